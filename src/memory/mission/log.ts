import { z } from 'zod'
import { InvalidInput, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { ENUMS } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'
import { byMismatch } from './outcome.ts'
import { logIdsOf } from './record.ts'
import {
  type Decision,
  type Drift,
  type Observation,
  type StoredDecision,
  withOutcome,
} from './state.ts'

const id = z.string().trim().min(1).max(200)
const limit = z.int().min(1).max(500)

export const ObservationsInput = z.object({
  missionId: id,
  /** By when it was so, or by when it was told. */
  order: z.enum(['observed', 'recorded']).default('observed'),
  before: z.date().nullish(),
  limit: limit.default(50),
})

export const DecisionsInput = z.object({
  missionId: id,
  /** The newest first, or what failed and missed first. */
  order: z.enum(['recent', 'mismatch']).default('mismatch'),
  limit: limit.default(50),
})

export const DeltaInput = z.object({ decisionId: id })

export const ChangesInput = z.object({
  missionId: id,
  /** Since a decision of the mission, a named instant, or a time: exactly one of the three. */
  decisionId: id.nullish(),
  anchor: z.string().trim().min(1).max(200).nullish(),
  at: z.date().nullish(),
  limit: limit.default(50),
})

export interface Changes {
  readonly since: Date
  /** True when a newer observation contradicts an older one; `drift` names both. */
  readonly hasDrift: boolean
  readonly drift: readonly Drift[]
  /** What was observed, decided and checked since, newest first. */
  readonly entries: readonly {
    readonly id: string
    readonly kind: (typeof ENUMS.EpisodeKind)[number]
    readonly content: string
    readonly at: Date
    readonly status: (typeof ENUMS.CheckStatus)[number] | null
  }[]
  /** What was done to the mission itself. */
  readonly moves: readonly {
    readonly verb: string
    readonly reason: string | null
    readonly at: Date
  }[]
}

/** What was observed in a mission, newest first. A mission nobody may see has none. */
export async function observations(
  { graph, principal }: Context,
  request: z.input<typeof ObservationsInput>,
): Promise<readonly Observation[]> {
  const { missionId, order, before, limit: most } = parse(ObservationsInput, request)
  const namespaces = visibleTo(principal)
  return graph.run(cypher.mission.observations, {
    namespaces,
    logIds: logIdsOf(namespaces, missionId),
    isByRecording: order === 'recorded',
    before: before ?? null,
    limit: most,
  })
}

/** How many of the newest decisions are looked at for the largest misses. */
const LOOKED_AT = 2_000

/** What was decided in a mission and what came of it: the learning signal first, or the newest. */
export async function decisions(
  { graph, principal }: Context,
  request: z.input<typeof DecisionsInput>,
): Promise<readonly Decision[]> {
  const { missionId, order, limit: most } = parse(DecisionsInput, request)
  const namespaces = visibleTo(principal)
  const rows = await graph.run(cypher.mission.decisions, {
    namespaces,
    logIds: logIdsOf(namespaces, missionId),
    id: null,
    limit: order === 'mismatch' ? LOOKED_AT : most,
  })
  const all = (rows as unknown as StoredDecision[]).map(withOutcome)
  return (order === 'mismatch' ? all.toSorted(byMismatch) : all).slice(0, most)
}

/** What was expected of a decision, what came of it, and the difference. Refuses with {@link Unknown}. */
export async function delta(
  { graph, principal }: Context,
  request: z.input<typeof DeltaInput>,
): Promise<Decision> {
  const { decisionId } = parse(DeltaInput, request)
  const namespaces = visibleTo(principal)
  const params = { namespaces, logIds: [], id: decisionId, limit: 1 }
  const [row] = await graph.run(cypher.mission.decisions, params)
  if (row === undefined) throw new Unknown('decision', [decisionId])
  return withOutcome(row as unknown as StoredDecision)
}

/**
 * What has come to be known since a decision, a named instant or a time. Refuses with {@link Unknown} a
 * mission, decision or name that is not there.
 */
export async function changesSince(
  { graph, principal }: Context,
  request: z.input<typeof ChangesInput>,
): Promise<Changes> {
  const { missionId, decisionId, anchor, at, limit: most } = parse(ChangesInput, request)
  const given = [decisionId, anchor, at].filter((each) => each != null)
  if (given.length !== 1) {
    throw new InvalidInput('since', 'say exactly one of decisionId, anchor and at')
  }
  const namespaces = visibleTo(principal)
  const row = await graph.run(cypher.mission.changes, {
    namespaces,
    id: missionId,
    logIds: logIdsOf(namespaces, missionId),
    decisionId: decisionId ?? null,
    anchor: anchor ?? null,
    at: at ?? null,
    limit: most,
  })
  if (row === undefined) throw new Unknown('mission', [missionId])
  if (row.since === null) {
    throw decisionId ? new Unknown('decision', [decisionId]) : new Unknown('anchor', [anchor!])
  }
  const drift = row.drift as unknown as Drift[]
  return {
    since: row.since,
    hasDrift: drift.length > 0,
    drift,
    entries: row.entries as unknown as Changes['entries'],
    moves: row.moves as unknown as Changes['moves'],
  }
}
