import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { trustOf } from '../episode/trust.ts'
import { mintId } from '../identity.ts'
import { newFailure } from '../skill/failure.ts'
import { skillProperties, skillText } from '../skill/properties.ts'
import { vectorsFor } from '../vectors.ts'

/** What a check shows that the agent can do. */
export const LearnedSkillInput = z.object({
  /** "postgres_upgrade": the name by which it is known from then on. */
  name: z.string().trim().min(1).max(200),
  description: z.string().trim().min(1).max(2_000).nullish(),
  /** How it is done. Data, never run. */
  body: z.string().trim().min(1).max(20_000).nullish(),
  /** Whether it belongs to no mission in particular. */
  isGeneral: z.boolean().default(false),
})

export interface Capability {
  readonly id: string
  readonly name: string
  /** True when it was learned now. */
  readonly isNew: boolean
  readonly successCount: number
  readonly failureCount: number
  /** The mean of Beta(successes + 1, failures + 1). */
  readonly proficiency: number
}

export interface Lesson {
  readonly validationId: string
  readonly namespace: string
  readonly skill: z.output<typeof LearnedSkillInput> | null
  readonly isPass: boolean
  readonly checked: { readonly label: string; readonly result: string }
  /** Of the new capability, when there may be one. */
  readonly vector: Float32Array | undefined
}

/** The vector of a capability that may be new. Asked for before the transaction begins. */
export async function vectorOf(
  context: Context,
  skill: z.output<typeof LearnedSkillInput> | null,
  missing: string,
): Promise<Float32Array | undefined> {
  if (skill === null) return undefined
  const { name } = skill
  const text = skillText({ name, description: skill.description ?? missing })
  return (await vectorsFor(context, [text], 'passage'))?.[0]
}

/**
 * Counts a check for or against every capability that it bears on, and learns a new one from a pass
 * that names it. Answers with the one that the check named, or else the first of the others.
 */
export async function learn(
  context: Context,
  graph: Graph,
  lesson: Lesson,
): Promise<Capability | null> {
  const { validationId, namespace, skill, isPass, checked, vector } = lesson
  const at = context.now()
  const description = skill?.description ?? checked.label
  const trust = trustOf({ role: 'event', isSuspicious: false })
  const words = `${checked.label}: ${checked.result}`
  const failure = { description: words, namespace, at, trust, vector: undefined }
  const moved = await graph.run(cypher.mission.learn, {
    namespace,
    validationId,
    name: skill?.name ?? null,
    isPass,
    skill:
      skill === null
        ? null
        : skillProperties(context, {
            id: mintId(),
            namespace,
            name: skill.name,
            version: 1,
            description,
            body: skill.body ?? description,
            isInduced: true,
            trust,
            at,
            vector,
          }),
    embedding: vector ?? null,
    isGeneral: skill?.isGeneral ?? false,
    failure: isPass ? null : newFailure(context, failure).pattern,
    slot: context.slot,
    at,
  })
  if (moved.length === 0) return null
  await recordEvent(graph, context, {
    verb: moved[0]!.isNew ? 'learn_skill' : 'count_skill',
    namespace,
    subjectIds: moved.map(({ id }) => id),
    reason: isPass ? 'a check passed' : 'a check failed',
    at,
    payload: { validationId },
  })
  return moved[0]!
}
