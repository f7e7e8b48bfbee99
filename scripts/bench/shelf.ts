import type { Embedder } from '../../src/embed/embedder.ts'
import { DIMENSIONS } from './corpus.ts'

/** An embedder that takes vectors from a shelf, so that a measurement holds no embedding time. */
export interface Shelf extends Embedder {
  put(text: string, vector: Float32Array): void
}

export function openShelf(): Shelf {
  const vectors = new Map<string, Float32Array>()
  return {
    model: 'bench',
    dimensions: DIMENSIONS,
    floors: { prefilter: 0, default: 0, deep: 0 },
    put: (text, vector) => vectors.set(text, vector),
    async embed(texts) {
      return texts.map((text) => vectors.get(text)!)
    },
    async [Symbol.asyncDispose]() {
      vectors.clear()
    },
  }
}
