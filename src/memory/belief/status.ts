import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo, writableNamespaces } from '../namespace/namespace.ts'

export const FailuresInput = z.object({ limit: z.int().min(1).max(500).default(50) })

export const ReleaseInput = z.object({
  episodeIds: z.array(z.string().min(1)).min(1).max(500),
  /** Try them again, or leave them behind. */
  action: z.enum(['retry', 'skip']),
  reason: z.string().min(1).max(500),
})

export interface ConsolidationStatus {
  readonly namespace: string
  readonly rawCount: number
  readonly failedCount: number
  readonly consolidatedCount: number
  readonly factCount: number
  readonly contestedCount: number
  /** The commit up to which everything was read. Null before the first run. */
  readonly position: string | null
  readonly processedCount: number
  readonly processedAt: Date | null
  /** Whether a worker is at it. */
  readonly isLeased: boolean
  readonly ruleVersion: string | null
}

export interface Failure {
  readonly id: string
  readonly namespace: string
  readonly attempts: number
  readonly error: string | null
}

/** How far consolidation has come in the namespaces that the caller may see. */
export async function consolidationStatus({
  graph,
  principal,
  now,
}: Context): Promise<readonly ConsolidationStatus[]> {
  return graph.run(cypher.belief.status, { namespaces: visibleTo(principal), at: now() })
}

/** The namespaces of any tenant in which episodes wait, and how many: for whoever runs the engine. */
export async function whereWaiting({ graph, now }: Pick<Context, 'graph' | 'now'>) {
  const waiting = await graph.run(cypher.belief.waiting, { limit: 1_000 })
  const namespaces = waiting.map(({ namespace }) => namespace)
  return graph.run(cypher.belief.status, { namespaces, at: now() })
}

/** The episodes that could not be consolidated and wait for somebody, oldest first. */
export async function failures(
  { graph, principal }: Context,
  request: z.input<typeof FailuresInput> = {},
): Promise<readonly Failure[]> {
  const { limit } = parse(FailuresInput, request)
  return graph.run(cypher.belief.failures, { namespaces: visibleTo(principal), limit })
}

/**
 * Lets failed episodes be tried again, or leaves them behind for good. All of them or none: refuses
 * with {@link Unknown} when one did not fail or is not the caller's to write.
 */
export async function releaseFailed(
  context: Context,
  request: z.input<typeof ReleaseInput>,
): Promise<readonly string[]> {
  const { episodeIds, action, reason } = parse(ReleaseInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const state = action === 'retry' ? 'raw' : 'consolidated'
    const rows = await graph.run(cypher.belief.releaseFailed, {
      namespaces,
      ids: episodeIds,
      state,
    })
    const released = new Set(rows.map(({ id }) => id))
    const missing = episodeIds.filter((id) => !released.has(id))
    if (missing.length > 0) throw new Unknown('failed episode', missing)
    const { namespace } = rows[0]!
    const subjectIds = [...released]
    await recordEvent(graph, context, {
      verb: `${action}_failed`,
      namespace,
      subjectIds,
      reason,
      at,
    })
    return subjectIds
  })
}
