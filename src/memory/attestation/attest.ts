import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { agentIdOf, agentOf } from '../agent/agent.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'

export const AttestInput = z.object({
  /** A fact, a core block or a skill. */
  id: z.string().min(1).max(200),
  /** What is vouched for. The predicate of a fact, when absent. */
  category: z.string().trim().min(1).max(100).nullish(),
  reason: z.string().min(1).max(500).default('asked for'),
})

export const RetractAttestationInput = z.object({
  id: z.string().min(1).max(200),
  reason: z.string().min(1).max(500).default('asked for'),
})

export interface Attested {
  readonly id: string
  readonly agentId: string
  readonly category: string
  readonly at: Date
  /** True when the caller wrote it: its word stands, and counts for no quorum. */
  readonly isAuthor: boolean
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
}

export interface Retracted {
  readonly id: string
  /** False when the caller did not vouch for it; then nothing changed. */
  readonly isNew: boolean
}

const TARGET = 'fact, core block or skill'

/**
 * Vouches for a memory of the caller or of its teams. An agent has one voice: a second time changes
 * nothing. Refuses with {@link Unknown}.
 */
export async function attest(
  context: Context,
  request: z.input<typeof AttestInput>,
): Promise<Attested> {
  const { id, category, reason } = parse(AttestInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  const agent = agentOf(context.principal, at)
  return context.graph.together(async (graph) => {
    const params = { namespaces, id, agent, category: category ?? null, at }
    const vote = await graph.run(cypher.attestation.attest, params)
    if (vote === undefined) throw new Unknown(TARGET, [id])
    const { namespace, since, ...rest } = vote
    if (rest.isNew) {
      const payload = { agentId: agent.id, isAuthor: rest.isAuthor }
      const subjectIds = [id, agent.id]
      await recordEvent(graph, context, {
        verb: 'attest',
        namespace,
        subjectIds,
        reason,
        at,
        payload,
      })
    }
    return { id, agentId: agent.id, at: since, ...rest }
  })
}

/** Takes the caller's word for a memory back. Refuses with {@link Unknown}. */
export async function retractAttestation(
  context: Context,
  request: z.input<typeof RetractAttestationInput>,
): Promise<Retracted> {
  const { id, reason } = parse(RetractAttestationInput, request)
  const namespaces = writableNamespaces(context.principal)
  const agentId = agentIdOf(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const vote = await graph.run(cypher.attestation.retract, { namespaces, id, agentId })
    if (vote === undefined) throw new Unknown(TARGET, [id])
    const { namespace, since } = vote
    if (since !== null) {
      const payload = { agentId, since: since.toISOString() }
      const event = { verb: 'retract_attestation', namespace, subjectIds: [id, agentId] }
      await recordEvent(graph, context, { ...event, reason, at, payload })
    }
    return { id, isNew: since !== null }
  })
}
