import type { Purpose } from '../embed/embedder.ts'
import type { Context } from './context.ts'

/** How long a capture or a search waits for vectors before it goes on without. */
const PATIENCE_MS = 3_000

/**
 * Vectors for these texts, or undefined when there is no embedder or it does not answer in time.
 * Nothing fails because of a missing vector: a capture completes it later, a search goes by words.
 */
export async function vectorsFor(
  { embedder }: Pick<Context, 'embedder'>,
  texts: readonly string[],
  purpose: Purpose,
): Promise<Float32Array[] | undefined> {
  if (embedder === undefined || texts.length === 0) return undefined
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await embedder.embed(texts, purpose, signal)
  } catch {
    return undefined
  }
}
