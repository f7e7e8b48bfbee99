import type { Token } from './words.ts'

/**
 * A pattern over tokens, written as steps: `drop ..3 prior ..1 order`.
 *
 * A step names a class of the lexicon. `a|b` is either, `a&b` is both, `^a` starts a sentence.
 * `..3` lets up to three words stand between, inside one sentence; `~3` also across sentences.
 * Quotation marks, colons and dashes between steps do not count as words.
 */
export interface Pattern {
  readonly first: readonly string[]
  readonly steps: readonly Step[]
}

interface Step {
  readonly alternatives: readonly (readonly string[])[]
  readonly gap: number
  readonly isAcross: boolean
  readonly isFirst: boolean
}

export function parsePattern(notation: string): Pattern {
  const steps: Step[] = []
  let gap = 0
  let isAcross = false
  for (const part of notation.split(' ')) {
    if (/^(?:\.\.|~)\d+$/.test(part)) {
      isAcross = part.startsWith('~')
      gap = Number(part.replace(/^\D+/, ''))
      continue
    }
    const isFirst = part.startsWith('^')
    const alternatives = part
      .slice(isFirst ? 1 : 0)
      .split('|')
      .map((alternative) => alternative.split('&'))
    steps.push({ alternatives, gap, isAcross, isFirst })
    gap = 0
    isAcross = false
  }
  return { steps, first: steps[0]!.alternatives.map(([name]) => name!) }
}

// Punctuation between two steps; more of it is decoration, and would have to be searched in full.
const MARKS_MAX = 4

/**
 * The index after the last token of the shortest match that starts at `at`, or undefined. Gaps are
 * bounded by the notation, so the work per token is too.
 */
export function matchAt(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
): number | undefined {
  return fits(pattern.steps[0]!, tokens[at]!)
    ? matchRest(pattern.steps, 1, tokens, at + 1)
    : undefined
}

function matchRest(
  steps: readonly Step[],
  depth: number,
  tokens: readonly Token[],
  at: number,
): number | undefined {
  const step = steps[depth]
  if (step === undefined) return at
  let words = 0
  let marks = 0
  for (let next = at; next < tokens.length && words <= step.gap && marks <= MARKS_MAX; next += 1) {
    const token = tokens[next]!
    if (fits(step, token)) {
      const end = matchRest(steps, depth + 1, tokens, next + 1)
      if (end !== undefined) return end
    }
    if (token.isWord || token.classes.has('sigil')) words += 1
    else marks += 1
    if (token.classes.has('end') && !step.isAcross) return undefined
  }
  return undefined
}

function fits(step: Step, token: Token): boolean {
  if (step.isFirst && !token.isFirst) return false
  return step.alternatives.some((classes) => classes.every((name) => token.classes.has(name)))
}
