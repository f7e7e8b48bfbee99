import { skeleton } from './confusables.ts'
import { classesOf, LONGEST_UNSPACED } from './lexicon.ts'
import type { Span } from './rule.ts'

/** A word or a mark of punctuation, with the classes of the lexicon it belongs to. */
export interface Token extends Span {
  readonly classes: ReadonlySet<string>
  /** Starts a sentence, a line, a quotation, or follows a colon or dash. */
  readonly isFirst: boolean
  readonly isWord: boolean
}

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{N}]+(?:['’]\p{L}+)*|\n+|[.!?…]+(?=[\s"'”’»)\]}*]|$)|[。！？;；]|[:：]|["“”„«»「」『』]|(?<=\s)-{1,3}(?=\s)|[{}$=|#(]/gu
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const WORD = /^[\p{L}\p{N}]/u

const END: ReadonlySet<string> = new Set(['end'])
const LAST: ReadonlySet<string> = new Set(['end', 'last'])
const PUNCTUATION: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [':', new Set(['colon'])],
  ['：', new Set(['colon'])],
  ['{', new Set(['brace'])],
  ['}', new Set(['brace'])],
  ['$', new Set(['sigil'])],
  ['=', new Set(['sigil'])],
  ['|', new Set(['sigil'])],
  ['#', new Set(['sigil'])],
  ['(', new Set(['sigil'])],
])
const QUOTE: ReadonlySet<string> = new Set(['quote'])
const DASH: ReadonlySet<string> = new Set(['dash'])

/** Cuts a text into tokens. The last token is always an end. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const push = (token: Span & { classes: ReadonlySet<string>; isWord: boolean }) => {
    const isFirst = tokens.length === 0 || !tokens.at(-1)!.isWord
    tokens.push({ ...token, isFirst })
  }
  for (const match of text.matchAll(TOKEN)) {
    const [value] = match
    const start = match.index
    if (UNSPACED.test(value)) {
      for (const piece of segment(value)) {
        push({
          start: start + piece.start,
          end: start + piece.end,
          classes: piece.classes,
          isWord: true,
        })
      }
    } else {
      const isWord = WORD.test(value)
      const classes = isWord ? classesOfWord(value, tokens.at(-1)) : classesOfMark(value)
      push({ start, end: start + value.length, classes, isWord })
    }
  }
  push({ start: text.length, end: text.length, classes: LAST, isWord: false })
  return tokens
}

function classesOfMark(mark: string): ReadonlySet<string> {
  if (mark.startsWith('-')) return DASH
  if (/^["“”„«»「」『』]$/.test(mark)) return QUOTE
  return PUNCTUATION.get(mark) ?? END
}

const NAME: ReadonlySet<string> = new Set(['name'])
const SHOUT: ReadonlySet<string> = new Set(['shout'])
const NONE: ReadonlySet<string> = new Set()

function classesOfWord(word: string, before: Token | undefined): ReadonlySet<string> {
  if (word.length > 40) return NONE
  const known = lookUp(word)
  // Without a vowel it is an abbreviation or a format such as YYYY-MM-DD.
  const isShouted = word.length > 1 && /^\p{Lu}*[AEIOUÄÖÜ]\p{Lu}*$/u.test(word)
  const isName = !isShouted && /^\p{Lu}/u.test(word) && before?.isWord === true
  if (known.size === 0) return isShouted ? SHOUT : isName ? NAME : NONE
  if (!isShouted && !isName) return known
  return new Set([...known, isShouted ? 'shout' : 'name'])
}

function lookUp(word: string): ReadonlySet<string> {
  const folded = fold(word)
  const known = classesOf(folded)
  if (known.size > 0) return known
  const elided = /^(?:[a-z]{1,2}|dell|all|sull|quell|quest|tutt)['’](.+)$/i.exec(word)
  if (elided !== null) return classesOf(fold(elided[1]!))
  const seen = skeleton(folded)
  return seen === folded ? known : classesOf(seen)
}

/** Lower case without accents or apostrophes, the form the lexicon is written in. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z0-9]*$/.test(lower)) return lower
  const bare = lower.replace(/['’]/g, '').replaceAll('ß', 'ss').replaceAll('ł', 'l')
  return /[a-z]/.test(bare) ? bare.normalize('NFD').replace(/\p{M}/gu, '') : bare
}

interface Piece extends Span {
  readonly classes: ReadonlySet<string>
}

/** Words of a run without spaces: the longest entry of the lexicon at each place, else one character. */
function* segment(run: string): Iterable<Piece> {
  let start = 0
  while (start < run.length) {
    let piece: Piece = { start, end: start + 1, classes: NONE }
    for (let length = LONGEST_UNSPACED; length > 0; length -= 1) {
      if (start + length > run.length) continue
      const classes = classesOf(run.slice(start, start + length))
      if (classes.size > 0) {
        piece = { start, end: start + length, classes }
        break
      }
    }
    yield piece
    start = piece.end
  }
}
