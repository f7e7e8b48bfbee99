import type { Embedder } from '../../embed/embedder.ts'
import { Conflict } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Slot } from './slot.ts'

export interface ReembedOptions {
  readonly graph: Graph
  readonly embedder: Embedder
  readonly onProgress?: (progress: { done: number; total: number }) => void
}

const BATCH = 64

/** Everything that carries a vector, a page at a time. */
const EMBEDDED = [
  cypher.embedding.episodes,
  cypher.embedding.facts,
  cypher.embedding.skills,
  cypher.embedding.badPatterns,
  cypher.embedding.coreBlocks,
]

/**
 * Gives every memory a vector of another model, beside the one it has and in an index of its own.
 *
 * Servers with the old model go on as before. When the last vector is there the new model is written
 * down, and servers started with it use it. What was captured in between is found by going round until
 * a round finds nothing, and what old servers capture after that by running this again. Refuses with {@link Conflict} when both slots hold other models.
 */
export async function reembed(options: ReembedOptions): Promise<{ slot: Slot; embedded: number }> {
  const { graph, embedder, onProgress } = options
  const { model } = embedder
  const held = await graph.run(cypher.schemaVersion.adopt, { model })
  const slot = (held.slot as Slot | null) ?? freeSlot(held)

  let embedded = 0
  for (;;) {
    const { total } = await graph.run(cypher.embedding.count, {})
    const inThisRound = await goRound({ ...options, slot }, (done) => onProgress?.({ done, total }))
    embedded += inThisRound
    if (inThisRound === 0) break
  }
  await graph.run(cypher.embedding.assign, { slot, model })
  return { slot, embedded }
}

/** Takes the vectors of every model but this one away, and frees their slot. */
export async function dropOthers(options: ReembedOptions): Promise<{ dropped: number }> {
  const { graph, embedder } = options
  const held = await graph.run(cypher.schemaVersion.adopt, { model: embedder.model })
  if (held.slot === null) {
    throw new Conflict(`There are no vectors of ${embedder.model} yet. Nothing was changed.`)
  }
  const slot: Slot = held.slot === 'embedding' ? 'embeddingAlt' : 'embedding'
  await graph.run(cypher.embedding.assign, { slot, model: null })
  let dropped = 0
  for (const statement of EMBEDDED) {
    for (let after = ''; ; ) {
      const rows = await graph.run(statement, { after, limit: 1_000, slot })
      if (rows.length === 0) break
      after = rows.at(-1)!.id
      const ids = rows.filter(({ isLacking }) => !isLacking).map(({ id }) => id)
      dropped += (await graph.run(cypher.embedding.drop, { ids, slot })).dropped
    }
  }
  return { dropped }
}

async function goRound(
  { graph, embedder, slot }: ReembedOptions & { slot: Slot },
  onDone: (done: number) => void,
): Promise<number> {
  let embedded = 0
  let done = 0
  for (const statement of EMBEDDED) {
    for (let after = ''; ; ) {
      const found = await graph.run(statement, { after, limit: BATCH, slot })
      if (found.length === 0) break
      after = found.at(-1)!.id
      const lacking = found.filter(({ isLacking }) => isLacking)
      if (lacking.length > 0) {
        const texts = lacking.map(({ text }) => text)
        const vectors = await embedder.embed(texts, 'passage')
        const rows = lacking.map(({ id }, index) => ({ id, embedding: vectors[index]! }))
        embedded += (await graph.run(cypher.embedding.store, { rows, slot })).stored
      }
      done += found.length
      onDone(done)
    }
  }
  return embedded
}

function freeSlot(held: { embeddingModel: string | null; embeddingAltModel: string | null }): Slot {
  if (held.embeddingModel === null) return 'embedding'
  if (held.embeddingAltModel === null) return 'embeddingAlt'
  throw new Conflict(
    `This graph holds vectors of ${held.embeddingModel} and ${held.embeddingAltModel}. ` +
      'Drop those of one of them first: `stemma reembed --finish`. Nothing was changed.',
  )
}
