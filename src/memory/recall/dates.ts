/** A stretch of whole days, both ends included, counted in days since 1970. */
export type Stretch = {
  readonly from: number
  readonly to: number
  readonly grain: 'day' | 'month' | 'year'
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH =
  '(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)'
const DAY_MONTH = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}\\b,?(?: (\\d{4}))?`,
  'g',
)
const MONTH_DAY = new RegExp(
  `\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d),?(?: (\\d{4}))?`,
  'g',
)
const MONTH_YEAR = new RegExp(`\\b${MONTH},? (?:of )?(\\d{4})\\b`, 'g')
const BARE_MONTH = new RegExp(
  `\\b(?:in|since|during|until|by|early|late|mid|of|last|this) ${MONTH}\\b`,
  'g',
)
const YEAR = /\b((?:19|20)\d\d)\b/g
const COUNTED =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|couple of|few|several) (day|week|weekend|month|year)s? (?:ago|back|earlier)\b/g
const NAMED =
  /\b(last|this past|past|this|next|previous|coming) (week|weekend|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/g
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  'couple of': 2,
  few: 3,
  several: 4,
}
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, weekend: 7, month: 30, year: 365 }
const SLACK: Readonly<Record<string, number>> = {
  day: 1,
  week: 4,
  weekend: 4,
  month: 15,
  year: 180,
}
const WEEKDAYS = 'thursday friday saturday sunday monday tuesday wednesday'.split(' ')

/** The day an instant falls on, or undefined when it cannot be read. */
export function dayOf(at: string | undefined): number | undefined {
  const time = at === undefined ? Number.NaN : Date.parse(at)
  return Number.isFinite(time) ? Math.floor(time / 86_400_000) : undefined
}

/** Dates written out in a text. Without a year they are read in each of `years`. */
export function explicitDates(text: string, years: readonly number[]): Stretch[] {
  let rest = text.toLowerCase()
  const found: Stretch[] = []
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => Stretch[]) => {
    rest = rest.replace(pattern, (...match) => {
      found.push(...read(match as unknown as RegExpMatchArray))
      return ' '
    })
  }
  const inYears = (year: string | undefined) => (year === undefined ? years : [Number(year)])
  take(DAY_MONTH, (m) => inYears(m[3]).map((year) => oneDay(year, month(m[2]!), Number(m[1]))))
  take(MONTH_DAY, (m) => inYears(m[3]).map((year) => oneDay(year, month(m[1]!), Number(m[2]))))
  take(MONTH_YEAR, (m) => [oneMonth(Number(m[2]), month(m[1]!))])
  take(BARE_MONTH, (m) => years.map((year) => oneMonth(year, month(m[1]!))))
  take(YEAR, (m) => [
    { from: day(Number(m[1]), 0, 1), to: day(Number(m[1]), 11, 31), grain: 'year' },
  ])
  return found
}

/** "yesterday", "last Friday", "two weeks ago", resolved against the day they were said on. */
export function relativeDates(text: string, said: number): Stretch[] {
  const lower = text.toLowerCase()
  const found: Stretch[] = []
  const add = (from: number, to: number) =>
    found.push({ from: said + from, to: said + to, grain: 'day' })
  if (/\b(yesterday|last night)\b/.test(lower)) add(-1, -1)
  if (/\b(today|tonight|this (morning|afternoon|evening))\b/.test(lower)) add(0, 0)
  if (/\btomorrow\b/.test(lower)) add(1, 1)
  for (const [, how, unit] of lower.matchAll(NAMED)) {
    const direction = how === 'this' ? 0 : how === 'next' || how === 'coming' ? 1 : -1
    found.push(named(unit!, { direction, said }))
  }
  for (const [, count, unit] of lower.matchAll(COUNTED)) {
    const middle = -(NUMBERS[count!] ?? Number(count)) * DAYS[unit!]!
    add(middle - SLACK[unit!]!, middle + SLACK[unit!]!)
  }
  return found
}

function named(unit: string, { direction, said }: { direction: number; said: number }): Stretch {
  const date = new Date(said * 86_400_000)
  if (unit === 'month') return oneMonth(date.getUTCFullYear(), date.getUTCMonth() + direction)
  if (unit === 'year') {
    const year = date.getUTCFullYear() + direction
    return { from: day(year, 0, 1), to: day(year, 11, 31), grain: 'day' }
  }
  const weekday = WEEKDAYS.indexOf(unit)
  if (weekday >= 0) {
    const today = said % 7
    const back = ((today - weekday + 6) % 7) + 1
    const on = direction > 0 ? said + ((weekday - today + 6) % 7) + 1 : said - back
    return { from: on, to: on, grain: 'day' }
  }
  const near = unit === 'weekend' ? 1 : 3
  if (direction < 0) return { from: said - 10, to: said - near, grain: 'day' }
  if (direction > 0) return { from: said + 1, to: said + 10, grain: 'day' }
  return { from: said - 4, to: said + 4, grain: 'day' }
}

function month(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3))
}

function day(year: number, monthIndex: number, date: number): number {
  return Math.floor(Date.UTC(year, monthIndex, date) / 86_400_000)
}

function oneDay(year: number, monthIndex: number, date: number): Stretch {
  const at = day(year, monthIndex, date)
  return { from: at, to: at, grain: 'day' }
}

function oneMonth(year: number, monthIndex: number): Stretch {
  return { from: day(year, monthIndex, 1), to: day(year, monthIndex + 1, 0), grain: 'month' }
}
