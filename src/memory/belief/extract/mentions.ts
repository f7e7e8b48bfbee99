import type { EntityType, Mention, Utterance } from './claim.ts'
import { isCommon, isSpeltAsName, readName, typeOf } from './names.ts'
import { unquoted } from './phrases.ts'
import type { Sentence } from './sentences.ts'
import type { Token } from './tokens.ts'
import { FIRST_NAMES, PLACES, TECHNOLOGIES } from './words/names.ts'

const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/
const PLACING = new Set(['in', 'from', 'to', 'near'])

/** The proper names of an utterance, each once, where it first stands. */
export function findMentions(
  sentences: readonly Sentence[],
  utterance: Utterance,
  byteAt: (index: number) => number,
): Mention[] {
  const mentions = new Map<string, Mention>()
  for (const { tokens } of sentences) {
    for (let index = 0; index < tokens.length; index++) {
      const found = mentionAt(tokens, index, utterance)
      if (found === null) continue
      const { name, type, end } = found
      const last = tokens[end - 1]!
      const key = name.toLowerCase()
      if (!mentions.has(key))
        mentions.set(key, {
          name,
          type,
          spanStart: byteAt(tokens[index]!.start),
          spanEnd: byteAt(last.end),
        })
      index = end - 1
    }
  }
  return [...mentions.values()]
}

interface FoundMention {
  readonly name: string
  readonly type: EntityType
  readonly end: number
}

function mentionAt(
  tokens: readonly Token[],
  index: number,
  utterance: Utterance,
): FoundMention | null {
  const token = tokens[index]!
  if (token.kind === 'quoted') {
    const title = unquoted(token.text)
    const isTitle = !token.text.startsWith('`') && /^\p{Lu}/u.test(title)
    return isTitle ? { name: title, type: 'thing', end: index + 1 } : null
  }
  const read = readName(tokens, index)
  if (read === null) return null
  const isOpening = index === 0 || tokens[index - 1]!.kind !== 'word'
  if (isOpening && !isNameAtStart(tokens, index, read.end, utterance)) return null
  if (CALENDAR.test(token.lower) && read.end === index + 1) return null
  if (isCommon(token.lower) && read.end === index + 1 && !isPerson(token.lower, utterance))
    return null
  const before = tokens[index - 1]?.lower ?? ''
  const hint = isPerson(token.lower, utterance) ? 'person' : PLACING.has(before) ? 'place' : 'thing'
  const type = isPerson(token.lower, utterance) ? 'person' : typeOf(read.name, hint)
  return { name: read.name, type, end: read.end }
}

/** A capital at the start of a sentence proves nothing by itself. */
function isNameAtStart(
  tokens: readonly Token[],
  index: number,
  end: number,
  utterance: Utterance,
): boolean {
  const token = tokens[index]!
  if (isPerson(token.lower, utterance) || isSpeltAsName(token)) return true
  if (PLACES.has(token.lower) || TECHNOLOGIES.has(token.lower)) return true
  return end > index + 1 && !isCommon(token.lower)
}

function isPerson(lower: string, { speaker, others }: Utterance): boolean {
  if (FIRST_NAMES.has(lower) && lower !== 'will' && lower !== 'may') return true
  return [speaker ?? '', ...others].some((name) => name.toLowerCase() === lower)
}
