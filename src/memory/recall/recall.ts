import { z } from 'zod'
import type { Mode } from '../../embed/embedder.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import type { Abstention } from './abstain.ts'
import type { QueryClass } from './classify.ts'
import { countStages, gather, type Removal, type Row, sift } from './gather.ts'
import { candidatesFrom, hitOf, type RecallHit } from './hit.ts'
import { type Plan, POSTURES, SCOPES } from './plan.ts'
import { rank } from './rank.ts'

export type { Removal } from './gather.ts'
export type { FactOfHit, RecallHit } from './hit.ts'

export const HITS_MAX = 100

const named = z.string().trim().min(1).max(200)

export const RecallInput = z.object({
  query: z.string().trim().min(1).max(10_000),
  limit: z.int().min(1).max(HITS_MAX).default(10),
  mode: z.enum(['prefilter', 'default', 'deep']).default('default'),
  posture: z.enum(POSTURES).nullish(),
  scopes: z.array(z.enum(SCOPES)).min(1).nullish(),
  session: z.string().min(1).max(200).nullish(),
  workItemId: z.string().min(1).max(200).nullish(),
  asOf: z.date().nullish(),
  asKnownAt: z.date().nullish(),
  /** Instead of `asOf`: a named instant, or one as ISO 8601. */
  at: named.nullish(),
  /** Only what was captured in this named stretch of time. */
  during: named.nullish(),
  /** Only what applies in the scope of this name. */
  scope: named.nullish(),
  /** Lets importance fade up to this instant. Absent, nothing fades. */
  decayAt: z.date().nullish(),
  /** Answer by then with what is there, however little. */
  deadlineMs: z.int().min(20).max(60_000).nullish(),
})

export type RecallRequest = z.input<typeof RecallInput>

export interface Recalled {
  readonly query: string
  readonly class: QueryClass
  readonly plan: Plan
  readonly namespaces: readonly string[]
  readonly coreBlocks: readonly RecallHit[]
  readonly hits: readonly RecallHit[]
  /** `down` means that this answer went by words and links alone. */
  readonly embedder: 'up' | 'down' | 'none'
  readonly mode: Mode
  /** Whether nothing can have been missed: every memory of these namespaces was looked at. */
  readonly exactness: 'exact' | 'approximate'
  /** True when the deadline came first: this is what was there by then. */
  readonly isPartial: boolean
  readonly consideredCount: number
  /** How many candidates each stage found. */
  readonly stages: Readonly<Record<string, number>>
  /** How many candidates each filter took away. */
  readonly removed: Readonly<Record<Removal, number>>
  /** True when the evidence speaks against answering; what came nearest is then in `nearest`. */
  readonly abstained: boolean
  readonly abstainedBecause: string | null
  readonly nearest: readonly RecallHit[]
}

/**
 * What the memory knows that bears on a question, best first, each with its evidence.
 *
 * One round trip gathers candidates, and a pure ranker orders them. When the embedder is down the
 * answer goes by words and says so; when nothing fits, it says how many candidates each filter took.
 */
export async function recall(context: Context, request: RecallRequest): Promise<Recalled> {
  const input = parse(RecallInput, request)
  const gathered = await gather(context, input)
  const { plan, rows, namespaces, speakers, isDown, asked, floor, isPartial, exactness } = gathered
  const { kept, removed } = sift(rows, plan, asked)
  const { candidates, factsOf } = candidatesFrom(kept, rows)
  const ranked = rank({ text: input.query, speakers }, candidates, {
    limit: input.limit,
    now: context.now().toISOString(),
    decayAt: input.decayAt?.toISOString(),
  })
  const byId = new Map(kept.map((row) => [row.id, row]))
  const hits = ranked.hits.map((hit) =>
    hitOf(byId.get(hit.id)!, asked, {
      score: hit.score,
      scoreBand: hit.band,
      components: hit.components,
      facts: factsOf.get(hit.id) ?? [],
    }),
  )
  const { abstain, reason } = verdictOf(ranked.abstention, kept, floor)
  context.access?.used(abstain ? [] : hits.map(({ id }) => id))
  return {
    query: input.query,
    class: ranked.class,
    plan,
    namespaces,
    coreBlocks: kept
      .filter(({ label }) => label === 'CoreBlock')
      .map((row) =>
        hitOf(row, asked, { score: 0, scoreBand: 'high', components: null, facts: [] }),
      ),
    hits: abstain ? [] : hits,
    embedder: context.embedder === undefined ? 'none' : isDown ? 'down' : 'up',
    mode: input.mode,
    exactness,
    isPartial,
    consideredCount: ranked.consideredCount,
    stages: countStages(rows),
    removed,
    abstained: abstain,
    abstainedBecause: reason ?? null,
    nearest: abstain ? hits : [],
  }
}

/**
 * Whether to answer at all. The ranker declines what only somebody else said; beyond that, nothing
 * is worth showing when no candidate shares a word with the question and all lie under the floor of
 * the embedding model. An exact match of words is never under the floor.
 */
function verdictOf(abstention: Abstention, kept: readonly Row[], floor: number | undefined) {
  if (abstention.abstain || floor === undefined) return abstention
  const isNoise = kept
    .filter(({ label }) => label !== 'CoreBlock')
    .every(({ dense, lexical }) => lexical === null && (dense ?? floor) < floor)
  return isNoise ? { abstain: true, reason: 'nothing above the floor' as const } : abstention
}
