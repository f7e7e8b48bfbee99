import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Change } from '../belief/materialise.ts'
import { reweigh } from '../belief/reweigh.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo, writableNamespaces } from '../namespace/namespace.ts'
import type { ReviewState } from './state.ts'

const id = z.string().trim().min(1).max(200)

export const BlastRadiusInput = z.object({ id, limit: z.int().min(1).max(500).default(200) })
export const RetractInput = z.object({ id, reason: z.string().trim().min(1).max(500) })
export const ReviewInput = z.object({ id, reason: z.string().trim().min(1).max(500) })

/** Something alive that stands on what was asked about. */
export interface Dependent {
  readonly id: string
  readonly label: string
  readonly kind: string | null
  readonly text: string
  /** How many steps away. */
  readonly depth: number
  readonly reviewState: ReviewState | null
  readonly missionId: string | null
}

export interface Retracted {
  readonly id: string
  /** False when it was retracted before; then nothing changed. */
  readonly isNew: boolean
  /** What now waits for review. */
  readonly dependents: readonly Dependent[]
  /** What is believed otherwise. */
  readonly changes: readonly Change[]
}

/** The live decisions, slices, capabilities and missions that stand on an observation or a fact. */
export async function blastRadius(
  { graph, principal }: Context,
  request: z.input<typeof BlastRadiusInput>,
): Promise<readonly Dependent[]> {
  const { id: start, limit } = parse(BlastRadiusInput, request)
  const namespaces = visibleTo(principal)
  const found = await graph.run(cypher.mission.blastRadius, { namespaces, id: start, limit })
  return found as readonly Dependent[]
}

/** How many dependents a retraction marks. */
const DEPENDENTS_MAX = 1_000

/**
 * Takes back an observation or a fact: what was read out of it counts no more and is weighed anew, and
 * everything alive that stands on it is marked for review. Nothing is deleted. Refuses with
 * {@link Unknown} what is not an observation or a fact of a namespace the caller may write to.
 */
export async function retract(
  context: Context,
  request: z.input<typeof RetractInput>,
): Promise<Retracted> {
  const { id: fallen, reason } = parse(RetractInput, request)
  const namespaces = writableNamespaces(context.principal)
  let isNew = false
  let dependents: readonly Dependent[] = []
  const { changes } = await reweigh(context, async (graph, at) => {
    const asked = { namespaces, id: fallen, limit: DEPENDENTS_MAX }
    dependents = (await graph.run(cypher.mission.blastRadius, asked)) as readonly Dependent[]
    const dependentIds = dependents.map((each) => each.id)
    const params = { namespaces, id: fallen, dependentIds, at }
    const taken = await graph.run(cypher.mission.retract, params)
    if (taken === undefined) throw new Unknown('observation or fact', [fallen])
    isNew = taken.isNew
    const { namespace, factIds } = taken
    const payload = { dependents: dependentIds.length, facts: factIds.length }
    return {
      namespace,
      factIds,
      deed: () => ({ verb: 'retract', subjectIds: [fallen, ...dependentIds], reason, payload }),
    }
  })
  return { id: fallen, isNew, dependents, changes }
}

/** Notes that something marked for review was looked at and stands. Refuses with {@link Unknown}. */
export async function review(
  context: Context,
  request: z.input<typeof ReviewInput>,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id: looked, reason } = parse(ReviewInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const done = await graph.run(cypher.mission.review, { namespaces, id: looked })
    if (done === undefined) throw new Unknown('memory', [looked])
    const { namespace, isNew } = done
    const event = { verb: 'review', namespace, subjectIds: [looked], reason, at }
    if (isNew) await recordEvent(graph, context, event)
    return { id: looked, isNew }
  })
}
