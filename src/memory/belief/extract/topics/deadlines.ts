import type { Utterance } from '../claim.ts'
import { readWhen, sayWhen, type When } from '../dates.ts'
import type { Token } from '../tokens.ts'
import type { Found } from './family.ts'

/** How many words after "deadline" may hold the date. */
const REACH = 9
const NOT_OF_THE_NAME = /^(?:a|an|the|my|our|new|this|that|with|of|to|meet|on|have|by|in|for|and)$/

/** "a sprint deadline of April 5, 2024", wherever it stands. */
export function readDeadlines(tokens: readonly Token[], utterance: Utterance): readonly Found[] {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === 'deadline' && /^(?:of|set|by)$/.test(tokens[index + 1]?.lower ?? ''),
  )
  if (at === -1) return readBefore(tokens, utterance)
  const span = tokens.slice(at, at + REACH)
  const when = readWhen(spaced(span), utterance.at, 'future')
  if (when === null || when.precision === 'year') return []
  const before = tokens[at - 1]
  const isNamed = before?.kind === 'word' && !NOT_OF_THE_NAME.test(before.lower)
  const what = isNamed ? `${before.text} deadline` : 'deadline'
  return [found(when, what, span, utterance)]
}

/** "the April 15 deadline". */
function readBefore(tokens: readonly Token[], utterance: Utterance): readonly Found[] {
  const at = tokens.findIndex(({ lower }) => lower === 'deadline')
  if (at < 2) return []
  const span = tokens.slice(Math.max(0, at - 4), at)
  const when = readWhen(spaced(span), utterance.at, 'future')
  if (when?.precision !== 'day' || when.end < spaced(span).length) return []
  return [found(when, 'deadline', span, utterance)]
}

function found(when: When, what: string, span: readonly Token[], utterance: Utterance): Found {
  const owner = utterance.speaker ?? utterance.role
  return {
    draft: {
      predicate: 'deadline',
      subject: { name: `${owner}'s ${what}`, type: 'event' },
      object: { kind: 'instant', at: when.at },
      said: `is ${sayWhen(when)}`,
      stance: 'states',
    },
    tokens: span,
  }
}

export function spaced(words: readonly Token[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ,/g, ',')
}
