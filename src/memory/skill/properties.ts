import type { Context } from '../context.ts'
import { newMemory } from '../findable.ts'
import { hashParts } from '../identity.ts'
import { posterior } from '../posterior.ts'

/** A skill that is about to be written, for whatever reason it came to be. */
export interface NewSkill {
  readonly id: string
  readonly namespace: string
  readonly name: string
  readonly version: number
  readonly description: string
  readonly body: string
  readonly language?: string | null
  /** What it takes, as JSON text. */
  readonly params?: string | null
  readonly preconditions?: readonly string[] | null
  readonly postconditions?: readonly string[] | null
  /** True when it was read out of what happened, and nobody wrote it down. */
  readonly isInduced: boolean
  readonly trust: number
  readonly at: Date
  /** Of {@link skillText}; undefined when there is none yet. */
  readonly vector: Float32Array | undefined
}

/** What a skill is found by. */
export function skillText({ name, description }: Pick<NewSkill, 'name' | 'description'>): string {
  return `${name}: ${description}`
}

/** What makes two versions of a skill the same. */
function skillHash(skill: Omit<NewSkill, 'id' | 'namespace' | 'version' | 'vector'>): string {
  const { name, description, body, language, params, preconditions, postconditions } = skill
  return hashParts(
    name,
    description,
    body,
    language ?? '',
    params ?? '',
    JSON.stringify(preconditions ?? []),
    JSON.stringify(postconditions ?? []),
  )
}

/**
 * Every property of a new Skill node but its vector. It begins as a candidate that was never tried:
 * only a review makes it more, and only an outcome moves its counters.
 */
export function skillProperties(
  context: Pick<Context, 'embedder'>,
  skill: NewSkill,
): Record<string, unknown> {
  return {
    ...newMemory(context, skill),
    name: skill.name,
    version: skill.version,
    description: skill.description,
    body: skill.body,
    contentHash: skillHash(skill),
    language: skill.language ?? null,
    authorityState: 'candidate',
    successCount: 0,
    failureCount: 0,
    proficiency: posterior({ successes: 0, failures: 0 }),
    isInduced: skill.isInduced,
    params: skill.params ?? null,
    preconditions: listed(skill.preconditions),
    postconditions: listed(skill.postconditions),
  }
}

function listed(conditions: readonly string[] | null | undefined): string | null {
  return conditions ? JSON.stringify(conditions) : null
}
