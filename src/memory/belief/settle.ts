import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvents } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'
import { keyOf } from '../namespace/namespace.ts'
import {
  type Change,
  changeOf,
  isSettled,
  type Standing,
  standingsOf,
  type Testimony,
  testimonyId,
  testimonyOf,
  type Weighed,
} from './materialise.ts'

/** Which beliefs to weigh anew, and what speaks newly for or against them. */
export interface Matter {
  readonly namespace: string
  readonly runId: string
  readonly at: Date
  readonly testimony: readonly Testimony[]
  /** Episodes and facts whose groups are touched though nothing new is said of them. */
  readonly episodeIds?: readonly string[]
  readonly factIds?: readonly string[]
  /** Puts testimony of the graph where it belongs now, when entities were merged or parted. */
  readonly place?: (testimony: Testimony) => Testimony
}

export interface Settlement {
  readonly namespace: string
  readonly changes: readonly Change[]
  /** Every fact that was written, whether or not its status changed. */
  readonly writtenIds: readonly string[]
  /** The entities of which something else is believed now. */
  readonly subjectIds: readonly string[]
  write(graph: Graph, context: Pick<Context, 'principal' | 'embedder'>): Promise<void>
}

/**
 * Weighs everything that was ever said of the matter, and says what has to change in the graph for it
 * to hold what follows. Nothing is written until `write`.
 */
export async function settle(graph: Graph, matter: Matter): Promise<Settlement> {
  const { namespace, testimony, place = (each) => each } = matter
  const before = await graph.run(cypher.belief.weigh, {
    groupKeys: [...new Set(testimony.map(({ proposition }) => proposition.groupKey))],
    episodeIds: [...(matter.episodeIds ?? [])],
    factIds: [...(matter.factIds ?? [])],
  })
  const byId = new Map(before.map((fact) => [fact.id, fact]))
  const all = new Map<string, Testimony>()
  for (const each of before.flatMap(testimonyOf)) all.set(testimonyId(each), place(each))
  for (const each of testimony) all.set(testimonyId(each), each)

  const standings = [...groups(all.values())].flatMap((group) => standingsOf(namespace, group))
  const written = standings.filter((standing) => !isSettled(standing, byId.get(standing.id)))
  const standing = new Set(standings.map(({ id }) => id))
  const gone = before.filter(({ id, evidence }) => !standing.has(id) && evidence.length > 0)
  const changes = [
    ...written.flatMap((each) => changeOf(each, byId.get(each.id)) ?? []),
    ...gone.map(({ id, statement }): Change => {
      return { id, kind: 'withdraw', reason: null, statement }
    }),
  ]
  return {
    namespace,
    changes,
    writtenIds: [...written.map(({ id }) => id), ...gone.map(({ id }) => id)],
    subjectIds: [
      ...new Set([
        ...written.map(({ proposition }) => proposition.subjectId),
        ...gone.map(({ subjectId }) => subjectId),
      ]),
    ],
    async write(within, { principal, embedder }) {
      const { runId, at } = matter
      const held = new Set(
        before.flatMap((fact) => testimonyOf(fact).map((each) => whereOf(fact.id, each))),
      )
      const rows = [
        ...written.map((each) =>
          rowOf(each, { ...matter, before: byId.get(each.id), held, embedder }),
        ),
        ...gone.map((fact) => ({
          fact: { id: fact.id, subjectId: fact.subjectId },
          state: { status: 'quarantined', quarantineReason: 'withdrawn' },
          validFrom: null,
          validTo: null,
          evidence: [],
        })),
      ]
      const links = [
        ...written.map(({ id, supersededBy, contradicts, belief }) => ({
          id,
          supersededBy,
          reason: belief.reason,
          contradicts: [...contradicts],
        })),
        ...gone.map(({ id }) => ({ id, supersededBy: null, reason: null, contradicts: [] })),
      ]
      if (rows.length > 0) {
        await within.run(cypher.belief.consolidateFacts, { rows, at })
        await within.run(cypher.belief.consolidateLinks, { rows: links, runId, at })
      }
      const deeds = changes
        .filter(({ kind }) => kind !== 'derive')
        .map(({ id, kind, reason }) => ({
          id: deriveId('AuditEvent', runId, kind, id),
          verb: kind,
          namespace,
          subjectIds: [id],
          reason: reason ?? 'the evidence moved',
          at,
          payload: { runId },
        }))
      await recordEvents(within, { principal }, deeds)
    },
  }
}

function* groups(testimony: Iterable<Testimony>): Generator<Testimony[]> {
  const byKey = new Map<string, Testimony[]>()
  for (const each of testimony) {
    const { groupKey } = each.proposition
    const group = byKey.get(groupKey)
    if (group === undefined) byKey.set(groupKey, [each])
    else group.push(each)
  }
  yield* byKey.values()
}

/** The vector of other words must not stay: what they said may have been erased. */
const UNEMBEDDED = { embedding: null, embeddingAlt: null, embeddingModel: null }

function whereOf(factId: string, testimony: Testimony): string {
  return `${factId} ${testimonyId(testimony)} ${testimony.edge.runId}`
}

function rowOf(
  standing: Standing,
  matter: Matter & {
    before: Weighed | undefined
    held: ReadonlySet<string>
    embedder: Context['embedder']
  },
) {
  const { id, proposition, belief, statement, confidence, trust, testimony } = standing
  const { namespace, runId, at, before, held, embedder } = matter
  const { window, status, reason, isNegated, ordinal } = belief
  const isSaidAnew = before !== undefined && before.statement !== statement
  const state = {
    statement,
    confidence,
    trust,
    status,
    quarantineReason: status === 'active' ? null : reason,
    ...(isSaidAnew ? UNEMBEDDED : {}),
    ...(isSaidAnew ? { embeddingState: embedder === undefined ? 'none' : 'pending' } : {}),
  }
  return {
    fact: {
      id,
      namespace,
      ingestedAt: at,
      namespaceKey: keyOf(namespace),
      ...proposition,
      isNegated,
      ordinal,
      extractor: testimony[0]!.edge.extractor,
      runId,
      embeddingState: embedder === undefined ? 'none' : 'pending',
      importance: 0.5,
      lastAccess: at,
      accessCount: 0,
      isPinned: false,
      ...state,
    },
    state,
    validFrom: window === null ? null : new Date(window.from),
    validTo: window?.to == null ? null : new Date(window.to),
    evidence: testimony
      .filter((each) => !held.has(whereOf(id, each)))
      .map(({ episodeId, edge }) => ({ episodeId, edge })),
  }
}
