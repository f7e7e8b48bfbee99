import { z } from 'zod'
import { Conflict, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Change, Testimony } from '../belief/materialise.ts'
import { placed } from '../belief/place.ts'
import { type Overruling, reweigh } from '../belief/reweigh.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo, writableNamespaces } from '../namespace/namespace.ts'

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
  const { changes } = await reweigh(context, async (graph) => {
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
    return {
      namespace,
      factIds,
      place: placing(context, namespace, rootOf),
      deed: deedOf('merge', [id, intoId], reason),
    }
  })
  return { id, intoId, changes }
}

/** Parts what was merged: every claim goes back to the entity that its words were found to mean. */
export async function unmergeEntities(
  context: Context,
  request: z.input<typeof UnmergeInput>,
): Promise<Merged> {
  const { id, reason } = parse(UnmergeInput, request)
  const namespaces = writableNamespaces(context.principal)
  let intoId = ''
  const { changes } = await reweigh(context, async (graph) => {
    const parted = await graph.run(cypher.entity.unmerge, { namespaces, id })
    if (parted === undefined) throw new Unknown('merged entity', [id])
    const { namespace, factIds } = parted
    intoId = parted.intoId
    return {
      namespace,
      factIds,
      place: placing(context, namespace, (each) => each),
      deed: deedOf('unmerge', [id, intoId], reason),
    }
  })
  return { id, intoId, changes }
}

function placing({ belief }: Context, namespace: string, rootOf: (id: string) => string) {
  return (testimony: Testimony) =>
    placed(testimony, { namespace, registry: belief.registry, rootOf })
}

function deedOf(verb: string, subjectIds: readonly string[], reason: string): Overruling['deed'] {
  return ({ writtenIds }) => ({ verb, subjectIds, reason, payload: { facts: writtenIds.length } })
}
