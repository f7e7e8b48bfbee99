import type { Token } from './tokens.ts'
import { ADVERBS, BE, MODALS } from './words/grammar.ts'
import { pastOf, verbAs } from './words/verbs.ts'

export type Tense =
  | 'present'
  | 'past'
  | 'perfect'
  | 'progressive'
  | 'past progressive'
  | 'perfect progressive'
  | 'future'
  | 'used to'
  | 'wish'
  | 'unreal'

/** What a clause says about its subject: "have never really been to". */
export interface VerbGroup {
  readonly lemma: string
  readonly tense: Tense
  readonly isNegated: boolean
  readonly isNever: boolean
  /** The index of the main verb, and of what follows it. */
  readonly at: number
  readonly next: number
  /** "maybe", "probably": said with a doubt. */
  readonly isDoubted: boolean
}

const DOUBTS = /^(?:maybe|probably|perhaps|hopefully|possibly|might|may)$/

/** The verb that begins at `from`; null when the words there are not a verb. */
export function readVerbGroup(
  tokens: readonly Token[],
  from: number,
  isThird: boolean,
): VerbGroup | null {
  let index = from
  let isNegated = false
  let isNever = false
  let isDoubted = false
  /** Past adverbs and negations. */
  const skip = () => {
    for (; index < tokens.length; index++) {
      const { lower } = tokens[index]!
      if (lower === 'not' || lower === "n't") isNegated = true
      else if (lower === 'never') isNever = true
      else if (DOUBTS.test(lower)) isDoubted = true
      else if (lower === 'no' && tokens[index + 1]?.lower === 'longer') index++
      else if (
        (lower === 'all' || lower === 'both') &&
        index > from &&
        tokens[index + 1]?.lower !== 'of'
      )
        continue
      else if (lower === 'busy' && isGerund(tokens[index + 1]?.lower ?? '')) continue
      else if (!ADVERBS.has(lower)) return
    }
  }
  const word = () => tokens[index]?.lower ?? ''
  const group = (lemma: string, tense: Tense, next = index + 1): VerbGroup => ({
    lemma,
    tense,
    isNegated,
    isNever,
    isDoubted,
    at: index,
    next,
  })
  skip()
  const first = word()

  if (first === 'used' && tokens[index + 1]?.lower === 'to') {
    index += 2
    skip()
    const lemma = verbAs(word(), 'base')?.lemma ?? (/^[a-z]+$/.test(word()) ? word() : null)
    return lemma === null ? null : group(lemma, 'used to')
  }
  if (first === 'gonna' || first === 'gotta' || first === 'wanna') {
    index++
    skip()
    return isWord(word()) ? group(word(), first === 'wanna' ? 'wish' : 'future') : null
  }
  if (first === "'d" || first === 'would') {
    index++
    skip()
    const participle = first === "'d" ? verbAs(word(), 'participle') : undefined
    if (participle !== undefined && verbAs(word(), 'base') === undefined)
      return group(participle.lemma, 'past')
    return /^(?:love|like|prefer)$/.test(word()) ? group(word(), 'wish') : group(word(), 'unreal')
  }
  if (MODALS.has(first)) {
    index++
    skip()
    const isFuture = first === 'will' || first === "'ll"
    return isWord(word()) ? group(word(), isFuture ? 'future' : 'unreal') : null
  }
  if (first === 'do' || first === 'does' || first === 'did') {
    const auxiliary = index
    index++
    skip()
    const lemma =
      verbAs(word(), 'base')?.lemma ?? (isNegated && isWord(word()) ? word() : undefined)
    if (lemma !== undefined) return group(lemma, first === 'did' ? 'past' : 'present')
    index = auxiliary
    return group('do', first === 'did' ? 'past' : 'present')
  }
  if (
    first === 'have' ||
    first === "'ve" ||
    first === 'has' ||
    first === 'had' ||
    isHasBeen(tokens, index)
  ) {
    const auxiliary = index
    index++
    skip()
    if (word() === 'been') return readBeen()
    const participle = verbAs(word(), 'participle') ?? pastOf(word())
    const isPossession = word() === 'got' && tokens[index + 1] !== undefined
    if (participle !== undefined && !(isPossession && first !== 'had')) {
      return group(participle.lemma, first === 'had' ? 'past' : 'perfect')
    }
    if (isPossession) return group('have', 'present')
    if (first === "'ve" || first === "'s") return null
    index = auxiliary
    return group('have', first === 'had' ? 'past' : 'present')
  }
  if (first === 'be' || first === 'being') return null
  if (BE.has(first)) {
    const isPast = first === 'was' || first === 'were'
    const auxiliary = index
    index++
    skip()
    if (word() === 'gonna' || (word() === 'going' && tokens[index + 1]?.lower === 'to')) {
      const at = index + (word() === 'gonna' ? 1 : 2)
      const verb = tokens[at]?.lower ?? ''
      if (verbAs(verb, 'base') !== undefined) {
        index = at
        return group(verb, isPast ? 'unreal' : 'future')
      }
    }
    if (isGerund(word())) {
      const lemma = verbAs(word(), 'ing')?.lemma ?? word()
      return group(lemma, isPast ? 'past progressive' : 'progressive')
    }
    const next = index
    index = auxiliary
    return group('be', isPast ? 'past' : 'present', next)
  }
  const past = pastOf(first)
  const base = verbAs(first, isThird ? 's' : 'base')
  if (base !== undefined && (past === undefined || isThird)) return group(base.lemma, 'present')
  if (past !== undefined) return group(past.lemma, 'past')
  // "Still working on it": the auxiliary went with the subject.
  if (isGerund(first)) return group(verbAs(first, 'ing')?.lemma ?? first, 'progressive')
  return null

  function readBeen(): VerbGroup {
    const been = index
    index++
    skip()
    if (isGerund(word()))
      return group(verbAs(word(), 'ing')?.lemma ?? word(), 'perfect progressive')
    const next = index
    index = been
    return group('be', 'perfect', next)
  }
}

function isHasBeen(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.lower !== "'s") return false
  return /^(?:been|got|had|become|gone|taken|made|won)$/.test(tokens[index + 1]?.lower ?? '')
}

const NOT_GERUNDS =
  /^(?:exciting|amazing|interesting|boring|during|nothing|anything|something|everything|morning|evening|king|thing|spring|string|wedding|amusing|inspiring|challenging|willing|lacking|missing|king|sibling|nerve-wracking|rewarding|fascinating|surprising|outgoing|caring|loving|understanding)$/

export function isGerund(word: string): boolean {
  return /^[a-z-]{2,}ing?$/.test(word) && word.endsWith('ing') && !NOT_GERUNDS.test(word)
}

function isWord(word: string): boolean {
  return /^[a-z-]+$/.test(word)
}

/**
 * A second verb stands under the first one's words: "never written routes or handled requests",
 * "can stay in or go to the park".
 */
export function underFirst(verb: VerbGroup, first: VerbGroup, link: string | null): VerbGroup {
  if (verb.tense === 'present' && /^(?:unreal|future|wish)$/.test(first.tense))
    return { ...verb, tense: first.tense }
  if (first.tense !== 'perfect' || verb.tense !== 'past') return verb
  const isDenied = link === 'or'
  return {
    ...verb,
    tense: 'perfect',
    isNever: verb.isNever || (isDenied && first.isNever),
    isNegated: verb.isNegated || (isDenied && first.isNegated),
  }
}
