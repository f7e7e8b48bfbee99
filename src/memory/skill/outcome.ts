import { z } from 'zod'
import { Conflict, InvalidInput, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import { posterior } from '../posterior.ts'
import { draftFailure, type FailureDraft, writeFailure } from './failure.ts'

const text = z.string().trim().min(1).max(200)

export const SkillOutcomeInput = z.object({
  id: text,
  outcome: z.enum(['succeeded', 'failed']),
  /** What shows it: a memory of the same namespace. The same evidence counts once. */
  evidenceId: text.nullish(),
  /** How it failed; kept as something that does not work. */
  failure: z.string().trim().min(1).max(2_000).nullish(),
  /** Makes a retry harmless: the same id counts once. */
  operationId: text.nullish(),
})

export type SkillOutcomeRequest = z.input<typeof SkillOutcomeInput>

export interface SkillStanding {
  readonly id: string
  readonly successCount: number
  readonly failureCount: number
  /** How likely it works the next time: see `posterior`. */
  readonly proficiency: number
  /** The failure mode that this outcome made or found. */
  readonly failureId: string | null
  /** False when this outcome was counted before; then nothing changed. */
  readonly isNew: boolean
}

/**
 * Counts how a skill fared once. A failure that is described becomes something that does not work, tied
 * to the skill. The same operation or evidence counts once; with neither, every call counts.
 *
 * Refuses with {@link InvalidInput} a failure of what succeeded, with {@link Conflict} an operation or
 * evidence that was counted the other way, and with {@link Unknown}.
 */
export async function recordOutcome(
  context: Context,
  request: SkillOutcomeRequest,
): Promise<SkillStanding> {
  const input = parse(SkillOutcomeInput, request)
  if (input.failure && input.outcome === 'succeeded') {
    throw new InvalidInput('failure', 'is for what failed')
  }
  const namespaces = writableNamespaces(context.principal)
  const failure = input.failure ? await draftFailure(context, input.failure) : undefined
  return context.graph.together((graph) => count(context, graph, { input, namespaces, failure }))
}

async function count(
  context: Context,
  graph: Graph,
  given: {
    input: z.output<typeof SkillOutcomeInput>
    namespaces: readonly string[]
    failure: FailureDraft | undefined
  },
): Promise<SkillStanding> {
  const { input, namespaces, failure } = given
  const { id, outcome, evidenceId } = input
  const at = context.now()
  const eventId = eventIdOf(input)
  const skill = await graph.run(cypher.skill.hold, { namespaces, id, eventId })
  if (skill === undefined) throw new Unknown('skill', [id])
  const { namespace } = skill
  if (skill.earlier !== null) return countedBefore(skill, JSON.parse(skill.earlier), input)
  if (evidenceId) await refuseUnknown(graph, evidenceId, namespace)

  const isSuccess = outcome === 'succeeded'
  const successCount = skill.successCount + (isSuccess ? 1 : 0)
  const failureCount = skill.failureCount + (isSuccess ? 0 : 1)
  const proficiency = posterior({ successes: successCount, failures: failureCount })
  await graph.run(cypher.skill.recordOutcome, { id, successCount, failureCount, proficiency, at })
  const failureId =
    failure === undefined
      ? null
      : (await writeFailure(context, graph, { ...failure, namespace, skillId: id, at })).id
  await recordEvent(graph, context, {
    id: eventId,
    verb: 'skill_outcome',
    namespace,
    subjectIds: [id, ...(evidenceId ? [evidenceId] : [])],
    reason: outcome,
    at,
    payload: { outcome, evidenceId, failureId, successCount, failureCount },
  })
  return { id, successCount, failureCount, proficiency, failureId, isNew: true }
}

function eventIdOf({ id, operationId, evidenceId }: z.output<typeof SkillOutcomeInput>): string {
  if (operationId) return deriveId('AuditEvent', 'skill_outcome', id, 'operation', operationId)
  if (evidenceId) return deriveId('AuditEvent', 'skill_outcome', id, 'evidence', evidenceId)
  return mintId()
}

function countedBefore(
  skill: { id: string; successCount: number; failureCount: number },
  earlier: { outcome: string; failureId: string | null },
  { id, outcome, operationId, evidenceId }: z.output<typeof SkillOutcomeInput>,
): SkillStanding {
  if (earlier.outcome !== outcome) {
    const by = operationId ? `operationId "${operationId}"` : `evidence ${evidenceId}`
    throw new Conflict(`${by} was counted for ${id} as ${earlier.outcome}. Nothing was changed.`)
  }
  const { successCount, failureCount } = skill
  const proficiency = posterior({ successes: successCount, failures: failureCount })
  const { failureId } = earlier
  return { id, successCount, failureCount, proficiency, failureId, isNew: false }
}

async function refuseUnknown(graph: Graph, id: string, namespace: string): Promise<void> {
  const found = await graph.run(cypher.node.read, { ids: [id], namespaces: [namespace] })
  if (found.length === 0) throw new Unknown('evidence', [id])
}
