import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'

export const HistoryInput = z.object({
  subjectId: z.string().min(1).nullish(),
  verb: z.string().min(1).nullish(),
  before: z.date().nullish(),
  limit: z.int().min(1).max(200).default(20),
})

export type HistoryRequest = z.input<typeof HistoryInput>

export interface AuditEntry {
  readonly id: string
  readonly namespace: string
  readonly verb: string
  readonly subjectId: string | null
  readonly actorId: string
  readonly reason: string | null
  readonly occurredAt: Date
  /** Open metadata as JSON text: hashes, counts and ids, never content. */
  readonly payload: string | null
}

/** What was done and why, newest first: to one node, of one kind, or at all. */
export async function history(
  { graph, principal }: Context,
  request: z.input<typeof HistoryInput>,
): Promise<readonly AuditEntry[]> {
  const { subjectId, verb = null, before = null, limit } = parse(HistoryInput, request)
  const namespaces = visibleTo(principal)
  if (subjectId) return graph.run(cypher.audit.ofSubject, { namespaces, subjectId, limit })
  return graph.run(cypher.audit.history, { namespaces, verb, before, limit })
}
