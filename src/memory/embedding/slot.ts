import type { Embedder } from '../../embed/embedder.ts'
import { Incompatible } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'

/** The property in which a model's vectors stand. Two of them, so that two models can live at once. */
export type Slot = 'embedding' | 'embeddingAlt'

/**
 * The slot of this embedder's model. The first model a graph meets gets one; after that, vectors of
 * another model are refused with {@link Incompatible} until `stemma reembed` has made theirs.
 */
export async function slotFor(graph: Graph, { model }: Pick<Embedder, 'model'>): Promise<Slot> {
  const { slot, embeddingModel, embeddingAltModel } = await graph.run(cypher.schemaVersion.adopt, {
    model,
  })
  if (slot !== null) return slot as Slot
  const there = [embeddingModel, embeddingAltModel].filter((each) => each !== null).join(' and ')
  throw new Incompatible(
    `This graph holds vectors of ${there}; the embedder is ${model}, and vectors of two models do not ` +
      'compare. Run `stemma reembed` with the new settings first, while servers with the old ones go on. ' +
      'Nothing was changed.',
  )
}
