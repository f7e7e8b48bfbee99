import { afterAll } from 'vitest'
import { openLocalEmbedder } from '../../src/embed/local.ts'

/** The real model, one thread of it. The first run of a machine fetches it through Maven. */
export async function realEmbedder() {
  const embedder = await openLocalEmbedder({ workerCount: 1 })
  afterAll(() => embedder[Symbol.asyncDispose]())
  return embedder
}
