import type { EntityType, Named } from './claim.ts'
import { unquoted } from './phrases.ts'
import type { Token } from './tokens.ts'
import { ADVERBS, AUXILIARIES, OPENERS, PREPOSITIONS, PRONOUNS } from './words/grammar.ts'
import {
  FIRST_NAMES,
  ORGANISATION_ENDINGS,
  PLACE_ENDINGS,
  PLACES,
  TECHNOLOGIES,
} from './words/names.ts'
import { verbReadings } from './words/verbs.ts'

/** PostgreSQL, GitHub, Chart.js, HTML5, API: spelt as no ordinary word is. */
const SPELT_AS_NAME =
  /^(?=.*\p{L})(?:\p{L}*\p{Ll}\p{Lu}[\p{L}\d.]*|\p{Lu}[\p{L}]*\d[\p{L}\d.]*|\p{Lu}[\p{L}\d]+\.[\p{L}]{2,}|\p{Lu}{2,}[\p{L}\d+-]*)$/u
const CAPITALISED = /^\p{Lu}[\p{L}\p{M}\d'’.&-]*$/u

export function isCapitalised(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'word' && CAPITALISED.test(token.text)
}

export function isSpeltAsName(token: Token | undefined): boolean {
  return token !== undefined && token.kind === 'word' && SPELT_AS_NAME.test(token.text)
}

/** Capitalised for grammar, not because it names something. */
const NEVER_NAMES = /^(?:i|ok|okay|tv|lol|omg|wow|diy|asap|btw|fyi|faq|pm|am)$/

/** The run of name-like words that begins at `from`, and where it ends; at most five words. */
export function readName(
  tokens: readonly Token[],
  from: number,
): { name: string; end: number } | null {
  const first = tokens[from]
  if (first === undefined || !isNameWord(first)) return null
  let end = from + 1
  while (end < tokens.length && end - from < 5) {
    const token = tokens[end]!
    if (isNameWord(token) && token.lower !== 'i') end++
    else if (
      /^(?:of|the|de|van|von)$/.test(token.lower) &&
      end - from < 4 &&
      isNameWord(tokens[end + 1])
    )
      end++
    else break
  }
  const name = tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ')
  return { name, end }
}

function isNameWord(token: Token | undefined): boolean {
  if (token === undefined || token.kind !== 'word' || NEVER_NAMES.test(token.lower)) return false
  return isCapitalised(token) || isSpeltAsName(token)
}

/** A word that a capital at the start of a sentence does not turn into a name. */
export function isCommon(lower: string): boolean {
  return (
    OPENERS.has(lower) ||
    ADVERBS.has(lower) ||
    PRONOUNS.has(lower) ||
    PREPOSITIONS.has(lower) ||
    AUXILIARIES.has(lower) ||
    verbReadings(lower).length > 0
  )
}

/** What a name most likely stands for; `hint` decides when the name itself does not tell. */
export function typeOf(name: string, hint: EntityType = 'thing'): EntityType {
  const words = name.toLowerCase().split(/\s+/)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (TECHNOLOGIES.has(first) || TECHNOLOGIES.has(last)) return 'system'
  if (PLACES.has(words.join('-')) || PLACES.has(last)) return 'place'
  if (ORGANISATION_ENDINGS.has(last)) return 'organisation'
  if (PLACE_ENDINGS.has(last)) return 'place'
  if (FIRST_NAMES.has(first) && words.length <= 3) return 'person'
  if (
    /^(?=.*\p{L})\S*(?:\d|\p{Ll}\p{Lu}|\.\p{L})/u.test(name) ||
    /\b(?:API|SDK|DB|CSS|SQL|JS)\b/.test(name)
  )
    return 'system'
  return hint
}

export function named(name: string, hint?: EntityType): Named {
  const plain = unquoted(name)
  return { name: plain, type: typeOf(plain, hint) }
}

/** A phrase that is wholly a name or a title, as that name. */
export function nameIn(tokens: readonly Token[]): string | null {
  const said = tokens.filter(({ kind }) => kind !== 'punctuation')
  if (said.length === 1 && said[0]!.kind === 'quoted') return unquoted(said[0]!.text)
  const from = said[0]?.lower === 'the' && said.length > 1 ? 1 : 0
  const name = readName(said, from)
  return name !== null && name.end === said.length ? name.name : null
}
