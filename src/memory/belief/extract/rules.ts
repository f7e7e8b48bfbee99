import type { Claim, Extraction, Extractor, Stance, Utterance } from './claim.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { type Direction, readWhen, type When } from './dates.ts'
import { isOwnVoice, isWitness } from './gates.ts'
import { findMentions } from './mentions.ts'
import { type Placed, place, placeFound } from './place.ts'
import { CHARACTERS_MAX, readProse } from './prose.ts'
import type { Reading, Subject, Topic } from './reading.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { byteOffsets } from './spans.ts'
import { objectText } from './statements.ts'
import { findSubject, type Memory, speakerOf } from './subjects.ts'
import type { Token } from './tokens.ts'
import { readDeadlines } from './topics/deadlines.ts'
import { readDeeds } from './topics/deeds.ts'
import { readFamily } from './topics/family.ts'
import { readFavorites } from './topics/favorites.ts'
import { readFeelings } from './topics/feelings.ts'
import { readHome } from './topics/home.ts'
import { readIdentity } from './topics/identity.ts'
import { readInstruction } from './topics/instructions.ts'
import { readMeasurements } from './topics/measurements.ts'
import { readOutings } from './topics/outings.ts'
import { readPlans } from './topics/plans.ts'
import { readPossessions } from './topics/possessions.ts'
import { readServices } from './topics/services.ts'
import { readStates } from './topics/states.ts'
import { readTaste } from './topics/taste.ts'
import { readTools, readVersions } from './topics/technology.ts'
import { readWork } from './topics/work.ts'
import { readVerbGroup, underFirst, type VerbGroup } from './verb-group.ts'
import { PRONOUNS } from './words/grammar.ts'

/** Reads claims out of prose by grammar and word lists alone: offline, and always the same. */
export const ruleExtractor: Extractor = {
  name: 'rules',
  version: '3',
  extract: (utterances) => Promise.resolve(utterances.map(extractClaims)),
}

/** The first topic that makes something of a clause has it. */
const TOPICS: readonly Topic[] = [
  readStates,
  readHome,
  readWork,
  readTools,
  readTaste,
  readIdentity,
  readFeelings,
  readPossessions,
  readPlans,
  readOutings,
  readDeeds,
]
const CORRECTION = /^(?:actually|correction|oops|scratch|sorry)$/
const CLAIMS_MAX = 100

export function extractClaims(utterance: Utterance): Extraction {
  const byteAt = byteOffsets(utterance.content.slice(0, CHARACTERS_MAX))
  const sentences = splitSentences(readProse(utterance.content, utterance.role))
  const memory: Memory = {
    speaker: speakerOf(utterance),
    last: null,
    person: undefined,
    when: null,
    verb: null,
  }
  const claims = sentences
    .flatMap((sentence) => readSentence(sentence, utterance, memory))
    .filter(({ claim }) => isHeard(claim, utterance))
    .map(({ claim, from, to }) => ({ ...claim, spanStart: byteAt(from), spanEnd: byteAt(to) }))
  return {
    claims: distinct(claims).slice(0, CLAIMS_MAX),
    mentions: findMentions(sentences, utterance, byteAt),
  }
}

/**
 * An assistant without a name gives advice about somebody else's world, so nothing of it is
 * claimed; a tool or an event tells of things, never of itself.
 */
function isHeard({ subject }: Pick<Claim, 'subject'>, utterance: Utterance): boolean {
  if (isOwnVoice(utterance)) return true
  return isWitness(utterance) && subject.name !== (utterance.speaker ?? utterance.role)
}

function readSentence(sentence: Sentence, utterance: Utterance, memory: Memory): Placed[] {
  const clauses = splitClauses(sentence)
  if (clauses.length === 0) return []
  memory.when = null
  const isCorrection = isCorrecting(sentence)
  const placed = clauses.flatMap((clause) => readClause(clause, utterance, memory, isCorrection))
  const { tokens } = sentence
  const services = readServices(tokens, [memory.speaker.name, ...utterance.others])
  const across = [
    ...services,
    ...readFamily(tokens, memory.speaker),
    // What a service runs on is not thereby used by whoever says so.
    ...readVersions(tokens, memory.speaker).filter(
      ({ draft }) => services.length === 0 || draft.predicate !== 'uses',
    ),
    ...readInstruction(tokens),
    ...readDeadlines(tokens, utterance),
    ...(isReport(utterance) ? readMeasurements(tokens) : []),
  ]
  const found = across.map((each) => placeFound(each, memory.speaker, isCorrection))
  return isReport(utterance) ? withoutProducts([...found, ...placed]) : [...found, ...placed]
}

/** An instrument's words, or a log's: nobody speaks for himself. */
function isReport({ role, speaker }: Utterance): boolean {
  return speaker === null && (role === 'event' || role === 'tool')
}

/** A report that a thing runs PostgreSQL 14.5 tells the version of the thing, not of every PostgreSQL. */
function withoutProducts(placed: readonly Placed[]): Placed[] {
  const objects = new Set(
    placed.flatMap(({ claim: { predicate, object } }) =>
      predicate === 'is_a' && object.kind === 'entity' ? [object.name] : [],
    ),
  )
  return placed.filter(
    ({ claim }) => claim.predicate !== 'has_version' || !objects.has(claim.subject.name),
  )
}

function readClause(
  clause: Clause,
  utterance: Utterance,
  memory: Memory,
  isCorrection: boolean,
): Placed[] {
  const favorites = readFavorites(clause, memory.speaker)
  if (favorites.length > 0)
    return favorites.map((draft) =>
      placeFound({ draft, tokens: clause.tokens }, memory.speaker, isCorrection),
    )
  if (isOfNothing(clause)) return []
  const found = findSubject(clause, utterance, memory)
  if (found === null) {
    memory.when ??= timeOnly(clause, utterance)
    if (!clause.isShared && clause.tokens.length > 2) memory.last = null
    return []
  }
  memory.last = found.subject
  const isThird = !found.subject.isSpeaker && !found.subject.isPlural
  const read = readVerbGroup(clause.tokens, found.verbAt, isThird)
  if (read === null) return []
  // "I like plain and mixed berries": no second verb.
  if (clause.isShared && memory.verb?.tense === 'present' && read.tense === 'past') return []
  const isUnder = clause.isShared && memory.verb !== null
  const verb = isUnder ? underFirst(read, memory.verb!, clause.link) : read
  memory.verb = verb
  const reading = readTime(clause, found.subject, verb, utterance, memory)
  if (clause.link === 'when' && reading.when === null) return []
  for (const topic of TOPICS) {
    const drafts = topic(reading)
    if (drafts.length > 0) return drafts.map((draft) => place(draft, reading, isCorrection))
  }
  return []
}

/** "No migration has been deployed" tells of no migration; "No, I live in Rome" tells of me. */
function isOfNothing({ tokens }: Clause): boolean {
  const [first, second] = tokens
  return first?.lower === 'no' && second?.kind === 'word' && !PRONOUNS.has(second.lower)
}

/** The reading without the words that tell its time. */
function readTime(
  clause: Clause,
  subject: Subject,
  verb: VerbGroup,
  utterance: Utterance,
  memory: Memory,
): Reading {
  const { tokens } = clause
  const stance = stanceOf(verb, tokens)
  const offset = tokens[0]!.start
  const text = utterance.content.slice(offset, tokens.at(-1)!.end)
  const when = readWhen(text, utterance.at, directionOf(verb))
  const isTime = (token: Token) =>
    when !== null && token.start >= offset + when.start && token.end <= offset + when.end
  // Times before the verb are not the object's; indexes must stay as the verb group counted them.
  const kept = tokens.filter((token, index) => index < verb.next || !isTime(token))
  return { utterance, clause, subject, verb, tokens: kept, when: when ?? memory.when, stance }
}

/** "Last week," tells the time of what follows. */
function timeOnly({ tokens, isFirst }: Clause, { content, at }: Utterance): When | null {
  if (!isFirst || tokens.length > 7) return null
  const offset = tokens[0]!.start
  const text = content.slice(offset, tokens.at(-1)!.end)
  const when = readWhen(text, at, 'past')
  return when !== null && when.end - when.start > text.length / 2 ? when : null
}

function directionOf({ tense }: VerbGroup): Direction {
  return /past|perfect|used to/.test(tense) ? 'past' : 'future'
}

function stanceOf({ isNegated, isNever }: VerbGroup, tokens: readonly Token[]): Stance {
  const words = tokens.map(({ lower }) => lower)
  const isOver = words.some(
    (word, index) =>
      word === 'anymore' ||
      (word === 'no' && words[index + 1] === 'longer') ||
      (word === 'any' && words[index + 1] === 'more'),
  )
  if (isOver) return 'ends'
  if (isNever) return 'never'
  return isNegated ? 'denies' : 'states'
}

/** "Actually, …", "Correction: …", "I meant …", "I misspoke". */
function isCorrecting({ tokens }: Sentence): boolean {
  const [first, second, third] = tokens.filter(({ kind }) => kind === 'word')
  if (first === undefined) return false
  if (
    CORRECTION.test(first.lower) &&
    (first.lower !== 'sorry' || /^(?:i|it)$/.test(second?.lower ?? ''))
  )
    return true
  if (second?.lower === 'actually') return true
  return (
    first.lower === 'i' &&
    /^(?:meant|misspoke|mis-spoke)$/.test(second?.lower ?? third?.lower ?? '')
  )
}

/** Said twice is claimed once. */
function distinct(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>()
  return claims.filter(({ subject, predicate, object, stance }) => {
    const key = `${subject.name}|${predicate}|${objectText(object)}|${stance}`.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
