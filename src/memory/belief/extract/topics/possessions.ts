import type { ClaimObject } from '../claim.ts'
import { countOf } from '../dates.ts'
import { readName } from '../names.ts'
import type { Phrase } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading } from '../reading.ts'
import { ANIMALS, CONDITIONS, EMPTY_OBJECTS, EVENTS, KIN } from '../words/nouns.ts'

const GETTING = new Set([
  'buy',
  'purchase',
  'get',
  'adopt',
  'rescue',
  'order',
  'inherit',
  'foster',
  'pick',
])
const NUMBER =
  /^(?:\d{1,6}|\d{1,3}(?:,\d{3})+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const ABSTRACT = /(?:ness|tion|ment|ship|ity|ism|ance|ence|ing|ures?)$/
const THINGS =
  /^(?:condition|apartment|equipment|instrument|station|painting|earring|ring|drawing|furniture|picture|building|fishing|collection|subscription|sculpture|mission|clothing|necklace|violin)s?$/

/** What people have and get: relatives, animals, illnesses, things. */
export function readPossessions(reading: Reading): readonly Draft[] {
  const { verb } = reading
  if (verb.tense === 'unreal') return readForbidden(reading)
  const isHaving = verb.lemma === 'have' || verb.lemma === 'own'
  const isKept = isHaving && /^(?:present|used to|perfect)$/.test(verb.tense)
  const isGot = GETTING.has(verb.lemma) && /^(?:past|perfect)$/.test(verb.tense)
  if (!isKept && !isGot && !(isHaving && verb.tense === 'past')) return []
  if (verb.lemma === 'get' && reading.tokens[verb.next]?.lower === 'to') return []
  if (isGot && reading.tokens.some(({ lower }) => lower === 'you')) return []
  const phrase = objectOf(reading, { stopsAt: UNTIL })
  if (phrase === null) return []
  const { head } = phrase
  if (ANIMALS.has(head)) return pet(reading, phrase)
  if (!isGot && KIN.has(head)) return kin(reading, phrase)
  if (isHaving && isCondition(phrase))
    return [{ predicate: 'has_condition', object: asText(bare(phrase)), stance: reading.stance }]
  if (verb.lemma === 'adopt' || isEmpty(phrase) || EVENTS.has(head)) return []
  if (isKept) return owned(reading, phrase)
  if (isHaving || verb.lemma === 'pick') return []
  if (verb.lemma === 'get') return []
  return [
    {
      predicate: 'owns',
      object: asText(bare(phrase)),
      said: `${reading.tokens[verb.at]!.lower} ${phrase.text}`,
      isEvent: true,
    },
  ]
}

const UNTIL = new Set([
  'because',
  'since',
  'when',
  'that',
  'who',
  'which',
  'for',
  'from',
  'to',
  'at',
  'so',
  'named',
  'called',
])

/** "I can't have dairy": what the body forbids. */
function readForbidden(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  const isBarred =
    verb.isNegated &&
    /^(?:have|eat|drink)$/.test(verb.lemma) &&
    tokens[verb.at - 2]?.lower === 'can'
  const phrase = isBarred ? objectOf(reading, { stopsAt: UNTIL }) : null
  if (phrase === null || phrase.tokens.length > 3) return []
  const text = `cannot ${verb.lemma} ${phrase.text}`
  return [
    {
      predicate: 'has_condition',
      object: asText(text),
      stance: 'states',
      said: text,
      confidence: 0.7,
    },
  ]
}

function owned(reading: Reading, phrase: Phrase): readonly Draft[] {
  const first = phrase.tokens[0]!.lower
  const count = counted(reading, phrase)
  if (count.length > 0) return count
  if (reading.verb.lemma === 'own') return [{ predicate: 'owns', object: asText(bare(phrase)) }]
  if (!/^(?:a|an|my|our)$/.test(first) || !isThing(phrase)) return []
  const said = reading.stance === 'states' ? { said: `has ${phrase.text}` } : {}
  return [{ predicate: 'owns', object: asText(bare(phrase)), confidence: 0.7, ...said }]
}

/** "we have 3 dogs": how many there are, of what is theirs. */
function counted({ subject }: Reading, phrase: Phrase): readonly Draft[] {
  const isTotal = phrase.tokens.some(({ lower }) => lower === 'total')
  const at = isTotal ? phrase.tokens.findIndex(({ lower }) => NUMBER.test(lower)) : 0
  const [first, ...others] = phrase.tokens.slice(Math.max(0, at))
  if (first === undefined || !NUMBER.test(first.lower) || others.length === 0) return []
  const unit = others.map(({ text }) => text).join(' ')
  const value = /\d/.test(first.lower)
    ? Number(first.lower.replaceAll(',', ''))
    : countOf(first.lower)
  const object: ClaimObject = { kind: 'number', value, unit }
  return [
    {
      predicate: 'has_count',
      subject: { name: `${subject.named.name}'s ${unit}`, type: 'thing' },
      object,
      said: `number ${value}`,
    },
  ]
}

function pet(reading: Reading, phrase: Phrase): readonly Draft[] {
  const { tokens, verb } = reading
  const after = tokens.findIndex(
    ({ lower }, index) => index > verb.next && (lower === 'named' || lower === 'called'),
  )
  const name = after === -1 ? null : readName(tokens, after + 1)
  const said =
    verb.lemma === 'have' || verb.lemma === 'own'
      ? {}
      : { said: `${tokens[verb.at]!.lower} ${phrase.text}`, isEvent: true }
  if (name !== null) {
    const alias = `${reading.subject.named.name}'s ${phrase.head}`
    return [
      {
        predicate: 'has_pet',
        object: { kind: 'entity', name: name.name, type: 'animal', aliases: [alias] },
      },
    ]
  }
  return [
    { predicate: 'has_pet', object: asText(bare(phrase)), ...said },
    ...counted(reading, phrase),
  ]
}

function kin(reading: Reading, phrase: Phrase): readonly Draft[] {
  const { tokens, verb, stance } = reading
  if (
    phrase.tokens.length > 4 ||
    !/^(?:a|an|one|two|three|four|five|six|\d|no|kids|children|any|twin)/.test(
      phrase.tokens[0]!.lower,
    )
  )
    return []
  const after = tokens.findIndex(
    ({ lower }, index) => index > verb.next && (lower === 'named' || lower === 'called'),
  )
  const name = after === -1 ? null : readName(tokens, after + 1)
  const predicate = KIN.get(phrase.head)!
  if (name !== null) {
    const alias = `${reading.subject.named.name}'s ${phrase.head}`
    return [
      { predicate, object: { kind: 'entity', name: name.name, type: 'person', aliases: [alias] } },
    ]
  }
  if (predicate === 'colleague_of' || predicate === 'friend_of' || phrase.head === 'family')
    return []
  return [
    {
      predicate,
      object: asText(bare(phrase)),
      stance,
      said: `${verb.tense === 'past' ? 'had' : 'has'} ${phrase.text}`,
    },
    ...counted(reading, phrase),
  ]
}

function isCondition({ tokens }: Phrase): boolean {
  return tokens.some(({ lower }) => CONDITIONS.has(lower)) && tokens.length <= 6
}

function isEmpty({ head, tokens }: Phrase): boolean {
  return EMPTY_OBJECTS.has(head) || tokens.every(({ lower }) => EMPTY_OBJECTS.has(lower))
}

/** Something that can be held: not "a meeting", not "a great feeling". */
function isThing({ head, tokens }: Phrase): boolean {
  if (!/^(?:a|an|my|our|some|another|new|two|three|four|five|these|this)$/.test(tokens[0]!.lower))
    return false
  if (EMPTY_OBJECTS.has(head) || EVENTS.has(head) || KIN.has(head)) return false
  if (
    /^(?:better|into|up|out|back|married|engaged|divorced|ready|started|used|hurt|lost|stuck|sick|in|over|through|off)$/.test(
      tokens[0]!.lower,
    )
  )
    return false
  return THINGS.test(head) || !ABSTRACT.test(head)
}

function bare({ text }: Phrase): string {
  return text.replace(/^(?:a|an|the|some|my|their|this|another) /, '')
}
