import { deriveId } from '../identity.ts'
import { homeOf } from '../namespace/namespace.ts'
import type { Principal } from '../namespace/principal.ts'

/** The id of the Agent that a principal is. */
export function agentIdOf({ tenant, agent }: Principal): string {
  return deriveId('Agent', tenant, agent)
}

/** The node of an agent, as it is written when it first acts. */
export function agentOf(principal: Principal, at: Date) {
  return {
    id: agentIdOf(principal),
    namespace: homeOf(principal),
    ingestedAt: at,
    name: principal.agent,
    status: 'active',
  }
}
