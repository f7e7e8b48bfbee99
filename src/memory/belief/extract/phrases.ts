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
  'surrounded',
  'one',
  'some',
  'most',
  'many',
  'all',
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
const JOINS = new Set('because since although while which whenever until not so'.split(' '))
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
  { isBare = false, rest, stopsAt }: PhraseOptions = {},
): Phrase | null {
  const end = tokens.findIndex(
    ({ lower }, index) => index > from && (JOINS.has(lower) || stopsAt?.has(lower) === true),
  )
  const listed = end === -1 && rest !== undefined ? listTail(rest) : []
  const all = [...tokens.slice(from, end === -1 ? tokens.length : end), ...listed]
  const isLoose = ({ lower, kind }: Token) =>
    ADVERBS.has(lower) || kind === 'punctuation' || (isBare && LEADING.has(lower))
  const start = all.findIndex((token) => !isLoose(token))
  if (start === -1) return null
  const chosen = withoutDangling(trimEnd(all.slice(start)))
  return toPhrase(countWords(chosen) > WORDS_MAX ? trimEnd(shorten(chosen)).tokens : chosen)
}

/** "a project to support them" has lost its end: the verb goes as well. */
function withoutDangling({ tokens, isCut }: Trimmed): readonly Token[] {
  const last = tokens.length - 1
  if (!isCut || last < 2 || tokens[last - 1]!.lower !== 'to') return tokens
  return verbAs(tokens[last]!.lower, 'base') === undefined ? tokens : tokens.slice(0, last - 1)
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
  if (/^(?:this|that)$/.test(first) && PREPOSITIONS.has(tokens[1]?.lower ?? '')) return null
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
        lower === 'back' ||
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

interface Trimmed {
  readonly tokens: readonly Token[]
  /** A pronoun went with the end. */
  readonly isCut: boolean
}

function trimEnd(tokens: readonly Token[]): Trimmed {
  let end = tokens.length
  const isLoose = ({ lower, kind }: Token) =>
    kind === 'punctuation' ||
    TRAILING.has(lower) ||
    (DETERMINERS.has(lower) && lower !== 'her') ||
    (ADVERBS.has(lower) && lower !== 'first') ||
    AUXILIARIES.has(lower) ||
    (PREPOSITIONS.has(lower) && !PARTICLES.has(lower))
  while (end > 0 && isLoose(tokens[end - 1]!)) end--
  // "and hoping" has lost what was hoped.
  if (
    end > 2 &&
    tokens[end - 2]!.lower === 'and' &&
    /^(?:hoping|wondering|thinking)$/.test(tokens[end - 1]!.lower)
  )
    end -= 2
  const isCut = tokens.slice(end).some(({ lower }) => lower === 'them' || lower === 'it')
  return { tokens: tokens.slice(0, end), isCut }
}

/** These may end a phrase: "set up", "passed out". */
const PARTICLES = new Set(['up', 'down', 'out', 'off', 'over', 'outside', 'inside'])

/** Cuts at the last joint that leaves few enough words. */
function shorten(tokens: readonly Token[]): readonly Token[] {
  let joint = -1
  for (let index = 0; index < tokens.length; index++) {
    const { lower, kind } = tokens[index]!
    const isJoint = PREPOSITIONS.has(lower) || kind === 'punctuation' || CLAUSE_JOINT.test(lower)
    if (index > 1 && isJoint) joint = index
    if (countWords(tokens.slice(0, index + 1)) > WORDS_MAX)
      return tokens.slice(0, joint > 1 ? joint : index)
  }
  return tokens
}

const CLAUSE_JOINT = /^(?:and|or|that|to|which|who|where|when)$/

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
