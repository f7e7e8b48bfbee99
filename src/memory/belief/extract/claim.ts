import type { Role } from '../../../vocabulary.ts'

/** What an extractor reads: one episode's text, and what is needed to resolve "I" and "yesterday". */
export interface Utterance {
  readonly content: string
  readonly role: Role
  /** Who says it. First person means this one; without a speaker it means the role. */
  readonly speaker: string | null
  /** The other speakers of the session, for "you". */
  readonly others: readonly string[]
  /** When it was said. Relative dates count from here. */
  readonly at: Date
}

export type EntityType =
  | 'person'
  | 'place'
  | 'organisation'
  | 'animal'
  | 'event'
  | 'system'
  | 'thing'

/** Something named in the text, as it is to be looked up among the entities. */
export interface Named {
  readonly name: string
  readonly type: EntityType
  /** Other names that the text itself gives for it. */
  readonly aliases?: readonly string[]
}

export type ClaimObject =
  | ({ readonly kind: 'entity' } & Named)
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly unit: string | null }
  | { readonly kind: 'instant'; readonly at: Date }
  | { readonly kind: 'boolean'; readonly value: boolean }

/**
 * How a claim stands to what was believed before: `states` that it holds, `ends` ("no longer"),
 * `denies` ("doesn't", plain), `never` (it never held, so an earlier claim that it did is disputed).
 */
export type Stance = 'states' | 'ends' | 'denies' | 'never'

/** One thing a text says about the world. */
export interface Claim {
  readonly subject: Named
  /** A predicate of the registry. */
  readonly predicate: string
  readonly object: ClaimObject
  readonly stance: Stance
  /** The speaker takes back something said before: "actually", "I meant", "correction". */
  readonly isCorrection: boolean
  /** When it began to hold, as far as the text says so; otherwise it holds since it was said. */
  readonly validFrom: Date | null
  /** When it ceased to hold, as far as the text says so: "until 2020", "used to" (the time of saying). */
  readonly validTo: Date | null
  /** How sure the extractor is of having read this right, 0 to 1. */
  readonly confidence: number
  /** The claim as one plain sentence that needs no context. */
  readonly statement: string
  /** Where it stands: UTF-8 byte offsets into the content, the end excluded. */
  readonly spanStart: number
  readonly spanEnd: number
}

/** A name that a text mentions, whether or not it claims anything about it. */
export interface Mention extends Named {
  readonly spanStart: number
  readonly spanEnd: number
}

export interface Extraction {
  readonly claims: readonly Claim[]
  readonly mentions: readonly Mention[]
}

/** Reads claims out of texts. `version` changes when the same text may give other claims. */
export interface Extractor {
  readonly name: string
  readonly version: string
  /** How many texts it is given at once, at most. A slow one wants few, so that a lease outlives them. */
  readonly batchMax?: number
  extract(utterances: readonly Utterance[]): Promise<readonly Extraction[]>
}
