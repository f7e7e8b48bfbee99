import { z } from 'zod'
import { type Mode, prefix, widthOf } from '../../embed/embedder.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { DRIFT_MIN } from '../core/drift.ts'
import { nameKey } from '../entity/name-key.ts'
import { deriveId } from '../identity.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'
import { vectorsFor } from '../vectors.ts'
import type { Abstention } from './abstain.ts'
import type { ScoreBand } from './band.ts'
import type { Candidate, Contributions } from './candidate.ts'
import type { QueryClass } from './classify.ts'
import { firstPerson } from './first-person.ts'
import { fold } from './fold.ts'
import { luceneQuery } from './lucene.ts'
import {
  type Asked,
  type Plan,
  POSTURES,
  planOf,
  type RetrievalScope,
  SCOPES,
  scopeOf,
} from './plan.ts'
import { rank } from './rank.ts'

export const HITS_MAX = 100

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
  /** Answer by then with what is there, however little. */
  deadlineMs: z.int().min(20).max(60_000).nullish(),
})

export type RecallRequest = z.input<typeof RecallInput>

export interface RecallHit {
  readonly id: string
  readonly label: 'Episode' | 'Fact' | 'CoreBlock'
  /** Of an episode, or of a core block. */
  readonly kind: string | null
  readonly namespace: string
  /** The text, up to 1,500 characters; of a core block all of it. `read` gives the whole. */
  readonly text: string
  readonly speaker: string | null
  readonly role: string | null
  readonly at: Date
  readonly sessionId: string | null
  readonly sequence: number | null
  readonly scope: RetrievalScope
  readonly score: number
  readonly scoreBand: ScoreBand
  readonly trust: number
  readonly isContested: boolean
  readonly supersededBy: string | null
  /** For a fact, the episodes it was derived from. */
  readonly sourceIds: readonly string[]
  /** For an episode, what was read out of it that bears on the question. */
  readonly facts: readonly FactOfHit[]
  /** How far a core block has gone from its baseline, when that is far enough to ask somebody. */
  readonly drift: number | null
  /** The stages that found it: dense, lexical, walk, neighbour, support, core. */
  readonly stages: readonly string[]
  /** What each component gave to the score. */
  readonly components: Contributions | null
}

export interface FactOfHit {
  readonly id: string
  readonly statement: string
  readonly standing: 'current' | 'superseded' | 'contested'
  /** The fact that took its place. */
  readonly supersededBy: string | null
}

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

export type Removal = 'forgotten_or_unknown' | 'not_current' | 'scope'

/**
 * How many hits a stage gives, and for how many of them the turns around are looked at. More of either
 * takes time and did not find more: docs/performance.md has the measurement.
 */
const POOL_SIZE = 40
const NEAR_SIZE = 15
const TEXT_MAX = 1_500

type Row = Awaited<ReturnType<typeof gather>>['rows'][number]

/**
 * What the memory knows that bears on a question, best first, each with its evidence.
 *
 * One round trip gathers candidates, and a pure ranker orders them. When the embedder is down the
 * answer goes by words and says so; when nothing fits, it says how many candidates each filter took.
 */
export async function recall(context: Context, request: RecallRequest): Promise<Recalled> {
  const input = parse(RecallInput, request)
  const gathered = await gather(context, input)
  const { plan, rows, namespaces, speakers, isDown, asked, floor, isPartial } = gathered
  const { kept, removed } = sift(rows, plan, asked)
  const { candidates, factsOf } = candidatesFrom(kept, rows)
  const ranked = rank({ text: input.query, speakers }, candidates, {
    limit: input.limit,
    now: context.now().toISOString(),
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
    exactness: rows.length < POOL_SIZE ? 'exact' : 'approximate',
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
 * What is ranked: the episodes, each with its facts, and facts whose episodes are not among them. A
 * fact that no longer holds is not ranked by itself, but marks the episode it was read out of.
 */
export function candidatesFrom(kept: readonly Row[], rows: readonly Row[]) {
  const present = new Set(kept.filter(({ label }) => label === 'Episode').map(({ id }) => id))
  const facts = rows.filter(
    ({ label, isKnown, sourceIds }) =>
      label === 'Fact' && isKnown && sourceIds.some((id) => present.has(id)),
  )
  const folded = new Set(facts.map(({ id }) => id))
  const alone = kept.filter(({ id, label }) => label !== 'CoreBlock' && !folded.has(id))
  const { candidates, factsOf } = fold(alone.map(candidateOf), facts)
  return {
    candidates,
    factsOf: new Map(
      [...factsOf].map(([id, own]) => [id, (own as readonly Row[]).map(factOfHit)] as const),
    ),
  }
}

function factOfHit({ id, text, isCurrent, supersededBy, contradictedBy }: Row): FactOfHit {
  const isOver = supersededBy !== null || !isCurrent
  const standing = contradictedBy !== null ? 'contested' : isOver ? 'superseded' : 'current'
  return { id, statement: text, standing, supersededBy }
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

/** Everything up to the round trip, and the round trip. Shared with `whyNot`. */
export async function gather(context: Context, input: z.output<typeof RecallInput>) {
  const { query, mode } = input
  const startedAt = performance.now()
  const left = () =>
    input.deadlineMs == null ? null : input.deadlineMs - (performance.now() - startedAt)
  const namespaces = visibleTo(context.principal)
  const speakers = await context.speakersIn(context, namespaces)
  // Half of the time for the meaning of the question, the rest for the answer.
  const embedding = vectorsFor(context, [firstPerson(query, speakers)], 'query')
  const embedded = await within(input.deadlineMs == null ? null : input.deadlineMs / 2, embedding)
  const vectors = embedded === LATE ? undefined : embedded
  const dimensions = context.embedder?.dimensions ?? 0
  const width = widthOf(mode, dimensions)
  const vector = vectors === undefined ? null : padded(prefix(vectors[0]!, mode), dimensions)
  const sessionIds = new Set(
    input.session
      ? namespaces.map((namespace) => deriveId('MemSession', namespace, input.session!))
      : [],
  )
  const plan = planOf(input)
  const isConfined = plan.scopes.every((scope) => scope === 'turn' || scope === 'session')
  const gathering = context.graph.run(cypher.recall.gather, {
    namespaces,
    vector,
    slot: context.slot,
    width,
    words: luceneQuery(query, namespaces),
    names: namesIn(query),
    poolSize: Math.max(POOL_SIZE, input.limit),
    nearSize: NEAR_SIZE,
    sessionIds: [...sessionIds],
    workItemId: input.workItemId ?? null,
    isConfined: isConfined && sessionIds.size > 0,
    knownAt: input.asKnownAt ?? null,
    asOf: input.asOf ?? null,
    now: context.now(),
    textMax: TEXT_MAX,
  })
  const gathered = await within(left(), gathering)
  const rows = gathered === LATE ? [] : gathered
  const isPartial = embedded === LATE || gathered === LATE
  const newestSequence = Math.max(
    0,
    ...rows
      .filter((row) => sessionIds.has(row.sessionId ?? ''))
      .map(({ sequence }) => sequence ?? 0),
  )
  const isDown = vectors === undefined
  const floor = isDown ? undefined : context.embedder?.floors[mode]
  const asked: Asked = { sessionIds, newestSequence }
  return { plan, rows, namespaces, speakers, isDown, floor, asked, isPartial }
}

const LATE = Symbol('late')

/** What comes in time. What comes too late is left alone. */
async function within<T>(ms: number | null, work: Promise<T>): Promise<T | typeof LATE> {
  if (ms === null) return work
  work.catch(() => undefined)
  const { promise, resolve } = Promise.withResolvers<typeof LATE>()
  const timeout = setTimeout(() => resolve(LATE), Math.max(0, ms))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timeout)
  }
}

/** Takes away what may not be shown, and counts what each rule took. Core blocks always stay. */
export function sift(rows: readonly Row[], plan: Plan, asked: Asked) {
  const removed: Record<Removal, number> = { forgotten_or_unknown: 0, not_current: 0, scope: 0 }
  const kept = rows.filter((row) => {
    const removal = removalOf(row, plan, asked)
    if (removal !== undefined) removed[removal]++
    return removal === undefined
  })
  return { kept, removed }
}

export function removalOf(row: Row, plan: Plan, asked: Asked): Removal | undefined {
  if (!row.isKnown) return 'forgotten_or_unknown'
  if (row.label === 'CoreBlock') return undefined
  if (!row.isCurrent || (row.label === 'Fact' && row.supersededBy !== null)) return 'not_current'
  const scope = scopeOf(row, asked)
  const isOpen = plan.scopes.includes(scope) || plan.scopes.includes('workspace')
  return isOpen ? undefined : 'scope'
}

export function candidateOf(row: Row): Candidate {
  return {
    id: row.id,
    text: row.text,
    at: new Date(row.atMs).toISOString(),
    speaker: row.speaker ?? row.role ?? undefined,
    importance: row.importance,
    trust: row.trust,
    pinned: row.isPinned,
    lastAccessAt: new Date(row.lastAccessMs).toISOString(),
    ...(row.dense === null ? {} : { dense: row.dense }),
    ...(row.sessionId === null ? {} : { sessionId: row.sessionId }),
    ...(row.sequence === null ? {} : { ordinal: row.sequence }),
    ...(row.supersededBy === null ? {} : { supersededBy: row.supersededBy }),
    ...(row.isLineage ? { workRelevance: 1 } : {}),
    ...(row.stages.includes('walk') ? { entityHops: 1 } : {}),
  } as Candidate
}

function hitOf(
  row: Row,
  asked: Asked,
  judged: Pick<RecallHit, 'score' | 'scoreBand' | 'components' | 'facts'>,
): RecallHit {
  const { id, kind, namespace, text, speaker, role, atMs, sessionId, sequence, trust } = row
  return {
    id,
    label: row.label as RecallHit['label'],
    kind,
    namespace,
    text,
    speaker,
    role,
    at: new Date(atMs),
    sessionId,
    sequence,
    scope: scopeOf(row, asked),
    ...judged,
    trust,
    isContested:
      row.contradictedBy !== null || judged.facts.some(({ standing }) => standing === 'contested'),
    supersededBy: row.supersededBy,
    sourceIds: row.sourceIds,
    drift: row.drift !== null && row.drift >= DRIFT_MIN ? row.drift : null,
    stages: row.stages,
  }
}

function countStages(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = {
    core: 0,
    lexical: 0,
    dense: 0,
    walk: 0,
    neighbour: 0,
    support: 0,
  }
  for (const { stages } of rows) for (const stage of stages) counts[stage]!++
  return counts
}

/** Capitalised words may be names of entities; their keys are lower case. */
function namesIn(query: string): string[] {
  const names = query.match(/\b\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu) ?? []
  return [...new Set(names.flatMap((name) => [name, ...name.split(' ')]).map(nameKey))].slice(0, 20)
}

/** The index holds whole vectors, so a shorter question is filled up with zeros. */
function padded(vector: Float32Array, dimensions: number): Float32Array {
  const whole = new Float32Array(dimensions)
  whole.set(vector)
  return whole
}
