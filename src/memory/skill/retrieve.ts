import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleWithin } from '../namespace/namespace.ts'
import { posterior } from '../posterior.ts'
import { lexical, terms } from '../recall/lexical.ts'
import { luceneQuery } from '../recall/lucene.ts'
import { steadily } from '../steadily.ts'
import { vectorsFor } from '../vectors.ts'
import { type AuthorityState, SERVED } from './authority.ts'
import type { FailureMode } from './failure.ts'
import { skillText } from './properties.ts'
import { LIKENESS_MIN, likeness, scoreOf } from './score.ts'

export const SkillRetrieveInput = z.object({
  /** The problem at hand. */
  query: z.string().trim().min(1).max(10_000),
  limit: z.int().min(1).max(50).default(5),
  namespace: z.string().trim().min(1).max(200).nullish(),
  /** Also what nobody has reviewed yet. */
  includeCandidates: z.boolean().default(false),
})

export type SkillRetrieveRequest = z.input<typeof SkillRetrieveInput>

/** A skill that may help. It is data: nothing in it was checked by running it. */
export interface FoundSkill {
  readonly id: string
  readonly namespace: string
  readonly name: string
  readonly version: number
  readonly description: string
  readonly body: string
  readonly language: string | null
  /** JSON text. */
  readonly params: string | null
  readonly preconditions: readonly string[]
  readonly postconditions: readonly string[]
  readonly authorityState: AuthorityState
  readonly successCount: number
  readonly failureCount: number
  readonly proficiency: number
  readonly lastUsedAt: Date | null
  readonly isInduced: boolean
  readonly likeness: number
  readonly score: number
  /** The ways in which it is known to fail, newest first. */
  readonly failures: readonly KnownFailure[]
  /** What it was made from, as far as the caller may see it. */
  readonly sourceIds: readonly string[]
}

export interface KnownFailure {
  readonly id: string
  readonly description: string
  readonly observedAt: Date
}

export interface Retrieved {
  readonly skills: readonly FoundSkill[]
  /** What is known not to work on such a problem, and stands under no skill above. */
  readonly doNot: readonly (FailureMode & { readonly likeness: number })[]
  /** `down` means that this answer went by words alone. */
  readonly embedder: 'up' | 'down' | 'none'
}

/**
 * How many each index gives, and how many of those that may be shown go on to be ranked. An index does
 * not know the state of a skill, so the first is large.
 */
const POOL_SIZE = 1_000
const KEPT_MIN = 50
const KEPT_PER_ASKED = 4

type Row = NonNullable<(typeof cypher.skill.retrieve)['result']>[number]
type Measured = Row & { readonly likeness: number }

/** Skills for a problem, best first, and what not to do about it: one round trip, then a pure ranking. */
export async function retrieve(
  context: Context,
  request: SkillRetrieveRequest,
): Promise<Retrieved> {
  const { query, limit, namespace, includeCandidates } = parse(SkillRetrieveInput, request)
  const namespaces = visibleWithin(context.principal, namespace)
  const vectors = await vectorsFor(context, [query], 'query')
  const params = {
    namespaces,
    slot: context.slot,
    words: luceneQuery(query, namespaces, ['name', 'description']),
    states: includeCandidates ? [...SERVED, 'candidate'] : SERVED,
    poolSize: POOL_SIZE,
    keepSize: Math.max(KEPT_MIN, KEPT_PER_ASKED * limit),
  }
  const rows = await steadily((hasIndex) =>
    context.graph.run(cypher.skill.retrieve, {
      ...params,
      vector: hasIndex ? (vectors?.[0] ?? null) : null,
    }),
  )
  const measured = measure(query, rows, context.embedder?.floors.deep ?? 0)
  const skills = skillsOf(measured).slice(0, limit)
  const shown = new Set(skills.flatMap(({ failures }) => failures.map(({ id }) => id)))
  return {
    skills,
    doNot: measured
      .filter(({ id, label }) => label === 'BadPattern' && !shown.has(id))
      .slice(0, limit)
      .map(({ id, namespace, description, observedAt, skillIds, likeness }) => ({
        id,
        namespace,
        description,
        observedAt: observedAt!,
        skillIds,
        likeness,
      })),
    embedder: context.embedder === undefined ? 'none' : vectors === undefined ? 'down' : 'up',
  }
}

/** What is like the problem, most alike first; ties by id, so that equal sets give equal answers. */
function measure(query: string, rows: readonly Row[], floor: number): Measured[] {
  const texts = rows.map(({ name, description }) =>
    name === null ? description : skillText({ name, description }),
  )
  const { coverage } = lexical(terms(query), texts.map(terms))
  return rows
    .map((row, index) => ({
      ...row,
      likeness: likeness({ dense: row.dense, coverage: coverage[index]!, floor }),
    }))
    .filter((row) => row.likeness >= LIKENESS_MIN)
    .toSorted((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
}

function skillsOf(measured: readonly Measured[]): FoundSkill[] {
  const likenessOf = new Map(measured.map(({ id, likeness }) => [id, likeness]))
  return measured
    .filter(({ label }) => label === 'Skill')
    .map((row) => skillOf(row, likenessOf))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}

function skillOf(row: Measured, likenessOf: ReadonlyMap<string, number>): FoundSkill {
  const failures = (row.failures as unknown as KnownFailure[]).toSorted(
    (a, b) => b.observedAt.getTime() - a.observedAt.getTime() || (a.id < b.id ? -1 : 1),
  )
  const successCount = row.successCount ?? 0
  const failureCount = row.failureCount ?? 0
  const proficiency =
    row.proficiency ?? posterior({ successes: successCount, failures: failureCount })
  return {
    id: row.id,
    namespace: row.namespace,
    name: row.name!,
    version: row.version!,
    description: row.description,
    body: row.body!,
    language: row.language,
    params: row.params,
    preconditions: listOf(row.preconditions),
    postconditions: listOf(row.postconditions),
    authorityState: row.authorityState as AuthorityState,
    successCount,
    failureCount,
    proficiency,
    lastUsedAt: row.lastUsedAt,
    isInduced: row.isInduced ?? false,
    likeness: row.likeness,
    score: scoreOf({
      likeness: row.likeness,
      proficiency,
      // A failure that the same question did not lead to does not read like it.
      failureLikenesses: failures.map(({ id }) => likenessOf.get(id) ?? 0),
    }),
    failures,
    sourceIds: row.sourceIds.toSorted(),
  }
}

function listOf(json: string | null): string[] {
  return json === null ? [] : JSON.parse(json)
}
