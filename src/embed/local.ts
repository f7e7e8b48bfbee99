import { availableParallelism } from 'node:os'
import { defaultCacheDir } from '../cache-dir.ts'
import type { Embedder } from './embedder.ts'
import { InferenceThread } from './inference-thread.ts'
import { DEFAULT_LOCAL_MODEL, LOCAL_MODELS, type LocalModelName } from './local-model.ts'
import { findModelFiles, type ModelProgress } from './model-files.ts'
import { EmbedQueue } from './queue.ts'

export interface LocalOptions {
  model?: LocalModelName
  modelDir?: string | undefined
  cacheDir?: string
  maven?: string
  /**
   * Threads, each with a copy of the model in memory (MiniLM 150 MB for the first, 80 MB for the
   * next; e5 190 and 80). On two shared cores the second brings a fifth more texts a second.
   */
  workerCount?: number
  waitingTextsMax?: number
  cacheEntriesMax?: number
  onProgress?: (progress: ModelProgress) => void
  signal?: AbortSignal
}

/**
 * A model that runs on this machine's processor. Refuses as `findModelFiles` does when the model
 * cannot be found or fetched.
 */
export async function openLocalEmbedder({
  model: name = DEFAULT_LOCAL_MODEL,
  modelDir,
  cacheDir = defaultCacheDir(),
  maven = 'mvn',
  workerCount = Math.min(2, availableParallelism()),
  waitingTextsMax = 4_096,
  cacheEntriesMax = 2_048,
  onProgress,
  signal,
}: LocalOptions = {}): Promise<Embedder> {
  const model = LOCAL_MODELS[name]
  const folder = await findModelFiles({ model, modelDir, cacheDir, maven, onProgress, signal })
  const threads = Array.from(
    { length: workerCount },
    () => new InferenceThread({ model: name, folder }),
  )
  const close = () => Promise.all(threads.map((thread) => thread.close()))
  try {
    await Promise.all(threads.map((thread) => thread.start()))
  } catch (error) {
    await close()
    throw error
  }
  const queue = new EmbedQueue({
    lanes: threads.map((thread) => (texts, purpose) => thread.embed(texts, purpose)),
    chunkTextsMax: 1,
    chunkCharactersMax: Number.POSITIVE_INFINITY,
    waitingTextsMax,
    cacheEntriesMax,
  })
  return {
    model: model.identity,
    dimensions: model.dimensions,
    floors: model.floors,
    embed: (texts, purpose, callSignal) => queue.embed(texts, purpose, callSignal),
    async [Symbol.asyncDispose]() {
      await queue.close()
      await close()
    },
  }
}
