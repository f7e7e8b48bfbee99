import { keyOf } from '../namespace/namespace.ts'

/** How many words of a question the full-text index is asked for; the rest adds nothing but time. */
const WORDS_MAX = 40
const FIELDS = ['content', 'statement', 'cues']

/**
 * The full-text query for a question: inside these namespaces, any of its words, and its quoted
 * phrases as phrases, in the fields that the index has. The namespace counts nothing towards the score. What the user typed is taken as
 * words only; nothing of it is ever read as query syntax.
 */
export function luceneQuery(
  question: string,
  namespaces: readonly string[],
  fields: readonly string[] = FIELDS,
): string {
  const words = wordsOf(question)
  if (words.length === 0 || namespaces.length === 0) return ''
  const phrases = [...question.matchAll(/["“]([^"”]{3,200})["”]/g)]
    .map(([, phrase]) => wordsOf(phrase!).join(' '))
    .filter((phrase) => phrase.includes(' '))
  const any = fields.map((field) => `${field}:(${words.join(' ')})`)
  const exact = phrases.flatMap((phrase) => fields.map((field) => `${field}:"${phrase}"^3`))
  const keys = namespaces.map(keyOf).join(' ')
  return `+namespaceKey:(${keys})^0 +(${[...any, ...exact].join(' ')})`
}

/** Letters and digits only, and lower case, in which Lucene has no operators. */
function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, WORDS_MAX)
}
