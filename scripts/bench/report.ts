import { lines } from './plot.ts'
import type { Recalling } from './recalling.ts'
import { rounded } from './timing.ts'
import type { Writing } from './writing.ts'

/** By the number of memories, then by the number of namespaces they are spread over. */
export type Recalls = Readonly<Record<number, Readonly<Record<number, Recalling>>>>

/**
 * The numbers that are promised, at their worst: the limits and ratios are those of the largest size
 * in one namespace, and the share of true neighbours is the lower of the two layouts.
 */
export function reportOf(recalls: Recalls, writing: Writing) {
  const sizes = sizesOf(recalls)
  const alone = (size: number) => recalls[size]![1]!
  const largest = alone(sizes.at(-1)!)
  const smallest = alone(sizes[0]!)
  return {
    limits: {
      roundTripMs: largest.roundTrip.p50,
      hybridMs: largest.hybrid.p50,
      writeMs: writing.write.p50,
      unwindPerSecond: writing.unwindPerSecond,
    },
    recall: Object.fromEntries(
      sizes.map((size) => [
        size,
        {
          ...alone(size).recall,
          filteredRecall: Math.min(
            ...Object.values(recalls[size]!).map((each) => each.filteredRecall),
          ),
        },
      ]),
    ),
    capture: writing.capture,
    batch: { perSecond: writing.batchPerSecond },
    ratios: {
      recallToRoundTrip: rounded(largest.recall.p50 / largest.roundTrip.p50),
      recallToHybrid: rounded(largest.recall.p50 / largest.hybrid.p50),
      captureToWrite: rounded(writing.capture.p50 / writing.write.p50),
      batchToUnwind: rounded(writing.batchPerSecond / writing.unwindPerSecond),
      p95GrowthTo100k: rounded(largest.recall.p95 / smallest.recall.p95),
    },
  }
}

/** The plots of docs/performance.md, by file name. */
export function plotsOf(recalls: Recalls): Record<string, string> {
  const sizes = sizesOf(recalls)
  const labels = sizes.map((size) => size.toLocaleString('en'))
  const plot = (title: string, namespaceCount: number, share: 'p50' | 'p95') => {
    const of = (pick: (each: Recalling) => { p50: number; p95: number }) =>
      sizes.map((size) => pick(recalls[size]![namespaceCount]!)[share])
    return lines(title, labels, [
      { name: 'recall', colour: '#b3261e', values: of(({ recall }) => recall) },
      { name: 'bare hybrid', colour: '#1a5fb4', values: of(({ hybrid }) => hybrid) },
      { name: 'RETURN 1', colour: '#5e5c64', values: of(({ roundTrip }) => roundTrip) },
    ])
  }
  return {
    'bench-recall-1.svg': plot('One namespace: median, ms', 1, 'p50'),
    'bench-recall-1-p95.svg': plot('One namespace: 95th percentile, ms', 1, 'p95'),
    'bench-recall-100.svg': plot('A hundred namespaces: median, ms', 100, 'p50'),
  }
}

function sizesOf(recalls: Recalls): number[] {
  return Object.keys(recalls)
    .map(Number)
    .sort((a, b) => a - b)
}
