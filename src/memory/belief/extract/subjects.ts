import type { Named, Utterance } from './claim.ts'
import type { Clause } from './clauses.ts'
import type { When } from './dates.ts'
import { named, readName } from './names.ts'
import { tell } from './phrases.ts'
import type { Subject } from './reading.ts'
import type { Token } from './tokens.ts'
import { isGerund, type VerbGroup } from './verb-group.ts'
import {
  ADVERBS,
  AUXILIARIES,
  OPENERS,
  PREPOSITIONS,
  PRONOUNS,
  TIME_WORDS,
} from './words/grammar.ts'
import { ANIMALS, KIN } from './words/nouns.ts'
import { verbAs } from './words/verbs.ts'

/** What the reading of an utterance remembers from one clause to the next. */
export interface Memory {
  readonly speaker: Named
  /** A time that opened the sentence: "Last week, I …". */
  when: When | null
  last: Subject | null
  verb: VerbGroup | null
  /** The third person that "he" or "she" may mean; null once two were named. */
  person: Named | null | undefined
}

export function speakerOf({ speaker, role }: Utterance): Named {
  if (speaker === null) return { name: role, type: 'person' }
  return { name: speaker, type: 'person' }
}

export interface FoundSubject {
  readonly subject: Subject
  /** Where the verb should begin. */
  readonly verbAt: number
}

/** Who the clause is about; null when nobody can be named. */
export function findSubject(
  clause: Clause,
  utterance: Utterance,
  memory: Memory,
): FoundSubject | null {
  const { tokens } = clause
  const self: Subject = {
    named: memory.speaker,
    isSpeaker: true,
    isGeneric: false,
    isPlural: false,
  }
  if (clause.isShared) return memory.last === null ? null : { subject: memory.last, verbAt: 0 }
  const from = skipOpening(tokens)
  const first = tokens[from]
  if (first === undefined) return null
  const { lower } = first
  if (lower === 'i' || lower === 'we') return { subject: self, verbAt: from + 1 }
  if (lower === 'he' || lower === 'she') {
    if (memory.person === null || memory.person === undefined) return null
    return {
      subject: { named: memory.person, isSpeaker: false, isGeneric: false, isPlural: false },
      verbAt: from + 1,
    }
  }
  const joint = tokens.findIndex(
    (token, index) =>
      index > from && index < from + 6 && token.lower === 'and' && tokens[index + 1]?.lower === 'i',
  )
  if (joint !== -1) return { subject: self, verbAt: joint + 2 }
  if (isElided(clause, from)) return { subject: self, verbAt: from }
  if (PRONOUNS.has(lower) && lower !== 'my' && lower !== 'our') return null
  return findNoun(tokens, from, utterance, memory)
}

/** "Took a trip", "Gonna paint", "Still working on it": the speaker leaves "I" away. */
function isElided({ tokens, link }: Clause, from: number): boolean {
  if (link !== null && link !== 'and' && link !== 'but') return false
  // "never tried it" leaves "I have" away.
  if (tokens[from]!.lower === 'never')
    return verbAs(tokens[from + 1]?.lower ?? '', 'past') !== undefined
  const { lower } = tokens[from]!
  if (lower === 'gonna' || lower === 'been') return true
  const next = tokens[from + 1]?.lower ?? ''
  if (ELIDED_GERUNDS.test(lower)) {
    // "Learning German is fun" tells of learning, not of the speaker.
    const isSubject = tokens.some(
      ({ lower: word }, index) =>
        index > from && (AUXILIARIES.has(word) || verbAs(word, 's', 'past') !== undefined),
    )
    return next !== '' && next !== 'and' && !isSubject
  }
  if (ELIDED_PASTS.test(lower)) return next !== 'by' && tokens.length > from + 2
  const isPast = verbAs(lower, 'past') !== undefined && verbAs(lower, 'base') === undefined
  return isPast && /^(?:my|our|a|an|some)$/.test(next)
}

const ELIDED_GERUNDS =
  /^(?:looking|working|planning|hoping|trying|thinking|training|learning|reading|researching|organizing|practicing|preparing|saving|writing|building)$/
const ELIDED_PASTS =
  /^(?:took|went|got|had|made|met|saw|did|bought|finished|started|spent|tried|visited|lost|won|ran|wrote|gave|found|moved|joined|attended|painted|signed|decided|adopted|picked|began)$/

/** Past interjections, names that are addressed, and times: "Hey Mel, last week …". */
function skipOpening(tokens: readonly Token[]): number {
  let index = 0
  while (index < tokens.length && isOpening(tokens[index]!)) index++
  let after = index
  while (
    after < tokens.length &&
    (TIME_WORDS.has(tokens[after]!.lower) || /^\d{1,4}(?:st|nd|rd|th)?$/.test(tokens[after]!.lower))
  )
    after++
  while (after > index && after < tokens.length && OPENERS.has(tokens[after]!.lower)) after++
  // "The first sprint" opens with time words and is none.
  const isTime = after > index && /^(?:i|we|my|our|he|she|just)$/.test(tokens[after]?.lower ?? '')
  if (isTime) return after
  // "Mel I went", "On a trip last week I met": a short lead-in before "I".
  const first = tokens.findIndex(
    ({ lower }, at) => at >= index && (lower === 'i' || lower === 'we'),
  )
  if (
    first > index &&
    first <= index + 7 &&
    tokens[first - 1]!.lower !== 'and' &&
    isPlainLead(tokens.slice(index, first))
  )
    return first
  return index
}

function isOpening({ kind, lower }: Token): boolean {
  if (lower === 'never') return false
  return kind === 'punctuation' || OPENERS.has(lower) || ADVERBS.has(lower)
}

function isPlainLead(lead: readonly Token[]): boolean {
  const [opening] = lead
  if (opening === undefined) return true
  if (PREPOSITIONS.has(opening.lower)) return !lead.some(({ lower }) => AUXILIARIES.has(lower))
  return lead.length <= 2 && lead.every(({ text }) => /^\p{Lu}/u.test(text))
}

/** "my sister Anna", "our prod DB", "the deadline", "Anna": a noun up to its verb. */
function findNoun(
  tokens: readonly Token[],
  from: number,
  utterance: Utterance,
  memory: Memory,
): FoundSubject | null {
  const first = tokens[from]!
  const isMine = first.lower === 'my' || first.lower === 'our'
  const isThe = first.lower === 'the'
  const verbAt = findVerb(tokens, from + 1)
  if (verbAt === -1) return null
  const nounFrom = isMine || isThe ? from + 1 : from
  const noun = tokens.slice(nounFrom, verbAt)
  if (
    noun.length === 0 ||
    noun.length > 6 ||
    noun.some(({ lower }) => PRONOUNS.has(lower) || lower === "n't")
  )
    return null
  if (isGerund(noun[0]!.lower) && !isTechnical(noun)) return null
  const subject = nounSubject(noun, { isMine, isThe, memory, utterance })
  return subject === null ? null : { subject, verbAt }
}

interface NounPlace {
  readonly isMine: boolean
  readonly isThe: boolean
  readonly memory: Memory
  readonly utterance: Utterance
}

function nounSubject(
  noun: readonly Token[],
  { isMine, isThe, memory, utterance }: NounPlace,
): Subject | null {
  const kinAt = noun.findIndex(({ lower }) => KIN.has(lower) || ANIMALS.has(lower))
  const last = noun.at(-1)!
  const isPlural =
    (/[^s']s$/.test(last.lower) && !/^\p{Lu}/u.test(last.text)) || last.lower === 'children'
  if (isMine && kinAt !== -1) {
    const name = readName(noun, kinAt + 1)
    const isAnimal = ANIMALS.has(noun[kinAt]!.lower)
    if (name !== null && name.end === noun.length) {
      const person: Named = { name: name.name, type: isAnimal ? 'animal' : 'person' }
      memory.person =
        memory.person === undefined || memory.person?.name === person.name ? person : null
      return { named: person, isSpeaker: false, isGeneric: false, isPlural: false }
    }
    if (kinAt !== noun.length - 1) return mine(noun, isPlural, memory)
    const person: Named = {
      name: `${memory.speaker.name}'s ${tell(noun)}`,
      type: isAnimal ? 'animal' : 'person',
    }
    if (!isPlural) memory.person = memory.person === undefined ? person : null
    return { named: person, isSpeaker: false, isGeneric: false, isPlural }
  }
  if (isMine) return mine(noun, isPlural, memory)
  const name = readName(noun, 0)
  if (name !== null && name.end === noun.length) {
    const who = named(name.name)
    // A capital at the start of a sentence makes no name.
    if (who.type === 'thing' && name.end === 1 && !isThe)
      return isTechnical(noun)
        ? generic(noun[0]!.lower, noun, { hasArticle: false, isPlural: false })
        : null
    if (isAddressed(who.name, utterance)) return null
    if (who.type === 'person')
      memory.person = memory.person === undefined || memory.person?.name === who.name ? who : null
    return { named: who, isSpeaker: false, isGeneric: false, isPlural: false }
  }
  if (!isThe && !isTechnical(noun)) return null
  return generic(tell(noun), noun, { hasArticle: isThe, isPlural })
}

function generic(
  name: string,
  noun: readonly Token[],
  { hasArticle, isPlural }: { hasArticle: boolean; isPlural: boolean },
): Subject {
  const named: Named = { name, type: typeOfNoun(noun) }
  return { named, isSpeaker: false, isGeneric: true, hasArticle, isPlural }
}

function mine(noun: readonly Token[], isPlural: boolean, memory: Memory): Subject {
  return {
    named: { name: `${memory.speaker.name}'s ${tell(noun)}`, type: typeOfNoun(noun) },
    isSpeaker: false,
    isGeneric: false,
    isPlural,
  }
}

/** Talk about the other speaker is talk to them; a nickname is the beginning of the name. */
function isAddressed(name: string, { others, speaker }: Utterance): boolean {
  const lower = name.toLowerCase()
  return [...others, speaker ?? ''].some(
    (other) =>
      other !== '' &&
      (other.toLowerCase().startsWith(lower.slice(0, 3)) || lower.includes(other.toLowerCase())),
  )
}

const TECHNICAL =
  /^(?:app|api|server|database|db|prod|production|staging|site|website|service|cluster|pipeline|build|deploy|deployment|deadline|sprint|release|project|budget|repo|repository|branch|endpoint|dashboard|coverage|latency|version|queue|cache|backup|migration|demo|launch|meeting|test|tests|response|error|backend|frontend|module|quota|limit)$/

function isTechnical(noun: readonly Token[]): boolean {
  return noun.length <= 4 && noun.some(({ lower }) => TECHNICAL.test(lower))
}

function typeOfNoun(noun: readonly Token[]): Named['type'] {
  return noun.some(({ lower }) => TECHNICAL.test(lower)) ? 'system' : 'thing'
}

function findVerb(tokens: readonly Token[], from: number): number {
  for (let index = from; index < Math.min(tokens.length, from + 7); index++) {
    const { lower, text } = tokens[index]!
    if (lower === "'s") {
      // A possessive names on; "'s" as "is" is followed by anything but a noun of the name.
      if (
        /^(?:been|a|an|the|not|so|down|up|now|in|on|at|named|called|got|still|really|just|very|always)$/.test(
          tokens[index + 1]?.lower ?? '',
        ) ||
        isGerund(tokens[index + 1]?.lower ?? '')
      )
        return index
      continue
    }
    if (AUXILIARIES.has(lower)) return index
    if (PREPOSITIONS.has(lower) && lower !== 'of' && lower !== 'for' && lower !== 'in') return -1
    if (
      /^\p{Ll}/u.test(text) &&
      (verbAs(lower, 'past') !== undefined ||
        (verbAs(lower, 's') !== undefined && !NOUNS_IN_S.test(lower)))
    )
      return index
    if (ADVERBS.has(lower) && index > from) {
      const next = tokens[index + 1]?.lower ?? ''
      if (AUXILIARIES.has(next) || verbAs(next, 'past', 's') !== undefined) return index
    }
  }
  return -1
}

/** Plural nouns that look like verbs. */
const NOUNS_IN_S =
  /^(?:looks|plans|shows|walks|talks|tests|hikes|dates|views|races|plays|changes|reviews|checks|models|classes|stops|starts|names|calls|hopes|parks|films|records|reads|matches|visits|cooks|moves|skates|turns)$/
