import type { Claim, ClaimObject, Stance } from './claim.ts'
import { sayWhen, type When } from './dates.ts'

/** How each predicate is told: of one that holds, and after "does not". */
const WORDING: Record<string, readonly [present: string, base: string, past?: string]> = {
  lives_in: ['lives in', 'live in'],
  from_place: ['is from', 'come from'],
  located_in: ['is in', 'lie in'],
  works_at: ['works at', 'work at'],
  works_as: ['works as', 'work as'],
  studies: ['studies', 'study'],
  works_on: ['is working on', 'work on'],
  relationship_status: ['is', 'count as'],
  age: ['is', 'count'],
  named: ['is named', 'go by the name'],
  spouse_of: ['is the partner of', 'have as a partner'],
  parent_of: ['is a parent of', 'have as a child'],
  child_of: ['is a child of', 'have as a parent'],
  sibling_of: ['is a sibling of', 'have as a sibling'],
  relative_of: ['is a relative of', 'have as a relative'],
  friend_of: ['is a friend of', 'have as a friend'],
  colleague_of: ['works with', 'work with'],
  has_pet: ['has a pet:', 'have'],
  owns: ['has', 'have'],
  likes: ['likes', 'like'],
  dislikes: ['dislikes', 'dislike'],
  prefers: ['prefers', 'prefer'],
  uses: ['uses', 'use'],
  visited: ['visited', 'visit', 'been to'],
  attended: ['attended', 'attend', 'attended'],
  met: ['met', 'meet', 'met'],
  member_of: ['is a member of', 'belong to'],
  has_condition: ['has', 'have'],
  is_a: ['is', 'count as'],
  has_state: ['is', 'count as'],
  has_version: ['has version', 'have version'],
  has_size: ['has a size of', 'have a size of'],
  has_count: ['number', 'number'],
  has_value: ['is at', 'stand at'],
  runs_on: ['runs on', 'run on'],
}
const EVENTS = new Set(['visited', 'attended', 'met', 'did'])

export interface Telling {
  readonly subject: string
  readonly predicate: string
  readonly object: ClaimObject
  readonly stance: Stance
  readonly said: string | undefined
  readonly when: When | null
  readonly isFormer: boolean
  /** It happened then, rather than holding since. */
  readonly isEvent: boolean
}

/** The claim as one sentence that needs no context. */
export function tellClaim(telling: Telling): Claim['statement'] {
  const { subject, when, said, isEvent } = telling
  const body = said ?? word(telling)
  const isDated = when !== null && !/\b(?:on|in) (?:\d{1,2} )?[A-Z][a-z]+ \d{4}$/.test(body)
  const time = isDated ? ` ${tellTime(when, isEvent)}` : ''
  return capital(`${subject} ${body}${time}.`)
}

function word({ predicate, object, stance, isFormer }: Telling): string {
  const [present, base, participle] = WORDING[predicate] ?? [
    predicate.replaceAll('_', ' '),
    predicate.replaceAll('_', ' '),
  ]
  const what = objectText(object)
  const noun = predicate === 'works_as' || predicate === 'is_a' ? withArticle(what, object) : what
  if (isFormer && stance === 'states') return `used to ${base} ${noun}`
  switch (stance) {
    case 'states':
      return `${present} ${noun}`
    case 'ends':
      return present.startsWith('is ') || present === 'is'
        ? `is no longer${present.slice(2)} ${noun}`
        : `no longer ${present} ${noun}`
    case 'denies':
      if (EVENTS.has(predicate)) return `did not ${base} ${noun}`
      return present.startsWith('is ') || present === 'is'
        ? `is not${present.slice(2)} ${noun}`
        : `does not ${base} ${noun}`
    case 'never':
      return participle === undefined
        ? `never did ${base} ${noun}`
        : `has never ${participle} ${noun}`
  }
}

export function objectText(object: ClaimObject): string {
  switch (object.kind) {
    case 'entity':
      return object.name
    case 'text':
      return object.text
    case 'number':
      return object.unit === null ? String(object.value) : `${object.value} ${object.unit}`
    case 'instant':
      return object.at.toISOString().slice(0, 10)
    case 'boolean':
      return String(object.value)
  }
}

function withArticle(text: string, object: ClaimObject): string {
  if (object.kind !== 'text' || /^(?:an?|the|their) /.test(text)) return text
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`
}

function tellTime(when: When, isEvent: boolean): string {
  const bare = sayWhen(when).replace(/^(?:on|in) /, '')
  if (when.role === 'until') return `until ${bare}`
  return when.role === 'from' || !isEvent ? `since ${bare}` : sayWhen(when)
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
