import { createHash } from 'node:crypto'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'

/** What a seal covers of an event. A reason counts by its hash, so that it can be erased. */
export interface Sealable {
  readonly id: string
  readonly verb: string
  readonly subjectId: string | null
  readonly actorId: string
  readonly occurredAt: Date
  readonly operationId: string | null
  readonly requestHash: string | null
  readonly payload: string | null
}

const BATCH = 500

/**
 * Chains the events of a namespace that are not yet sealed behind those that are, and says how many.
 * Any number of processes may do this at once: the head of the chain is locked while it grows.
 */
export async function seal(
  { graph, now }: Pick<Context, 'graph' | 'now'>,
  namespace: string,
): Promise<number> {
  for (let sealed = 0; ; ) {
    const some = await graph.together((within) => sealSome(within, namespace, now()))
    sealed += some
    if (some < BATCH) return sealed
  }
}

/** Seals wherever something waits: for whoever runs the engine. */
export async function sealWaiting(context: Pick<Context, 'graph' | 'now'>): Promise<number> {
  let sealed = 0
  for (const { namespace } of await context.graph.run(cypher.audit.waiting, { limit: 100 })) {
    sealed += await seal(context, namespace)
  }
  return sealed
}

async function sealSome(graph: Graph, namespace: string, at: Date): Promise<number> {
  // The head is the cursor of the namespace, of which there is one.
  const id = deriveId('ConsolidationCursor', namespace)
  const head = await graph.run(cypher.audit.head, { id, namespace, at })
  const events = await graph.run(cypher.audit.unsealed, { namespace, limit: BATCH })
  let sealIndex = head.sealIndex ?? -1
  let sealHash = head.sealHash ?? ''
  const rows = events.map((event) => {
    const reasonHash = reasonHashOf(event.reason)
    sealIndex += 1
    sealHash = sealOf(event, { namespace, reasonHash, sealIndex, before: sealHash })
    return { id: event.id, sealIndex, sealHash, reasonHash }
  })
  if (rows.length > 0) await graph.run(cypher.audit.seal, { id, rows })
  return rows.length
}

export function reasonHashOf(reason: string | null): string | null {
  return reason === null ? null : sha256(reason)
}

/** A SHA-256 over the seal before and all that must not change, as JSON: no two events run together. */
export function sealOf(
  event: Sealable,
  place: { namespace: string; reasonHash: string | null; sealIndex: number; before: string },
): string {
  const { id, verb, subjectId, actorId, occurredAt, operationId, requestHash, payload } = event
  const { namespace, reasonHash, sealIndex, before } = place
  return sha256(
    JSON.stringify([
      ...[before, sealIndex, id, namespace, verb, subjectId, actorId, reasonHash],
      ...[occurredAt.getTime(), operationId, requestHash, payload],
    ]),
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
