import { type Token, tokenise } from './tokens.ts'

export interface Sentence {
  readonly tokens: readonly Token[]
  readonly isQuestion: boolean
}

const SENTENCES_MAX = 200
/** A longer run of words is cut: nobody says it in one breath. */
const TOKENS_MAX = 220
const ABBREVIATIONS = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'vs', 'prof', 'approx', 'jr', 'no'])

export function splitSentences(prose: string): Sentence[] {
  const sentences: Sentence[] = []
  let tokens: Token[] = []
  let isQuestion = false
  const close = () => {
    if (tokens.some(({ kind }) => kind !== 'punctuation')) sentences.push({ tokens, isQuestion })
    tokens = []
    isQuestion = false
  }
  const all = tokenise(prose, 0, prose.length)
  for (const [index, token] of all.entries()) {
    if (sentences.length === SENTENCES_MAX) return sentences
    if (
      token.text.startsWith('\n') ? isBreak(token, all[index + 1]) : isEnd(token, all[index - 1])
    ) {
      isQuestion = token.text === '?'
      close()
    } else if (!token.text.startsWith('\n')) {
      tokens.push(token)
      if (tokens.length === TOKENS_MAX) close()
    }
  }
  if (sentences.length < SENTENCES_MAX) close()
  return sentences
}

function isEnd(token: Token, before: Token | undefined): boolean {
  if (token.kind !== 'punctuation') return false
  if (token.text === '.') {
    const isAbbreviation = before !== undefined && ABBREVIATIONS.has(before.lower)
    return !isAbbreviation
  }
  return token.text === '!' || token.text === '?' || token.text === '…'
}

/** A line that goes on in lower case was wrapped, not ended. */
function isBreak(token: Token, after: Token | undefined): boolean {
  if (token.text.length > 1 || after === undefined) return true
  return !/^[\p{Ll}\d(]/u.test(after.text)
}
