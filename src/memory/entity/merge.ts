import { z } from 'zod'
import { Conflict, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import type { Change } from '../belief/materialise.ts'
import { placed } from '../belief/place.ts'
import { type Settlement, settle } from '../belief/settle.ts'
import type { Context } from '../context.ts'
import { mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { visibleTo, writableNamespaces } from '../namespace/namespace.ts'
import { summarise } from '../note/summarise.ts'

export const MergeInput = z.object({
  id: z.string().min(1),
  /** The entity that stands for both from now on. */
  intoId: z.string().min(1),
  reason: z.string().min(1).max(500),
})

export const UnmergeInput = z.object({
  id: z.string().min(1),
  reason: z.string().min(1).max(500),
})

export const AlikeInput = z.object({
  distanceMax: z.number().min(0).max(1).default(0.25),
  limit: z.int().min(1).max(200).default(50),
})

export interface Merged {
  readonly id: string
  readonly intoId: string
  /** What is believed otherwise because of it. */
  readonly changes: readonly Change[]
}

export interface Alike {
  readonly id: string
  readonly name: string
  readonly otherId: string
  readonly otherName: string
  readonly distance: number
}

/** Pairs of entities that may be one, nearest first: candidates for {@link mergeEntities}. */
export async function alikeEntities(
  { graph, principal }: Context,
  request: z.input<typeof AlikeInput> = {},
): Promise<readonly Alike[]> {
  const { distanceMax, limit } = parse(AlikeInput, request)
  return graph.run(cypher.entity.alike, { namespaces: visibleTo(principal), distanceMax, limit })
}

/**
 * Lets one entity stand for another too, and weighs the facts of both together. Nothing of either is
 * lost: {@link unmergeEntities} gives back what was before.
 *
 * Refuses with {@link Unknown} when either is not of a namespace the caller may write to, and with
 * {@link Conflict} when they are the same or already part of a merger.
 */
export async function mergeEntities(
  context: Context,
  request: z.input<typeof MergeInput>,
): Promise<Merged> {
  const { id, intoId, reason } = parse(MergeInput, request)
  const namespaces = writableNamespaces(context.principal)
  const settlement = await context.graph.together(async (graph) => {
    const merged = await graph.run(cypher.entity.merge, { namespaces, id, intoId })
    if (merged === undefined) throw new Unknown('entity', [id, intoId])
    const { namespace, factIds, refusal } = merged
    if (refusal === 'itself') throw new Conflict(`${id} is itself. Nothing was changed.`)
    if (refusal !== null) {
      throw new Conflict(
        `${id} or ${intoId} is already merged; part them first. Nothing was changed.`,
      )
    }
    const rootOf = (each: string) => (each === id ? intoId : each)
    const work = { verb: 'merge', namespace, factIds, rootOf, id, intoId, reason }
    return weighAnew(graph, context, work)
  })
  await summarise(context, settlement.namespace, settlement.subjectIds)
  return { id, intoId, changes: settlement.changes }
}

/** Parts what was merged: every claim goes back to the entity that its words were found to mean. */
export async function unmergeEntities(
  context: Context,
  request: z.input<typeof UnmergeInput>,
): Promise<Merged> {
  const { id, reason } = parse(UnmergeInput, request)
  const namespaces = writableNamespaces(context.principal)
  const { intoId, settlement } = await context.graph.together(async (graph) => {
    const parted = await graph.run(cypher.entity.unmerge, { namespaces, id })
    if (parted === undefined) throw new Unknown('merged entity', [id])
    const rootOf = (each: string) => each
    const work = { verb: 'unmerge', ...parted, rootOf, id, reason }
    return { intoId: parted.intoId, settlement: await weighAnew(graph, context, work) }
  })
  await summarise(context, settlement.namespace, settlement.subjectIds)
  return { id, intoId, changes: settlement.changes }
}

async function weighAnew(
  graph: Graph,
  context: Context,
  work: {
    verb: string
    namespace: string
    factIds: readonly string[]
    rootOf: (id: string) => string
    id: string
    intoId: string
    reason: string
  },
): Promise<Settlement> {
  const { verb, namespace, factIds, rootOf, id, intoId, reason } = work
  const { registry } = context.belief
  const at = context.now()
  const settlement = await settle(graph, {
    namespace,
    runId: mintId(),
    at,
    testimony: [],
    factIds,
    place: (testimony) => placed(testimony, { namespace, registry, rootOf }),
  })
  await settlement.write(graph, context)
  const subjectIds = [id, intoId]
  const payload = { facts: settlement.writtenIds.length }
  await recordEvent(graph, context, { verb, namespace, subjectIds, reason, at, payload })
  return settlement
}
