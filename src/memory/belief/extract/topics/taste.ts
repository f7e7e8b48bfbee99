import type { ClaimObject } from '../claim.ts'
import { named, nameIn } from '../names.ts'
import type { Phrase } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, sayVerb, wordAt } from '../reading.ts'
import { isGerund } from '../verb-group.ts'

const LIKING = new Set(['like', 'love', 'enjoy', 'adore', 'cherish', 'treasure', 'admire'])
const LOATHING = new Set(['hate', 'dislike', 'despise', 'loathe', 'detest'])
/** "I'm into jazz", "I'm passionate about jazz": the word, and the preposition that follows it. */
const FOND: Record<string, readonly string[]> = {
  into: [],
  passionate: ['about'],
  keen: ['on'],
  fond: ['of'],
  obsessed: ['with'],
  interested: ['in'],
  crazy: ['about'],
  hooked: ['on'],
  addicted: ['to'],
  drawn: ['to'],
}
const AVERSE: Record<string, readonly string[]> = {
  scared: ['of'],
  afraid: ['of'],
  terrified: ['of'],
  sick: ['of'],
  tired: ['of'],
}
const SAID_TO_PLEASE =
  /^(?:idea|way|pic|photo|picture|attitude|color|colors|colour|it|painting|one|vibe|look|sound|spirit|enthusiasm|positivity|part)$/
/** What "the" names for everybody; of other things it means the one just talked about. */
const AT_LARGE =
  /^(?:ocean|sea|beach|outdoors|mountains|water|sun|snow|rain|city|countryside|forest|gym|piano|violin|guitar|drums|theater|theatre|stage|structure|stars|world|game|sport|movies|arts|violin)$/
/** Verbs that say nothing without what follows them. */
const HALF_GERUND =
  /^(?:making|doing|having|getting|seeing|taking|being|using|giving|holding|finding|keeping|putting|bringing)$/
const UNTIL = new Set(['because', 'since', 'too', 'ever', 'when'])

/** Likes, dislikes and preferences. */
export function readTaste(reading: Reading): readonly Draft[] {
  const { verb, stance } = reading
  const isHeld = /^(?:present|perfect|used to|progressive|past)$/.test(verb.tense)
  if (LIKING.has(verb.lemma) && isHeld) return liked(reading, 'likes', verb.next)
  if (LOATHING.has(verb.lemma) && isHeld) return liked(reading, 'dislikes', verb.next)
  if (verb.lemma === 'stand' && verb.isNegated && verb.tense === 'unreal')
    return liked(reading, 'dislikes', verb.next).map((draft) => ({
      ...draft,
      stance: 'states' as const,
    }))
  if (verb.lemma === 'prefer' && (isHeld || verb.tense === 'wish')) {
    const phrase = objectOf(reading, { stopsAt: UNTIL })
    return phrase === null ? [] : [{ predicate: 'prefers', object: tasteOf(phrase) }]
  }
  if (verb.lemma !== 'be') return []
  const word = wordAt(reading, verb.next)
  const fond = follow(reading, FOND)
  if (fond !== null) return liked(reading, 'likes', fond)
  const averse = follow(reading, AVERSE)
  if (averse !== null) return liked(reading, 'dislikes', averse)
  const fan = reading.tokens.findIndex(
    ({ lower }, index) => index >= verb.next && index < verb.next + 5 && lower === 'fan',
  )
  if ((word === 'a' || word === 'such') && fan !== -1 && wordAt(reading, fan + 1) === 'of')
    return liked(reading, 'likes', fan + 2).map((draft) => ({ ...draft, stance }))
  return []
}

function follow(reading: Reading, table: Record<string, readonly string[]>): number | null {
  const word = wordAt(reading, reading.verb.next)
  const prepositions = Object.hasOwn(table, word) ? table[word] : undefined
  if (prepositions === undefined) return null
  if (prepositions.length === 0) return reading.verb.next + 1
  return prepositions.includes(wordAt(reading, reading.verb.next + 1))
    ? reading.verb.next + 2
    : null
}

function liked(reading: Reading, predicate: string, from: number): readonly Draft[] {
  const { verb, clause, tokens } = reading
  const opener = tokens[from]?.lower ?? ''
  if (
    /^(?:how|that|this|these|those|it|when|to)$/.test(opener) &&
    !(opener === 'to' && verb.lemma !== 'be')
  )
    return []
  if (verb.lemma === 'admire' && /^(?:the|all|any)$/.test(opener)) return []
  if (opener === 'all' && tokens[from + 1]?.lower === 'the') return []
  const phrase = objectOf(reading, { from, rest: clause.rest, stopsAt: UNTIL })
  if (opener === 'the' && !AT_LARGE.test(phrase?.head ?? '')) return []
  if (phrase === null || SAID_TO_PLEASE.test(phrase.head)) return []
  if (
    phrase.tokens[1]?.lower === 'way' ||
    (phrase.tokens.length === 1 && HALF_GERUND.test(phrase.head))
  )
    return []
  if (verb.tense === 'past' && /^(?:the|it|their|her|his)$/.test(opener)) return []
  const text = phrase.text.replace(/^(?:to|the|a|an) /, '')
  const draft: Draft = { predicate, object: tasteOf({ ...phrase, text }) }
  if (verb.tense === 'past')
    return [
      { ...draft, said: `${sayVerb(reading)} ${phrase.text}`, confidence: 0.7, isEvent: true },
    ]
  if (reading.stance === 'states' && verb.tense === 'present')
    return [{ ...draft, said: `${predicate} ${phrase.text}` }]
  return [draft]
}

export function tasteOf(phrase: Phrase): ClaimObject {
  const name = nameIn(phrase.tokens)
  if (name !== null && !isGerund(phrase.head)) return { kind: 'entity', ...named(name) }
  return asText(phrase.text)
}
