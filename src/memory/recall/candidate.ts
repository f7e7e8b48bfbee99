/**
 * One memory that the recall statement gathered, with everything the ranker may look at.
 *
 * What is absent is neutral: a candidate without importance, trust or lineage scores exactly as if
 * those ideas did not exist, so they never disturb a plain conversation.
 */
export type Candidate = {
  readonly id: string
  readonly text: string
  /** What was read out of it, a sentence each. */
  readonly facts?: readonly string[]
  /** Cosine to the dense query text. Absent when the memory has no vector yet. */
  readonly dense?: number
  readonly sessionId?: string
  /** Position inside the session. Neighbours are found by it, so it has to be gapless. */
  readonly ordinal?: number
  /** Who said it: a name, or the role `user` or `assistant` where nobody has a name. */
  readonly speaker?: string
  /** When it was said, ISO 8601. */
  readonly at?: string
  readonly importance?: number
  readonly lastAccessAt?: string
  readonly pinned?: boolean
  readonly trust?: number
  readonly provenanceQuality?: number
  /** The memory that replaced this one, as a supersession or as a correction. */
  readonly supersededBy?: string
  /** The episode that says what holds now, where this one says what held before. */
  readonly yieldsTo?: string
  /** 0 = the asked scope itself, 1 = the next wider one, and so on. */
  readonly scopeDistance?: number
  /** How well it fits the work at hand, 0 to 1. */
  readonly workRelevance?: number
  /** Hops from an entity that the query names. */
  readonly entityHops?: number
}

export type QueryFeatures = {
  readonly text: string
  /** Everyone who speaks in the searched namespaces; the ranker finds who is named. */
  readonly speakers?: readonly string[]
}

export const COMPONENTS = [
  'dense',
  'lexical',
  'neighbour',
  'speaker',
  'temporal',
  'form',
  'recency',
  'importance',
  'trust',
  'currentness',
  'scope',
  'work',
  'provenance',
  'lineage',
  'relationship',
] as const

export type Component = (typeof COMPONENTS)[number]

export type Contributions = Readonly<Record<Component, number>>
