import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Context } from '../context.ts'
import { deriveId, mintId } from '../identity.ts'

/** Writes down what a verb did, in the transaction that did it. */
export async function recordEvent(
  graph: Graph,
  { principal }: Pick<Context, 'principal'>,
  event: {
    readonly verb: string
    readonly namespace: string
    readonly subjectIds: readonly string[]
    readonly reason: string
    readonly at: Date
    /** Ids, counts and hashes; never content. */
    readonly payload?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
  const { verb, namespace, subjectIds, reason, at, payload = {} } = event
  await graph.run(cypher.audit.record, {
    rows: [
      {
        subjectIds: [...subjectIds],
        event: {
          id: mintId(),
          namespace,
          ingestedAt: at,
          verb,
          subjectId: subjectIds[0] ?? null,
          actorId: deriveId('Agent', principal.tenant, principal.agent),
          reason,
          occurredAt: at,
          payload: JSON.stringify(payload),
        },
      },
    ],
  })
}
