import type { Embedder } from '../../src/embed/embedder.ts'
import { type LocalOptions, openLocalEmbedder } from '../../src/embed/local.ts'
import { Unavailable } from '../../src/errors.ts'

/** The local embedder, or nothing and the reason aloud when neither the cache nor Maven has it. */
export async function openLocalHere(options: LocalOptions = {}): Promise<Embedder | undefined> {
  try {
    return await openLocalEmbedder(options)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    console.warn(`SKIPPED, everything that needs the local model:\n${error.message}`)
    return undefined
  }
}
