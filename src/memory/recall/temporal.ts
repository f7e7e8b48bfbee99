import type { Candidate } from './candidate.ts'
import { dayOf, explicitDates, relativeDates, type Stretch } from './dates.ts'

const MENTION =
  /\b(yesterday|today|tonight|tomorrow|ago|last|next|this (?:week|month|weekend|year|morning|past)|recently|since|january|february|march|april|in may|june|july|august|september|october|november|december|(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|\d+ (?:days?|weeks?|months?|years?)|(?:two|three|four|five|six|few|several) (?:days|weeks|months|years))\b/gi
const READ_CHARS_MAX = 3000

/** How many words about time a text holds, at most two. */
export function timeMentions(text: string): number {
  let count = 0
  for (const _ of text.slice(0, READ_CHARS_MAX).matchAll(MENTION)) if (++count === 2) break
  return count
}

export type DateFit = { readonly said: number; readonly told: number }

/**
 * How well each candidate fits the dates in the question: `said` compares the day it was said,
 * `told` the days its text speaks of. Both 0 to 1, and 0 when the question names no date.
 */
export function dateFit(question: string, candidates: readonly Candidate[]): DateFit[] {
  const days = candidates.map(({ at }) => dayOf(at))
  const years = [...new Set(days.filter((day) => day !== undefined).map(yearOf))]
  const all = explicitDates(question, years)
  const narrow = all.filter(({ grain }) => grain !== 'year')
  const asked = narrow.length > 0 ? narrow : all
  return candidates.map(({ text }, index) => {
    const day = days[index]
    if (day === undefined || asked.length === 0) return { said: 0, told: 0 }
    const head = text.slice(0, READ_CHARS_MAX)
    const spoken = [
      ...relativeDates(head, day),
      ...explicitDates(head, [yearOf(day)]).filter(({ grain }) => grain !== 'year'),
    ]
    return {
      said: Math.max(...asked.map((stretch) => nearness(stretch, day))),
      told: Math.max(0, ...asked.flatMap((a) => spoken.map((b) => overlap(a, b)))),
    }
  })
}

/** People report what has happened: a day after the asked one is likelier than a day before. */
function nearness(asked: Stretch, day: number): number {
  if (day >= asked.from && day <= asked.to) return asked.grain === 'year' ? 0.5 : 1
  if (asked.grain === 'day') {
    const late = day - asked.from
    return late > 0 ? Math.max(0, 0.8 - 0.1 * late) : Math.max(0, 0.4 + 0.1 * late)
  }
  return asked.grain === 'month' && day > asked.to && day - asked.to <= 12 ? 0.5 : 0
}

function overlap(asked: Stretch, spoken: Stretch): number {
  if (spoken.from > asked.to || asked.from > spoken.to) return 0
  return asked.grain === 'day' ? 1 / (1 + (spoken.to - spoken.from) / 10) : 1
}

function yearOf(day: number): number {
  return new Date(day * 86_400_000).getUTCFullYear()
}
