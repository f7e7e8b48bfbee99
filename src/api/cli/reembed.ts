import { readConfig } from '../../config.ts'
import { attachStore, openEmbedder } from '../../engine.ts'
import { InvalidConfig } from '../../errors.ts'
import { dropOthers, reembed } from '../../memory/embedding/reembed.ts'
import { progressLine } from './progress.ts'

/** Moves the graph to the embedding model of the settings, beside the servers that use another. */
export async function reembedCommand({ finish = false }: { finish?: boolean }): Promise<void> {
  const config = readConfig()
  const progress = progressLine()
  await using store = await attachStore(config, progress.show)
  const embedder = openEmbedder(config, progress.show)
  if (embedder === undefined)
    throw new InvalidConfig(['STEMMA_EMBEDDER is none: nothing to embed with'])
  await using model = embedder
  const graph = store.connection.graph({ timeoutMs: 60_000 })
  if (finish) {
    const { dropped } = await dropOthers({ graph, embedder: model })
    console.log(`${dropped} vectors of other models are gone; ${model.model} remains.`)
    return
  }
  const { embedded, slot } = await reembed({
    graph,
    embedder: model,
    onProgress: ({ done, total }) => progress.show(bar(done, total)),
  })
  progress.done()
  console.log(
    embedded === 0
      ? `Every memory has its vector of ${model.model}.`
      : `${embedded} memories have vectors of ${model.model} (${slot}). Restart servers with these settings, then run \`stemma reembed --finish\`.`,
  )
}

function bar(done: number, total: number): string {
  const filled = total === 0 ? 30 : Math.min(30, Math.round((done / total) * 30))
  return `embedding ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${done} of ${total}`
}
