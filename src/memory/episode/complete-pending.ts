import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { vectorsFor } from '../vectors.ts'

const BATCH = 32

/**
 * Gives their vectors to memories that were stored while the embedder was away, and says how many.
 * Stops quietly when the embedder is away again; several processes may do this at once.
 */
export async function completePending({
  graph,
  embedder,
  slot,
}: Pick<Context, 'graph' | 'embedder' | 'slot'>): Promise<number> {
  if (embedder === undefined) return 0
  let completed = 0
  for (;;) {
    const waiting = await graph.run(cypher.episode.pending, { limit: BATCH })
    if (waiting.length === 0) return completed
    const texts = waiting.map(({ text }) => text)
    const vectors = await vectorsFor({ embedder }, texts, 'passage')
    if (vectors === undefined) return completed
    const rows = waiting.map(({ id }, index) => ({ id, embedding: vectors[index]! }))
    const { embedded } = await graph.run(cypher.episode.embed, {
      rows,
      slot,
      model: embedder.model,
    })
    completed += embedded
  }
}
