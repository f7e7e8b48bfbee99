import type { Candidate, QueryFeatures } from './candidate.ts'
import { classify } from './classify.ts'
import { namedSpeakers } from './first-person.ts'
import { isReaction, nameCount, tellsNews } from './form.ts'
import { lexical, terms } from './lexical.ts'
import { dateFit, timeMentions } from './temporal.ts'

/** The measured cues, in the order of the weight table. */
export const CUES = [
  'dense',
  'lexical',
  'coverage',
  'denseNext',
  'denseNear',
  'lexicalNear',
  'lexicalSecond',
  'answersDense',
  'answersLexical',
  'speaker',
  'timeMention',
  'quantity',
  'dateSaid',
  'dateTold',
  'question',
  'preference',
  'news',
  'reaction',
  'names',
] as const

export type Cue = (typeof CUES)[number]
export type Cues = Readonly<Record<Cue, number>>

const QUANTITY =
  /\b(\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|couple|few|several|first|second|third|dozen|hundred|thousand)\b/gi
const PREFERENCE =
  /\b(i (?:really )?(?:prefer|like|love|want you to|always|never)|i'd rather|my preference)\b/i

/** Every cue of every candidate, in the order of the candidates. */
export function cuesOf(query: QueryFeatures, candidates: readonly Candidate[]): Cues[] {
  const { asksWhen, asksHowMany, asksForName, ...asked } = classify(query.text)
  const named = namedSpeakers(query.text, query.speakers ?? [])
  const wanted = speakersWanted(named, asked)
  const names = new Set((query.speakers ?? []).flatMap(terms))
  const words = terms(query.text).filter((term) => !names.has(term))
  const { score, coverage } = lexical(
    words,
    candidates.map(({ text, facts = [] }) => [...terms(text), ...facts.flatMap(terms)]),
  )
  const dense = standardise(candidates.map((candidate) => candidate.dense))
  const dates = dateFit(query.text, candidates)
  const isQuestion = candidates.map(({ text }) => endsAsQuestion(text))
  const step = neighbourFinder(candidates)
  return candidates.map((candidate, index) => {
    const previous = step(index, -1)
    const next = step(index, 1)
    const at = (values: readonly number[], place: number | undefined) =>
      place === undefined ? 0 : values[place]!
    const answers = previous !== undefined && isQuestion[previous]! ? 1 : 0
    return {
      dense: dense[index]!,
      lexical: score[index]!,
      coverage: coverage[index]!,
      denseNext: at(dense, next),
      denseNear: Math.max(at(dense, previous), at(dense, next)),
      lexicalNear: Math.max(at(score, previous), at(score, next)),
      lexicalSecond: Math.max(at(score, step(index, -2)), at(score, step(index, 2))),
      answersDense: answers * at(dense, previous),
      answersLexical: answers * at(score, previous),
      speaker: candidate.speaker !== undefined && wanted.has(candidate.speaker) ? 1 : 0,
      timeMention: asksWhen ? timeMentions(candidate.text) : 0,
      quantity: asksHowMany ? quantities(candidate.text) : 0,
      dateSaid: dates[index]!.said,
      dateTold: dates[index]!.told,
      question: isQuestion[index]! ? 1 : 0,
      preference: named.length === 0 && PREFERENCE.test(candidate.text.slice(0, 1100)) ? 1 : 0,
      news: tellsNews(candidate.text) ? 1 : 0,
      reaction: isReaction(candidate.text) ? 1 : 0,
      names: asksForName ? nameCount(candidate.text) : 0,
    }
  })
}

/** Who has to have said it: the people named, else the asker or the assistant the question means. */
function speakersWanted(
  named: readonly string[],
  asked: { readonly aboutAsker: boolean; readonly aboutAssistant: boolean },
): ReadonlySet<string> {
  if (named.length > 0) return new Set(named)
  if (asked.aboutAssistant) return new Set(['assistant'])
  return new Set(asked.aboutAsker ? ['user'] : [])
}

/** Distance from the pool's mean in standard deviations; what has no vector sits at the mean. */
export function standardise(values: readonly (number | undefined)[]): number[] {
  const known = values.filter((value) => value !== undefined && Number.isFinite(value)) as number[]
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  const spread = Math.sqrt(
    known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length,
  )
  return values.map((value) =>
    value !== undefined && Number.isFinite(value) && spread > 0 ? (value - mean) / spread : 0,
  )
}

function neighbourFinder(candidates: readonly Candidate[]) {
  const places = new Map<string, number>()
  candidates.forEach(({ sessionId, ordinal }, index) => {
    if (sessionId !== undefined && ordinal !== undefined)
      places.set(`${ordinal} ${sessionId}`, index)
  })
  return (index: number, distance: number): number | undefined => {
    const { sessionId, ordinal } = candidates[index]!
    if (sessionId === undefined || ordinal === undefined) return undefined
    return places.get(`${ordinal + distance} ${sessionId}`)
  }
}

/** A note in brackets at the end, such as the caption of a picture, is not part of the sentence. */
function endsAsQuestion(text: string): boolean {
  return text
    .slice(-400)
    .replace(/\s*\[[^\]]*\]\s*$/, '')
    .trimEnd()
    .endsWith('?')
}

function quantities(text: string): number {
  return Math.min(2, text.slice(0, 3000).match(QUANTITY)?.length ?? 0)
}
