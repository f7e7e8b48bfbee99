import type { ClaimObject, Named, Stance, Utterance } from './claim.ts'
import type { Clause } from './clauses.ts'
import type { When } from './dates.ts'
import { type Phrase, type PhraseOptions, readPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { VerbGroup } from './verb-group.ts'
import { AUXILIARIES, PRONOUNS } from './words/grammar.ts'
import { thirdPerson } from './words/verbs.ts'

/** Who a clause is about. */
export interface Subject {
  readonly named: Named
  readonly isSpeaker: boolean
  readonly isPlural: boolean
  /** A common noun, not somebody or something of the speaker's: "the sprint". */
  readonly isGeneric: boolean
  readonly hasArticle?: boolean
}

/** A clause taken apart: who, does what, to what, when. */
export interface Reading {
  readonly utterance: Utterance
  readonly clause: Clause
  readonly subject: Subject
  readonly verb: VerbGroup
  /** The clause without the words that tell the time. */
  readonly tokens: readonly Token[]
  readonly when: When | null
  readonly stance: Stance
}

/** What a topic makes of a reading; the rest of the claim follows from the reading itself. */
export interface Draft {
  readonly predicate: string
  readonly object: ClaimObject
  readonly subject?: Named
  readonly stance?: Stance
  /** The statement without its subject, when the predicate's usual wording does not fit. */
  readonly said?: string
  readonly confidence?: number
  readonly validFrom?: Date | null
  readonly validTo?: Date | null
  /** It happened at the time named, rather than holding since. */
  readonly isEvent?: boolean
}

export type Topic = (reading: Reading) => readonly Draft[]

/** The phrase after the verb, or from an index on. */
export function objectOf(
  reading: Reading,
  options: PhraseOptions & { from?: number } = {},
): Phrase | null {
  const { from = reading.verb.next, ...rest } = options
  return readPhrase(withAdjectives(reading), from, rest)
}

/** A comma between adjectives cuts no clause: "a safe, inviting place". */
function withAdjectives({ tokens, clause }: Reading): readonly Token[] {
  const [comma, ...after] = clause.rest
  const isOpen = /^(?:a|an|such)$/.test(tokens.at(-2)?.lower ?? '')
  const isWhole = tokens.at(-1) === clause.tokens.at(-1)
  if (comma?.text !== ',' || !isOpen || !isWhole) return tokens
  const end = after.findIndex(({ kind }) => kind === 'punctuation')
  const noun = after.slice(0, end === -1 ? 4 : Math.min(end, 4))
  const isNoun = !noun.some(({ lower }) => PRONOUNS.has(lower) || AUXILIARIES.has(lower))
  return isNoun ? [...tokens, comma, ...noun] : tokens
}

export function wordAt({ tokens }: Reading, index: number): string {
  return tokens[index]?.lower ?? ''
}

export function asText(text: string): ClaimObject {
  return { kind: 'text', text }
}

/** The verb as it is told of the subject: "has never been", "does not work", "ran". */
export function sayVerb({ verb, tokens, subject, stance }: Reading): string {
  const surface = tokens[verb.at]?.lower ?? verb.lemma
  const has = subject.isPlural ? 'have' : 'has'
  const is = subject.isPlural ? 'are' : 'is'
  const was = subject.isPlural ? 'were' : 'was'
  const no = stance === 'never' ? ' never' : stance === 'denies' || stance === 'ends' ? ' not' : ''
  switch (verb.tense) {
    case 'past':
      if (stance === 'never') return `never ${surface}`
      return no === '' ? surface : `did not ${verb.lemma}`
    case 'perfect':
      return `${has}${no} ${surface}`
    case 'progressive':
      return `${is}${no} ${surface}`
    case 'past progressive':
      return `${was}${no} ${surface}`
    case 'perfect progressive':
      return `${has}${no} been ${surface}`
    case 'used to':
      return `used to ${verb.lemma}`
    case 'future':
      return `plans${no} to ${verb.lemma}`
    case 'wish':
      return `would${no} ${verb.lemma}`
    case 'unreal':
      return `could${no} ${verb.lemma}`
    case 'present': {
      const present = subject.isPlural ? verb.lemma : thirdPerson(verb.lemma)
      if (stance === 'ends') return `no longer ${present}`
      if (stance === 'never') return `never ${present}`
      return no === '' ? present : `${subject.isPlural ? 'do' : 'does'} not ${verb.lemma}`
    }
  }
}
