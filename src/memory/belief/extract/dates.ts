import * as chrono from 'chrono-node'

export type Direction = 'past' | 'future'

/** A time that a clause names. */
export interface When {
  readonly at: Date
  readonly precision: 'day' | 'week' | 'month' | 'year'
  /** `from` after "since", `until` after "until", otherwise `on`. */
  readonly role: 'on' | 'from' | 'until'
  /** Where the words stand, counted within the text given. */
  readonly start: number
  readonly end: number
}

/** Nothing else can be a date: spares most clauses the parser. */
const HINT =
  /\b(?:today|yesterday|tomorrow|tonight|last|next|this|ago|days?|weeks?|weekends?|months?|years?|decade|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:19|20)\d\d|since|summer|winter|spring|autumn|christmas|thanksgiving|halloween|\d{1,2}\/\d{1,2})\b/i
const AGE = /\b\d{1,3}[- ]years?[- ]old\b/i
/** Ordinary words that the parser takes for days and months: "in the sun", "may", "march". */
const NO_DATE =
  /^(?:(?:in|on|the|this) )*(?:sun|sat|wed|mon|may|march|mar|sec|second|dec|weekend)$|^(?:right )?now$/
const DURATION =
  /\bfor (?:about |around |over |almost |nearly |more than |the (?:last|past) )?(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a couple of|a few|several) (day|week|month|year)s?\b/i
const YEAR = /\b(?:(in|since|until|till|back in|by) )((?:19|20)\d\d)\b(?!-)/i
const SEASON = /\b(last|this|next) (spring|summer|fall|autumn|winter)\b/i
const SEASON_MONTH: Record<string, number> = {
  spring: 2,
  summer: 5,
  fall: 8,
  autumn: 8,
  winter: 11,
}
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const DAY_MS = 86_400_000

/** The first time that the text names, counted from the moment it was said. */
export function readWhen(text: string, said: Date, direction: Direction): When | null {
  if (!HINT.test(text) || AGE.test(text)) return null
  return (
    readDuration(text, said) ??
    readSeason(text, said) ??
    readVague(text, said) ??
    readCalendar(text, said, direction) ??
    readYear(text)
  )
}

export function dayOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)
}

function readCalendar(text: string, said: Date, direction: Direction): When | null {
  const results = chrono.parse(
    text,
    { instant: said, timezone: 0 },
    { forwardDate: direction === 'future' },
  )
  const result = results.find(({ start, text: said }) => isCertain(start) && !NO_DATE.test(said))
  if (result === undefined) return null
  const precision = precisionOf(result)
  const opener =
    /\b(since|until|till|on|in|by|at|from|around|over|during|back)\s*(?:the\s*)?$/i.exec(
      text.slice(0, result.index),
    )
  const word = opener?.[1]?.toLowerCase() ?? /^(since|until|till)\b/i.exec(result.text)?.[1]
  return {
    at: startOf(turned(result, said, direction), precision),
    precision,
    role: roleOf(word),
    start: opener?.index ?? result.index,
    end: result.index + result.text.length,
  }
}

/** A weekday or a date without a year lies on the side that the tense points to. */
function turned({ start }: chrono.ParsedResult, said: Date, direction: Direction): Date {
  const at = start.date()
  const isTooLate = direction === 'past' && at.getTime() > said.getTime() + DAY_MS
  if (!isTooLate) return at
  if (start.isCertain('weekday') && !start.isCertain('day'))
    return new Date(at.getTime() - 7 * DAY_MS)
  if (!start.isCertain('year')) at.setUTCFullYear(at.getUTCFullYear() - 1)
  return at
}

function isCertain(start: chrono.ParsedComponents): boolean {
  return (['day', 'weekday', 'month', 'year'] as const).some((part) => start.isCertain(part))
}

function precisionOf({ start, text }: chrono.ParsedResult): When['precision'] {
  if (/\bweeks?\b/i.test(text)) return 'week'
  if (/\bmonths?\b/i.test(text)) return 'month'
  if (/\byears?\b/i.test(text)) return 'year'
  if (start.isCertain('day') || start.isCertain('weekday')) return 'day'
  return start.isCertain('month') ? 'month' : 'year'
}

function startOf(at: Date, precision: When['precision']): Date {
  if (precision === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()))
  if (precision === 'year') return new Date(Date.UTC(at.getUTCFullYear(), 0))
  return dayOf(at)
}

function readYear(text: string): When | null {
  const match = YEAR.exec(text)
  if (match === null) return null
  const [found, word, year] = match
  return {
    at: new Date(Date.UTC(Number(year), 0)),
    precision: 'year',
    role: roleOf(word),
    start: match.index,
    end: match.index + found.length,
  }
}

function readSeason(text: string, said: Date): When | null {
  const match = SEASON.exec(text)
  if (match === null) return null
  const [found, which, season] = match
  const month = SEASON_MONTH[season!.toLowerCase()]!
  const hasBegun = said.getUTCMonth() >= month
  const shift = {
    last: hasBegun && said.getUTCMonth() > month + 2 ? 0 : -1,
    this: 0,
    next: hasBegun ? 1 : 0,
  }
  const year = said.getUTCFullYear() + shift[which!.toLowerCase() as keyof typeof shift]
  return {
    at: new Date(Date.UTC(year, month)),
    precision: 'month',
    role: 'on',
    start: match.index,
    end: match.index + found.length,
  }
}

/** "the other day" is a few days back; "two weekends ago" is counted in weeks. */
function readVague(text: string, said: Date): When | null {
  const match =
    /\bthe other (?:day|night)\b|\b(two|three|a couple|a few) (?:of )?weekends ago\b/i.exec(text)
  if (match === null) return null
  const days = match[1] === undefined ? 3 : 7 * countOf(match[1].toLowerCase())
  const at = dayOf(new Date(said.getTime() - days * DAY_MS))
  const end = match.index + match[0].length
  return { at, precision: 'week', role: 'on', start: match.index, end }
}

/** "for four years" counts back from the moment of saying. */
function readDuration(text: string, said: Date): When | null {
  const match = DURATION.exec(text)
  if (match === null) return null
  const [found, amount, unit] = match
  const count = countOf(amount!.toLowerCase())
  const at = new Date(said)
  if (unit === 'year') at.setUTCFullYear(at.getUTCFullYear() - count)
  else if (unit === 'month') at.setUTCMonth(at.getUTCMonth() - count)
  else at.setUTCDate(at.getUTCDate() - count * (unit === 'week' ? 7 : 1))
  const precision = unit === 'year' || unit === 'month' ? unit : unit === 'week' ? 'week' : 'day'
  return {
    at: startOf(at, precision),
    precision,
    role: 'from',
    start: match.index,
    end: match.index + found.length,
  }
}

/** A number in digits or in a word; "a few" counts as three. */
export function countOf(words: string): number {
  if (/^\d+$/.test(words)) return Number(words)
  if (words === 'a' || words === 'an') return 1
  if (words.includes('couple')) return 2
  const index = NUMBERS.indexOf(words)
  return index > 0 ? index : 3
}

function roleOf(word: string | undefined): When['role'] {
  if (word === undefined) return 'on'
  if (/^since$/i.test(word)) return 'from'
  return /^(?:until|till)$/i.test(word) ? 'until' : 'on'
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** "on 7 May 2023", "in May 2023", "in the week of 1 May 2023". */
export function sayWhen({ at, precision }: Pick<When, 'at' | 'precision'>): string {
  const year = at.getUTCFullYear()
  const month = MONTHS[at.getUTCMonth()]!
  switch (precision) {
    case 'day':
      return `on ${at.getUTCDate()} ${month} ${year}`
    case 'week':
      return `in the week of ${at.getUTCDate()} ${month} ${year}`
    case 'month':
      return `in ${month} ${year}`
    case 'year':
      return `in ${year}`
  }
}
