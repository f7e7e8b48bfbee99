import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import type { Change } from './materialise.ts'
import { reweigh } from './reweigh.ts'

export const UndoInput = z.object({
  runId: z.string().min(1),
  reason: z.string().min(1).max(500).default('undone'),
})

export interface Undone {
  readonly runId: string
  /** How many claims of the run count no more. */
  readonly claimCount: number
  readonly changes: readonly Change[]
}

/**
 * Believes again what was believed without a run of consolidation: what it read out of the episodes
 * counts no more, and the rest is weighed anew. The episodes stay consolidated; consolidating them
 * again by their ids brings the claims back.
 *
 * Refuses with {@link Unknown} a run that is not of a namespace the caller may write to.
 */
export async function undo(context: Context, request: z.input<typeof UndoInput>): Promise<Undone> {
  const { runId, reason } = parse(UndoInput, request)
  const namespaces = writableNamespaces(context.principal)
  let claimCount = 0
  const { changes } = await reweigh(context, async (graph, at) => {
    const run = await graph.run(cypher.belief.undo, { namespaces, runId, at })
    if (run === undefined) throw new Unknown('run', [runId])
    const { namespace, factIds, undone } = run
    claimCount = undone
    return {
      namespace,
      factIds,
      deed: ({ writtenIds }) => ({
        verb: 'undo',
        subjectIds: writtenIds,
        reason,
        payload: { runId, claims: undone },
      }),
    }
  })
  return { runId, claimCount, changes }
}
