import { named } from '../names.ts'
import { asText, type Draft } from '../reading.ts'
import type { Token } from '../tokens.ts'
import { PRONOUNS } from '../words/grammar.ts'
import type { Found } from './family.ts'

const ADVERB = /^(?:still|now|currently|already|today|mostly|always|also)$/
const DETERMINER = /^(?:the|a|an|this|that)$/
/** "Our search uses …" is about somebody's search, and read with whose it is. */
const OWNED = /^(?:my|our|your|his|her|their)$/
const LABEL = /^(?:correction|actually|update|note|fyi|btw|so|and|but|well|now)$/
const END =
  /^(?:and|but|because|since|so|which|that|while|when|for|to|in|with|at|if|as|after|before|now|again|instead)$/
const SUBJECT_WORDS_MAX = 4
const OBJECT_WORDS_MAX = 6

/** "Checkout runs on Postgres 16", "Billing still uses the legacy adapter": things, not people. */
export function readServices(
  sentence: readonly Token[],
  people: readonly string[],
): readonly Found[] {
  if (sentence.at(-1)?.text === '?') return []
  const words = sentence.filter(({ kind, lower }) => kind === 'word' || /^\d/.test(lower))
  let from = 0
  while (from < words.length && LABEL.test(words[from]!.lower)) from++
  while (from < words.length && DETERMINER.test(words[from]!.lower)) from++
  const found = verbAfter(words, from)
  if (found === undefined || found.at === from || found.at - from > SUBJECT_WORDS_MAX) return []
  const subject = words.slice(from, found.at).filter(({ lower }) => !ADVERB.test(lower))
  if (subject.length === 0 || subject.some(({ lower }) => OWNED.test(lower) || PRONOUNS.has(lower)))
    return []
  if (people.some((name) => name.toLowerCase() === textOf(subject).toLowerCase())) return []
  const object = objectAfter(words, found.next)
  if (object.length === 0 || object.some(({ lower }) => PRONOUNS.has(lower))) return []
  const told = textOf(object)
  const isProduct = /^\p{Lu}/u.test(told)
  const draft: Draft = {
    subject: named(textOf(subject), 'system'),
    predicate: found.predicate,
    object: isProduct ? { kind: 'entity', ...named(told, 'system') } : asText(told),
    stance: 'states',
    confidence: 0.8,
  }
  return [{ draft, tokens: words.slice(from, found.next + object.length) }]
}

/** Only verbs that a thing does, in the third person: "uses", "runs on", "is hosted on". */
function verbAfter(words: readonly Token[], from: number) {
  const last = Math.min(words.length, from + SUBJECT_WORDS_MAX + 2)
  for (let at = from; at < last; at++) {
    const [one, two, three] = [words[at]!.lower, words[at + 1]?.lower, words[at + 2]?.lower]
    if (one === 'uses') return { at, next: at + 1, predicate: 'uses' }
    if (one === 'runs' && two === 'on') return { at, next: at + 2, predicate: 'runs_on' }
    if (one === 'is' && /^(?:hosted|deployed|running)$/.test(two ?? '') && three === 'on') {
      return { at, next: at + 3, predicate: 'runs_on' }
    }
  }
  return undefined
}

function objectAfter(words: readonly Token[], from: number): readonly Token[] {
  let start = from
  while (start < words.length && DETERMINER.test(words[start]!.lower)) start++
  const object: Token[] = []
  for (const word of words.slice(start, start + OBJECT_WORDS_MAX)) {
    if (END.test(word.lower)) break
    const before = object.at(-1)
    // A comma or a semicolon stood between them.
    if (before !== undefined && word.start - before.end > 1) break
    object.push(word)
  }
  return object
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ')
}
