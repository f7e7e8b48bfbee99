import type { Purpose } from '../embed/embedder.ts'
import { MemoryError } from '../errors.ts'
import type { Context } from './context.ts'

/** How long a single text may take before the caller goes on without its vector. */
const PATIENCE_MS = 3_000
/** What each further text, and each further thousand characters, may add. */
const PATIENCE_PER_TEXT_MS = 250
const PATIENCE_PER_KILOCHARACTER_MS = 100

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
  const kilocharacters = texts.reduce((sum, text) => sum + text.length, 0) / 1_000
  const patience =
    PATIENCE_MS +
    PATIENCE_PER_TEXT_MS * (texts.length - 1) +
    PATIENCE_PER_KILOCHARACTER_MS * kilocharacters
  const signal = AbortSignal.timeout(Math.ceil(patience))
  try {
    return await embedder.embed(texts, purpose, signal)
  } catch (error) {
    if (signal.aborted || error instanceof MemoryError) return undefined
    throw error
  }
}
