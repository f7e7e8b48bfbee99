import type { Span } from './rule.ts'

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['`', '`'],
  ["'", "'"],
  ['‘', '’'],
])
const LENGTH_MAX = 1_000
const MARKS = /```|["“”„«»‹›「」『』`'‘’]/g
const WORD_CHARACTER = /[\p{L}\p{N}]/u

/**
 * What stands in quotation marks or in code, in order. A mark that is not closed within a thousand
 * characters quotes nothing, and an apostrophe inside a word is not a mark.
 */
export function quotations(text: string): Span[] {
  const spans: Span[] = []
  let open: { mark: string; at: number } | undefined
  for (const match of text.matchAll(MARKS)) {
    const mark = match[0]
    const at = match.index
    if (isApostrophe(text, at)) continue
    if (open !== undefined && at - open.at > LENGTH_MAX && open.mark !== '```') open = undefined
    if (open === undefined) {
      open = opens(text, at) ? { mark, at } : undefined
    } else if (mark === (open.mark === '```' ? '```' : PAIRS.get(open.mark))) {
      spans.push({ start: open.at, end: at + mark.length })
      open = undefined
    }
  }
  return spans
}

function isApostrophe(text: string, at: number): boolean {
  const mark = text[at]!
  if (mark !== "'" && mark !== '’') return false
  return WORD_CHARACTER.test(text[at - 1] ?? ' ') && WORD_CHARACTER.test(text[at + 1] ?? ' ')
}

/** An opening mark follows white space or punctuation, not a word: `Okay." Now` opens nothing. */
function opens(text: string, at: number): boolean {
  const mark = text[at]!
  if (mark === '”' || mark === '’' || mark === '」' || mark === '』' || mark === '›') return false
  if (mark === '“' || mark === '„' || mark === '「' || mark === '『') return true
  return !/[\p{L}\p{N}.!?,]/u.test(text[at - 1] ?? ' ')
}

/** Tells whether a range lies inside one of the spans. The spans are in order. */
export function isInside(spans: readonly Span[], { start, end }: Span): boolean {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end < end) low = middle + 1
    else high = middle
  }
  const span = spans[low]
  return span !== undefined && span.start <= start && end <= span.end
}
