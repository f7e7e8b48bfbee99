import { named, nameIn, readName, typeOf } from '../names.ts'
import { readPhrase } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, sayVerb, wordAt } from '../reading.ts'
import { isGerund } from '../verb-group.ts'
import { EVENTS } from '../words/nouns.ts'
import { placeOf } from './home.ts'

/** Where people went, what they attended, whom they met, what they joined. */
export function readOutings(reading: Reading): readonly Draft[] {
  const { verb } = reading
  const isDone = verb.tense === 'past' || verb.tense === 'perfect'
  if (!isDone) return []
  switch (verb.lemma) {
    case 'go':
      return readGoing(reading)
    case 'have':
      return readTimeAt(reading)
    case 'be':
      return readBeing(reading)
    case 'visit':
      return readVisit(reading, verb.next)
    case 'attend':
      return readAttended(reading, verb.next)
    case 'meet':
      return wordAt(reading, verb.next) === 'up' ? [] : readMeeting(reading)
    case 'join':
      return readMembership(reading)
    default:
      return []
  }
}

function readGoing(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  const next = wordAt(reading, verb.next)
  const isOuting = isGerund(next) || next === 'on' || next === 'for'
  if (isOuting && !/^(?:about|and)$/.test(wordAt(reading, verb.next + 1))) {
    const phrase = objectOf(reading)
    if (phrase === null || (!isGerund(next) && phrase.tokens.length < 3)) return []
    return [
      {
        predicate: 'did',
        object: asText(`went ${phrase.text}`),
        said: `${sayVerb(reading)} ${phrase.text}`,
        isEvent: true,
      },
    ]
  }
  const to = tokens.findIndex(
    ({ lower }, index) => index >= verb.next && index < verb.next + 4 && lower === 'to',
  )
  return to === -1 ? [] : readVisit(reading, to + 1)
}

/** "We had a blast at the fair." */
function readTimeAt(reading: Reading): readonly Draft[] {
  const { tokens, verb } = reading
  const at = tokens.findIndex(({ lower }, index) => index > verb.next && lower === 'at')
  if (at === -1 || !/^(?:time|blast|fun)$/.test(tokens[at - 1]!.lower)) return []
  const phrase = readPhrase(tokens, at + 1, { isBare: true, stopsAt: PLACE_UNTIL })
  return phrase !== null && EVENTS.has(phrase.head) ? readAttended(reading, at + 1) : []
}

/** "I was in Chicago", "I've been to Rome". */
function readBeing(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  const next = wordAt(reading, verb.next)
  if (verb.tense === 'perfect' && next === 'to') return readVisit(reading, verb.next + 1)
  if (next !== 'in' && next !== 'at') return []
  const name = readName(tokens, verb.next + 1)
  if (name === null || typeOf(name.name) !== 'place') return []
  return [
    {
      predicate: 'visited',
      object: { kind: 'entity', ...named(name.name, 'place') },
      isEvent: true,
      said: `${verb.tense === 'perfect' ? sayVerb(reading) : 'was'} in ${name.name}`,
    },
  ]
}

const PLACE_UNTIL = new Set([
  'with',
  'for',
  'because',
  'where',
  'to',
  'when',
  'and',
  'from',
  'on',
  'as',
  'after',
])

function readVisit(reading: Reading, from: number): readonly Draft[] {
  const phrase = readPhrase(reading.tokens, from, { isBare: true, stopsAt: PLACE_UNTIL })
  if (phrase === null || phrase.head === 'bed' || /^(?:be|see|get)$/.test(phrase.tokens[0]!.lower))
    return []
  if (EVENTS.has(phrase.head)) return readAttended(reading, from)
  const full = readPhrase(reading.tokens, from, { stopsAt: PLACE_UNTIL })
  const draft: Draft = { predicate: 'visited', object: placeOf(phrase), isEvent: true }
  if (reading.stance === 'states') return [{ ...draft, said: `visited ${full?.text}` }]
  const isYet = reading.stance === 'denies' && reading.verb.tense === 'perfect'
  return [isYet ? { ...draft, said: `has not been to ${full?.text}` } : draft]
}

function readAttended(reading: Reading, from: number): readonly Draft[] {
  const full = readPhrase(reading.tokens, from, { stopsAt: PLACE_UNTIL })
  const phrase = readPhrase(reading.tokens, from, { isBare: true, stopsAt: PLACE_UNTIL })
  if (phrase === null || full === null) return []
  const name = nameIn(phrase.tokens)
  const object =
    name === null ? asText(phrase.text) : ({ kind: 'entity', ...named(name, 'event') } as const)
  const draft: Draft = { predicate: 'attended', object, isEvent: true }
  return [
    reading.stance === 'states' ? { ...draft, said: `attended ${corrected(full.text)}` } : draft,
  ]
}

/** "a LGBTQ group" is read aloud with "an". */
function corrected(text: string): string {
  return text.replace(/^a (?=[AEFHILMNORSX][A-Z])/, 'an ')
}

function readMeeting(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  const name = readName(tokens, verb.next)
  const phrase = objectOf(reading, {
    stopsAt: new Set(['at', 'in', 'during', 'while', 'when', 'on', 'and', 'through', 'for']),
  })
  if (name !== null)
    return [
      {
        predicate: 'met',
        object: { kind: 'entity', ...named(name.name, 'person') },
        isEvent: true,
      },
    ]
  if (phrase === null || (phrase.head === 'people' && phrase.tokens.length < 3)) return []
  return [{ predicate: 'met', object: asText(phrase.text), isEvent: true }]
}

function readMembership(reading: Reading): readonly Draft[] {
  const phrase = objectOf(reading, {
    isBare: true,
    stopsAt: new Set(['to', 'because', 'for', 'with', 'where', 'and']),
  })
  if (phrase === null || /^(?:in|forces|them)$/.test(phrase.tokens[0]!.lower)) return []
  const name = nameIn(phrase.tokens)
  const object =
    name === null
      ? asText(phrase.text)
      : ({ kind: 'entity', ...named(name, 'organisation') } as const)
  return [
    { predicate: 'member_of', object, said: `joined ${objectOf(reading)?.text ?? phrase.text}` },
  ]
}
