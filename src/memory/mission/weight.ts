import { decay } from '../decay.ts'
import { terms } from '../recall/lexical.ts'

/** In so many days the weight of an entry halves. */
const HALF_LIFE_DAYS = 30

/** How much an entry counts for its age: 1 when it is new, 0.5 after thirty days. Pure. */
export function timeWeight(at: Date, now: Date): number {
  const told = { now: now.toISOString(), since: at.toISOString(), halfLifeDays: HALF_LIFE_DAYS }
  return rounded(decay(1, told))
}

/**
 * How near an entry is to a task, 0 to 1: the cosine of their meanings, or, without vectors, the share
 * of the task's words that it holds.
 */
export function relevance(task: string, entry: { text: string; dense: number | null }): number {
  if (entry.dense !== null) return rounded(Math.min(1, Math.max(0, entry.dense)))
  const wanted = new Set(terms(task))
  if (wanted.size === 0) return 0
  const held = new Set(terms(entry.text))
  return rounded([...wanted].filter((word) => held.has(word)).length / wanted.size)
}

/**
 * How relevant a slice is as a whole: the mean relevance of its items, each counted by its time weight.
 * `relevanceScore = Σ relevance × timeWeight / Σ timeWeight`, in hundredths; 0 for an empty slice.
 */
export function relevanceScore(
  items: readonly { relevance: number; timeWeight: number }[],
): number {
  const weight = items.reduce((sum, each) => sum + each.timeWeight, 0)
  if (weight === 0) return 0
  const sum = items.reduce((total, each) => total + each.relevance * each.timeWeight, 0)
  return Math.round((sum / weight) * 100) / 100
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
