import type { Named } from '../claim.ts'
import type { Clause } from '../clauses.ts'
import { named, nameIn } from '../names.ts'
import { readPhrase, toPhrase } from '../phrases.ts'
import { asText, type Draft } from '../reading.ts'
import { isGerund } from '../verb-group.ts'
import { PRONOUNS, TIME_WORDS } from '../words/grammar.ts'

/**
 * Clauses whose subject is the thing liked or done: "pottery is my favorite", "dancing helps me
 * relax", "my goal is to win".
 */
export function readFavorites({ tokens }: Clause, speaker: Named): readonly Draft[] {
  const be = tokens.findIndex(({ lower }) => /^(?:is|are|'s|'re|was)$/.test(lower))
  const before = tokens.slice(0, Math.max(0, be))
  if (
    before.length > 0 &&
    /^(?:goal|aim|dream|plan)$/.test(before.at(-1)!.lower) &&
    before.some(({ lower }) => lower === 'my')
  )
    return readGoal(tokens, be)
  const mine = tokens.findIndex(({ lower }, index) => lower === 'my' && index > be && be > 0)
  const isFavorite =
    mine !== -1 &&
    mine <= be + 3 &&
    /^(?:favorite|favorites|favourites|fave|faves|fav|thing|passion|happy|go-to)$/.test(
      tokens[mine + 1]?.lower ?? '',
    )
  if (isFavorite) return favorite(tokens.slice(0, be), speaker)
  const helps = tokens.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      /^(?:helps|keeps|makes|calms|relaxes|brings|gives)$/.test(lower) &&
      tokens[index + 1]?.lower === 'me',
  )
  return helps > 0 && helps < 4 && isGerund(tokens[0]!.lower)
    ? favorite(tokens.slice(0, helps), speaker)
    : []
}

function readGoal(tokens: Clause['tokens'], be: number): readonly Draft[] {
  const phrase = readPhrase(tokens, tokens[be + 1]?.lower === 'to' ? be + 2 : be + 1)
  if (phrase === null || phrase.tokens.length < 2) return []
  const to = tokens[be + 1]?.lower === 'to' ? 'to ' : ''
  return [
    {
      predicate: 'wants',
      object: asText(phrase.text),
      said: `wants ${to}${phrase.text}`,
      confidence: 0.7,
      stance: 'states',
    },
  ]
}

function favorite(subject: Clause['tokens'], speaker: Named): readonly Draft[] {
  if (PRONOUNS.has(subject[0]!.lower) || TIME_WORDS.has(subject[0]!.lower)) return []
  if (subject.some(({ lower }) => lower === 'it' || lower === 'them')) return []
  const phrase = toPhrase(subject)
  if (phrase === null) return []
  const name = nameIn(phrase.tokens)
  const isName =
    name !== null && name.length > 1 && !isGerund(name.toLowerCase()) && name.includes(' ')
  const text = phrase.text.charAt(0).toLowerCase() + phrase.text.slice(1)
  return [
    {
      predicate: 'likes',
      subject: speaker,
      object: isName ? { kind: 'entity', ...named(name) } : asText(text),
      stance: 'states',
      confidence: 0.75,
    },
  ]
}
