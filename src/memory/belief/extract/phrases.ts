import type { Token } from './tokens.ts'
import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
  SECOND_PERSON,
} from './words/grammar.ts'
import { verbAs } from './words/verbs.ts'

/** Words of a clause that name something, as they will stand in a claim. */
export interface Phrase {
  /** Told of the speaker by somebody else: "their" for "my". */
  readonly text: string
  readonly tokens: readonly Token[]
  /** The noun it turns on, in lower case: "group" of "support group for parents". */
  readonly head: string
}

const WORDS_MAX = 8
const CHARACTERS_MAX = 100
const TRAILING = new Set([
  'and',
  'or',
  'but',
  'so',
  'to',
  'too',
  'though',
  'there',
  'here',
  'it',
  'that',
  'who',
  'which',
  'lol',
  'haha',
  'as',
  'than',
  'not',
  'no',
  'if',
  'i',
  'we',
  "'s",
  'like',
  'how',
  'what',
  'where',
  'when',
  'why',
  'because',
  'while',
  'them',
  'both',
  'more',
  'right',
  'btw',
  'anymore',
])
const TOLD = new Map([
  ['my', 'their'],
  ['our', 'their'],
  ['me', 'them'],
  ['us', 'them'],
  ['myself', 'themself'],
  ['ourselves', 'themselves'],
  ['mine', 'theirs'],
])
/** What follows these is said about the phrase, not part of it. */
const JOINS = new Set(['because', 'since', 'although', 'while', 'which', 'whenever', 'until'])
const LEADING = new Set(['a', 'an', 'the', 'some', 'any', 'this', 'that', 'these', 'those'])

export interface PhraseOptions {
  /** Leaves "a", "the" and "some" away. */
  readonly isBare?: boolean
  /** What commas cut off may belong to it: "hiking, camping and fishing". */
  readonly rest?: readonly Token[]
  /** Ends before the first of these words. */
  readonly stopsAt?: ReadonlySet<string>
}

/** The phrase that begins at `from`; null when it names nothing, or too much. */
export function readPhrase(
  tokens: readonly Token[],
  from: number,
  options: PhraseOptions = {},
): Phrase | null {
  let chosen = tokens.slice(from)
  {
    const stop = options.stopsAt
    const at = chosen.findIndex(
      ({ lower }, index) => index > 0 && (JOINS.has(lower) || stop?.has(lower) === true),
    )
    if (at !== -1) chosen = chosen.slice(0, at)
  }
  if (options.rest !== undefined && chosen.length === tokens.length - from)
    chosen = [...chosen, ...listTail(options.rest)]
  while (chosen.length > 0 && (ADVERBS.has(chosen[0]!.lower) || chosen[0]!.kind === 'punctuation'))
    chosen = chosen.slice(1)
  if (options.isBare === true) while (LEADING.has(chosen[0]?.lower ?? '')) chosen = chosen.slice(1)
  chosen = trimEnd(chosen)
  if (countWords(chosen) > WORDS_MAX) chosen = trimEnd(shorten(chosen))
  return toPhrase(chosen)
}

export function toPhrase(tokens: readonly Token[]): Phrase | null {
  const text = tell(tokens)
  if (tokens.length === 0 || text.length > CHARACTERS_MAX || countWords(tokens) > WORDS_MAX)
    return null
  if (tokens.some(({ lower }) => SECOND_PERSON.has(lower) || lower === 'i' || lower === 'we'))
    return null
  const first = tokens[0]!.lower
  const naming = tokens.filter(
    ({ lower, kind }) =>
      kind === 'quoted' ||
      (kind === 'word' &&
        !PRONOUNS.has(lower) &&
        !DETERMINERS.has(lower) &&
        !PREPOSITIONS.has(lower) &&
        !ADVERBS.has(lower) &&
        !AUXILIARIES.has(lower)),
  )
  if (naming.length === 0) return null
  if (
    /^(?:it|them|that|this|him|her|these|those|what|how|why|something|anything|everything)$/.test(
      first,
    ) &&
    !(DETERMINERS.has(first) && tokens.length > 1)
  )
    return null
  return { text, tokens, head: headOf(tokens) }
}

/** The words of a clause joined as they stood, with "my" told as "their". */
export function tell(tokens: readonly Token[]): string {
  let text = ''
  tokens.forEach((token, index) => {
    const isJoined = index === 0 || token.start === tokens[index - 1]!.end
    const told =
      TOLD.get(token.lower) ?? (token.kind === 'quoted' ? unquoted(token.text) : token.text)
    text += isJoined ? told : ` ${told}`
  })
  return text.replace(/\s+/g, ' ').replaceAll(' ,', ',')
}

export function unquoted(text: string): string {
  return text.replace(/^["“`'‘]|["”`'’]$/g, '').replace(/[,.]$/, '')
}

function headOf(tokens: readonly Token[]): string {
  const end = tokens.findIndex(
    ({ lower, kind }, index) =>
      index > 0 &&
      (PREPOSITIONS.has(lower) ||
        kind === 'punctuation' ||
        lower === 'that' ||
        lower === 'and' ||
        lower === 'or'),
  )
  return tokens[(end === -1 ? tokens.length : end) - 1]?.lower ?? ''
}

function countWords(tokens: readonly Token[]): number {
  let count = 0
  for (const [index, { kind, text, start }] of tokens.entries()) {
    if (kind === 'quoted') count += text.split(/\s+/).length
    else if (kind === 'word' && (index === 0 || start > tokens[index - 1]!.end)) count++
  }
  return count
}

function trimEnd(tokens: readonly Token[]): Token[] {
  let end = tokens.length
  const isLoose = ({ lower, kind }: Token) =>
    kind === 'punctuation' ||
    TRAILING.has(lower) ||
    (DETERMINERS.has(lower) && lower !== 'her') ||
    (ADVERBS.has(lower) && lower !== 'first') ||
    AUXILIARIES.has(lower) ||
    (PREPOSITIONS.has(lower) && !PARTICLES.has(lower))
  while (end > 0 && isLoose(tokens[end - 1]!)) end--
  return tokens.slice(0, end)
}

/** These may end a phrase: "set up", "passed out". */
const PARTICLES = new Set(['up', 'down', 'out', 'off', 'over', 'outside', 'inside'])

/** Cuts at the last joint that leaves few enough words. */
function shorten(tokens: readonly Token[]): Token[] {
  let words = 0
  let joint = -1
  for (let index = 0; index < tokens.length; index++) {
    const { lower, kind, start } = tokens[index]!
    const isJoint =
      PREPOSITIONS.has(lower) ||
      kind === 'punctuation' ||
      /^(?:and|or|that|to|which|who|where|when)$/.test(lower)
    if (index > 1 && isJoint) joint = index
    if (kind !== 'punctuation' && (index === 0 || start > tokens[index - 1]!.end)) words++
    if (words > WORDS_MAX) return tokens.slice(0, joint > 1 ? joint : index)
  }
  return [...tokens]
}

/** ", camping and fishing": only short names up to the "and" that closes the list. */
function listTail(rest: readonly Token[]): readonly Token[] {
  if (rest[0]?.text !== ',') return []
  let closing = -1
  for (let index = 0; index < Math.min(rest.length, 14); index++) {
    const { lower, kind, text } = rest[index]!
    if (kind === 'punctuation' && text !== ',') return []
    if (AUXILIARIES.has(lower) || /^(?:i|we|it|he|she|they|you|but|so|because|my)$/.test(lower))
      return []
    if (verbAs(lower, 'past') !== undefined) return []
    if (lower === 'and' || lower === 'or') closing = index
    else if (closing !== -1 && (PREPOSITIONS.has(lower) || text === ',' || index > closing + 3))
      return rest.slice(0, index)
  }
  return closing === -1 ? [] : rest.slice(0, Math.min(rest.length, closing + 4))
}

/** A verb before eight words makes nine: then the phrase ends at its last joint. */
export function withinLimits(text: string): string {
  const words = text.split(' ')
  if (words.length <= WORDS_MAX && text.length <= CHARACTERS_MAX) return text
  for (let index = WORDS_MAX; index > 2; index--)
    if (JOINT.test(words[index]!.toLowerCase()))
      return words.slice(0, index).join(' ').replace(/,$/, '')
  return words
    .slice(0, WORDS_MAX)
    .join(' ')
    .replace(/,?(?: (?:a|an|the|their|some|of|in|at|and|or))?$/, '')
}

const JOINT = /^(?:for|with|at|in|on|to|about|from|and|by|of|into|using|during|that|as|after)$/
