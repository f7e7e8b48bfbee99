import { factorOf, type Quantity, quantitiesIn } from './quantities.ts'

/** How one number came out, against what was expected of it. */
export interface Delta {
  readonly dimension: string
  readonly expected: number
  readonly actual: number
  /** Actual minus expected, in `unit`. Zero inside an expected range. */
  readonly difference: number
  /** The unit that was expected in. Empty for a count. */
  readonly unit: string
  /** The difference as a share of what was expected. Null when nothing was expected. */
  readonly share: number | null
  /** Null where neither more nor less is known to be better. */
  readonly isBetter: boolean | null
}

/** Of these, less is better. */
const LESS_IS_BETTER =
  /downtime|duration|latency|lag|delay|error|fail|loss|cost|price|spend|retr|incident|conflict|defect|bug|outage|memory|usage|wait|timeout|warning|vulnerabilit/
/** Of these, more is better. */
const MORE_IS_BETTER =
  /pass|success|uptime|availab|coverage|throughput|accura|recall|precision|conversion|speed|revenue|hit|complet|saving/

/**
 * The numbers that an expectation and a result both carry, compared. Two belong together when they
 * measure the same: first those whose words agree, then what is left, in the order of the texts.
 */
export function deltasBetween(expected: string, actual: string): Delta[] {
  const wanted = quantitiesIn(expected)
  const found = quantitiesIn(actual)
  const taken = new Set<Quantity>()
  return wanted.flatMap((want) => {
    const candidates = found.filter((each) => each.dimension === want.dimension && !taken.has(each))
    const best = candidates.toSorted((a, b) => shared(want, b) - shared(want, a))[0]
    if (best === undefined) return []
    taken.add(best)
    return [deltaOf(want, best)]
  })
}

function shared(a: Quantity, b: Quantity): number {
  return a.words.filter((word) => b.words.includes(word)).length
}

function deltaOf(want: Quantity, found: Quantity): Delta {
  const factor = want.unit === '' ? 1 : factorOf(want.unit)
  const actual = found.base / factor
  const difference = rounded(actual - nearest(want, actual))
  return {
    dimension: want.dimension,
    expected: want.value,
    actual: rounded(actual),
    difference,
    unit: want.unit,
    share: want.value === 0 ? null : rounded(difference / want.value),
    isBetter: isBetter(want, found, difference),
  }
}

/** What of an expected range lies nearest; the single value otherwise. */
function nearest({ value, to }: Quantity, actual: number): number {
  if (to === null) return value
  return Math.min(Math.max(actual, value), to)
}

function isBetter(want: Quantity, found: Quantity, difference: number): boolean | null {
  const wantsLess = direction(want, found)
  if (difference === 0) return want.bound === null && want.to === null ? null : true
  if (wantsLess === null) return null
  return wantsLess === difference < 0
}

/** Whether less is better. What the text asks for decides; then what is measured; then its unit. */
function direction(want: Quantity, found: Quantity): boolean | null {
  if (want.bound !== null) return want.bound === 'most'
  const words = [want.dimension, ...want.words, ...found.words].join(' ')
  const less = LESS_IS_BETTER.test(words)
  const more = MORE_IS_BETTER.test(words)
  if (less !== more) return less
  if (want.dimension === 'duration' || want.dimension === 'money' || want.dimension === 'euro') {
    return true
  }
  return null
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** "−2 min, better": a difference as a person reads it. */
export function deltaText({ difference, unit, isBetter: better }: Delta): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  const size = `${sign}${Math.abs(difference)}${unit === '%' ? '%' : unit === '' ? '' : ` ${unit}`}`
  return better === null ? size : `${size}, ${better ? 'better' : 'worse'}`
}
