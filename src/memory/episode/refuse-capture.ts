import { cypher } from '../../generated/cypher.ts'
import { agentIdOf } from '../agent/agent.ts'
import type { Context } from '../context.ts'
import { mintId } from '../identity.ts'

/** Audits a refused capture in the tenant's own `system` namespace: the reason, never the text. */
export async function refuseCapture(
  { graph, principal }: Context,
  refusal: { reason: 'system_role' | 'residue'; at: Date; flags?: readonly string[] },
): Promise<void> {
  const { reason, at, flags = [] } = refusal
  await graph.run(cypher.episode.refuse, {
    audit: {
      id: mintId(),
      namespace: `${principal.tenant}/system`,
      ingestedAt: at,
      occurredAt: at,
      verb: 'refuse_capture',
      actorId: agentIdOf(principal),
      reason,
      isUnsealed: true,
      payload: JSON.stringify({ flags }),
    },
  })
}
