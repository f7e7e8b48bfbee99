import { LATIN_OF } from './confusables.ts'
import type { Span } from './rule.ts'

/**
 * Text as the rules see it, and where each of its UTF-16 units comes from. Rules match here; edits
 * are made in the original, so a text is never rewritten merely because it was looked at.
 */
export interface View {
  readonly text: string
  /** The range of the original that a range of the view stands for. */
  origin(span: Span): Span
}

const ASCII = /^[\x00-\x7f]*$/
const MARK = /^\p{M}$/u
const DIGIT = /^\p{Nd}$/u
const LETTERED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}]/u
// Zero-width characters, soft hyphen, fillers, bidirectional controls, variation selectors.
const INVISIBLE = /^(?:\p{Default_Ignorable_Code_Point}|[\u180e\ufff9-\ufffb])$/u
const DASH = /^[\u2010-\u2015\u2212\ufe58]$/
const LINE_BREAK = /^[\u2028\u2029\u0085\v\f]$/
// Sorting combining marks is the one step of Unicode normalisation that is not linear; nothing
// legible carries more marks than this on one letter.
const MARKS_MAX = 8
const EXPANSION_MAX = 5

/** Undoes what hides a word from a reader of bytes but not from a reader of text. Linear. */
export function normalise(original: string): View {
  if (ASCII.test(original)) return { text: original, origin: ({ start, end }) => ({ start, end }) }

  const view = new ViewBuilder()
  const known = new Map<string, string>()
  let at = 0
  while (at < original.length) {
    const code = original.charCodeAt(at)
    const isAlone = code < 0x80 && !(original.charCodeAt(at + 1) >= 0x80)
    const length = isAlone ? 1 : clusterLength(original, at)
    const cluster = original.slice(at, at + length)
    let plain = isAlone ? cluster : known.get(cluster)
    if (plain === undefined) {
      plain = plainForm(cluster)
      known.set(cluster, plain)
    }
    view.add(plain, { start: at, end: at + length })
    at += length
  }
  return view.build()
}

class ViewBuilder {
  readonly #parts: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []

  add(part: string, { start, end }: Span): void {
    this.#parts.push(part)
    for (let unit = 0; unit < part.length; unit += 1) {
      this.#starts.push(start)
      this.#ends.push(end)
    }
  }

  build(): View {
    const starts = this.#starts
    const ends = this.#ends
    return {
      text: unmixScripts(this.#parts.join('')),
      origin: ({ start, end }) =>
        end > start
          ? { start: starts[start]!, end: ends[end - 1]! }
          : { start: starts[start] ?? ends.at(-1) ?? 0, end: starts[start] ?? ends.at(-1) ?? 0 },
    }
  }
}

/** One code point with the combining marks that follow it. */
function clusterLength(text: string, at: number): number {
  let end = at + unitsAt(text, at)
  while (end < text.length && text.charCodeAt(end) >= 0x300) {
    const units = unitsAt(text, end)
    if (!MARK.test(text.slice(end, end + units)) || end - at > MARKS_MAX * 2) break
    end += units
  }
  return end - at
}

function unitsAt(text: string, at: number): 1 | 2 {
  return text.codePointAt(at)! > 0xffff ? 2 : 1
}

function plainForm(cluster: string): string {
  const first = String.fromCodePoint(cluster.codePointAt(0)!)
  const code = first.codePointAt(0)!
  // Tag characters spell ASCII that no font shows.
  if (code >= 0xe0020 && code <= 0xe007e) return String.fromCharCode(code - 0xe0000)
  if (code === 0xe0001 || code === 0xe007f || INVISIBLE.test(first)) return ''
  if (MARK.test(first)) return ''
  if (DASH.test(first)) return '-'
  if (LINE_BREAK.test(first)) return '\n'
  const compatible = cluster.normalize('NFKC')
  // A ligature that stands for a whole phrase hides no word of ours and would inflate the view.
  const composed = compatible.length > EXPANSION_MAX ? cluster.normalize('NFC') : compatible
  const bare = LETTERED.test(composed) ? composed.replace(/\p{M}/gu, '') : composed
  return DIGIT.test(bare) ? asciiDigit(bare) : bare
}

/** Decimal digits stand in runs from 0 to 9 in every script. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  if (code < 0x80) return digit
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

// Digits join words of the same script, so that `аdmin1` is one word.
const WORD = /[\p{L}\p{N}]+/gu
const LATIN = /[a-z]/i
const LOOKALIKE = /[\u0370-\u052f\u0561-\u0587\u1d00-\u1d7f\ua730-\ua7ff\u0250-\u02af]/

/**
 * Reads look-alike letters as Latin inside words that also hold Latin ones. A word wholly in another
 * script is left alone: it is most likely that language. Length does not change.
 */
function unmixScripts(text: string): string {
  if (!LOOKALIKE.test(text)) return text
  return text.replace(WORD, (word) => {
    if (!LOOKALIKE.test(word)) return word
    if (!LATIN.test(word) && !/[\u0250-\u02af\u1d00-\u1d7f\ua730-\ua7ff]/.test(word)) return word
    let latin = ''
    for (let unit = 0; unit < word.length; unit += 1) {
      latin += LATIN_OF.get(word[unit]!) ?? word[unit]!
    }
    return latin
  })
}
