import { z } from 'zod'
import { nameKey } from '../../entity/name-key.ts'
import { sanitise } from '../../episode/sanitise.ts'
import type { Registry } from '../registry.ts'
import type { Claim, ClaimObject, EntityType, Stance, Utterance } from './claim.ts'
import { byteOffsets } from './spans.ts'
import { tellClaim } from './statements.ts'
import { DETERMINERS, PREPOSITIONS, PRONOUNS } from './words/grammar.ts'

/** What a reader that is not trusted says a text claims. Nothing of it has been checked. */
export interface Proposal {
  readonly subject: string
  readonly subjectType: string
  readonly predicate: string
  readonly object: string
  /** An entity type, `text`, `number` or `date`. */
  readonly objectType: string
  readonly unit: string | null
  readonly stance: string
  readonly isCorrection: boolean
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly confidence: number
  readonly statement: string
  /** The words of the content that say so. */
  readonly quote: string
}

export const ENTITY_TYPES = [
  'person',
  'place',
  'organisation',
  'animal',
  'event',
  'system',
  'thing',
] as const satisfies readonly EntityType[]
export const STANCES = ['states', 'ends', 'denies', 'never'] as const satisfies readonly Stance[]

const WORDS_MAX = 8
const CHARACTERS_MAX = 100
const UNIT_CHARACTERS_MAX = 30
const STATEMENT_CHARACTERS_MAX = 300
const QUOTE_LETTERS_MIN = 3
const CONFIDENCE_MIN = 0.5
const CONFIDENCE_MAX = 0.9

/**
 * The claim that a proposal makes, or undefined when a gate is closed to it. Whoever wrote the
 * proposal, a claim has a predicate of the registry, short names that are used in the text, words of
 * the text as its evidence, and nothing that capture would have redacted, cut out or marked.
 */
export function admit(
  proposal: Proposal,
  utterance: Utterance,
  registry: Registry,
): Claim | undefined {
  const { predicate } = proposal
  const stance = STANCES.find((each) => each === proposal.stance)
  const name = tidy(proposal.subject)
  const object = readObject(proposal)
  const span = findQuote(utterance.content, proposal.quote)
  if (!Object.hasOwn(registry, predicate) || stance === undefined) return undefined
  if (!isName(name) || object === undefined || span === undefined) return undefined
  if (!isHeard(name, utterance) || !isUsed(name, utterance)) return undefined
  if (object.kind === 'entity' && !isUsed(object.name, utterance)) return undefined
  const told = { subject: name, predicate, object, stance, said: undefined, when: null }
  const statement = naming(name, tidy(proposal.statement)) ?? tellClaim({ ...told, ...PLAIN })
  if (statement.length > STATEMENT_CHARACTERS_MAX) return undefined
  if (![name, tidy(proposal.object), proposal.unit ?? '', statement].every(isHarmless)) {
    return undefined
  }
  return {
    subject: { name, type: entityTypeOf(proposal.subjectType) ?? 'thing' },
    predicate,
    object,
    stance,
    isCorrection: proposal.isCorrection,
    ...readInterval(proposal),
    confidence: Math.min(Math.max(proposal.confidence, CONFIDENCE_MIN), CONFIDENCE_MAX),
    statement,
    ...span,
  }
}

const PLAIN = { isFormer: false, isEvent: false } as const

/** Names that say what somebody is here for, not who they are. */
const ROLE_NAME = /^(?:assistant|ai|bot|agent|model|tool|event|system)$/i

/** A user, or anybody with a name of their own, speaks of themselves too. */
export function isOwnVoice({ role, speaker }: Pick<Utterance, 'role' | 'speaker'>): boolean {
  return role === 'user' || (speaker !== null && !ROLE_NAME.test(speaker))
}

/** An assistant without a name gives advice about somebody else's world: nothing of it is claimed. */
export function isWitness({ role, speaker }: Pick<Utterance, 'role' | 'speaker'>): boolean {
  return role !== 'assistant' || isOwnVoice({ role, speaker })
}

/** A tool or an event tells of things, never of itself. */
function isHeard(subject: string, { role, speaker }: Utterance): boolean {
  if (isOwnVoice({ role, speaker })) return true
  return isWitness({ role, speaker }) && nameKey(subject) !== nameKey(speaker ?? role)
}

/** A name of which neither the text nor those who speak use a single word is made up. */
function isUsed(name: string, { content, role, speaker, others }: Utterance): boolean {
  const used = [content, speaker ?? role, ...others].join('\n').toLowerCase()
  return nameKey(name)
    .split(' ')
    .some((word) => !isFiller(word) && used.includes(word.replace(/[’']s$/u, '')))
}

function isFiller(word: string): boolean {
  return PRONOUNS.has(word) || DETERMINERS.has(word) || PREPOSITIONS.has(word)
}

/** Short enough to be a name, and more than a pronoun. */
export function isName(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  if (!/[\p{L}\p{N}]/u.test(text) || !text.isWellFormed()) return false
  if (text.length > CHARACTERS_MAX || words.length > WORDS_MAX) return false
  return words.some((word) => !isFiller(word))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A sentence that does not say whom it is about needs context, so it is told anew. */
function naming(subject: string, statement: string): string | undefined {
  return nameKey(statement).includes(nameKey(subject)) ? statement : undefined
}

function readObject({ object, objectType, unit }: Proposal): ClaimObject | undefined {
  const text = tidy(object)
  if (!isName(text) || (unit !== null && unit.length > UNIT_CHARACTERS_MAX)) return undefined
  const type = entityTypeOf(objectType)
  if (type !== undefined) return { kind: 'entity', name: text, type }
  if (objectType === 'number') return readNumber(text, unit) ?? { kind: 'text', text }
  const at = objectType === 'date' ? readInstant(text) : null
  return at === null ? { kind: 'text', text } : { kind: 'instant', at }
}

/** "31", "1,200.5", and "31 years" where the unit was not told apart. */
function readNumber(text: string, unit: string | null): ClaimObject | undefined {
  const [, digits, rest] = /^([-+]?\d[\d,]*(?:\.\d+)?) ?(.*)$/.exec(text) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits.replaceAll(',', ''))
  return { kind: 'number', value, unit: tidy(unit ?? '') || rest || null }
}

function entityTypeOf(text: string): EntityType | undefined {
  return ENTITY_TYPES.find((each) => each === text)
}

/** An interval that ends before it begins says nothing. */
function readInterval({ validFrom, validTo }: Proposal): Pick<Claim, 'validFrom' | 'validTo'> {
  const from = readInstant(validFrom)
  const to = readInstant(validTo)
  const isBackwards = from !== null && to !== null && to < from
  return isBackwards ? { validFrom: null, validTo: null } : { validFrom: from, validTo: to }
}

const ISO = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/** An ISO 8601 date or time; a year or a month means its beginning, no zone means UTC. */
export function readInstant(text: string | null): Date | null {
  if (text === null) return null
  const whole = /^\d{4}(?:-\d\d)?$/.test(text) ? `${text}-01-01`.slice(0, 10) : text
  if (!ISO.safeParse(whole).success) return null
  return new Date(
    /T.*(?:Z|[-+]\d\d:?\d\d)$/.test(whole) || !whole.includes('T') ? whole : `${whole}Z`,
  )
}

/** Scripts that put spaces between words; in others a quote may begin and end anywhere. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u

/** Where the quoted words stand in the content as whole words, in bytes. */
export function findQuote(
  content: string,
  quote: string,
): Pick<Claim, 'spanStart' | 'spanEnd'> | undefined {
  const words = quote.trim()
  const letterCount = words.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letterCount < QUOTE_LETTERS_MIN || !words.isWellFormed()) return undefined
  const isInside = (index: number) =>
    SPACED.test(content.charAt(index - 1)) && SPACED.test(content.charAt(index))
  let from = content.indexOf(words)
  while (from !== -1 && (isInside(from) || isInside(from + words.length))) {
    from = content.indexOf(words, from + 1)
  }
  if (from === -1) return undefined
  const byteAt = byteOffsets(content)
  return { spanStart: byteAt(from), spanEnd: byteAt(from + words.length) }
}

/** What a reader writes did not pass through capture, so it is held to the same rules here. */
function isHarmless(text: string): boolean {
  try {
    const { text: kept, flags } = sanitise(text, { redactIpAddresses: false })
    return kept === text && flags.length === 0
  } catch {
    return false
  }
}
