import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableBy, writableNamespaces } from '../namespace/namespace.ts'
import type { WorkStatus } from '../work/transitions.ts'
import { advanceWork, type WorkReceipt, writeWork } from '../work/work.ts'

/** How a mission stands. */
const MISSION_STATUSES = ['planning', 'active', 'blocked', 'completed', 'failed'] as const
export type MissionStatus = (typeof MISSION_STATUSES)[number]

const id = z.string().trim().min(1).max(200)
const objective = z.string().trim().min(1).max(4_000)
const constraints = z.array(z.string().trim().min(1).max(1_000)).max(50)

export const MissionCreateInput = z.object({
  objective,
  /** What people call it. The beginning of the objective, when absent. */
  title: z.string().trim().min(1).max(200).nullish(),
  constraints: constraints.nullish(),
  status: z.enum(['planning', 'active']).default('planning'),
  parentId: id.nullish(),
  tags: z.array(z.string().trim().min(1).max(200)).max(20).nullish(),
  namespace: id.nullish(),
  /** Makes a retry harmless: the same id gives the same mission. */
  operationId: id.nullish(),
})

export const MissionAdvanceInput = z.object({
  id,
  /** The state the caller believes it to be in. */
  expected: z.enum(MISSION_STATUSES),
  status: z.enum(MISSION_STATUSES),
  reason: z.string().trim().min(1).max(500),
})

export const MissionAmendInput = z.object({
  id,
  objective: objective.nullish(),
  /** All of them: what is not named no longer binds. */
  constraints: constraints.nullish(),
  reason: z.string().trim().min(1).max(500),
})

export interface MissionReceipt {
  readonly id: string
  readonly status: MissionStatus
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
}

/** Begins a mission: an aim that outlives the sessions that work on it. */
export async function createMission(
  context: Context,
  request: z.input<typeof MissionCreateInput>,
): Promise<MissionReceipt> {
  const input = parse(MissionCreateInput, request)
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  const at = context.now()
  const { status, operationId } = input
  const item = {
    id: operationId ? deriveId('WorkItem', namespace, operationId) : mintId(),
    namespace,
    ingestedAt: at,
    updatedAt: at,
    kind: 'mission',
    title: input.title ?? beginningOf(input.objective),
    objective: input.objective,
    constraints: input.constraints ?? [],
    status,
    parentId: input.parentId ?? null,
  }
  return missionReceipt(await writeWork(context, { item, status, tags: input.tags ?? [] }))
}

/**
 * Moves a mission on. Refuses with `Conflict` when it is not in the state the caller expects, with
 * `InvalidInput` a move that a mission does not know, and with {@link Unknown}.
 */
export async function advanceMission(
  context: Context,
  request: z.input<typeof MissionAdvanceInput>,
): Promise<MissionReceipt> {
  return missionReceipt(await advanceWork(context, parse(MissionAdvanceInput, request)))
}

/** Changes what a mission is to reach, or what binds it. Refuses with {@link Unknown}. */
export async function amendMission(
  context: Context,
  request: z.input<typeof MissionAmendInput>,
): Promise<MissionReceipt> {
  const {
    id: missionId,
    objective: aim,
    constraints: bounds,
    reason,
  } = parse(MissionAmendInput, request)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const amended = await graph.run(cypher.mission.amend, {
      namespaces: writableNamespaces(context.principal),
      id: missionId,
      objective: aim ?? null,
      constraints: bounds ?? null,
      at,
    })
    if (amended === undefined) throw new Unknown('mission', [missionId])
    const { namespace, isNew } = amended
    const payload = { objective: aim != null, constraints: bounds != null }
    const event = { verb: 'amend_mission', namespace, subjectIds: [missionId], reason, at, payload }
    if (isNew) await recordEvent(graph, context, event)
    return { id: missionId, status: amended.status as MissionStatus, isNew }
  })
}

function missionReceipt({ id: missionId, status, isNew }: WorkReceipt): MissionReceipt {
  return { id: missionId, status: status as WorkStatus & MissionStatus, isNew }
}

function beginningOf(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`
}
