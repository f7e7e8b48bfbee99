import { type Mode, prefix, widthOf } from '../../embed/embedder.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { nameKey } from '../entity/name-key.ts'
import { deriveId } from '../identity.ts'
import { visibleTo } from '../namespace/namespace.ts'
import { steadily } from '../steadily.ts'
import { type Names, resolveNames } from '../time/resolve.ts'
import { vectorsFor } from '../vectors.ts'
import { firstPerson } from './first-person.ts'
import { luceneQuery } from './lucene.ts'
import { type Asked, type Plan, type PlanRequest, planOf, scopeOf } from './plan.ts'

/** What a question brings along that decides where to look. */
export interface Question extends Names, PlanRequest {
  readonly query: string
  readonly limit: number
  readonly mode: Mode
  readonly asKnownAt?: Date | null | undefined
  readonly deadlineMs?: number | null | undefined
}

export type Row = Awaited<ReturnType<typeof gather>>['rows'][number]

/**
 * What took a candidate away: it was put away or not yet known, does not hold, stands outside of the
 * circles, of the named stretch of time or of the named scope; or it is a copy whose original is in sight.
 */
export type Removal =
  | 'forgotten_or_unknown'
  | 'not_current'
  | 'scope'
  | 'during'
  | 'named_scope'
  | 'copy'

/**
 * How many hits a stage gives, and for how many of them the turns around are looked at. More of either
 * takes time and did not find more: docs/performance.md has the measurement.
 */
const POOL_SIZE = 40
const NEAR_SIZE = 15
const TEXT_MAX = 1_500

/** A named time or scope is looked into deeper, because most of what lies near may be outside of it. */
const NAMED_POOL_SIZE = 200
const MEMBER_SIZE = 500

/** Everything up to the round trip, and the round trip. Shared with `whyNot`. */
export async function gather(context: Context, input: Question) {
  const { query, mode } = input
  const { at: asOf, window, scopeIds } = await resolveNames(context, input)
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
  const isNamed = window !== null || scopeIds !== null
  const poolSize = Math.max(isNamed ? NAMED_POOL_SIZE : POOL_SIZE, input.limit)
  const isConfined = plan.scopes.every((scope) => scope === 'turn' || scope === 'session')
  const params = {
    namespaces,
    vector,
    slot: context.slot,
    width,
    words: luceneQuery(query, namespaces),
    names: namesIn(query),
    poolSize,
    nearSize: NEAR_SIZE,
    sessionIds: [...sessionIds],
    workItemId: input.workItemId ?? null,
    isConfined: isConfined && sessionIds.size > 0,
    knownAt: input.asKnownAt ?? null,
    asOf,
    now: context.now(),
    textMax: TEXT_MAX,
    startsAt: window?.startsAt ?? null,
    endsAt: window?.endsAt ?? null,
    scopeIds: scopeIds === null ? null : [...scopeIds],
    memberSize: MEMBER_SIZE,
  }
  const gathering = steadily((hasIndex) =>
    context.graph.run(cypher.recall.gather, { ...params, isExact: !hasIndex }),
  )
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
  const exactness = exactnessOf(rows, poolSize)
  return { plan, rows, namespaces, speakers, isDown, floor, asked, isPartial, exactness }
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
  const removed: Record<Removal, number> = {
    forgotten_or_unknown: 0,
    not_current: 0,
    scope: 0,
    during: 0,
    named_scope: 0,
    copy: 0,
  }
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
  if (row.isCopy) return 'copy'
  if (!row.isDuring) return 'during'
  if (!row.isInScope) return 'named_scope'
  const scope = scopeOf(row, asked)
  const isOpen = plan.scopes.includes(scope) || plan.scopes.includes('workspace')
  return isOpen ? undefined : 'scope'
}

/**
 * Whether nothing can have been missed: neither the nearest vectors nor the words filled their pool, and
 * what the question names did not either.
 */
function exactnessOf(rows: readonly Row[], poolSize: number): 'exact' | 'approximate' {
  const { dense, lexical, member } = countStages(rows)
  const isShort = dense! < poolSize && lexical! < poolSize && member! < MEMBER_SIZE
  return isShort ? 'exact' : 'approximate'
}

export function countStages(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = {
    core: 0,
    lexical: 0,
    dense: 0,
    walk: 0,
    neighbour: 0,
    support: 0,
    member: 0,
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
