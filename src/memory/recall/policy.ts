import { decay } from '../decay.ts'
import type { Candidate } from './candidate.ts'
import { POLICY } from './weights.ts'

const RECENCY_HALF_LIFE_DAYS = 30
const IMPORTANCE_HALF_LIFE_DAYS = 90
/** What an unrated memory counts as; a rating moves the score up or down from here. */
const UNRATED = 0.5

/** The caller's instants: what is recent is measured from one, and what has faded up to the other. */
export interface Clocks {
  readonly now?: string | undefined
  readonly decayAt?: string | undefined
}

/** The components that come from what the engine knows about a memory, not from its text. */
export function policyOf(candidate: Candidate, { now, decayAt }: Clocks) {
  const { importance, trust, provenanceQuality, workRelevance, entityHops } = candidate
  return {
    recency:
      now === undefined || candidate.at === undefined
        ? 0
        : POLICY.recency *
          decay(1, { now, since: candidate.at, halfLifeDays: RECENCY_HALF_LIFE_DAYS }),
    importance:
      importance === undefined
        ? 0
        : POLICY.importance * (decayed(candidate, importance, decayAt) - UNRATED),
    trust: trust === undefined ? 0 : POLICY.trust * (trust - UNRATED),
    currentness: candidate.supersededBy === undefined ? 0 : POLICY.superseded,
    scope: POLICY.scopeStep * (candidate.scopeDistance ?? 0),
    work: POLICY.work * (workRelevance ?? 0),
    provenance:
      provenanceQuality === undefined ? 0 : POLICY.provenance * (provenanceQuality - UNRATED),
    relationship: entityHops === undefined ? 0 : POLICY.relationship / (1 + entityHops),
  }
}

/** Importance fades only when the caller says up to when. */
function decayed(candidate: Candidate, importance: number, now: string | undefined): number {
  if (now === undefined) return importance
  const { lastAccessAt, pinned = false } = candidate
  return decay(importance, {
    now,
    since: lastAccessAt,
    halfLifeDays: IMPORTANCE_HALF_LIFE_DAYS,
    pinned,
  })
}
