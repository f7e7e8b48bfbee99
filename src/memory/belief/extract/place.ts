import type { Claim, Named } from './claim.ts'
import type { When } from './dates.ts'
import type { Draft, Reading } from './reading.ts'
import { tellClaim } from './statements.ts'
import type { Token } from './tokens.ts'
import type { Found } from './topics/family.ts'

/** A claim whose place is still counted in UTF-16 units. */
export interface Placed {
  readonly claim: Omit<Claim, 'spanStart' | 'spanEnd'>
  readonly from: number
  readonly to: number
}

const CONFIDENCE = 0.8
const DOUBTED = 0.6

/** The claim that a draft makes of its reading. */
export function place(draft: Draft, reading: Reading, isCorrection: boolean): Placed {
  const { subject, verb, when, clause, utterance } = reading
  const isFormer = verb.tense === 'used to'
  const ended = when?.role === 'until' ? when.at : isFormer ? utterance.at : null
  const begun = when === null || when.role === 'until' ? null : when.at
  const hasArticle = subject.hasArticle === true && draft.subject === undefined
  const named = draft.subject ?? subject.named
  const claim: Omit<Claim, 'statement' | 'spanStart' | 'spanEnd'> = {
    subject: named,
    predicate: draft.predicate,
    object: draft.object,
    stance: draft.stance ?? reading.stance,
    // What happened is not corrected by "actually", only introduced.
    isCorrection: isCorrection && draft.isEvent !== true,
    validFrom: draft.validFrom === undefined ? begun : draft.validFrom,
    validTo: draft.validTo === undefined ? ended : draft.validTo,
    confidence: (draft.confidence ?? CONFIDENCE) * (verb.isDoubted ? DOUBTED : 1),
  }
  const told = draft.validFrom === null ? null : when
  const subjectName = hasArticle ? `The ${named.name}` : named.name
  return put(claim, clause.tokens, { draft, told, isFormer, subjectName })
}

/** The claim of a topic that looks across clauses: no verb, so no time. */
export function placeFound(
  { draft, tokens }: Found,
  speaker: Named,
  isCorrection: boolean,
): Placed {
  const subject = draft.subject ?? speaker
  const claim: Omit<Claim, 'statement' | 'spanStart' | 'spanEnd'> = {
    subject,
    predicate: draft.predicate,
    object: draft.object,
    stance: draft.stance ?? 'states',
    isCorrection,
    validFrom: null,
    validTo: null,
    confidence: draft.confidence ?? CONFIDENCE,
  }
  return put(claim, tokens, { draft, told: null, isFormer: false, subjectName: subject.name })
}

interface Wording {
  readonly draft: Draft
  readonly told: When | null
  readonly isFormer: boolean
  readonly subjectName: string
}

function put(
  claim: Omit<Claim, 'statement' | 'spanStart' | 'spanEnd'>,
  tokens: readonly Token[],
  { draft, told, isFormer, subjectName }: Wording,
): Placed {
  const { predicate, object, stance } = claim
  const isEvent = draft.isEvent === true
  const statement = tellClaim({
    subject: subjectName,
    predicate,
    object,
    stance,
    said: draft.said,
    when: told,
    isFormer,
    isEvent,
  })
  return { claim: { ...claim, statement }, from: tokens[0]!.start, to: tokens.at(-1)!.end }
}
