export interface Token {
  readonly text: string
  readonly lower: string
  /** Offsets into the content, in UTF-16 units. */
  readonly start: number
  readonly end: number
  /** `quoted` is a title or a piece of code: one token, never looked into. */
  readonly kind: 'word' | 'punctuation' | 'quoted'
}

const TOKEN =
  /`[^`\n]{1,80}`|"[^"\n]{1,80}"|“[^”\n]{1,80}”|(?<![\p{L}\p{N}])'[A-Z][^'\n]{1,60}'(?![\p{L}\p{N}])|[$€£]?[\p{L}\p{N}\p{M}_@#°²³]+(?:[-'’._/&+:,](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}_]+)*[%+]*|\.[a-z]{2,8}\b|\n\s*\n|\n|[^\s]/gu
const CLITIC = /^(.+?)(n't|'(?:m|re|ve|ll|d|s))$/
const WORD = /[\p{L}\p{N}]/u
/** A comma inside a token joins digits only: 1,200. */
const COMMA_INSIDE = /[^\d],|,(?!\d{3}(?!\d))/

export function tokenise(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = from
  for (;;) {
    const match = TOKEN.exec(text)
    if (match === null || match.index >= to) return tokens
    const [raw] = match
    if (raw.includes(',') && raw.length > 1 && !/["“`']/.test(raw[0]!) && COMMA_INSIDE.test(raw)) {
      const head = raw.slice(0, raw.indexOf(','))
      if (head !== '') {
        tokens.push(...split(head, match.index))
        TOKEN.lastIndex = match.index + head.length
        continue
      }
    }
    tokens.push(...split(raw, match.index))
  }
}

/** "don't" is two words, and so is "I'm". */
function split(raw: string, start: number): Token[] {
  const first = raw[0]!
  const isQuoted =
    raw.length > 1 && (first === '`' || first === '"' || first === '“' || first === "'")
  if (isQuoted) return [token(raw, start, 'quoted')]
  if (!WORD.test(raw)) return [token(raw, start, 'punctuation')]
  if (!/['’]/.test(raw)) return [token(raw, start, 'word')]
  const parts = CLITIC.exec(raw.replaceAll('’', "'").toLowerCase())
  if (parts === null) return [token(raw, start, 'word')]
  const at = raw.length - parts[2]!.length
  return [token(raw.slice(0, at), start, 'word'), token(raw.slice(at), start + at, 'word')]
}

function token(text: string, start: number, kind: Token['kind']): Token {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return { text, lower: SPELT.get(lower) ?? lower, start, end: start + text.length, kind }
}

/** The first halves of "can't" and "won't", and what people type for short. */
const SPELT = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['im', 'i'],
  ['favourite', 'favorite'],
  ['alot', 'lot'],
])
