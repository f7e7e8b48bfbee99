import { BASELINES, type Baseline } from './baselines.ts'

export interface Scores {
  readonly recallAt5: number
  readonly recallAt10: number
  readonly ndcgAt10: number
  readonly mrr: number
  /** Recall at 1, 2, … 10. */
  readonly curve: readonly number[]
}

/** One question, answered and judged. */
export interface Measured {
  readonly corpus: string
  readonly kind: string
  readonly purpose: 'answer' | 'decline' | 'aside'
  readonly evidenceCount: number
  readonly abstained: boolean
  readonly own: Scores
  readonly baselines: Readonly<Record<Baseline, Scores>>
  readonly ms: number
  readonly tokens: number
}

const DEPTH = 10

/** How well a ranking finds the evidence. Every piece of evidence counts the same. */
export function measure(ranking: readonly string[], evidence: readonly string[]): Scores {
  const wanted = new Set(evidence)
  const unique = [...new Set(ranking)]
  const found = (k: number) => unique.slice(0, k).filter((turn) => wanted.has(turn)).length
  const gain = unique
    .slice(0, DEPTH)
    .reduce((sum, turn, index) => sum + (wanted.has(turn) ? discount(index) : 0), 0)
  const best = upTo(Math.min(DEPTH, wanted.size)).reduce((sum, k) => sum + discount(k - 1), 0)
  const first = unique.findIndex((turn) => wanted.has(turn))
  const curve = upTo(DEPTH).map((k) => (wanted.size === 0 ? 0 : found(k) / wanted.size))
  return {
    recallAt5: curve[4]!,
    recallAt10: curve[9]!,
    ndcgAt10: best === 0 ? 0 : gain / best,
    mrr: first < 0 ? 0 : 1 / (first + 1),
    curve,
  }
}

export type Summary = ReturnType<typeof summarise>

export function summarise(measured: readonly Measured[]) {
  const answerable = measured.filter(({ purpose }) => purpose === 'answer')
  const kinds = [...Map.groupBy(answerable, ({ kind }) => kind)].toSorted()
  const declined = (purpose: Measured['purpose']) =>
    rounded(
      mean(
        measured.filter((each) => each.purpose === purpose).map((each) => Number(each.abstained)),
      ),
    )
  const times = measured.map(({ ms }) => ms)
  const sizes = measured.map(({ tokens }) => tokens)
  return {
    overall: row(answerable, ({ own }) => own),
    kinds: Object.fromEntries(kinds.map(([kind, list]) => [kind, row(list, ({ own }) => own)])),
    baselines: baselineRows(answerable),
    baselineKinds: Object.fromEntries(kinds.map(([kind, list]) => [kind, baselineRows(list)])),
    abstention: { correct: declined('decline'), wrong: declined('answer') },
    latencyMs: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
    renderedTokens: { p50: percentile(sizes, 0.5), p95: percentile(sizes, 0.95) },
    /** What a perfect ranker would reach, as ten places do not hold more than ten turns. */
    ceiling: {
      overall: ceilingOf(answerable),
      kinds: Object.fromEntries(kinds.map(([kind, list]) => [kind, ceilingOf(list)])),
    },
    /** Recall at 1 to 10, and the latency at every twentieth, for the plot. */
    curves: {
      ours: curve(answerable, ({ own }) => own),
      ...Object.fromEntries(
        BASELINES.map((name) => [name, curve(answerable, ({ baselines }) => baselines[name])]),
      ),
    } as Record<'ours' | Baseline, number[]>,
    latencyShares: upTo(19).map((step) => percentile(times, step / 20)),
  }
}

function baselineRows(list: readonly Measured[]) {
  return Object.fromEntries(
    BASELINES.map((name) => [name, row(list, ({ baselines }) => baselines[name])]),
  ) as Record<Baseline, ReturnType<typeof row>>
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

function curve(list: readonly Measured[], scoresOf: (each: Measured) => Scores): number[] {
  return upTo(DEPTH).map((k) => rounded(mean(list.map((each) => scoresOf(each).curve[k - 1]!))))
}

function ceilingOf(list: readonly Measured[]): number {
  return rounded(
    mean(list.map(({ evidenceCount }) => Math.min(DEPTH, evidenceCount) / evidenceCount)),
  )
}

function discount(index: number): number {
  return 1 / Math.log2(index + 2)
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
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
