/** What a unit measures, and how many of the base unit it is. */
interface Unit {
  readonly dimension: string
  readonly factor: number
  readonly sign: string
}

/** One number of a text, in the unit that the text gives it. */
export interface Quantity {
  readonly value: number
  readonly unit: string
  readonly dimension: string
  /** The value in the base unit of its dimension, so that 90 s and 1.5 min compare. */
  readonly base: number
  /** Whether the text says "under", "at most"; or "at least", "more than"; or neither. */
  readonly bound: 'most' | 'least' | null
  /** The other end of "18-20 min". Null for a single value. */
  readonly to: number | null
  /** The words around it, lower case: what is measured. */
  readonly words: readonly string[]
}

const units = (dimension: string, table: Record<string, number>): [string, Unit][] =>
  Object.entries(table).flatMap(([names, factor]) => {
    const [sign, ...more] = names.split(' ')
    return [sign!, ...more].map((name): [string, Unit] => [
      name.toLowerCase(),
      { dimension, factor, sign: sign! },
    ])
  })

const UNITS = new Map<string, Unit>([
  ...units('duration', {
    'ms millisecond milliseconds': 0.001,
    's sec secs second seconds': 1,
    'min mins minute minutes': 60,
    'h hr hrs hour hours': 3_600,
    'd day days': 86_400,
    'weeks week': 604_800,
  }),
  ...units('size', {
    'B byte bytes': 1,
    'KB kib kilobytes': 1e3,
    'MB mib megabytes': 1e6,
    'GB gib gigabytes': 1e9,
    'TB tib terabytes': 1e12,
  }),
  ...units('share', { '% percent pct': 1 }),
  ...units('money', { '$ usd dollar dollars': 1 }),
  ...units('euro', { '€ eur euro euros': 1 }),
  ...units('rate', { 'rps req/s': 1, qps: 1, tps: 1 }),
])

const NUMBER = String.raw`(?<![\w.])[$€]?\d[\d,]*(?:\.\d+)?`
const PATTERN = new RegExp(
  String.raw`(?<value>${NUMBER})(?:\s?(?:-|–|to)\s?(?<to>\d[\d,]*(?:\.\d+)?))?\s?(?<unit>%|€|[a-zA-Z]+(?:/s)?)?`,
  'g',
)
const MOST = /(?:under|below|at most|less than|no more than|within|up to|max(?:imum)?|<|≤)\s*$/i
const LEAST = /(?:over|above|at least|more than|no less than|min(?:imum)?|>|≥)\s*$/i
const WORDS_AROUND = 3
/** Where one thing that is said ends and the next begins; not the point or comma inside a number. */
const BREAK = /[,.;:()](?!\d)|\bbut\b/
const EMPTY = new Set(
  'a an and the of in on at to for with is was be were are all by no it its than about around some ~'.split(
    ' ',
  ),
)

/**
 * The numbers of a text that can be compared with those of another: durations, sizes, shares, money,
 * rates, and counts of a named thing ("14 smoke tests"). "PostgreSQL 16" and "exit code 0" are names,
 * not measures: a number without a unit counts whatever word follows it, and needs one.
 */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(PATTERN)].flatMap((match) => {
    const { value, to, unit = '' } = match.groups!
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length).split(BREAK, 1)[0]!
    const number = numberOf(value!)
    const known = UNITS.get(/^[$€]/.test(value!) ? value![0]! : unit.toLowerCase())
    const words = [
      ...wordsIn(before.split(BREAK).at(-1)!).slice(-WORDS_AROUND),
      ...wordsIn(known ? after : `${unit} ${after}`).slice(0, WORDS_AROUND),
    ]
    const bound = MOST.test(before) ? 'most' : LEAST.test(before) ? 'least' : null
    const told = { value: number, bound, words } as const
    if (known !== undefined) {
      const { dimension, factor, sign } = known
      const end = to === undefined ? null : numberOf(to)
      return [{ ...told, unit: sign, dimension, base: number * factor, to: end }]
    }
    const counted = wordsIn(`${unit} ${after}`).slice(0, 2)
    if (unit === '' || counted.length === 0) return []
    const noun = singular(counted.at(-1)!)
    return [{ ...told, unit: '', dimension: `count of ${noun}`, base: number, to: null }]
  })
}

/** How many of the base unit one of this unit is. */
export function factorOf(unit: string): number {
  return UNITS.get(unit.toLowerCase())?.factor ?? 1
}

function numberOf(text: string): number {
  return Number(text.replace(/[$€,]/g, ''))
}

function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}_-]*/gu) ?? []
  return words.filter((word) => !EMPTY.has(word))
}

function singular(word: string): string {
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
