import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { MemoryError, Unavailable } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { RowOf } from '../../graph/statement.ts'
import type { Role } from '../../vocabulary.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { nameKey } from '../entity/name-key.ts'
import { type Resolution, resolveEntities } from '../entity/resolve.ts'
import { NEAR_SCORE_MIN } from '../episode/draft.ts'
import { deriveId, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { keyOf, writableBy } from '../namespace/namespace.ts'
import { summarise } from '../note/summarise.ts'
import { steadily } from '../steadily.ts'
import type { Extraction, Utterance } from './extract/claim.ts'
import type { Change } from './materialise.ts'
import { type Settlement, settle } from './settle.ts'
import { namesIn, type Read, spelledOut, testify } from './testify.ts'

export const ConsolidateInput = z.object({
  namespace: z.string().min(1).max(200).nullish(),
  /** At most so many episodes; all that wait, when absent. */
  limit: z.int().min(1).max(1_000_000).nullish(),
  /** Say what would change, and change nothing. At most one batch. */
  isPreview: z.boolean().default(false),
  /** These episodes, whatever their state, instead of those that wait. */
  episodeIds: z.array(z.string().min(1)).min(1).max(500).nullish(),
})

export type ConsolidateRequest = z.input<typeof ConsolidateInput>

/** What a run derived. */
export interface Run {
  readonly id: string
  readonly namespace: string
  readonly isPreview: boolean
  /** False when another worker holds the namespace; then nothing was done. */
  readonly isOurs: boolean
  readonly episodeCount: number
  readonly entityCount: number
  readonly derivedCount: number
  readonly supersededCount: number
  readonly contestedCount: number
  readonly quarantinedCount: number
  readonly failedCount: number
  /** The first of the changes, each with the sentence it is about. */
  readonly changes: readonly Change[]
}

const BATCH = 200
const LEASE_MS = 60_000
/** How long somebody who asks waits for a worker that is at it, and how often that is looked at. */
const PATIENCE_MS = 10_000
const LOOK_MS = 100
const CHANGES_SHOWN = 200
/** After so many failures an episode waits for an operator. */
export const ATTEMPTS_MAX = 5

/** Derives beliefs from the episodes of a namespace that wait, in the order in which they came. */
export async function consolidate(
  context: Context,
  request: ConsolidateRequest = {},
): Promise<Run> {
  const input = parse(ConsolidateInput, request)
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  return consolidateIn(context, { ...input, namespace, patienceMs: PATIENCE_MS })
}

export interface Task {
  readonly namespace: string
  readonly limit?: number | null | undefined
  readonly isPreview?: boolean
  readonly episodeIds?: readonly string[] | null | undefined
  readonly onProgress?: (episodeCount: number) => void
  /** How long to wait while another worker is at it. */
  readonly patienceMs?: number
}

export async function consolidateIn(context: Context, task: Task): Promise<Run> {
  const { namespace, isPreview = false, limit, episodeIds, onProgress, patienceMs = 0 } = task
  const run = emptyRun(mintId(), namespace, isPreview)
  if (isPreview) {
    const episodes = await next(context, task, Math.min(limit ?? BATCH, BATCH))
    const batch = await read(context, namespace, run.id, episodes)
    const settlement = await settle(context.graph, matterOf(batch, context.now()))
    return tell(run, batch, settlement)
  }
  const startedAt = performance.now()
  const owner = run.id
  const cursorId = cursorOf(namespace)
  const subjectIds = new Set<string>()
  let told = run
  try {
    for (;;) {
      const at = context.now()
      const until = new Date(at.getTime() + LEASE_MS)
      const lease = { id: cursorId, namespace, owner, until, at }
      const { isOurs } = await context.graph.run(cypher.belief.lease, lease)
      if (!isOurs && performance.now() - startedAt < patienceMs) {
        await sleep(LOOK_MS)
        continue
      }
      if (!isOurs) return { ...told, isOurs: false }
      const most = Math.min(BATCH, context.belief.extractor.batchMax ?? BATCH)
      const left = Math.min((limit ?? Number.POSITIVE_INFINITY) - told.episodeCount, most)
      const episodes = left > 0 ? await next(context, task, left) : []
      if (episodes.length === 0) break
      const batch = await read(context, namespace, run.id, episodes)
      told = await apply(context, { batch, owner, cursorId, told, subjectIds })
      await compare(context, episodes)
      onProgress?.(told.episodeCount)
      if (episodeIds != null || batch.reads.length === 0) break
    }
    await summarise(context, namespace, [...subjectIds])
  } finally {
    await context.graph.run(cypher.belief.release, { id: cursorId, owner }).catch(() => undefined)
  }
  return told
}

/** What came in bulk was not compared with what it may repeat; a capture by itself was. */
async function compare({ graph, embedder, slot, now }: Context, episodes: readonly Waiting[]) {
  if (embedder === undefined) return
  const ids = episodes.map(({ id }) => id)
  const params = { ids, slot, nearScoreMin: NEAR_SCORE_MIN, at: now() }
  await steadily(async (hasIndex) => {
    if (hasIndex) await graph.run(cypher.episode.compare, params)
  })
}

export function cursorOf(namespace: string): string {
  return deriveId('ConsolidationCursor', namespace)
}

type Waiting = RowOf<typeof cypher.belief.next>

function next({ graph }: Context, { namespace, episodeIds }: Task, limit: number) {
  const ids = episodeIds == null ? null : [...episodeIds]
  return graph.run(cypher.belief.next, { namespace, ids, limit: ids?.length ?? limit })
}

/** What was read out of a batch of episodes, and what its names mean. */
interface Batch {
  readonly namespace: string
  readonly runId: string
  readonly episodes: readonly Waiting[]
  readonly reads: readonly Read[]
  readonly failures: readonly { id: string; error: string }[]
  readonly entities: ReadonlyMap<string, Resolution>
  readonly testimony: ReturnType<typeof testify>
}

async function read(
  context: Context,
  namespace: string,
  runId: string,
  episodes: readonly Waiting[],
): Promise<Batch> {
  const { extractor, registry } = context.belief
  const { extractions, failures } = await extractAll(context, episodes)
  const reads = episodes.flatMap(({ id, trust, capturedAt, speakers }, index): Read[] => {
    const extraction = extractions[index]
    return extraction === undefined ? [] : [{ id, trust, capturedAt, speakers, extraction }]
  })
  const entities = await resolveEntities(context, namespace, namesIn(reads))
  const about = {
    namespace,
    registry,
    entities,
    runId,
    extractor: `${extractor.name}/${extractor.version}`,
  }
  const testimony = reads.flatMap((episode) => testify(episode, about))
  return { namespace, runId, episodes, reads, failures, entities, testimony }
}

/**
 * All at once; when that fails, one by one, so that one bad text does not hold up the others. When the
 * extractor is away for the first and the last of them, it is away: no text is to blame for that.
 */
async function extractAll({ belief }: Context, episodes: readonly Waiting[]) {
  const utterances = episodes.map(utteranceOf)
  const failures: { id: string; error: string }[] = []
  let extractions: readonly (Extraction | undefined)[]
  try {
    extractions = await belief.extractor.extract(utterances)
  } catch (error) {
    if (error instanceof Unavailable) {
      for (const probe of [utterances[0]!, utterances.at(-1)!]) {
        const answer = await belief.extractor.extract([probe]).catch((away) => away)
        if (!(answer instanceof Unavailable)) break
        if (probe === utterances.at(-1)) throw answer
      }
    }
    extractions = await Promise.all(
      utterances.map(async (utterance, index) => {
        try {
          return (await belief.extractor.extract([utterance]))[0]
        } catch (error) {
          failures.push({ id: episodes[index]!.id, error: reasonOf(error) })
          return undefined
        }
      }),
    )
  }
  return { extractions, failures }
}

function reasonOf(error: unknown): string {
  return error instanceof MemoryError ? error.message : `The extractor failed: ${String(error)}`
}

function utteranceOf({ content, role, speaker, speakers, capturedAt }: Waiting): Utterance {
  return {
    content,
    role: role as Role,
    speaker,
    others: speakers.filter((each) => each !== speaker),
    at: capturedAt,
  }
}

function matterOf({ namespace, runId, testimony, episodes }: Batch, at: Date) {
  const episodeIds = episodes.flatMap(({ correctsIds }) => correctsIds)
  return { namespace, runId, at, testimony, episodeIds }
}

/** One transaction: all that follows from the batch, and the cursor behind it. Or nothing. */
async function apply(
  context: Context,
  work: {
    batch: Batch
    owner: string
    cursorId: string
    told: Run
    /** Gathers the entities of which something else is believed now. */
    subjectIds: Set<string>
  },
): Promise<Run> {
  const { batch, owner, cursorId, told, subjectIds } = work
  const { namespace, runId, reads, failures } = batch
  const at = context.now()
  const settlement = await context.graph.together(async (graph) => {
    const entityRows = entityRowsOf(batch, context, at)
    if (entityRows.length > 0) {
      await graph.run(cypher.belief.consolidateEntities, { rows: entityRows, at })
    }
    const settled = await settle(graph, matterOf(batch, at))
    await settled.write(graph, context)
    await record(graph, { context, batch, settled, at, serial: told.episodeCount })
    const last = batch.episodes.at(-1)!
    const { isOurs } = await graph.run(cypher.belief.consolidateEpisodes, {
      id: cursorId,
      owner,
      ids: reads.map(({ id }) => id),
      position: `${last.ingestedAt.toISOString()} ${last.id}`,
      version: `${context.belief.extractor.name}/${context.belief.extractor.version}`,
      at,
    })
    if (!isOurs)
      throw new Unavailable(`Another worker took over ${namespace}. Nothing was changed.`)
    return settled
  })
  for (const id of settlement.subjectIds) subjectIds.add(id)
  if (failures.length > 0) {
    const rows = [...failures]
    await context.graph.run(cypher.belief.fail, { rows, attemptsMax: ATTEMPTS_MAX })
  }
  return tell({ ...told, id: runId }, batch, settlement)
}

function entityRowsOf(
  { namespace, reads, entities }: Batch,
  { embedder, slot }: Context,
  at: Date,
) {
  const rows = new Map<string, EntityRow>()
  const rowFor = (key: string) => {
    const { ownId: id, name, type, vector } = entities.get(key)!
    const known = rows.get(id)
    if (known !== undefined) return known
    const isReady = vector !== undefined && slot === 'embedding'
    const row: EntityRow = {
      entity: {
        id,
        namespace,
        ingestedAt: at,
        namespaceKey: keyOf(namespace),
        canonicalName: name,
        nameKey: key,
        type,
        aliases: [],
        embeddingModel: isReady ? embedder!.model : null,
        embeddingState: isReady ? 'ready' : 'none',
        importance: 0.5,
        trust: 0.5,
        lastAccess: at,
        accessCount: 0,
        isPinned: false,
      },
      aliases: [],
      embedding: isReady ? vector : null,
      mentions: [],
    }
    rows.set(id, row)
    return row
  }
  for (const { id: episodeId, extraction, speakers } of reads) {
    const { claims, mentions } = extraction
    const named = [
      ...mentions,
      ...claims.flatMap(({ subject, object, spanStart, spanEnd }) =>
        [subject, ...(object.kind === 'entity' ? [object] : [])].map((each) => ({
          ...each,
          spanStart,
          spanEnd,
        })),
      ),
    ]
    for (const each of named) {
      const { name, aliases = [] } = spelledOut(each, speakers)
      const row = rowFor(nameKey(name))
      row.aliases.push(...[name, ...aliases].filter((alias) => !row.aliases.includes(alias)))
      if (row.mentions.some((mention) => mention.episodeId === episodeId)) continue
      row.mentions.push({ episodeId, spanStart: each.spanStart, spanEnd: each.spanEnd })
    }
  }
  return [...rows.values()]
}

interface EntityRow extends Record<string, unknown> {
  readonly entity: Readonly<Record<string, unknown>>
  readonly aliases: string[]
  readonly embedding: Float32Array | null
  readonly mentions: { episodeId: string; spanStart: number; spanEnd: number }[]
}

/** What this batch of the run did, tied to every fact it wrote. */
async function record(
  graph: Graph,
  done: { context: Context; batch: Batch; settled: Settlement; at: Date; serial: number },
): Promise<void> {
  const { context, batch, settled, at, serial } = done
  await recordEvent(graph, context, {
    id: deriveId('AuditEvent', 'consolidate', batch.runId, `${serial}`),
    verb: 'consolidate',
    namespace: batch.namespace,
    subjectId: batch.runId,
    subjectIds: settled.writtenIds,
    reason: 'episodes waited',
    at,
    payload: {
      episodes: batch.reads.length,
      claims: batch.testimony.length,
      written: settled.writtenIds.length,
    },
  })
}

function emptyRun(id: string, namespace: string, isPreview: boolean): Run {
  return {
    id,
    namespace,
    isPreview,
    isOurs: true,
    episodeCount: 0,
    entityCount: 0,
    derivedCount: 0,
    supersededCount: 0,
    contestedCount: 0,
    quarantinedCount: 0,
    failedCount: 0,
    changes: [],
  }
}

function tell(run: Run, batch: Batch, { changes }: Settlement): Run {
  const countOf = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  const minted = [...batch.entities.values()].filter(({ method }) => method === 'new').length
  return {
    ...run,
    episodeCount: run.episodeCount + batch.episodes.length,
    entityCount: run.entityCount + minted,
    derivedCount: run.derivedCount + countOf('derive'),
    supersededCount: run.supersededCount + countOf('supersede'),
    contestedCount: run.contestedCount + countOf('contest'),
    quarantinedCount: run.quarantinedCount + countOf('quarantine'),
    failedCount: run.failedCount + batch.failures.length,
    changes: [...run.changes, ...changes].slice(0, CHANGES_SHOWN),
  }
}
