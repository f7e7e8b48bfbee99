import type { ClaimObject } from '../claim.ts'
import { named, nameIn } from '../names.ts'
import type { Phrase } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, wordAt } from '../reading.ts'

const UNTIL = new Set(['as', 'for', 'in', 'to', 'with', 'because', 'by', 'on', 'at', 'from'])
const STUDY_UNTIL = new Set(['for', 'to', 'because', 'by', 'with'])

/** Jobs, employers, studies: what people do all day, and what they have given up. */
export function readWork(reading: Reading): readonly Draft[] {
  const { verb } = reading
  const next = wordAt(reading, verb.next)
  switch (verb.lemma) {
    case 'work':
      return readJob(reading, next)
    case 'study':
    case 'major':
      return readStudies(reading, next)
    case 'graduate':
      return next === 'from' ? ended(reading, 'studies', verb.next + 1) : []
    case 'quit':
    case 'leave':
    case 'resign':
    case 'lose':
      return readEnd(reading)
    case 'retire':
      return next === 'from' ? ended(reading, 'works_as', verb.next + 1) : []
    case 'start':
    case 'get':
    case 'land':
    case 'find':
    case 'take':
      return readNewJob(reading)
    default:
      return []
  }
}

function readJob(reading: Reading, next: string): readonly Draft[] {
  const { verb } = reading
  const isFuture = verb.tense === 'future' || verb.tense === 'wish' || verb.tense === 'unreal'
  if (isFuture) return []
  if (next === 'as') {
    const phrase = objectOf(reading, { from: verb.next + 1, isBare: true, stopsAt: UNTIL })
    const at = reading.tokens.findIndex(
      ({ lower }, index) => index > verb.next && (lower === 'at' || lower === 'for'),
    )
    const employer = at === -1 ? [] : employed(reading, at + 1)
    return phrase === null
      ? employer
      : [{ predicate: 'works_as', object: asText(phrase.text) }, ...employer]
  }
  if (next === 'at' || next === 'for') return employed(reading, verb.next + 1)
  if (next === 'on') {
    const phrase = objectOf(reading, { from: verb.next + 1 })
    if (phrase === null || verb.tense === 'past') return []
    return [{ predicate: 'works_on', object: asText(phrase.text) }]
  }
  return []
}

function employed(reading: Reading, from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from, isBare: true, stopsAt: UNTIL })
  return phrase === null ? [] : [{ predicate: 'works_at', object: organisationOf(phrase) }]
}

function organisationOf(phrase: Phrase): ClaimObject {
  const name = nameIn(phrase.tokens)
  return name === null ? asText(phrase.text) : { kind: 'entity', ...named(name, 'organisation') }
}

function readStudies(reading: Reading, next: string): readonly Draft[] {
  const { verb } = reading
  if (!/present|progressive|used to|perfect/.test(verb.tense) && verb.lemma === 'study') return []
  const from = next === 'at' || next === 'in' ? verb.next + 1 : verb.next
  const phrase = objectOf(reading, { from, isBare: true, stopsAt: STUDY_UNTIL })
  if (phrase === null || PREPOSITION.test(phrase.tokens[0]!.lower)) return []
  return [{ predicate: 'studies', object: organisationOf(phrase) }]
}

const PREPOSITION = /^(?:for|on|with|about|to)$/

/** "quit my job at X", "left X", "lost my job as a banker". */
function readEnd(reading: Reading): readonly Draft[] {
  const { verb, tokens, stance } = reading
  if (!/^(?:past|perfect|progressive)$/.test(verb.tense) || stance !== 'states') return []
  const job = tokens.findIndex(
    ({ lower }, index) =>
      index >= verb.next && index < verb.next + 5 && /^(?:job|position|role|gig)$/.test(lower),
  )
  if (job === -1) return []
  const word = wordAt(reading, job + 1)
  if (word === 'at' || word === 'with') return ended(reading, 'works_at', job + 2)
  if (word === 'as') return ended(reading, 'works_as', job + 2)
  const phrase = objectOf(reading)
  return phrase === null
    ? []
    : [
        {
          predicate: 'works_as',
          object: asText(phrase.text),
          stance: 'ends',
          said: `${tokens[verb.at]!.lower} ${phrase.text}`,
        },
      ]
}

function ended(reading: Reading, predicate: string, from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from, isBare: true, stopsAt: UNTIL })
  return phrase === null ? [] : [{ predicate, object: organisationOf(phrase), stance: 'ends' }]
}

/** "got a job at X as a Y", "started a new job at X". */
function readNewJob(reading: Reading): readonly Draft[] {
  const { verb, tokens, stance } = reading
  if (!/^(?:past|perfect|progressive)$/.test(verb.tense) || stance !== 'states') return []
  const job = tokens.findIndex(
    ({ lower }, index) =>
      index >= verb.next && index < verb.next + 5 && /^(?:job|position|internship)$/.test(lower),
  )
  if (job === -1) return []
  const word = wordAt(reading, job + 1)
  if (word === 'at' || word === 'with') return employed(reading, job + 2)
  if (word === 'as') {
    const phrase = objectOf(reading, { from: job + 2, isBare: true, stopsAt: UNTIL })
    return phrase === null ? [] : [{ predicate: 'works_as', object: asText(phrase.text) }]
  }
  return []
}
