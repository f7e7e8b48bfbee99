import { widthOf } from '../../src/embed/embedder.ts'

/** The ids of the ten vectors nearest to `question`, by looking at every one of them. */
export function nearest(
  question: Float32Array,
  vectors: ReadonlyMap<string, Float32Array>,
): readonly string[] {
  const width = widthOf('default', question.length)
  const scored: { id: string; score: number }[] = []
  for (const [id, vector] of vectors) scored.push({ id, score: cosine(question, vector, width) })
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, 10)
    .map(({ id }) => id)
}

/** Up to the length of the question, which is the same for all. */
function cosine(question: Float32Array, vector: Float32Array, width: number): number {
  let product = 0
  let squares = 0
  for (let i = 0; i < width; i++) {
    product += question[i]! * vector[i]!
    squares += vector[i]! * vector[i]!
  }
  return product / Math.sqrt(squares)
}
