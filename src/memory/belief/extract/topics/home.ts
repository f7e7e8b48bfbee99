import type { ClaimObject } from '../claim.ts'
import { named, nameIn } from '../names.ts'
import type { Phrase } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, wordAt } from '../reading.ts'

const UNTIL_PREPOSITION = new Set([
  'with',
  'for',
  'from',
  'to',
  'after',
  'because',
  'by',
  'as',
  'near',
])

/** Where people live, come from and move to. */
export function readHome(reading: Reading): readonly Draft[] {
  const { verb } = reading
  const { type } = reading.subject.named
  if (type !== 'person' && type !== 'animal') return []
  const next = wordAt(reading, verb.next)
  if (
    (verb.lemma === 'live' || verb.lemma === 'reside') &&
    (next === 'in' || next === 'at' || next === 'near')
  )
    return at(reading, 'lives_in', verb.next + 1)
  if (verb.lemma === 'grow' && next === 'up' && wordAt(reading, verb.next + 1) === 'in')
    return at(reading, 'from_place', verb.next + 2)
  if (verb.lemma === 'come' && next === 'from' && verb.tense === 'present')
    return at(reading, 'from_place', verb.next + 1)
  if (verb.lemma === 'be' && next === 'from') return at(reading, 'from_place', verb.next + 1)
  if (verb.lemma === 'be' && next === 'born' && wordAt(reading, verb.next + 1) === 'in')
    return at(reading, 'from_place', verb.next + 2)
  if (verb.lemma === 'move' || verb.lemma === 'relocate') return readMove(reading)
  return []
}

/** "moved from Oslo to Rome" ends the one and states the other; a plan to move is a plan. */
function readMove(reading: Reading): readonly Draft[] {
  const { tokens, verb } = reading
  if (!/^(?:past|perfect)$/.test(verb.tense) || reading.stance !== 'states') return []
  const find = (word: string) =>
    tokens.findIndex(({ lower }, index) => index >= verb.next && lower === word)
  const to = Math.max(find('to'), find('into'))
  const from = find('from')
  const drafts: Draft[] = []
  if (to !== -1 && to <= verb.next + 4) drafts.push(...at(reading, 'lives_in', to + 1))
  if (from !== -1 && from <= verb.next + 6)
    drafts.push(
      ...at(reading, drafts.length > 0 ? 'lives_in' : 'from_place', from + 1).map((draft) => ({
        ...draft,
        stance: drafts.length > 0 ? ('ends' as const) : ('states' as const),
        validFrom: null,
      })),
    )
  return drafts
}

function at(reading: Reading, predicate: string, from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from, isBare: true, stopsAt: UNTIL_PREPOSITION })
  return phrase === null ? [] : [{ predicate, object: placeOf(phrase) }]
}

export function placeOf(phrase: Phrase): ClaimObject {
  const name = nameIn(phrase.tokens)
  return name === null ? asText(phrase.text) : { kind: 'entity', ...named(name, 'place') }
}
