import type { ClaimObject } from '../claim.ts'
import { readWhen, sayWhen } from '../dates.ts'
import { named, readName } from '../names.ts'
import { asText, type Draft, objectOf, type Reading, wordAt } from '../reading.ts'
import { STATES } from '../words/nouns.ts'
import { spaced } from './deadlines.ts'
import { toolsIn } from './technology.ts'

const DUE = /\b(?:deadline|due date|cutoff)\b/i
const DATED =
  /\b(?:meeting|sprint|release|launch|demo|exam|interview|appointment|wedding|trip|flight|party|conference|review|event|concert|show|game|birthday|anniversary|presentation|workshop|class|surgery|graduation|tournament|competition|opening)\b/i
const SIZE = /^\d+(?:[.,]\d+)*(?:kb|mb|gb|tb|pb|kib|mib|gib)$/
const SIZE_UNIT = /^(?:kb|mb|gb|tb|pb|bytes|rows|lines|pages|records)$/
const MEASURE = /^\d+(?:[.,]\d+)*(?:ms|s|%|fps|px|km|kg|cm|m|x|k)?$/
const MEASURE_UNIT =
  /^(?:ms|milliseconds|seconds|minutes|hours|percent|calls|requests|users|commits|points|commits|items|cards)$/
const MONEY = /^[$€£]\d[\d.,]*[km]?$/
const REACHING = new Set([
  'improve',
  'drop',
  'increase',
  'reach',
  'grow',
  'rise',
  'average',
  'hit',
  'go',
  'stand',
  'decrease',
  'fall',
])
const RESCHEDULING = new Set([
  'push',
  'move',
  'postpone',
  'shift',
  'extend',
  'reschedule',
  'change',
  'set',
  'delay',
  'bring',
  'target',
])

/** Things and systems: state, version, size, value, price, due date. */
export function readStates(reading: Reading): readonly Draft[] {
  const { subject, verb } = reading
  if (subject.isSpeaker) return readOwnDeadline(reading)
  const { type, name } = subject.named
  const dated = readDue(reading, name)
  if (dated.length > 0) return dated
  if (type === 'person' || type === 'animal') return readLife(reading)
  if (verb.lemma === 'cost') return priced(reading)
  if (REACHING.has(verb.lemma)) return measured(reading, verb.next)
  if (verb.lemma === 'run' && wordAt(reading, verb.next) === 'on' && verb.tense !== 'past')
    return platform(reading)
  if (verb.lemma === 'use' || verb.lemma === 'have') return []
  if (verb.lemma !== 'be' || /unreal|future/.test(verb.tense)) return []
  const word = wordAt(reading, verb.next)
  if (STATES.has(word) && !/^(?:up|down)$/.test(word) && verb.tense !== 'past')
    return state(reading)
  if (/^(?:up|down)$/.test(word) && !/^(?:to|for|on|from)$/.test(wordAt(reading, verb.next + 1)))
    return state(reading)
  const favorite = readFavorite(reading)
  if (favorite.length > 0) return favorite
  const tools = toolsIn(reading.tokens, verb.next).filter(({ from }) => from <= verb.next + 1)
  const sizes = measured(reading, verb.next)
  if (tools.length > 0)
    return [...tools.slice(0, 1).flatMap((tool) => kind(reading, tool)), ...restSizes(reading)]
  return sizes
}

/** "our prod DB is PostgreSQL 14.5" */
function kind(reading: Reading, tool: ReturnType<typeof toolsIn>[number]): readonly Draft[] {
  const drafts: Draft[] = [{ predicate: 'is_a', object: { kind: 'entity', ...tool.named } }]
  if (tool.version !== null && reading.stance === 'states')
    drafts.push({ predicate: 'has_version', object: asText(tool.version.text) })
  return drafts
}

/** A size that follows the kind after a comma: ", 2.3GB". */
function restSizes({ clause }: Reading): readonly Draft[] {
  const [comma, first, second] = clause.rest
  if (comma?.text !== ',' || first === undefined) return []
  const size = sizeOf(first.lower, second?.lower ?? '')
  return size === null ? [] : [{ predicate: 'has_size', object: size }]
}

function state(reading: Reading): readonly Draft[] {
  const phrase = objectOf(reading, {
    stopsAt: new Set(['for', 'because', 'with', 'on', 'in', 'at', 'to']),
  })
  const word = phrase?.text ?? wordAt(reading, reading.verb.next)
  const isPast = reading.verb.tense === 'past'
  return [
    {
      predicate: 'has_state',
      object: asText(word),
      ...(isPast ? { said: `was ${word}`, validTo: reading.utterance.at } : {}),
    },
  ]
}

/** "My favorite book is …" tells what its owner likes. */
function readFavorite(reading: Reading): readonly Draft[] {
  const { subject, utterance, tokens, verb } = reading
  const owner = utterance.speaker ?? utterance.role
  const name = subject.named.name
  if (!/\bfavorite\b|\bfavourite\b/i.test(name) || !name.startsWith(`${owner}'s `)) return []
  const phrase = objectOf(reading, { rest: reading.clause.rest })
  if (phrase === null) return []
  const read = readName(tokens, verb.next)
  const object: ClaimObject =
    tokens[verb.next]?.kind === 'quoted' || read !== null
      ? { kind: 'entity', ...named(phrase.text) }
      : asText(phrase.text.replace(/^(?:the|a|an) /, ''))
  return [
    {
      predicate: 'likes',
      subject: { name: owner, type: 'person' },
      object,
      said: `has a ${name.slice(owner.length + 3)}: ${phrase.text}`,
    },
  ]
}

/** Illness and death of people and animals. */
function readLife(reading: Reading): readonly Draft[] {
  const { verb } = reading
  const next = wordAt(reading, verb.next)
  if ((verb.lemma === 'pass' && next === 'away') || verb.lemma === 'die')
    return [
      { predicate: 'has_state', object: asText('passed away'), said: 'passed away', isEvent: true },
    ]
  return []
}

/** "the deadline is March 15", "the launch was pushed to May 3", "the sprint ends on March 29". */
function readDue(reading: Reading, name: string): readonly Draft[] {
  const { verb, clause, utterance } = reading
  const isDue = DUE.test(name)
  if (!isDue && !DATED.test(name)) return []
  const isMoved =
    RESCHEDULING.has(verb.lemma) ||
    (verb.lemma === 'be' && RESCHEDULING_PARTICIPLE.test(wordAt(reading, verb.next)))
  if (
    verb.lemma !== 'be' &&
    verb.lemma !== 'end' &&
    verb.lemma !== 'start' &&
    verb.lemma !== 'take' &&
    !isMoved
  )
    return []
  const words = [...clause.tokens, ...clause.rest.slice(0, 4)]
  const first = words[0]!.start
  const text = spaced(words)
  const when = readWhen(text, utterance.at, 'future')
  if (when === null || when.precision === 'year' || first < 0 || reading.stance !== 'states')
    return []
  const predicate = isDue ? 'deadline' : 'scheduled_for'
  return [
    {
      predicate,
      object: { kind: 'instant', at: when.at },
      said: `${isDue ? 'is' : verb.lemma === 'end' ? 'ends' : 'is scheduled'} ${sayWhen(when)}`,
      validFrom: null,
    },
  ]
}

const RESCHEDULING_PARTICIPLE =
  /^(?:pushed|moved|postponed|shifted|extended|rescheduled|changed|set|delayed|scheduled|now)$/

/** "I have a deadline of April 15", "we pushed the deadline to May 3". */
function readOwnDeadline(reading: Reading): readonly Draft[] {
  const { verb, clause, utterance, tokens } = reading
  if (!/^(?:have|push|move|extend|set|shift|postpone|target|work)$/.test(verb.lemma)) return []
  const at = tokens.findIndex(({ lower }, index) => index >= verb.next && lower === 'deadline')
  if (at === -1) return []
  const words = [...clause.tokens, ...clause.rest.slice(0, 4)]
  const when = readWhen(spaced(words), utterance.at, 'future')
  if (when === null || when.precision === 'year') return []
  const mine = tokens
    .slice(verb.next, at)
    .filter(({ lower }) => !/^(?:a|an|the|my|our|with|on)$/.test(lower))
  const what =
    mine.length > 0 && mine.length < 4
      ? `${mine.map(({ text }) => text).join(' ')} deadline`
      : 'deadline'
  const owner = utterance.speaker ?? utterance.role
  return [
    {
      predicate: 'deadline',
      subject: { name: `${owner}'s ${what}`, type: 'event' },
      object: { kind: 'instant', at: when.at },
      said: `is ${sayWhen(when)}`,
      validFrom: null,
    },
  ]
}

function priced(reading: Reading): readonly Draft[] {
  const token = reading.tokens
    .slice(reading.verb.next, reading.verb.next + 4)
    .find(({ text }) => MONEY.test(text))
  if (token === undefined) return []
  const value = Number(token.text.slice(1).replace(/[,km]/gi, ''))
  return [
    {
      predicate: 'costs',
      object: { kind: 'number', value, unit: token.text[0]! },
      said: `costs ${token.text}`,
    },
  ]
}

function platform(reading: Reading): readonly Draft[] {
  const phrase = objectOf(reading, {
    from: reading.verb.next + 1,
    isBare: true,
    stopsAt: new Set(['with', 'and', 'for', 'in']),
  })
  if (phrase === null) return []
  const name = readName(phrase.tokens, 0)
  return [
    {
      predicate: 'runs_on',
      object:
        name === null ? asText(phrase.text) : { kind: 'entity', ...named(name.name, 'system') },
    },
  ]
}

/** "the response time is around 250ms", "coverage reached 78%". */
function measured(reading: Reading, from: number): readonly Draft[] {
  const { tokens, subject } = reading
  let at = from
  while (
    /^(?:to|at|about|around|roughly|now|approximately|currently|only|up|over|under|below|above|nearly|almost|down)$/.test(
      wordAt(reading, at),
    )
  )
    at++
  const word = wordAt(reading, at)
  const unit = wordAt(reading, at + 1)
  const size = sizeOf(word, unit)
  if (size !== null) return [{ predicate: 'has_size', object: size }]
  if (MONEY.test(tokens[at]?.text ?? ''))
    return /price|cost|fee|rent|budget|salary/i.test(subject.named.name)
      ? [{ predicate: 'has_value', object: asText(tokens[at]!.text) }]
      : []
  if (!MEASURE.test(word) || subject.named.type === 'person') return []
  if (/^\d+$/.test(word) && !MEASURE_UNIT.test(unit)) return []
  const text = MEASURE_UNIT.test(unit) ? `${word} ${unit}` : word
  return [{ predicate: 'has_value', object: asText(text) }]
}

function sizeOf(word: string, unit: string): ClaimObject | null {
  if (SIZE.test(word)) {
    const value = Number.parseFloat(word.replaceAll(',', ''))
    return { kind: 'number', value, unit: word.replace(/^[\d.,]+/, '').toUpperCase() }
  }
  if (!SIZE_UNIT.test(unit) || !/^\d[\d.,]*$/.test(word)) return null
  return { kind: 'number', value: Number.parseFloat(word.replaceAll(',', '')), unit }
}
