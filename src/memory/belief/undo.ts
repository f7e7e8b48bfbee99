import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import { summarise } from '../note/summarise.ts'
import type { Change } from './materialise.ts'
import { settle } from './settle.ts'

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
  const at = context.now()
  const done = await context.graph.together(async (graph) => {
    const run = await graph.run(cypher.belief.undo, { namespaces, runId, at })
    if (run === undefined) throw new Unknown('run', [runId])
    const { namespace, factIds, undone } = run
    const settlement = await settle(graph, {
      namespace,
      runId: mintId(),
      at,
      testimony: [],
      factIds,
    })
    await settlement.write(graph, context)
    await recordEvent(graph, context, {
      verb: 'undo',
      namespace,
      subjectIds: settlement.writtenIds,
      reason,
      at,
      payload: { runId, claims: undone },
    })
    return { namespace, undone, settlement }
  })
  await summarise(context, done.namespace, done.settlement.subjectIds)
  return { runId, claimCount: done.undone, changes: done.settlement.changes }
}
