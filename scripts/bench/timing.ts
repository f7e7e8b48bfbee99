/** Milliseconds that calls took, by the name of the call. */
export type Times = Map<string, number[]>

export interface Summary {
  readonly p50: number
  readonly p95: number
}

/** Takes the time of one call and gives its answer. */
export async function timed<Answer>(
  times: Times,
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now()
  const answer = await work()
  const ms = performance.now() - startedAt
  const all = times.get(name) ?? []
  times.set(name, all)
  all.push(ms)
  return answer
}

/** Runs `work` for every number below `count`, `clients` at a time. */
export async function together(
  { count, clients }: { count: number; clients: number },
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  async function client(): Promise<void> {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: clients }, client))
}

export function summaryOf(times: Times, name: string): Summary {
  const sorted = (times.get(name) ?? []).toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: rounded(at(0.5) ?? 0), p95: rounded(at(0.95) ?? 0) }
}

export function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000
}
