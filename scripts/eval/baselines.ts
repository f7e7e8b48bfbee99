import type { Row } from './ask.ts'
import type { Turns } from './ingest.ts'

export const BASELINES = ['bm25', 'dense', 'rrf'] as const
export type Baseline = (typeof BASELINES)[number]

const RRF_CONSTANT = 60
const RRF_DEPTH = 100

/**
 * What the two indexes would have answered without a ranker: the server's own full-text score, the
 * exact cosine, and both by reciprocal rank. They read the same candidates as the ranker.
 */
export function baselinesOf(rows: readonly Row[], turnsOf: Turns): Record<Baseline, string[]> {
  const by = (scoreOf: (row: Row) => number | null) =>
    rows
      .filter((row) => scoreOf(row) !== null)
      .toSorted((a, b) => scoreOf(b)! - scoreOf(a)! || (a.id < b.id ? -1 : 1))
  const bm25 = by(({ lexical }) => lexical)
  const dense = by((row) => row.dense)
  const fused = new Map<Row, number>()
  for (const list of [bm25, dense]) {
    list.slice(0, RRF_DEPTH).forEach((row, index) => {
      fused.set(row, (fused.get(row) ?? 0) + 1 / (RRF_CONSTANT + index + 1))
    })
  }
  const turns = (list: readonly Row[]) => list.flatMap(({ id }) => turnsOf.get(id) ?? [])
  return {
    bm25: turns(bm25),
    dense: turns(dense),
    rrf: turns(by((row) => fused.get(row) ?? null)),
  }
}
