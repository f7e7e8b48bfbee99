import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { agentIdOf } from '../agent/agent.ts'
import { settle } from '../belief/settle.ts'
import type { Context } from '../context.ts'
import { deriveId, mintId } from '../identity.ts'
import { type Closure, type ErasureItem, inBatches, ORPHANED } from './closure.ts'
import { tombstoneOf } from './tombstone.ts'

/** What is being erased, by whom, and when. */
export interface Cascade {
  readonly context: Context
  readonly closure: Closure
  readonly closureIds: ReadonlySet<string>
  /** Not deleted as orphans on the way, for a second attempt starts from them. */
  readonly keepIds: readonly string[]
  readonly at: Date
}

/** What a part of an erasure did. */
export interface Tally {
  readonly erased: readonly { readonly id: string; readonly label: string }[]
  /** Reasons in sealed audit events that were blanked. */
  readonly blanked: number
  readonly tombstones: number
  readonly rederived: number
  /** Facts that were deleted and follow again from what is left, under the same id. */
  readonly remade: readonly string[]
  /** Entities of which something else is believed now, by namespace. */
  readonly subjects: readonly (readonly [namespace: string, subjectId: string])[]
}

export const NOTHING: Tally = {
  erased: [],
  blanked: 0,
  tombstones: 0,
  rederived: 0,
  remade: [],
  subjects: [],
}

export function sumOf(a: Tally, b: Tally): Tally {
  const remade = new Set(b.remade)
  return {
    erased: [...a.erased.filter(({ id }) => !remade.has(id)), ...b.erased],
    remade: [...a.remade, ...b.remade],
    blanked: a.blanked + b.blanked,
    tombstones: a.tombstones + b.tombstones,
    rederived: a.rederived + b.rederived,
    subjects: [...a.subjects, ...b.subjects],
  }
}

/** Reasons of these the engine words itself; they quote nobody. */
const OWN_VERBS = ['capture', 'consolidate', 'summarise', 'tombstone', 'erase', 'erase_batch']
const ERASED_NAME = '[erased]'
const NODES = 500
const FACTS = 100

/** A part of the work that may stand as a transaction of its own. */
export type Stage = (graph: Graph) => Promise<Tally>

/**
 * The work of an erasure in the order in which it may be interrupted: what lies farthest from what was
 * asked for goes first, so that whatever is left can still be reached from there.
 */
export function stagesOf(cascade: Cascade, items: readonly ErasureItem[]): Stage[] {
  const asked = items.filter(({ why }) => why !== ORPHANED)
  const byDepth = Map.groupBy(asked, ({ depth }) => depth)
  const depths = [...byDepth.keys()].toSorted((a, b) => b - a)
  return depths.flatMap((depth) => {
    const { facts = [], others = [] } = Object.groupBy(byDepth.get(depth)!, ({ label }) =>
      label === 'Fact' ? 'facts' : 'others',
    )
    return [
      ...[...inBatches(others, NODES)].map(
        (some): Stage =>
          (graph) =>
            eraseNodes(graph, cascade, some),
      ),
      ...[...Map.groupBy(facts, ({ namespace }) => namespace)].flatMap(([namespace, own]) =>
        [...inBatches(own, FACTS)].map(
          (some): Stage =>
            (graph) =>
              eraseFacts(graph, cascade, namespace, some),
        ),
      ),
    ]
  })
}

/** Deletes nodes, what was made from them meanwhile, and the names and reasons that only they explain. */
async function eraseNodes(
  graph: Graph,
  cascade: Cascade,
  items: readonly ErasureItem[],
): Promise<Tally> {
  const { context, closure, keepIds } = cascade
  const late = await madeMeanwhile(graph, cascade, items)
  const ids = [...items.map(({ id }) => id), ...late]
  const episodes = items.filter(({ label }) => label === 'Episode')
  const tombstones = await leaveTombstones(graph, cascade, items)
  if (episodes.length > 0) {
    const episodeIds = episodes.map(({ id }) => id)
    await graph.run(cypher.erasure.unname, { ids: episodeIds, erasedName: ERASED_NAME })
  }
  const { blanked } = await graph.run(cypher.audit.blank, { ids, ownVerbs: OWN_VERBS })
  const rows = await graph.run(cypher.erasure.erase, {
    ids,
    keepIds: keepIds.filter((id) => !ids.includes(id)),
  })
  let done: Tally = { ...NOTHING, erased: rows, blanked, tombstones }
  const corrected = episodes.flatMap(({ id, namespace }) =>
    (closure.correctedBy.get(id) ?? []).map((episodeId) => ({ namespace, episodeId })),
  )
  for (const [namespace, some] of Map.groupBy(corrected, (each) => each.namespace)) {
    const episodeIds = some.map(({ episodeId }) => episodeId)
    done = sumOf(done, await weighAnew(graph, { context, namespace, episodeIds, at: cascade.at }))
  }
  return done
}

/**
 * Deletes facts that nothing holds any more, and weighs the rest of what they were weighed with as if
 * the erased episodes had never spoken.
 */
async function eraseFacts(
  graph: Graph,
  cascade: Cascade,
  namespace: string,
  items: readonly ErasureItem[],
): Promise<Tally> {
  const { context, closure, at } = cascade
  const { siblingIds } = await graph.run(cypher.erasure.withdraw, {
    factIds: items.map(({ id }) => id),
    episodeIds: closure.items
      .filter(({ label, action }) => label === 'Episode' && action === 'erase')
      .map(({ id }) => id),
  })
  const { erase = [], rederive = [] } = Object.groupBy(items, ({ action }) => action)
  const gone = erase.length === 0 ? NOTHING : await eraseNodes(graph, cascade, erase)
  const factIds = [...rederive.map(({ id }) => id), ...siblingIds]
  const settled = await weighAnew(graph, { context, namespace, factIds, at })
  return sumOf(gone, { ...settled, rederived: rederive.length })
}

async function weighAnew(
  graph: Graph,
  matter: {
    context: Context
    namespace: string
    factIds?: readonly string[]
    episodeIds?: readonly string[]
    at: Date
  },
): Promise<Tally> {
  const { context, namespace, factIds = [], episodeIds = [], at } = matter
  if (factIds.length + episodeIds.length === 0) return NOTHING
  const runId = mintId()
  const settlement = await settle(graph, {
    namespace,
    runId,
    at,
    testimony: [],
    factIds,
    episodeIds,
  })
  await settlement.write(graph, context)
  // Their evidence now stands behind another interval of the same fact.
  const ids = settlement.changes.filter(({ kind }) => kind === 'withdraw').map(({ id }) => id)
  if (ids.length > 0) await graph.run(cypher.erasure.erase, { ids, keepIds: [] })
  const subjects = settlement.subjectIds.map((subjectId) => [namespace, subjectId] as const)
  return { ...NOTHING, remade: settlement.writtenIds.filter((id) => !ids.includes(id)), subjects }
}

/** What was derived or copied from these nodes after the closure was drawn. */
async function madeMeanwhile(
  graph: Graph,
  { closureIds }: Cascade,
  items: readonly ErasureItem[],
): Promise<string[]> {
  const late: string[] = []
  let ids = items.map(({ id }) => id)
  while (ids.length > 0) {
    const rows = await graph.run(cypher.erasure.closure, { ids })
    const fresh = rows
      .filter(({ why }) => ['derived', 'copy', 'provenance'].includes(why))
      .map(({ id }) => id)
      .filter((id) => !closureIds.has(id) && !late.includes(id))
    ids = [...new Set(fresh)]
    late.push(...ids)
  }
  return late
}

async function leaveTombstones(
  graph: Graph,
  { context: { principal }, at }: Cascade,
  items: readonly ErasureItem[],
): Promise<number> {
  const actorId = agentIdOf(principal)
  const rows = items.flatMap(({ namespace, contentHash, label }) => {
    if (contentHash === null || label !== 'Episode') return []
    const operationId = tombstoneOf(contentHash)
    return [
      {
        id: deriveId('AuditEvent', namespace, operationId),
        namespace,
        ingestedAt: at,
        verb: 'tombstone',
        actorId,
        reason: 'erased',
        occurredAt: at,
        operationId,
        isUnsealed: true,
        payload: '{}',
      },
    ]
  })
  if (rows.length > 0) await graph.run(cypher.erasure.tombstone, { rows })
  return rows.length
}
