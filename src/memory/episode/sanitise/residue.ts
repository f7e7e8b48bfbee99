import { withoutMarks } from './injection.ts'
import type { Span } from './rule.ts'

const ALPHANUMERICS_MIN = 24
const WORDS_MIN = 3

interface Remainder {
  readonly original: string
  readonly text: string
  /** What was fenced, in the coordinates of `text`. */
  readonly fences: readonly Span[]
  readonly hasCommands: boolean
}

/**
 * Whether so little is left that there is nothing to remember: fewer than 24 letters and digits
 * outside our marks, less than half of what there was, and, where only data was redacted, not even
 * three words ("call me at [redacted:phone]" stays).
 */
export function isResidue({ original, text, fences, hasCommands }: Remainder): boolean {
  let outside = ''
  let read = 0
  for (const fence of fences) {
    outside += text.slice(read, fence.start)
    read = Math.max(read, fence.end)
  }
  const left = withoutMarks(outside + text.slice(read)).text
  const leftCount = countAlphanumerics(left)
  if (leftCount >= ALPHANUMERICS_MIN || leftCount * 2 >= countAlphanumerics(original)) return false
  return hasCommands || countWords(left) < WORDS_MIN
}

function countAlphanumerics(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

function countWords(text: string): number {
  return (
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\p{L}{2,}/gu)?.length ?? 0
  )
}
