import type { Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'
import {
  ADVERBS,
  AUXILIARIES,
  HOPES,
  INTERROGATIVES,
  LINKS,
  MATRIX_VERBS,
  OPENERS,
  PREPOSITIONS,
  PRONOUNS,
  SUBJECT_PRONOUNS,
  TIME_WORDS,
  UNCLAIMED_LINKS,
} from './words/grammar.ts'
import { FEELINGS } from './words/nouns.ts'
import { pastOf, verbAs } from './words/verbs.ts'

/** A stretch of a sentence with at most one verb of its own. */
export interface Clause {
  readonly tokens: readonly Token[]
  /** The rest of the sentence after this clause, for lists that commas cut apart. */
  readonly rest: readonly Token[]
  /** The word that joins it to what stands before: and, because, which. */
  readonly link: string | null
  /** It shares the subject of the clause before: "I packed *and left*". */
  readonly isShared: boolean
  readonly isFirst: boolean
}

const BREAKS = new Set([';', ':', '—', '–', '-', '(', ')', ','])
const SUBJECTS_THAT_MAY_BE_OBJECTS = new Set(['it', 'you'])

/** The clauses of a sentence that claim something: no questions, conditions or relative clauses. */
export function splitClauses(sentence: Sentence): Clause[] {
  const cut = cutClauses(sentence.tokens)
  const asked = cut.findIndex((clause, index) => isAsked(clause, index === 0))
  if (asked === -1 && sentence.isQuestion) {
    const last = cut.at(-1)!
    // "I finished the bowl - want to see it?"
    const isTagged = cut.length > 1 && ELIDED_QUESTION.test(last.tokens[0]!.lower)
    return isTagged || cut.length >= 4 ? claimed(cut.slice(0, -1)) : []
  }
  if (asked === -1) return claimed(cut)
  // People run on after a question: "…, can you help, I'm using Flask and I've set it up".
  return claimed([...cut.slice(0, asked), ...cut.slice(asked + 1).filter(isResumed)])
}

const ELIDED_QUESTION =
  /^(?:want|wanna|any|anything|ready|right|huh|ok|okay|yeah|remember|care|know)$/

/** A clause that shares its subject also shares the fate of the clause it leans on. */
function claimed(clauses: readonly Clause[]): Clause[] {
  let isLeaning = false
  return clauses.filter((clause) => {
    const { link, isShared } = clause
    if (isShared && isLeaning) return false
    const isClaimed =
      link === null || !UNCLAIMED_LINKS.has(link) || (link === 'when' && isPast(clause))
    isLeaning = !isClaimed
    return isClaimed
  })
}

function isResumed({ tokens, link }: Clause): boolean {
  if (link !== null && !/^(?:and|but|because|since)$/.test(link)) return false
  return tokens[0]?.lower === 'i' && /^(?:'m|'ve|have|am)$/.test(tokens[1]?.lower ?? '')
}

/** "when I won the race": told as having happened. */
function isPast({ tokens }: Clause): boolean {
  return tokens.some(({ lower }) => verbAs(lower, 'past') !== undefined && lower !== 'was')
}

function cutClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let link: string | null = null
  let isShared = false
  const close = (to: number, next: { link: string | null; isShared?: boolean; skip: number }) => {
    if (to > from) {
      const isFirst = clauses.length === 0
      clauses.push({
        tokens: tokens.slice(from, to),
        rest: tokens.slice(to),
        link,
        isShared,
        isFirst,
      })
    }
    from = to + next.skip
    link = next.link
    isShared = next.isShared ?? false
  }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const { lower } = token
    if (token.kind === 'punctuation') {
      const isListed = token.text === ',' && isListedVerb(tokens, index + 1)
      if (BREAKS.has(token.text))
        close(index, { link: isListed ? 'and' : null, skip: 1, isShared: isListed })
    } else if (lower === 'and' || lower === 'or' || lower === 'then' || lower === '&') {
      const after = skipAdverbs(tokens, index + 1)
      const link = lower === 'or' ? 'or' : 'and'
      if (opensSubject(tokens, after)) close(index, { link, skip: 1 })
      else if (opensVerb(tokens, after)) close(index, { link, skip: 1, isShared: true })
    } else if (lower === 'that' && SUBJECT_PRONOUNS.has(tokens[index + 1]?.lower ?? '')) {
      close(index, { link: isMatrix(tokens[index - 1]) ? 'that' : 'which', skip: 1 })
    } else if (LINKS.has(lower) && index > from && !isFiller(lower, tokens, index)) {
      close(index, { link: lower, skip: 1 })
    } else if (LINKS.has(lower) && index === from && link !== 'which') {
      if (!isFiller(lower, tokens, index)) {
        link = index === 0 && INTERROGATIVES.has(lower) ? null : lower
        if (link !== null) from = index + 1
      }
    } else if (index > from && isSubject(tokens, index)) {
      const before = tokens[index - 1]!
      // "can I", "did you": asked, not told.
      if (AUXILIARIES.has(before.lower)) continue
      if (HOPES.has(before.lower)) close(index, { link: 'if', skip: 0 })
      else if (before.lower === 'after' || before.lower === 'before' || before.lower === 'since')
        close(index - 1, { link: before.lower, skip: 1 })
      else if (!isLeadIn(tokens, from, index))
        close(index, {
          link: isMatrix(before) || isTelling(tokens, index) ? 'that' : 'which',
          skip: 0,
        })
    }
  }
  close(tokens.length, { link: null, skip: 0 })
  return clauses
}

/** "so happy" and "as well" join nothing. */
function isFiller(lower: string, tokens: readonly Token[], index: number): boolean {
  if (lower === 'so') return !opensSubject(tokens, index + 1) && !opensNoun(tokens[index + 1])
  if (lower === 'as') return !SUBJECT_PRONOUNS.has(tokens[index + 1]?.lower ?? '')
  if (lower === 'once') return !opensSubject(tokens, index + 1)
  return false
}

function opensNoun(token: Token | undefined): boolean {
  return token !== undefined && /^(?:my|our|the)$/.test(token.lower)
}

function isSubject(tokens: readonly Token[], index: number): boolean {
  const { lower } = tokens[index]!
  if (!SUBJECT_PRONOUNS.has(lower)) return false
  if (!SUBJECTS_THAT_MAY_BE_OBJECTS.has(lower)) return true
  return AUXILIARIES.has(tokens[index + 1]?.lower ?? '')
}

/** What stands before the subject may be an opening: "Yesterday I …", "My kids and I …". */
function isLeadIn(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[to - 1]!.lower === 'and') return true
  if (to - from > 8) return false
  const opening = tokens.slice(from, to)
  const isPlain = ({ lower }: Token) =>
    OPENERS.has(lower) || ADVERBS.has(lower) || TIME_WORDS.has(lower) || /^\d{1,4}/.test(lower)
  if (opening.every(isPlain)) return true
  // "Everyone we love": a noun that "we" says something about, and no opening.
  if (opening.every(({ text }) => /^\p{Lu}/u.test(text)) && !PRONOUNS.has(opening[0]!.lower))
    return opening.length <= 2
  const isVerb = ({ lower }: Token) =>
    AUXILIARIES.has(lower) || verbAs(lower, 'past', 's') !== undefined
  return PREPOSITIONS.has(opening[0]!.lower) && !opening.some(isVerb)
}

function isMatrix(token: Token | undefined): boolean {
  return token !== undefined && MATRIX_VERBS.has(token.lower)
}

/** "I have to tell you I …" */
function isTelling(tokens: readonly Token[], index: number): boolean {
  if (tokens[index - 1]?.lower !== 'you') return false
  return /^(?:tell|told|let|show)$/.test(tokens[index - 2]?.lower ?? '')
}

function opensSubject(tokens: readonly Token[], index: number): boolean {
  const lower = tokens[index]?.lower
  if (lower === undefined) return false
  if (SUBJECT_PRONOUNS.has(lower)) return true
  if (/^(?:that|this|there|these|those)$/.test(lower))
    return AUXILIARIES.has(tokens[index + 1]?.lower ?? '')
  if (!/^(?:my|our|the|his|her|their)$/.test(lower) && !/^\p{Lu}/u.test(tokens[index]!.text))
    return false
  for (let next = index + 1; next < index + 5; next++) {
    const word = tokens[next]?.lower ?? ''
    if (AUXILIARIES.has(word)) return true
    if (next > index + 1 && verbAs(word, 'past', 's') !== undefined) return true
  }
  return false
}

function opensVerb(tokens: readonly Token[], index: number): boolean {
  const lower = tokens[index]?.lower
  if (lower === undefined) return false
  const next = tokens[index + 1]
  const isFeeling =
    FEELINGS.has(lower) &&
    (next === undefined || /^(?:about|by|to|for|and|in|,|that)$/.test(next.lower))
  if (isFeeling) return false
  return pastOf(lower) !== undefined || AUXILIARIES.has(lower) || PRESENT.test(lower)
}

/** "explored, roasted marshmallows *and went* home": a comma before a verb of a list. */
function isListedVerb(tokens: readonly Token[], from: number): boolean {
  const at = skipAdverbs(tokens, from)
  if (verbAs(tokens[at]?.lower ?? '', 'past') === undefined) return false
  for (let index = at + 1; index < Math.min(tokens.length, at + 10); index++) {
    const { lower, kind } = tokens[index]!
    if (kind === 'punctuation' && lower !== ',') return false
    if (SUBJECT_PRONOUNS.has(lower)) return false
    if (lower === 'and')
      return verbAs(tokens[skipAdverbs(tokens, index + 1)]?.lower ?? '', 'past') !== undefined
  }
  return false
}

/** Present forms that are rarely nouns, so that "and" before them opens a clause. */
const PRESENT =
  /^(?:need|want|love|enjoy|hate|prefer|live|own|have|am|try|know|believe|hope|feel|keep|teach|collect|make|take|go|play)$/

export function skipAdverbs(tokens: readonly Token[], from: number): number {
  let index = from
  while (ADVERBS.has(tokens[index]?.lower ?? '')) index++
  return index
}

const INVERSION =
  /^(?:can|could|do|does|did|is|are|am|was|were|have|has|would|should|will|may|shall)$/

function isAsked({ tokens, link }: Clause, isFirst: boolean): boolean {
  if (
    link !== null &&
    INTERROGATIVES.has(link) &&
    link !== 'who' &&
    link !== 'which' &&
    link !== 'where' &&
    link !== 'when'
  )
    return false
  let index = 0
  while (OPENERS.has(tokens[index]?.lower ?? '') || tokens[index]?.kind === 'punctuation') index++
  const first = tokens[index]?.lower ?? ''
  const second = tokens[index + 1]?.lower ?? ''
  if (/^(?:what|how|why)$/.test(first)) return true
  if (isFirst && /^(?:who|which|whose)$/.test(first)) return true
  if (/^(?:when|where|who|which)$/.test(first)) return INVERSION.test(second)
  if (INVERSION.test(first)) {
    const next = second === "n't" ? (tokens[index + 2]?.lower ?? '') : second
    return /^(?:you|i|we|it|he|she|they|there|this|that|these|those|the|your|any|anyone|someone|my|two)$/.test(
      next,
    )
  }
  return false
}
