export interface Scores {
  readonly recallAt5: number
  readonly recallAt10: number
  readonly ndcgAt10: number
  readonly mrr: number
}

/** One question, answered and judged. */
export interface Measured {
  readonly kind: string
  /** Whether there is something to find; the others are there to be declined. */
  readonly hasEvidence: boolean
  readonly abstained: boolean
  readonly own: Scores
  readonly baselines: Readonly<Record<'bm25' | 'dense' | 'rrf', Scores>>
  readonly ms: number
  readonly tokens: number
}

/** How well a ranking finds the evidence. Every piece of evidence counts the same. */
export function measure(ranking: readonly string[], evidence: readonly string[]): Scores {
  const wanted = new Set(evidence)
  const unique = [...new Set(ranking)]
  const found = (k: number) => unique.slice(0, k).filter((turn) => wanted.has(turn)).length
  const gain = unique
    .slice(0, 10)
    .reduce((sum, turn, index) => sum + (wanted.has(turn) ? 1 / Math.log2(index + 2) : 0), 0)
  const ideal = Array.from(
    { length: Math.min(10, wanted.size) },
    (_, index) => 1 / Math.log2(index + 2),
  )
  const best = ideal.reduce((sum, each) => sum + each, 0)
  const first = unique.findIndex((turn) => wanted.has(turn))
  return {
    recallAt5: wanted.size === 0 ? 0 : found(5) / wanted.size,
    recallAt10: wanted.size === 0 ? 0 : found(10) / wanted.size,
    ndcgAt10: best === 0 ? 0 : gain / best,
    mrr: first < 0 ? 0 : 1 / (first + 1),
  }
}

export function summarise(measured: readonly Measured[]) {
  const answerable = measured.filter(({ hasEvidence }) => hasEvidence)
  const unanswerable = measured.filter(({ hasEvidence }) => !hasEvidence)
  const kinds = Map.groupBy(answerable, ({ kind }) => kind)
  const share = (list: readonly Measured[]) =>
    rounded(mean(list.map(({ abstained }) => (abstained ? 1 : 0))))
  return {
    overall: row(answerable, ({ own }) => own),
    kinds: Object.fromEntries(
      [...kinds].toSorted().map(([kind, list]) => [kind, row(list, ({ own }) => own)]),
    ),
    baselines: {
      bm25: row(answerable, ({ baselines }) => baselines.bm25),
      dense: row(answerable, ({ baselines }) => baselines.dense),
      rrf: row(answerable, ({ baselines }) => baselines.rrf),
    },
    baselineKinds: Object.fromEntries(
      [...kinds].toSorted().map(([kind, list]) => [
        kind,
        {
          bm25: row(list, ({ baselines }) => baselines.bm25),
          dense: row(list, ({ baselines }) => baselines.dense),
          rrf: row(list, ({ baselines }) => baselines.rrf),
        },
      ]),
    ),
    abstention: { correct: share(unanswerable), wrong: share(answerable) },
  }
}

function row(list: readonly Measured[], scoresOf: (each: Measured) => Scores) {
  const scores = list.map(scoresOf)
  return {
    questions: list.length,
    recallAt5: rounded(mean(scores.map((each) => each.recallAt5))),
    recallAt10: rounded(mean(scores.map((each) => each.recallAt10))),
    ndcgAt10: rounded(mean(scores.map((each) => each.ndcgAt10))),
    mrr: rounded(mean(scores.map((each) => each.mrr))),
  }
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
