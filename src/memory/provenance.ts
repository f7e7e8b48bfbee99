import type { Context } from './context.ts'
import { deriveId } from './identity.ts'
import { homeOf } from './namespace/namespace.ts'
import type { Principal } from './namespace/principal.ts'

/** The Agent node of a principal. */
export function agentIdOf({ tenant, agent }: Principal): string {
  return deriveId('Agent', tenant, agent)
}

/** Who writes, and the record that this memory came from it: two nodes of one write. */
export function originOf(
  { principal, transport }: Pick<Context, 'principal' | 'transport'>,
  memory: {
    readonly id: string
    readonly namespace: string
    readonly at: Date
    readonly trust: number
  },
): { readonly agent: Record<string, unknown>; readonly provenance: Record<string, unknown> } {
  const { id, namespace, at, trust } = memory
  const writerId = agentIdOf(principal)
  return {
    agent: {
      id: writerId,
      namespace: homeOf(principal),
      ingestedAt: at,
      name: principal.agent,
      status: 'active',
    },
    provenance: {
      id: deriveId('ProvenanceRecord', id),
      namespace,
      ingestedAt: at,
      subjectId: id,
      writerId,
      transport,
      trustAtWrite: trust,
    },
  }
}
