import type { Graph } from '../../graph/graph.ts'
import { type Deed, recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { mintId } from '../identity.ts'
import { summarise } from '../note/summarise.ts'
import { type Matter, type Settlement, settle } from './settle.ts'

/** What somebody changed by hand, and how it is to be written down. */
export interface Overruling extends Pick<Matter, 'namespace' | 'factIds' | 'place'> {
  deed(settlement: Settlement): Pick<Deed, 'verb' | 'subjectIds' | 'reason' | 'payload'>
}

/**
 * Lets somebody overrule what was weighed: their change, what follows from it and the record of it are
 * one transaction; the summaries of whatever is believed otherwise come after.
 */
export async function reweigh(
  context: Context,
  change: (graph: Graph, at: Date) => Promise<Overruling>,
): Promise<Settlement> {
  const at = context.now()
  const settlement = await context.graph.together(async (graph) => {
    const { deed, ...matter } = await change(graph, at)
    const settled = await settle(graph, { ...matter, runId: mintId(), at, testimony: [] })
    await settled.write(graph, context)
    await recordEvent(graph, context, { ...deed(settled), namespace: matter.namespace, at })
    return settled
  })
  await summarise(context, settlement.namespace, settlement.subjectIds)
  return settlement
}
