/** The vectors of the texts asked for last. Bounded by entries; a long text is never kept. */
export class RecentVectors {
  readonly #vectors = new Map<string, Float32Array>()
  readonly #entriesMax: number

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax
  }

  get(key: string): Float32Array | undefined {
    const vector = this.#vectors.get(key)
    if (vector === undefined) return undefined
    this.#vectors.delete(key)
    this.#vectors.set(key, vector)
    return vector
  }

  put(key: string, vector: Float32Array): void {
    if (key.length > KEY_CHARACTERS_MAX || this.#entriesMax === 0) return
    this.#vectors.delete(key)
    this.#vectors.set(key, vector)
    if (this.#vectors.size <= this.#entriesMax) return
    for (const oldest of this.#vectors.keys()) {
      this.#vectors.delete(oldest)
      return
    }
  }
}

/** Questions and dialogue turns come back; pages do not, and the key is held in memory. */
const KEY_CHARACTERS_MAX = 4_096
