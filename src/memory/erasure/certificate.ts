import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { agentIdOf } from '../agent/agent.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId, hashParts, mintId } from '../identity.ts'
import { homeOf, keyOf } from '../namespace/namespace.ts'
import type { Tally } from './cascade.ts'

/** What an erasure is filed under, and in which namespace. */
export interface File {
  readonly erasureId: string
  readonly namespace: string
  readonly reason: string
}

/** What is known of an erasure that was begun before, by the events it left. */
export interface ErasureRecord {
  readonly counts: Readonly<Record<string, number>>
  readonly erased: number
  readonly rederived: number
  readonly tombstones: number
  readonly blanked: number
  /** SHA-256 of the erased ids: of each while they are few, else of all of them, batch by batch. */
  readonly idHashes: readonly string[]
}

const EMPTY: ErasureRecord = {
  counts: {},
  erased: 0,
  rederived: 0,
  tombstones: 0,
  blanked: 0,
  idHashes: [],
}
const HASHES_MAX = 1_000
const SAMPLES = 8
const WORDS = 12

/**
 * The same request of the same caller is the same erasure, so that one which was interrupted is
 * finished and one that is done is not done again.
 */
export function erasureIdOf(
  { principal }: Context,
  asked: { ids: readonly string[]; session: string | null; namespace: string },
): string {
  const { ids, session, namespace } = asked
  return deriveId('Erasure', homeOf(principal), namespace, session ?? '', ...ids.toSorted())
}

/** Writes down one part of an erasure, in the transaction that did it. */
export async function recordBatch(
  graph: Graph,
  context: Context,
  { erasureId, namespace, reason }: File,
  tally: Tally,
): Promise<void> {
  await recordEvent(graph, context, {
    verb: 'erase_batch',
    namespace,
    subjectId: erasureId,
    subjectIds: [],
    reason,
    at: context.now(),
    payload: { ...recordOf(tally) },
  })
}

/** The parts of an erasure that were done since its last certificate, and that certificate. */
export async function recordsOf(
  { graph }: Pick<Context, 'graph'>,
  { erasureId, namespace }: Pick<File, 'erasureId' | 'namespace'>,
): Promise<{
  batches: ErasureRecord[]
  certificate: { id: string; record: ErasureRecord } | null
}> {
  const events = await graph.run(cypher.audit.ofSubject, {
    namespaces: [namespace],
    subjectId: erasureId,
    limit: 100_000,
  })
  const last = events.findIndex(({ verb }) => verb === 'erase')
  const since = last === -1 ? events : events.slice(0, last)
  const batches = since
    .filter(({ verb }) => verb === 'erase_batch')
    .map(({ payload }) => JSON.parse(payload!) as ErasureRecord)
    .toReversed()
  const certified = events[last]
  return {
    batches,
    certificate:
      certified === undefined
        ? null
        : { id: certified.id, record: JSON.parse(certified.payload!) as ErasureRecord },
  }
}

/** What the indexes are asked for afterwards: some of the erased, as they were. */
export type Samples = Awaited<ReturnType<typeof samplesOf>>

export async function samplesOf(graph: Graph, ids: readonly string[]) {
  const rows = await graph.run(cypher.erasure.sample, { ids: ids.slice(0, 500), limit: SAMPLES })
  return rows.flatMap(({ namespace, text, embedding, embeddingAlt }) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length === 0) return []
    const some = [...new Set(words)].slice(0, WORDS).join(' ')
    return [{ words: `+namespaceKey:${keyOf(namespace)} +(${some})`, embedding, embeddingAlt }]
  })
}

/**
 * Looks whether anything is left, and writes the certificate: how much of what was erased, the hashes
 * of the ids, and what the look came to.
 */
export async function certify(
  context: Context,
  file: File,
  done: { ids: readonly string[]; samples: Samples },
): Promise<{ certificateId: string; record: ErasureRecord }> {
  const { batches } = await recordsOf(context, file)
  const record = batches.reduce(together, EMPTY)
  const left = await context.graph.run(cypher.erasure.verify, {
    ids: [...done.ids],
    rows: done.samples,
  })
  const isVerified = done.ids.length > 0 && left.nodeCount + left.textCount + left.vectorCount === 0
  const { principal } = context
  const certificateId = mintId()
  await recordEvent(context.graph, context, {
    id: certificateId,
    verb: 'erase',
    namespace: file.namespace,
    subjectId: file.erasureId,
    // What was erased cannot be tied to; who erased it can.
    subjectIds: [agentIdOf(principal)],
    reason: file.reason,
    at: context.now(),
    payload: { ...record, batches: batches.length, verified: isVerified, left },
  })
  return { certificateId, record }
}

function recordOf({ erased, rederived, tombstones, blanked }: Tally): ErasureRecord {
  const byLabel = Map.groupBy(erased, ({ label }) => label)
  const counts = Object.fromEntries(
    [...byLabel].map(([label, some]) => [label, some.length] as const).toSorted(),
  )
  const hashes = erased.map(({ id }) => hashParts(id)).toSorted()
  return {
    counts,
    erased: erased.length,
    rederived,
    tombstones,
    blanked,
    idHashes: hashes.length <= HASHES_MAX ? hashes : [hashParts(...hashes)],
  }
}

function together(a: ErasureRecord, b: ErasureRecord): ErasureRecord {
  const counts = { ...a.counts }
  for (const [label, count] of Object.entries(b.counts)) {
    counts[label] = (counts[label] ?? 0) + count
  }
  const idHashes = [...a.idHashes, ...b.idHashes]
  return {
    counts,
    erased: a.erased + b.erased,
    rederived: a.rederived + b.rederived,
    tombstones: a.tombstones + b.tombstones,
    blanked: a.blanked + b.blanked,
    idHashes: idHashes.length <= HASHES_MAX ? idHashes : [hashParts(...idHashes)],
  }
}
