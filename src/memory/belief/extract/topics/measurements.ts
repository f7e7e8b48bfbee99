import type { ClaimObject } from '../claim.ts'
import { named } from '../names.ts'
import { asText, type Draft } from '../reading.ts'
import type { Token } from '../tokens.ts'
import { PRONOUNS } from '../words/grammar.ts'
import { STATES } from '../words/nouns.ts'
import type { Found } from './family.ts'
import { toolsIn } from './technology.ts'

const DETERMINER = /^(?:the|a|an|this|that|our|their)$/
const VERB =
  /^(?:is|are|was|were|has|have|had|runs|ran|took|takes|measures|shows|uses|reached|stands)$/
const HEDGE = /^(?:now|currently|at|about|around|roughly|approximately|still|only|already|up|to|~)$/
const NUMBER = /^\d+(?:[.,]\d+)*$/
const MEASURE = /^(\d+(?:[.,]\d+)*)(ms|s|sec|min|h|%|kb|mb|gb|tb|k|m|rps|qps)$/
const UNIT =
  /^(?:%|ms|s|sec|secs|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|percent|rps|qps|tps)$/
const SIZE_UNIT = /^(?:b|bytes|kb|mb|gb|tb|pb)$/
/** Something that is called by a sign rather than a word: "db-2", "eu-west-1", "2-4". */
const SIGN = /^(?=.*\d)(?=.*[-_.\p{L}])[\p{L}\d][\p{L}\d._-]*$/u
const SUBJECT_WORDS_MAX = 6

/**
 * What an instrument, a log or a look-out reports of a thing: a value, a size, a version, a state or which one it is. Read only where nobody speaks for himself: a person who says "the lag is
 * 3 seconds" is read by the other topics, with more care.
 */
export function readMeasurements(sentence: readonly Token[]): readonly Found[] {
  if (sentence.at(-1)?.text === '?') return []
  let from = 0
  while (from < sentence.length && DETERMINER.test(sentence[from]!.lower)) from++
  const verbAt = sentence.findIndex(({ lower }, index) => index >= from && VERB.test(lower))
  const subject = sentence.slice(from, verbAt)
  if (verbAt <= from || subject.length > SUBJECT_WORDS_MAX || !isThing(subject)) return []
  let at = verbAt + 1
  while (at < sentence.length && HEDGE.test(sentence[at]!.lower)) at++
  const found = valueAt(sentence, at, sentence[verbAt]!.lower)
  return found.map((draft) => ({
    draft: {
      subject: named(subject.map(({ text }) => text).join(' '), 'system'),
      stance: 'states',
      confidence: 0.8,
      ...draft,
    },
    tokens: sentence.slice(from, Math.min(sentence.length, at + 2)),
  }))
}

function isThing(subject: readonly Token[]): boolean {
  return subject.every(
    ({ kind, lower }) => kind === 'word' && lower !== 'no' && !PRONOUNS.has(lower),
  )
}

function valueAt(sentence: readonly Token[], at: number, verb: string): readonly Draft[] {
  const token = sentence[at]
  if (token === undefined) return []
  const next = sentence[at + 1]?.lower ?? ''
  const joined = MEASURE.exec(token.lower)
  const [number, unit] = joined
    ? [joined[1]!, joined[2]!]
    : NUMBER.test(token.lower)
      ? [token.lower, next]
      : ['', '']
  if (number !== '') return counted(Number.parseFloat(number.replaceAll(',', '')), number, unit)
  const [tool] = toolsIn(sentence, at)
  if (tool?.from === at && tool.version !== null) {
    return [
      { predicate: 'is_a', object: { kind: 'entity', ...tool.named } },
      { predicate: 'has_version', object: asText(tool.version.text) },
    ]
  }
  if (!/^(?:is|are|was|were)$/.test(verb)) return []
  if (STATES.has(token.lower)) return [{ predicate: 'has_state', object: asText(token.lower) }]
  return SIGN.test(token.text) ? [{ predicate: 'has_value', object: asText(token.text) }] : []
}

function counted(value: number, number: string, unit: string): readonly Draft[] {
  if (SIZE_UNIT.test(unit)) {
    const object: ClaimObject = { kind: 'number', value, unit: unit.toUpperCase() }
    return [{ predicate: 'has_size', object }]
  }
  if (unit === '%') return [{ predicate: 'has_value', object: asText(`${number}%`) }]
  return UNIT.test(unit) ? [{ predicate: 'has_value', object: asText(`${number} ${unit}`) }] : []
}
