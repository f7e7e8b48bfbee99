import type { ENUMS } from '../vocabulary.ts'
import type { Context } from './context.ts'
import { keyOf } from './namespace/namespace.ts'

export type EmbeddingState = (typeof ENUMS.EmbeddingState)[number]

/** Without an embedder there is nothing to wait for; with one that is away, the vector comes later. */
export function embeddingStateOf(
  { embedder }: Pick<Context, 'embedder'>,
  vector: Float32Array | undefined,
): EmbeddingState {
  if (vector !== undefined) return 'ready'
  return embedder === undefined ? 'none' : 'pending'
}

/**
 * What every memory starts with: who and whose it is, how strongly it surfaces, and by what it is
 * found. The vector itself is not here, because only the server's own procedure can store one.
 */
export function newMemory(
  context: Pick<Context, 'embedder'>,
  memory: {
    readonly id: string
    readonly namespace: string
    readonly at: Date
    readonly trust: number
    readonly vector: Float32Array | undefined
  },
): Record<string, unknown> {
  const { id, namespace, at, trust, vector } = memory
  return {
    id,
    namespace,
    ingestedAt: at,
    importance: 0.5,
    trust,
    lastAccess: at,
    accessCount: 0,
    isPinned: false,
    namespaceKey: keyOf(namespace),
    embeddingModel: vector === undefined ? null : context.embedder!.model,
    embeddingState: embeddingStateOf(context, vector),
  }
}
