import { skipAdverbs } from '../clauses.ts'
import { asText, type Draft, objectOf, type Reading, sayVerb, wordAt } from '../reading.ts'
import { FEELINGS } from '../words/nouns.ts'

const TOPICS = /^(?:about|of|by)$/

/** Feelings that were felt, or that are about something. */
export function readFeelings(reading: Reading): readonly Draft[] {
  const { verb, stance } = reading
  const at = skipAdverbs(reading.tokens, verb.next)
  const word = wordAt(reading, at)
  if (stance !== 'states' || !FEELINGS.has(word)) return []
  const phrase = objectOf(reading)
  if (phrase === null) return []
  const isFelt =
    verb.lemma === 'feel' && /^(?:past|present|progressive|perfect progressive)$/.test(verb.tense)
  const isAbout =
    verb.lemma === 'be' && TOPICS.test(wordAt(reading, at + 1)) && phrase.tokens.length > 2
  if (!isFelt && !isAbout) return []
  if (/\b(?:help|hear|see|meet|it|him|her|them|this)$/.test(phrase.text)) return []
  const said =
    verb.lemma === 'feel'
      ? `${sayVerb(reading)} ${phrase.text}`
      : `${being(reading)} ${phrase.text}`
  return [{ predicate: 'feels', object: asText(phrase.text), said, isEvent: true, confidence: 0.6 }]
}

function being({ verb, subject: { isPlural } }: Reading): string {
  if (verb.tense === 'past') return isPlural ? 'were' : 'was'
  if (verb.tense === 'perfect') return isPlural ? 'have been' : 'has been'
  return isPlural ? 'are' : 'is'
}
