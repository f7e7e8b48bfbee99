import { DRIFT_MIN } from '../core/drift.ts'
import type { ScoreBand } from './band.ts'
import type { Candidate, Contributions } from './candidate.ts'
import { fold } from './fold.ts'
import type { Row } from './gather.ts'
import { type Asked, type RetrievalScope, scopeOf } from './plan.ts'

export interface RecallHit {
  readonly id: string
  readonly label: 'Episode' | 'Fact' | 'CoreBlock'
  /** Of an episode, or of a core block. */
  readonly kind: string | null
  readonly namespace: string
  /** The text, up to 1,500 characters; of a core block all of it. `read` gives the whole. */
  readonly text: string
  readonly speaker: string | null
  readonly role: string | null
  readonly at: Date
  readonly sessionId: string | null
  readonly sequence: number | null
  readonly scope: RetrievalScope
  readonly score: number
  readonly scoreBand: ScoreBand
  readonly trust: number
  readonly isContested: boolean
  readonly supersededBy: string | null
  /** For a fact, the episodes it was derived from. */
  readonly sourceIds: readonly string[]
  /** For an episode, what was read out of it that bears on the question. */
  readonly facts: readonly FactOfHit[]
  /** How far a core block has gone from its baseline, when that is far enough to ask somebody. */
  readonly drift: number | null
  /** The stages that found it: dense, lexical, walk, neighbour, support, member, core. */
  readonly stages: readonly string[]
  /** What each component gave to the score. */
  readonly components: Contributions | null
}

export interface FactOfHit {
  readonly id: string
  readonly statement: string
  readonly standing: 'current' | 'superseded' | 'contested'
  /** The fact that took its place. */
  readonly supersededBy: string | null
}

/**
 * What is ranked: the episodes, each with its facts, and facts whose episodes are not among them. A
 * fact that no longer holds is not ranked by itself, but marks the episode it was read out of.
 */
export function candidatesFrom(kept: readonly Row[], rows: readonly Row[]) {
  const present = new Set(kept.filter(({ label }) => label === 'Episode').map(({ id }) => id))
  const facts = rows.filter(
    ({ label, isKnown, sourceIds }) =>
      label === 'Fact' && isKnown && sourceIds.some((id) => present.has(id)),
  )
  const folded = new Set(facts.map(({ id }) => id))
  const alone = kept.filter(({ id, label }) => label !== 'CoreBlock' && !folded.has(id))
  const { candidates, factsOf } = fold(alone.map(candidateOf), facts)
  return {
    candidates,
    factsOf: new Map(
      [...factsOf].map(([id, own]) => [id, (own as readonly Row[]).map(factOfHit)] as const),
    ),
  }
}

function factOfHit({ id, text, isCurrent, supersededBy, contradictedBy }: Row): FactOfHit {
  const isOver = supersededBy !== null || !isCurrent
  const standing = contradictedBy !== null ? 'contested' : isOver ? 'superseded' : 'current'
  return { id, statement: text, standing, supersededBy }
}

export function candidateOf(row: Row): Candidate {
  return {
    id: row.id,
    text: row.text,
    at: new Date(row.atMs).toISOString(),
    speaker: row.speaker ?? row.role ?? undefined,
    importance: row.importance,
    trust: row.trust,
    pinned: row.isPinned,
    lastAccessAt: new Date(row.lastAccessMs).toISOString(),
    ...(row.dense === null ? {} : { dense: row.dense }),
    ...(row.sessionId === null ? {} : { sessionId: row.sessionId }),
    ...(row.sequence === null ? {} : { ordinal: row.sequence }),
    ...(row.supersededBy === null ? {} : { supersededBy: row.supersededBy }),
    ...(row.isLineage ? { workRelevance: 1 } : {}),
    ...(row.stages.includes('walk') ? { entityHops: 1 } : {}),
  } as Candidate
}

export function hitOf(
  row: Row,
  asked: Asked,
  judged: Pick<RecallHit, 'score' | 'scoreBand' | 'components' | 'facts'>,
): RecallHit {
  const { id, kind, namespace, text, speaker, role, atMs, sessionId, sequence, trust } = row
  return {
    id,
    label: row.label as RecallHit['label'],
    kind,
    namespace,
    text,
    speaker,
    role,
    at: new Date(atMs),
    sessionId,
    sequence,
    scope: scopeOf(row, asked),
    ...judged,
    trust,
    isContested:
      row.contradictedBy !== null || judged.facts.some(({ standing }) => standing === 'contested'),
    supersededBy: row.supersededBy,
    sourceIds: row.sourceIds,
    drift: row.drift !== null && row.drift >= DRIFT_MIN ? row.drift : null,
    stages: row.stages,
  }
}
