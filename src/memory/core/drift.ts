/** From here on a block says so: half of the way from what was accepted to something unrelated. */
export const DRIFT_MIN = 0.5

/** What later contents are measured by: the first, or the one that was accepted last. */
export interface Baseline {
  readonly contentHash: string
  readonly at: string
}

export function baselineOf(contentHash: string, at: Date): string {
  return JSON.stringify({ contentHash, at: at.toISOString() } satisfies Baseline)
}

/**
 * How far a text has gone from another, from 0 (the same) to 1 (nothing in common). By meaning when
 * both have a vector: the cosine counts from the floor of its model, under which two texts have nothing
 * to do with each other. By words otherwise: the share of all words that only one of them has.
 */
export function driftBetween([from, to]: readonly [Text, Text], floor: number): number {
  if (from.text === to.text) return 0
  const likeness =
    from.vector && to.vector
      ? (cosine(from.vector, to.vector) - floor) / (1 - floor)
      : overlap(wordsOf(from.text), wordsOf(to.text))
  return 1 - Math.min(1, Math.max(0, likeness))
}

export interface Text {
  readonly text: string
  readonly vector: Float32Array | undefined
}

/** Vectors have length 1. */
function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, index) => sum + value * b[index]!, 0)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.union(b).size
  return all === 0 ? 1 : a.intersection(b).size / all
}
