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
  SUBJECT_PRONOUNS,
  UNCLAIMED_LINKS,
} from './words/grammar.ts'
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
  if (asked === -1 && sentence.isQuestion) return cut.length < 4 ? [] : claimed(cut.slice(0, -1))
  if (asked === -1) return claimed(cut)
  // People run on after a question: "…, can you help, I'm using Flask and I've set it up".
  return claimed([...cut.slice(0, asked), ...cut.slice(asked + 1).filter(isResumed)])
}

function claimed(clauses: readonly Clause[]): Clause[] {
  return clauses.filter((clause) => {
    const { link } = clause
    return link === null || !UNCLAIMED_LINKS.has(link) || (link === 'when' && isPast(clause))
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
      if (BREAKS.has(token.text)) close(index, { link: null, skip: 1 })
    } else if (lower === 'and' || lower === 'or' || lower === 'then' || lower === '&') {
      const after = skipAdverbs(tokens, index + 1)
      if (opensSubject(tokens, after)) close(index, { link: 'and', skip: 1 })
      else if (opensVerb(tokens, after)) close(index, { link: 'and', skip: 1, isShared: true })
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
  return !opening.some(
    ({ lower }, index) =>
      (AUXILIARIES.has(lower) || verbAs(lower, 'past', 'base', 's', 'ing') !== undefined) &&
      !OPENERS.has(lower) &&
      !(
        index > 0 && /^(?:last|this|next|in|on|march|fall|spring)$/.test(opening[index - 1]!.lower)
      ),
  )
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
  return pastOf(lower) !== undefined || AUXILIARIES.has(lower) || PRESENT.test(lower)
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
