import { z } from 'zod'
import { InvalidInput } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'
import { type FoundSkill, retrieve } from '../skill/retrieve.ts'
import { missionState } from './state.ts'

export const CapabilitiesInput = z.object({
  /** The mission that needs them. */
  missionId: z.string().trim().min(1).max(200).nullish(),
  /** What is to be done, where there is no mission, or beside it. */
  need: z.string().trim().min(1).max(4_000).nullish(),
  limit: z.int().min(1).max(20).default(5),
})

/** A capability that was learned elsewhere and fits the need. */
export interface Recommended
  extends Pick<
    FoundSkill,
    'id' | 'name' | 'description' | 'proficiency' | 'successCount' | 'failureCount' | 'likeness'
  > {
  readonly useCount: number
  readonly lastUsedAt: Date | null
  /** The decision that it was learned from, and the mission of that decision. */
  readonly decisionId: string | null
  readonly missionId: string | null
  readonly missionTitle: string | null
}

/** From here a capability fits a need; below, it only shares a word or two with it. */
const FITS = 0.25

/**
 * What was learned before and fits what is to be done, the most alike and most proven first, each with
 * the mission and the decision it was learned from. Refuses with `Unknown` a mission that is not there.
 */
export async function recommendCapabilities(
  context: Context,
  request: z.input<typeof CapabilitiesInput>,
): Promise<readonly Recommended[]> {
  const { missionId, need, limit } = parse(CapabilitiesInput, request)
  if (!missionId && !need)
    throw new InvalidInput('need', 'say what is to be done, or which mission')
  const mission = missionId ? await missionState(context, { id: missionId, limit: 1 }) : null
  const query = [mission?.objective, need].filter(Boolean).join('\n')
  return fitting(context, query, limit)
}

/** What fits a text that says what is to be done. */
export async function fitting(
  context: Context,
  query: string,
  limit: number,
): Promise<readonly Recommended[]> {
  const { skills } = await retrieve(context, { query, limit, includeCandidates: true })
  const good = skills.filter(({ likeness }) => likeness >= FITS)
  if (good.length === 0) return []
  const origins = await context.graph.run(cypher.mission.origins, {
    namespaces: visibleTo(context.principal),
    skillIds: good.map(({ id }) => id),
  })
  const byId = new Map(origins.map((origin) => [origin.id, origin]))
  return good.map((skill) => {
    const { id, name, description, proficiency, successCount, failureCount } = skill
    const { likeness, lastUsedAt } = skill
    const counts = { proficiency, successCount, failureCount, likeness, lastUsedAt }
    return { name, description, ...counts, ...byId.get(id)! }
  })
}
