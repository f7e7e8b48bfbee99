import { agentOf } from './agent/agent.ts'
import type { Context } from './context.ts'
import { deriveId } from './identity.ts'

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
  const agent = agentOf(principal, at)
  return {
    agent,
    provenance: {
      id: deriveId('ProvenanceRecord', id),
      namespace,
      ingestedAt: at,
      subjectId: id,
      writerId: agent.id,
      transport,
      trustAtWrite: trust,
    },
  }
}
