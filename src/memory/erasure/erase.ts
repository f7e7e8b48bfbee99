import { z } from 'zod'
import { InvalidInput, Unavailable, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Label } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableBy } from '../namespace/namespace.ts'
import { summarise } from '../note/summarise.ts'
import { erasableBy, refuseBeyond } from './authority.ts'
import { type Cascade, NOTHING, stagesOf, sumOf, type Tally } from './cascade.ts'
import {
  certify,
  type ErasureRecord,
  erasureIdOf,
  type File,
  recordBatch,
  recordsOf,
  type Samples,
  samplesOf,
} from './certificate.ts'
import { type Closure, closureOf, type ErasureItem, type Seed } from './closure.ts'

/** What is to go: nodes by id, or a whole session. */
export const ErasureClosureInput = z.object({
  ids: z.array(z.string().min(1)).max(500).nullish(),
  /** A session, by its id or by the key its writer gave it, with all that was said in it. */
  session: z.string().min(1).max(200).nullish(),
  /** Where the session is. The caller's own namespace, when absent. */
  namespace: z.string().min(1).max(200).nullish(),
})

export const EraseInput = ErasureClosureInput.extend({
  reason: z.string().min(1).max(500),
  /** Say what would go, and change nothing. So unless told otherwise. */
  isDryRun: z.boolean().default(true),
})

export type ErasureClosureRequest = z.input<typeof ErasureClosureInput>
export type EraseRequest = z.input<typeof EraseInput>

export interface Erasure {
  readonly isDryRun: boolean
  /** The first thousand of what goes or is weighed anew, nearest to what was asked for first. */
  readonly items: readonly Omit<ErasureItem, 'contentHash'>[]
  readonly erasedCount: number
  readonly rederivedCount: number
  readonly counts: readonly { readonly label: Label; readonly count: number }[]
  /** The audit event that certifies it. Null for a dry run. */
  readonly certificateId: string | null
  /** True when this was erased before and this is the certificate of then. */
  readonly isReplay: boolean
}

const ITEMS_SHOWN = 1_000
/** A closure up to this size goes in one transaction. */
const WHOLE_MAX = 400
/** How often a closure that keeps growing is drawn again. */
const ROUNDS_MAX = 20

/** What an erasure would take with it, and what it would weigh anew. Refuses as {@link erase} does. */
export async function erasureClosure(
  context: Context,
  request: ErasureClosureRequest,
): Promise<Erasure> {
  return erase(context, { ...parse(ErasureClosureInput, request), reason: 'asked', isDryRun: true })
}

/**
 * Erases memories for good, with everything that was made from them and every copy of their words; what
 * also has other sources is derived again without them. Ends in an audit event that certifies it.
 *
 * A large closure goes in many transactions. When that is interrupted, the same request goes on where
 * it stopped. A request that was done gives the certificate of then.
 *
 * Refuses with {@link Unknown} what is not there, and with `Forbidden` when any part of the closure lies
 * where the caller may not erase. Then nothing is changed.
 */
export async function erase(
  context: Context,
  request: EraseRequest,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Erasure> {
  const input = parse(EraseInput, request)
  const ids = [...new Set(input.ids ?? [])]
  const session = input.session ?? null
  if (ids.length === 0 && session === null) {
    throw new InvalidInput('ids', 'say which, or which session')
  }
  const allowed = erasableBy(context.principal)
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  const asked = { ids, session, namespace }
  const erasureId = erasureIdOf(context, asked)
  const file = { erasureId, namespace, reason: input.reason }

  const seeds = await seedsOf(context, asked, allowed)
  if (seeds === undefined) {
    const found = input.isDryRun ? undefined : await finished(context, file)
    if (found !== undefined) return found
    throw new Unknown('memory', session === null ? ids : [...ids, session])
  }
  const closure = await closureOf(context.graph, seeds)
  refuseBeyond(allowed, closure)
  if (input.isDryRun) return told(closure)

  const job = { context, file, seeds, allowed, onProgress }
  const { certificateId, record } = await eraseAll(job, closure)
  return { ...told(closure), ...totalsOf(record), isDryRun: false, certificateId }
}

interface Job {
  readonly context: Context
  readonly file: File
  readonly seeds: readonly Seed[]
  readonly allowed: readonly string[]
  readonly onProgress: (done: number, total: number) => void
}

/** Undefined when one of them is not there or not the caller's. */
async function seedsOf(
  { graph }: Context,
  asked: { ids: readonly string[]; session: string | null; namespace: string },
  allowed: readonly string[],
): Promise<Seed[] | undefined> {
  const { ids, session, namespace } = asked
  const byId = await graph.run(cypher.erasure.seeds, {
    namespaces: [...allowed],
    ids: [...ids],
    session: null,
  })
  if (byId.length < ids.length) return undefined
  if (session === null) return byId
  const named = { namespaces: [namespace], ids: [], session }
  const sessions = await graph.run(cypher.erasure.seeds, named)
  if (sessions.length === 0) return undefined
  const known = new Set(ids)
  return [...byId, ...sessions.filter(({ id }) => !known.has(id))]
}

async function eraseAll(job: Job, first: Closure) {
  const { context, seeds, file } = job
  const seedIds = seeds.map(({ id }) => id)
  const isSeed = new Set(seedIds)
  const samples = await samplesOf(
    context.graph,
    first.items.filter(({ action }) => action === 'erase').map(({ id }) => id),
  )
  let closure = first
  let done = NOTHING
  for (let round = 0; closure.items.length > WHOLE_MAX + seeds.length; round++) {
    if (round === ROUNDS_MAX) {
      throw new Unavailable('The closure grows as fast as it is erased. Try again later.')
    }
    const rest = closure.items.filter(({ id }) => !isSeed.has(id))
    const cascade = cascadeOf(job, closure, seedIds)
    for (const stage of stagesOf(cascade, rest)) {
      done = sumOf(done, await context.graph.together((graph) => filed(job, graph, stage)))
      job.onProgress(done.erased.length, closure.items.length)
    }
    closure = await closureOf(context.graph, seeds)
    refuseBeyond(job.allowed, closure)
  }
  done = sumOf(done, await eraseRest(job, closure, done))
  job.onProgress(done.erased.length, done.erased.length)
  return certify(context, file, { ids: done.erased.map(({ id }) => id), samples })
}

/** One part, and the record of it, in one transaction. */
async function filed(
  { context, file }: Job,
  graph: Graph,
  stage: (graph: Graph) => Promise<Tally>,
): Promise<Tally> {
  const tally = await stage(graph)
  await recordBatch(graph, context, file, tally)
  return tally
}

/** What is left, and the summaries of whatever is believed otherwise now, in one transaction. */
function eraseRest(job: Job, closure: Closure, before: Tally): Promise<Tally> {
  const { context } = job
  return context.graph.together((graph) =>
    filed(job, graph, async () => {
      let tally = NOTHING
      for (const stage of stagesOf(cascadeOf(job, closure, []), closure.items)) {
        tally = sumOf(tally, await stage(graph))
      }
      const subjects = [...before.subjects, ...tally.subjects]
      for (const [namespace, some] of Map.groupBy(subjects, ([where]) => where)) {
        const subjectIds = [...new Set(some.map(([, subjectId]) => subjectId))]
        await summarise({ ...context, graph }, namespace, subjectIds)
      }
      return tally
    }),
  )
}

function cascadeOf({ context }: Job, closure: Closure, keepIds: readonly string[]): Cascade {
  const closureIds = new Set(closure.items.map(({ id }) => id))
  return { context, closure, closureIds, keepIds, at: context.now() }
}

/** An erasure of the same things that was done, or that only lacks its certificate. */
async function finished(context: Context, file: File): Promise<Erasure | undefined> {
  const { batches, certificate } = await recordsOf(context, file)
  if (batches.length === 0 && certificate === null) return undefined
  const samples: Samples = []
  const { certificateId, record } =
    batches.length > 0
      ? await certify(context, file, { ids: [], samples })
      : { certificateId: certificate!.id, record: certificate!.record }
  return { isDryRun: false, items: [], ...totalsOf(record), certificateId, isReplay: true }
}

function told({ items }: Closure): Erasure {
  const { erase: erased = [], rederive: rederived = [] } = Object.groupBy(
    items,
    ({ action }) => action,
  )
  const counts = [...Map.groupBy(erased, ({ label }) => label)].map(([label, some]) => ({
    label,
    count: some.length,
  }))
  return {
    isDryRun: true,
    items: items
      .toSorted((a, b) => a.depth - b.depth)
      .slice(0, ITEMS_SHOWN)
      .map(({ contentHash: _, ...item }) => item),
    erasedCount: erased.length,
    rederivedCount: rederived.length,
    counts: counts.toSorted((a, b) => (a.label < b.label ? -1 : 1)),
    certificateId: null,
    isReplay: false,
  }
}

function totalsOf({ counts, erased, rederived }: ErasureRecord) {
  return {
    erasedCount: erased,
    rederivedCount: rederived,
    counts: Object.entries(counts).map(([label, count]) => ({ label: label as Label, count })),
  }
}
