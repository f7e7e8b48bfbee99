/**
 * Instructions that a text addresses to whoever reads it, and what becomes of them.
 *
 * | strength | what | why |
 * |---|---|---|
 * | excised | control tokens of chat templates and of our own envelope, wherever they stand; role tags and prompt fences outside code and quotations | they change who speaks, and no sentence needs them |
 * | fenced | a direct command to set instructions aside or to bring out the prompt: imperative, not quoted, not reported | the text is kept and readable, and visibly not to be obeyed |
 * | flagged | the same commands quoted, reported or asked about; all weaker signals whose weights reach one within eighty words | text that talks about an attack is a memory like any other |
 *
 * Patterns describe an intention (a class of verbs, a class of objects, the distance between them)
 * in a dozen languages and never a whole sentence. A negated command ("do not ignore …") is nothing.
 */
import { BOUNDARY_TAGS, CONTROL_TOKENS } from './boundary.ts'
import { INTENTS, type Intent } from './intents.ts'
import type { View } from './normalise.ts'
import { matchAt, type Pattern, parsePattern } from './pattern.ts'
import { isInside, quotations } from './quotation.ts'
import type { Finding, Span } from './rule.ts'
import { type Token, tokenise } from './words.ts'

export const FENCE_OPEN = '⟦suspicious: '
export const FENCE_CLOSE = '⟧'

const WINDOW_WORDS = 80
const SENTENCE_WORDS_MAX = 60
// Weights are tenths; the half below one absorbs the rounding of their sums.
const SCORE_MIN = 0.95

interface Hit {
  readonly intent: Intent
  readonly from: number
  readonly to: number
}

interface Compiled {
  readonly intent: Intent
  readonly pattern: Pattern
}

/** Patterns by the class of their first step, so that most tokens cost one look. */
type Patterns = ReadonlyMap<string, readonly Compiled[]>

export function compileIntents(intents: readonly Intent[]): Patterns {
  const all = intents.flatMap((intent) =>
    intent.patterns
      .map(parsePattern)
      .flatMap((pattern) => pattern.first.map((name) => ({ name, compiled: { intent, pattern } }))),
  )
  const byName = Map.groupBy(all, ({ name }) => name)
  return new Map([...byName].map(([name, group]) => [name, group.map(({ compiled }) => compiled)]))
}

const PATTERNS = compileIntents(INTENTS)

/** Boundaries to cut out, and those that are only worth a flag, in a normalised text. */
export function findBoundaries(text: string): Finding[] {
  const quoted = quotations(text)
  const findings: Finding[] = []
  for (const { id, kind, find } of CONTROL_TOKENS) {
    for (const span of find(text)) findings.push({ ...span, rule: id, kind, action: 'excised' })
  }
  for (const { id, kind, find } of BOUNDARY_TAGS) {
    for (const span of find(text)) {
      const action = isInside(quoted, span) ? 'flagged' : 'excised'
      findings.push({ ...span, rule: id, kind, action })
    }
  }
  return findings
}

/**
 * Commands to fence and signals to flag, in the coordinates of the view. Our own markers and fences
 * are not there for the patterns, so a second look at a fenced text finds the same words again.
 */
export function findInjections(text: string, patterns: Patterns = PATTERNS): Finding[] {
  const bare = withoutMarks(text)
  const tokens = tokenise(bare.text)
  const quoted = quotations(bare.text)
  const findings: Finding[] = []
  const weak: Hit[] = []
  for (const hit of hitsIn(tokens, patterns)) {
    if (hit.intent.isCommand !== true) {
      weak.push(hit)
      continue
    }
    const force = forceOf(tokens, hit, quoted)
    if (force === 'none') continue
    const to = force === 'direct' ? sentenceEnd(tokens, hit.to) : hit.to
    const action = force === 'direct' ? 'fenced' : 'flagged'
    findings.push(findingOf(tokens, { ...hit, to }, action))
    weak.push(hit)
  }
  const signals = scored(weak).map((hit) => findingOf(tokens, hit, 'flagged'))
  const all = [findings, signals, [...letterSpacing(bare.text)]].flat()
  return all.map((finding) => ({ ...finding, ...bare.origin(finding) }))
}

function findingOf(
  tokens: readonly Token[],
  { intent, from, to }: Hit,
  action: Finding['action'],
): Finding {
  const last = tokens[to - 1]!
  return { start: tokens[from]!.start, end: last.end, rule: intent.id, kind: 'injection', action }
}

function* hitsIn(tokens: readonly Token[], patterns: Patterns): Iterable<Hit> {
  for (let at = 0; at < tokens.length; at += 1) {
    for (const name of tokens[at]!.classes) {
      for (const { intent, pattern } of patterns.get(name) ?? []) {
        const to = matchAt(pattern, tokens, at)
        if (to !== undefined) yield { intent, from: at, to: Math.max(at + 1, trimEnd(tokens, to)) }
      }
    }
  }
}

/** Leaves the punctuation that closed a pattern outside the match. */
function trimEnd(tokens: readonly Token[], to: number): number {
  let end = to
  while (end > 1 && !tokens[end - 1]!.isWord) end -= 1
  return end
}

/** The end of the sentence in which a command stands, for what is commanded stands there too. */
function sentenceEnd(tokens: readonly Token[], from: number): number {
  let end = from
  while (
    end < tokens.length &&
    end - from < SENTENCE_WORDS_MAX &&
    !tokens[end]!.classes.has('end')
  ) {
    end += 1
  }
  return end
}

/**
 * Whether a command is given, mentioned or denied. `direct`: an imperative, or a duty of the reader.
 * `none`: negated, or somebody else's doing ("can I ignore …?", "they forget everything").
 */
function forceOf(
  tokens: readonly Token[],
  { from, to }: Hit,
  quoted: readonly Span[],
): 'direct' | 'mentioned' | 'none' {
  const before = wordsBefore(tokens, from)
  const last = before.at(-1)
  const near = before.slice(-3)
  const has = (words: readonly Token[], name: string) =>
    words.some((word) => word.classes.has(name))
  // German and Dutch deny after the verb.
  const isDeniedAfter = tokens[from]!.classes.has('drop') && tokens[from + 1]?.classes.has('not')
  if (last?.classes.has('not') || isDeniedAfter) return 'none'
  // "Ignore my previous message" is somebody correcting himself.
  const inside = tokens.slice(from, to)
  if (has(inside, 'my') && !has(inside, 'order')) return 'none'
  if (!tokens[from]!.isFirst && has(near, 'person') && !has(near, 'you')) return 'none'
  const span = { start: tokens[from]!.start, end: tokens[to - 1]!.end }
  if (isInside(quoted, span) && tokens.length - (to - from) > 8) return 'mentioned'
  if (has(before, 'report')) return 'mentioned'
  if (last?.classes.has('to') || (last?.classes.has('modal') && !has(near, 'you')))
    return 'mentioned'
  return 'direct'
}

const REPORT_WORDS = 12

/** The words before a token in the same sentence, at most a dozen. */
function wordsBefore(tokens: readonly Token[], at: number): Token[] {
  const words: Token[] = []
  for (let before = at - 1; before >= 0 && words.length < REPORT_WORDS; before -= 1) {
    const token = tokens[before]!
    if (token.classes.has('end')) break
    if (token.isWord) words.unshift(token)
  }
  return words
}

/** Signals whose different weights add up to enough within a window of words. In order, as given. */
function scored(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = []
  const counts = new Map<string, number>()
  let first = 0
  let unkept = 0
  let score = 0
  for (const [last, hit] of hits.entries()) {
    score += count(counts, hit, 1)
    while (hit.from - hits[first]!.from > WINDOW_WORDS) {
      score += count(counts, hits[first]!, -1)
      first += 1
    }
    if (score >= SCORE_MIN) {
      for (unkept = Math.max(first, unkept); unkept <= last; unkept += 1) kept.push(hits[unkept]!)
    }
  }
  return kept
}

/** Counts a signal in or out of the window and gives what that changes in the score. */
function count(counts: Map<string, number>, { intent }: Hit, change: 1 | -1): number {
  const before = counts.get(intent.id) ?? 0
  counts.set(intent.id, before + change)
  return before + change === 0 || before === 0 ? change * intent.weight : 0
}

const SPACED = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){9,}(?![\p{L}\p{N}])/gu

/** Ten or more single letters in a row spell something that words would give away. */
function* letterSpacing(text: string): Iterable<Finding> {
  for (const match of text.matchAll(SPACED)) {
    const letters = match[0].toLowerCase().replaceAll(' ', '')
    const rising = [...letters].filter((letter, at) => at > 0 && letter > letters[at - 1]!).length
    if (rising > letters.length * 0.8) continue
    const end = match.index + match[0].length
    yield { start: match.index, end, rule: 'letter-spacing', kind: 'injection', action: 'flagged' }
  }
}

const MARK = /⟦suspicious: |⟧|\[(?:redacted|excised):[a-z-]{1,24}\]/g

/** The text without our own marks, as a view of it. */
export function withoutMarks(text: string): View {
  const gaps = [...text.matchAll(MARK)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  if (gaps.length === 0) return { text, origin: ({ start, end }) => ({ start, end }) }
  const parts: string[] = []
  const shifts: { at: number; by: number }[] = [{ at: 0, by: 0 }]
  let read = 0
  let length = 0
  for (const gap of gaps) {
    parts.push(text.slice(read, gap.start))
    length += gap.start - read
    read = gap.end
    shifts.push({ at: length, by: read - length })
  }
  parts.push(text.slice(read))
  const back = (at: number) => at + shifts[lastAtOrBefore(shifts, at)]!.by
  return {
    text: parts.join(''),
    origin: ({ start, end }) => ({
      start: back(start),
      end: end > start ? back(end - 1) + 1 : back(end),
    }),
  }
}

function lastAtOrBefore(shifts: readonly { at: number }[], at: number): number {
  let low = 0
  let high = shifts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (shifts[middle]!.at <= at) low = middle
    else high = middle - 1
  }
  return low
}
