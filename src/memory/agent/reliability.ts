import { z } from 'zod'
import { Forbidden } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvents } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { posterior } from '../posterior.ts'

export const RateInput = z.object({
  reason: z.string().min(1).max(500).default('asked for'),
})

/** How often the facts of an agent stood and fell, of one predicate. */
export interface Reliability {
  readonly agentId: string
  readonly category: string
  readonly successes: number
  readonly failures: number
  /** How likely its next fact of this kind stands. */
  readonly posterior: number
}

/**
 * Counts what came of the facts that the agents of this tenant wrote or vouched for in its teams, and
 * writes it down on each Agent. Counted from the graph every time, so a second call changes nothing.
 *
 * Refuses with {@link Forbidden} whoever may not operate the tenant: the answer tells of every team.
 */
export async function rateAgents(
  context: Context,
  request: z.input<typeof RateInput> = {},
): Promise<readonly Reliability[]> {
  const { reason } = parse(RateInput, request)
  const { tenant, permissions } = context.principal
  if (!permissions.has('operate') || !permissions.has('write')) {
    throw new Forbidden(
      'Rating agents needs the permissions write and operate. Nothing was changed.',
    )
  }
  const at = context.now()
  return context.graph.together(async (graph) => {
    const outcomes = await graph.run(cypher.agent.outcomes, { tenant, predicate: null })
    const byAgent = Map.groupBy(outcomes, ({ agentId }) => agentId)
    const changed = (await graph.run(cypher.agent.rated, { tenant }))
      .map((agent) => ({ ...agent, now: recordOf(byAgent.get(agent.id) ?? []) }))
      .filter(({ reliability, now }) => (reliability ?? '{}') !== now)
    await graph.run(cypher.agent.rate, {
      rows: changed.map(({ id, now }) => ({ id, reliability: now })),
    })
    await recordEvents(
      graph,
      context,
      changed.map(({ id, namespace }) => ({
        verb: 'rate',
        namespace,
        subjectIds: [id],
        reason,
        at,
        payload: { categories: byAgent.get(id)?.length ?? 0 },
      })),
    )
    return outcomes.map((each) => ({ ...each, posterior: posterior(each) }))
  })
}

type Outcome = Omit<Reliability, 'posterior'>

/** The same counts always give the same text. */
function recordOf(outcomes: readonly Outcome[]): string {
  const entries = outcomes.map(({ category, successes, failures }) => [
    category,
    { successes, failures },
  ])
  return JSON.stringify(Object.fromEntries(entries))
}
