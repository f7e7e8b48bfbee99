import { Unavailable } from '../errors.ts'
import type { Embedder } from './embedder.ts'

const RETRY_MS = 30_000

/** What is known of an embedder before it is open. */
export type Identity = Pick<Embedder, 'model' | 'dimensions' | 'floors'>

/**
 * An embedder that is opened behind its user's back, so that nobody waits for a model to load or to
 * be fetched. Until it is open, and while it cannot be, calls are refused with {@link Unavailable}
 * once the caller's signal runs out or the opening fails; a failed opening is tried again later.
 */
export function patientEmbedder(
  identity: Identity,
  open: () => Promise<Embedder>,
  onFailure: (error: unknown) => void,
): Embedder {
  let opening = start()
  let failedAt: number | undefined
  let isClosed = false

  function start(): Promise<Embedder> {
    const attempt = open()
    attempt.catch((error) => {
      failedAt = Date.now()
      onFailure(error)
    })
    return attempt
  }

  return {
    ...identity,
    async embed(texts, purpose, signal) {
      if (failedAt !== undefined && Date.now() - failedAt > RETRY_MS && !isClosed) {
        failedAt = undefined
        opening = start()
      }
      const embedder = await orAborted(opening, signal)
      return embedder.embed(texts, purpose, signal)
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      const embedder = await opening.catch(() => undefined)
      await embedder?.[Symbol.asyncDispose]()
    },
  }
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(new Unavailable('The embedding model is not ready yet.'))
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
    aborted.promise.catch(() => undefined)
  }
}
