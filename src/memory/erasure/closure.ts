import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { RowOf } from '../../graph/statement.ts'
import type { Label } from '../../vocabulary.ts'

/** One node that an erasure reaches. */
export interface ErasureItem {
  readonly id: string
  readonly label: Label
  readonly kind: string | null
  readonly namespace: string
  /** What ties it to its parent. */
  readonly why: string
  /** The node through which it was reached. Null for what was asked for. */
  readonly parentId: string | null
  /** Steps from what was asked for, which is 0. What lies farther is erased earlier. */
  readonly depth: number
  /** Deleted, or weighed anew without what is deleted. */
  readonly action: 'erase' | 'rederive'
  readonly contentHash: string | null
}

export interface Closure {
  /** In the order in which they were reached. */
  readonly items: readonly ErasureItem[]
  /** For each erased episode those that it had corrected, and that count again without it. */
  readonly correctedBy: ReadonlyMap<string, readonly string[]>
}

export type Seed = RowOf<typeof cypher.erasure.seeds>
type Row = Seed & { readonly fromId: string; readonly why: string }

const BATCH = 500

/** What nothing speaks of any more. It goes by itself with the last that spoke of it. */
export const ORPHANED = 'orphaned'

const WORDS: Record<string, string> = {
  derived: 'derived from it',
  copy: 'a copy of it',
  provenance: 'where it came from',
  failure: 'a failure of nothing else',
  evidence: 'evidence of nothing else',
  said: 'said in it',
  about: 'speaks of it',
  merged: 'merged into it',
  promotion: 'considered it',
  part: 'part of it',
  leftover: 'withdrawn, and nothing tells from what',
  orphan: ORPHANED,
  rederive: 'has other evidence',
}

/**
 * Everything that has to go with the seeds, to a fixed point: what was made from them, and the facts
 * and failures that nothing else holds. A fact that has other evidence is weighed anew instead; what
 * was made from it goes only when the erased evidence had words of its own, for those may stand in it.
 */
export async function closureOf(graph: Graph, seeds: readonly Seed[]): Promise<Closure> {
  const items = new Map<string, ErasureItem>()
  const held = new Map<string, Holding>()
  const correctedBy = new Map<string, string[]>()
  const isErased = (id: string) => items.get(id)?.action === 'erase'
  const add = (row: Row, depth: number, action: ErasureItem['action'], why = row.why) => {
    const { id, label, kind, namespace, contentHash, fromId } = row
    const known = items.get(id)
    items.set(id, {
      ...{ id, label: label as Label, kind, namespace, contentHash, action },
      why: WORDS[why] ?? why,
      parentId: known?.parentId ?? (fromId === id ? null : fromId),
      depth: known?.depth ?? depth,
    })
  }
  for (const seed of seeds) add({ ...seed, fromId: seed.id, why: 'asked for' }, 0, 'erase')

  let erased = seeds.map(({ id }) => id)
  let reworded: string[] = []
  for (let depth = 1; erased.length + reworded.length > 0; depth++) {
    const rows = await stepFrom(graph, { erased, reworded, items })
    const next: string[] = []
    for (const row of rows) {
      if (row.why === 'corrected') {
        correctedBy.set(row.fromId, [...(correctedBy.get(row.fromId) ?? []), row.id])
      } else if (row.why === 'evidence' || row.why === 'failure') {
        if (!held.has(row.id)) held.set(row.id, { row, depth, sources: [], isReworded: false })
      } else if (!isErased(row.id)) {
        add(row, depth, 'erase')
        next.push(row.id)
      }
    }
    await fillIn(graph, held)
    reworded = []
    for (const [id, holding] of held) {
      if (isErased(id)) continue
      const { row, sources } = holding
      const rest = sources.filter(({ sourceId }) => !isErased(sourceId))
      if (!rest.some(({ isLive }) => isLive)) {
        add(row, holding.depth, 'erase')
        next.push(id)
      } else if (row.label === 'Fact') {
        add(row, holding.depth, 'rederive', 'rederive')
        if (holding.isReworded || !hasOwnWords(sources, rest)) continue
        held.set(id, { ...holding, isReworded: true })
        reworded.push(id)
      }
    }
    erased = next
  }
  const orphans = await graph.run(cypher.erasure.orphans, {
    ids: [...items.keys()].filter(isErased),
  })
  for (const row of orphans) {
    const depth = (items.get(row.fromId)?.depth ?? 0) + 1
    add({ ...row, kind: null, contentHash: null, why: 'orphan' }, depth, 'erase')
  }
  return { items: [...items.values()], correctedBy }
}

/** A fact or a failure, and what holds it. */
interface Holding {
  readonly row: Row
  readonly depth: number
  readonly sources: RowOf<typeof cypher.erasure.evidence>[]
  /** Whether what was made from it has been followed though it stays itself. */
  readonly isReworded: boolean
}

async function stepFrom(
  graph: Graph,
  from: {
    erased: readonly string[]
    reworded: readonly string[]
    items: ReadonlyMap<string, ErasureItem>
  },
): Promise<Row[]> {
  const found: Row[] = []
  for (const ids of inBatches(from.erased)) {
    found.push(...(await graph.run(cypher.erasure.closure, { ids })))
    const episodeIds = ids.filter((id) => from.items.get(id)?.label === 'Episode')
    if (episodeIds.length === 0) continue
    const leftovers = await graph.run(cypher.erasure.leftovers, { ids: episodeIds })
    found.push(...leftovers.map((row) => ({ ...row, fromId: episodeIds[0]!, why: 'leftover' })))
  }
  for (const ids of inBatches(from.reworded)) {
    const rows = await graph.run(cypher.erasure.closure, { ids })
    found.push(...rows.filter(({ why }) => why === 'derived' || why === 'copy'))
  }
  return found
}

/** Asks once for what holds each of those that were reached. */
async function fillIn(graph: Graph, held: Map<string, Holding>): Promise<void> {
  const fresh = [...held].filter(([, { sources }]) => sources.length === 0).map(([id]) => id)
  for (const ids of inBatches(fresh)) {
    for (const row of await graph.run(cypher.erasure.evidence, { ids })) {
      held.get(row.id)!.sources.push(row)
    }
  }
}

/** Whether what goes said it in words that nothing which stays has used. */
function hasOwnWords(sources: Holding['sources'], rest: Holding['sources']): boolean {
  const known = new Set(rest.map(({ statement }) => statement))
  return sources.some((source) => !rest.includes(source) && !known.has(source.statement))
}

export function* inBatches<T>(all: readonly T[], size = BATCH): Generator<T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
