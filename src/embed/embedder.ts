/** What a text is embedded for. Some models want the two sides marked differently. */
export type Purpose = 'passage' | 'query'

/** How much of a stored vector a search looks at. */
export type Mode = 'prefilter' | 'default' | 'deep'

/**
 * Text to vectors. The only thing the engine knows about a model.
 *
 * Equal text and purpose give equal vectors, whatever else is embedded at the same time.
 */
export interface Embedder extends AsyncDisposable {
  /** What made a vector, stored beside it. Two vectors compare only when their models are equal. */
  readonly model: string
  readonly dimensions: number
  /** The cosine under which a hit is noise, for each mode. */
  readonly floors: Readonly<Record<Mode, number>>
  /**
   * One vector of length 1 per text, in the order of the texts. Refuses with `Unavailable` when the
   * model cannot answer now or too many texts are waiting, with `TooLarge` when one call asks for
   * more texts than may ever wait; rejects with the signal's reason when it is aborted.
   */
  embed(texts: readonly string[], purpose: Purpose, signal?: AbortSignal): Promise<Float32Array[]>
}

const WIDTHS = { prefilter: 64, default: 256, deep: Number.POSITIVE_INFINITY } as const

/** How many leading numbers of a vector a mode looks at. */
export function widthOf(mode: Mode, dimensions: number): number {
  return Math.min(WIDTHS[mode], dimensions)
}

/** The start of a stored vector that a mode looks at, brought back to length 1. */
export function prefix(vector: Float32Array, mode: Mode): Float32Array {
  return normalise(vector.slice(0, widthOf(mode, vector.length)))
}

/** Scales `vector` to length 1, in place. A vector of zeros stays what it is. */
export function normalise(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares)
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i]! /= length
  return vector
}
