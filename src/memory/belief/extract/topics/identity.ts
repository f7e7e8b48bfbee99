import { named, readName } from '../names.ts'
import { asText, type Draft, objectOf, type Reading, wordAt } from '../reading.ts'
import { CONDITIONS, OCCUPATIONS, STATUSES } from '../words/nouns.ts'

const UNTIL = new Set([
  'at',
  'for',
  'who',
  'in',
  'with',
  'that',
  'from',
  'and',
  'so',
  'because',
  'on',
  'by',
])
const EMPTY_KINDS =
  /^(?:fan|bit|lot|believer|blast|big|mess|fool|pro|sucker|way|while|part|one|thing|person|dream|member|kind|sort|little|joy|pleasure|wreck|beginner|few|no|hundred|time|great|reminder)$/

/** Nouns for people. */
const KINDS =
  /(?:er|or|ist|ian|ant|vegan|person|mom|dad|parent|native|veteran|woman|man|guy|girl|introvert|extrovert|freak|addict|nerd|geek|worm)$/

/** What people are: by trade, by age, by status, by kind. */
export function readIdentity(reading: Reading): readonly Draft[] {
  const { verb, tokens, subject, stance } = reading
  if (verb.lemma === 'get' && /past|perfect|progressive|future/.test(verb.tense))
    return readStatus(reading)
  if (
    verb.lemma === 'turn' &&
    verb.tense === 'past' &&
    /^\d{1,3}$/.test(wordAt(reading, verb.next))
  )
    return [
      {
        predicate: 'age',
        object: { kind: 'number', value: Number(wordAt(reading, verb.next)), unit: 'years' },
      },
    ]
  if (verb.lemma !== 'be' || verb.tense === 'unreal' || verb.tense === 'future') return []
  const word = wordAt(reading, verb.next)
  if (STATUSES.has(word)) return readStatus(reading)
  if (word === 'allergic' && wordAt(reading, verb.next + 1) === 'to') {
    const phrase = objectOf(reading, { from: verb.next + 2, rest: reading.clause.rest })
    return phrase === null
      ? []
      : [
          {
            predicate: 'has_condition',
            object: asText(`allergy to ${phrase.text}`),
            said: `is allergic to ${phrase.text}`,
          },
        ]
  }
  if (
    CONDITIONS.has(word) ||
    /^(?:pregnant|diabetic|intolerant|vegan|vegetarian|lactose)$/.test(word)
  ) {
    const phrase = objectOf(reading)
    if (phrase === null) return []
    return /^veg/.test(word)
      ? [{ predicate: 'is_a', object: asText(word), said: `is ${word}` }]
      : [{ predicate: 'has_condition', object: asText(phrase.text), said: `is ${phrase.text}` }]
  }
  if (
    /^\d{1,3}$/.test(word) &&
    (tokens.length === verb.next + 1 ||
      wordAt(reading, verb.next + 1) === 'years' ||
      wordAt(reading, verb.next + 1) === 'now')
  ) {
    const years = Number(word)
    return years < 120 && subject.named.type === 'person'
      ? [{ predicate: 'age', object: { kind: 'number', value: years, unit: 'years' } }]
      : []
  }
  if (subject.isSpeaker && verb.tense === 'present') {
    const name = readName(tokens, verb.next)
    // "I'm Christina, a colour technologist"
    if (
      name !== null &&
      name.end === tokens.length &&
      stance === 'states' &&
      named(name.name).type === 'person'
    )
      return [
        { predicate: 'named', object: { kind: 'entity', name: name.name, type: 'person' } },
        ...apposed(reading),
      ]
  }
  if (word === 'a' || word === 'an' || word === 'the') return readKind(reading, verb.next)
  return []
}

function readKind(reading: Reading, from: number): readonly Draft[] {
  const { subject, verb } = reading
  const isPerson = subject.named.type === 'person' || subject.isSpeaker
  const phrase = objectOf(reading, { from, isBare: true, stopsAt: UNTIL })
  if (phrase === null || wordAt(reading, from) === 'the') return []
  const head = phrase.head
  if (isPerson && OCCUPATIONS.has(head)) {
    const at = reading.tokens.findIndex(
      ({ lower }, index) => index > from && (lower === 'at' || lower === 'for'),
    )
    const employer = at === -1 ? null : readName(reading.tokens, at + 1)
    const drafts: Draft[] = [
      {
        predicate: 'works_as',
        object: asText(phrase.text),
        said: `${verb.tense === 'past' ? 'was' : reading.stance === 'denies' ? 'is not' : reading.stance === 'ends' ? 'is no longer' : 'is'} a ${phrase.text}`,
        ...(verb.tense === 'past' ? { validTo: reading.utterance.at } : {}),
      },
    ]
    if (employer !== null)
      drafts.push({
        predicate: 'works_at',
        object: { kind: 'entity', ...named(employer.name, 'organisation') },
      })
    return drafts
  }
  if (
    !isPerson ||
    EMPTY_KINDS.test(head) ||
    EMPTY_KINDS.test(phrase.tokens[0]!.lower) ||
    verb.tense !== 'present'
  )
    return []
  if (!subject.isSpeaker || !KINDS.test(head)) return []
  return [{ predicate: 'is_a', object: asText(phrase.text), confidence: 0.65 }]
}

/** The trade that stands beside the name. */
function apposed(reading: Reading): readonly Draft[] {
  const { rest } = reading.clause
  if (rest[0]?.text !== ',' || !/^an?$/.test(rest[1]?.lower ?? '')) return []
  const end = rest.findIndex(
    (token, index) => index > 1 && (token.kind === 'punctuation' || UNTIL.has(token.lower)),
  )
  const job = rest.slice(2, end === -1 ? rest.length : end)
  if (job.length === 0 || job.length > 5 || !OCCUPATIONS.has(job.at(-1)!.lower)) return []
  return [{ predicate: 'works_as', object: asText(job.map(({ text }) => text).join(' ')) }]
}

function readStatus(reading: Reading): readonly Draft[] {
  const { verb, tokens, stance } = reading
  const at = verb.next
  const status = wordAt(reading, at)
  if (!STATUSES.has(status) || verb.tense === 'future') return []
  const drafts: Draft[] = [
    {
      predicate: 'relationship_status',
      object: asText(status),
      said:
        verb.lemma === 'get'
          ? `got ${status}`
          : `${stance === 'denies' ? 'is not' : stance === 'ends' ? 'is no longer' : 'is'} ${status}`,
    },
  ]
  const name = wordAt(reading, at + 1) === 'to' ? readName(tokens, at + 2) : null
  if (name !== null && status !== 'divorced')
    drafts.push({
      predicate: 'spouse_of',
      object: { kind: 'entity', ...named(name.name, 'person') },
    })
  return drafts
}
