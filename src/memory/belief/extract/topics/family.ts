import type { Named } from '../claim.ts'
import { isCommon, named, readName } from '../names.ts'
import type { Draft } from '../reading.ts'
import type { Token } from '../tokens.ts'
import { PLACES } from '../words/names.ts'
import { ANIMALS, KIN } from '../words/nouns.ts'

/** A draft with the tokens it was read from, for topics that look across clauses. */
export interface Found {
  readonly draft: Draft
  readonly tokens: readonly Token[]
}

/** Relatives, friends and pets by name: "my sister Anna", "Anna, my sister", "my dog is called Max". */
export function readFamily(tokens: readonly Token[], speaker: Named): readonly Found[] {
  const found: Found[] = []
  for (let index = 0; index < tokens.length; index++) {
    if (tokens[index]!.lower !== 'my' && tokens[index]!.lower !== 'our') continue
    const noun = nounAfter(tokens, index)
    if (noun === -1) continue
    const name = nameAfter(tokens, noun) ?? nameBefore(tokens, index, noun)
    if (name === null) continue
    const word = tokens[noun]!.lower
    const alias = `${speaker.name}'s ${word}`
    const isAnimal = ANIMALS.has(word)
    found.push({
      draft: {
        predicate: isAnimal ? 'has_pet' : KIN.get(word)!,
        object: {
          kind: 'entity',
          name: name.name,
          type: isAnimal ? 'animal' : 'person',
          aliases: [alias],
        },
        said: `has a ${word} named ${name.name}`,
        confidence: 0.9,
        stance: 'states',
      },
      tokens: tokens.slice(Math.min(index, name.from), Math.max(noun + 1, name.end)),
    })
  }
  return found
}

/** The relative within the next three words: "my little sister". */
function nounAfter(tokens: readonly Token[], index: number): number {
  for (let at = index + 1; at < Math.min(tokens.length, index + 4); at++) {
    const { lower, text } = tokens[at]!
    if ((KIN.has(lower) && !/^(?:family|fam|coach)$/.test(lower)) || ANIMALS.has(lower)) return at
    if (!/^\p{Ll}/u.test(text) || lower === 'and' || lower === "'s") return -1
  }
  return -1
}

interface NamePlace {
  readonly name: string
  readonly from: number
  readonly end: number
}

function nameAfter(tokens: readonly Token[], noun: number): NamePlace | null {
  let at = noun + 1
  const words = (count: number) =>
    tokens
      .slice(noun + 1, noun + 1 + count)
      .map(({ lower }) => lower)
      .join(' ')
  if (/^(?:'s name is|is called|is named|'s name 's)$/.test(words(3)) || words(3) === "'s name is")
    at += 3
  else if (/^(?:is called|is named|'s called|'s named|name is|'s name)$/.test(words(2))) at += 2
  else if (/^(?:named|called|,|-|–|—|is)$/.test(words(1))) at += 1
  const isJoined = at === noun + 1
  const name = readName(tokens, at)
  if (name === null) return null
  if (tokens[at - 1]!.text === ',' && !closes(tokens[name.end])) return null
  const next = tokens[name.end]?.lower
  if (isJoined && next === "'s" && name.name.split(' ').length > 1) return null
  return isPersonal(name.name) ? { name: name.name, from: at, end: name.end } : null
}

/** "Oscar, my guinea pig". */
function nameBefore(tokens: readonly Token[], my: number, noun: number): NamePlace | null {
  if (tokens[my - 1]?.text !== ',') return null
  if (!closes(tokens[noun + 1])) return null
  const before = tokens[my - 2]
  const name = before === undefined ? null : readName(tokens, my - 2)
  if (name === null || name.end !== my - 1 || !isPersonal(name.name)) return null
  const opener = tokens[my - 3]?.lower ?? ''
  if (/^(?:thanks|hey|hi|yeah|wow|yes|yep|hello|sure|aw|aww|and)$/.test(opener)) return null
  return { name: name.name, from: my - 2, end: my - 1 }
}

function closes(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.kind === 'punctuation' ||
    /^(?:and|is|who|was|has|'s)$/.test(token.lower)
  )
}

/** A name for somebody: no place, no product. */
function isPersonal(name: string): boolean {
  const { type } = named(name, 'person')
  if (isCommon(name.toLowerCase())) return false
  return (
    type === 'person' &&
    name.split(' ').length <= 3 &&
    !PLACES.has(name.toLowerCase()) &&
    !/^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Thanks)$/.test(
      name,
    )
  )
}
