import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { agentIdOf } from '../agent/agent.ts'
import type { Context } from '../context.ts'
import { mintId } from '../identity.ts'

/** What a verb did, and to what. */
export interface Deed {
  /** Given where doing it twice is one event; minted otherwise. */
  readonly id?: string
  readonly verb: string
  readonly namespace: string
  /** What it is filed under; the first of what it was done to, when absent. */
  readonly subjectId?: string
  readonly subjectIds: readonly string[]
  readonly reason: string
  readonly at: Date
  /** Ids, counts and hashes; never content. */
  readonly payload?: Readonly<Record<string, unknown>>
}

/** Writes down what a verb did, in the transaction that did it. */
export async function recordEvents(
  graph: Graph,
  { principal }: Pick<Context, 'principal'>,
  deeds: readonly Deed[],
): Promise<void> {
  if (deeds.length === 0) return
  const actorId = agentIdOf(principal)
  const rows = deeds.map(({ id, verb, namespace, subjectId, subjectIds, reason, at, payload }) => ({
    subjectIds: [...subjectIds],
    event: {
      id: id ?? mintId(),
      namespace,
      ingestedAt: at,
      verb,
      subjectId: subjectId ?? subjectIds[0] ?? null,
      actorId,
      reason,
      occurredAt: at,
      isUnsealed: true,
      payload: JSON.stringify(payload ?? {}),
    },
  }))
  await graph.run(cypher.audit.record, { rows })
}

export function recordEvent(
  graph: Graph,
  context: Pick<Context, 'principal'>,
  deed: Deed,
): Promise<void> {
  return recordEvents(graph, context, [deed])
}
