import { named, nameIn } from '../names.ts'
import { type Phrase, withinLimits } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, sayVerb, wordAt } from '../reading.ts'
import { isGerund } from '../verb-group.ts'
import { DEED_WITH_OBJECT, HABITS, IDLE_GERUNDS, isFigure, NO_DEED } from '../words/deeds.ts'
import { EMPTY_OBJECTS, FEELINGS } from '../words/nouns.ts'

/** What people did, are doing, do habitually, and have stopped doing. */
export function readDeeds(reading: Reading): readonly Draft[] {
  const { verb, subject } = reading
  if (subject.isGeneric || subject.named.type === 'system') return []
  if (verb.lemma === 'be') return []
  if (verb.lemma === 'stop' || verb.lemma === 'quit') return readStopping(reading)
  if (verb.tense === 'past' || verb.tense === 'perfect') return readDeed(reading)
  if (/progressive/.test(verb.tense)) return readOngoing(reading)
  if (verb.tense === 'present' || verb.tense === 'used to') return readHabit(reading)
  return []
}

/** "stopped smoking", "quit basketball": what was done until now. */
function readStopping(reading: Reading): readonly Draft[] {
  const { verb, stance } = reading
  if (!/^(?:past|perfect|progressive)$/.test(verb.tense) || stance !== 'states') return []
  const next = wordAt(reading, verb.next)
  const phrase = objectOf(reading)
  if (phrase === null || /^(?:by|at|to|in|here|there|for|me|him|her|them|working)$/.test(next))
    return []
  const said = `stopped ${phrase.text}`
  if (next === 'using') {
    const used = objectOf(reading, { from: verb.next + 1 })
    return used === null ? [] : [{ predicate: 'uses', object: usedOf(used), stance: 'ends', said }]
  }
  if (verb.lemma === 'stop' && !isGerund(next)) return []
  return [{ predicate: 'does', object: asText(phrase.text), stance: 'ends', said }]
}

function usedOf(phrase: Phrase) {
  const name = nameIn(phrase.tokens)
  return name === null
    ? asText(phrase.text)
    : ({ kind: 'entity', ...named(name, 'system') } as const)
}

function readDeed(reading: Reading): readonly Draft[] {
  const { verb, tokens, subject, stance } = reading
  if (NO_DEED.has(verb.lemma) && !DEED_WITH_OBJECT.has(verb.lemma)) return []
  // What never happened is told in full: "never tested it with an API".
  const isIt = stance === 'never' && wordAt(reading, verb.next) === 'it'
  const phrase = objectOf(reading, isIt ? { from: verb.next + 1 } : {})
  if (phrase === null) return intransitive(reading)
  const opener = phrase.tokens[0]!.lower
  if (EMPTY_OBJECTS.has(phrase.head) && phrase.tokens.length < 4) return []
  if (DEED_WITH_OBJECT.has(verb.lemma) && !isDefinite(reading, phrase)) return []
  if (
    /^(?:them|him|her|he|she|they|if|how|what|why|whether|like|so|as|than)$/.test(opener) &&
    phrase.tokens.length < 4
  )
    return []
  if (verb.lemma === 'make' && opener === 'me') return []
  if (
    phrase.text === 'doing' ||
    MANNER.test(opener) ||
    (verb.lemma === 'stay' && FEELINGS.has(opener))
  )
    return []
  if (tokens[verb.next]?.lower === 'that' || opener === "n't" || opener === "'s") return []
  if (subject.isPlural && stance !== 'states') return []
  if (isFigure(phrase.text)) return []
  const surface = tokens[verb.at]!.lower
  const text = withinLimits(`${surface} ${phrase.text}`)
  return [deed(reading, text, `${sayVerb(reading)} ${phrase.text}`)]
}

const NOT_TRIED =
  /^(?:to|not|it|this|that|them|my|new|so|hard|out|the|his|her|their|our|best|different|and|with)$/

/** How it was done, where what was done should stand. */
const MANNER =
  /^(?:together|well|hard|great|good|better|more|alright|far|away|learning|fond|motivated|focused|positive|strong)$/

/** "had a baby", "got a promotion", "saw a show": a noun with an article, and not a figure of speech. */
function isDefinite({ verb, tokens, subject }: Reading, phrase: Phrase): boolean {
  const opener = tokens[verb.next]?.lower ?? ''
  if (EMPTY_OBJECTS.has(phrase.head)) return false
  // "had to sell the car": done, if not gladly.
  if (verb.lemma === 'have' && opener === 'to') return phrase.tokens.length > 3
  if (
    verb.lemma === 'get' &&
    /^(?:married|engaged|divorced|promoted|hired|fired|injured|hurt|accepted|rejected|noticed|mentored|into|back|involved|invited|lost)$/.test(
      opener,
    )
  )
    return true
  if (verb.lemma === 'find')
    return /^(?:a|an|this|these|my|some)$/.test(opener) && subject.isSpeaker
  if (verb.lemma === 'see' || verb.lemma === 'hear')
    return /^(?:a|an|my|some)$/.test(opener) || tokens[verb.next]?.kind === 'quoted'
  if (verb.lemma === 'talk' || verb.lemma === 'chat')
    return phrase.tokens.some(({ lower }) => lower === 'about') && phrase.tokens.length > 2
  if (verb.lemma === 'tell') return false
  if (verb.lemma === 'help' && opener === 'with') return true
  return /^(?:a|an|my|our|this|some|another|our|two|three|four|five|first|second|\d+)$/.test(opener)
}

const INTRANSITIVE =
  /^(?:graduate|retire|resign|die|pass|perform|compete|volunteer|crash|break|win|transition|propose|come)$/

function intransitive(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  if (!INTRANSITIVE.test(verb.lemma)) return []
  if (reading.when === null && (tokens.length > verb.next || verb.lemma === 'win')) return []
  if (verb.lemma === 'come' || verb.lemma === 'break' || verb.lemma === 'pass') return []
  const surface = tokens[verb.at]!.lower
  return [deed(reading, surface, sayVerb(reading))]
}

function readOngoing(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  const surface = tokens[verb.at]?.lower ?? ''
  const next = wordAt(reading, verb.next)
  const isSport =
    surface === 'doing' && (isGerund(next) || /^(?:yoga|pilates|karate|judo|ballet)$/.test(next))
  const isTried = surface === 'trying' && /^[a-z-]+$/.test(next) && !NOT_TRIED.test(next)
  if (
    (IDLE_GERUNDS.has(surface) && !isSport && !isTried) ||
    (NO_DEED.has(verb.lemma) && !isSport) ||
    !isGerund(surface)
  )
    return []
  const phrase = objectOf(reading)
  if (
    phrase === null ||
    /^(?:it|them|forward|up|so|more|that|into|as)$/.test(phrase.tokens[0]!.lower)
  )
    return []
  const text = withinLimits(`${surface} ${phrase.text}`)
  if (isFigure(phrase.text) || (phrase.tokens[0]!.lower === 'this' && phrase.tokens.length < 3))
    return []
  const isPast = verb.tense === 'past progressive'
  return [
    {
      predicate: isPast ? 'did' : 'does',
      object: asText(text),
      said: `${sayVerb(reading)} ${phrase.text}`,
      confidence: 0.65,
      isEvent: isPast,
    },
  ]
}

function readHabit(reading: Reading): readonly Draft[] {
  const { verb } = reading
  const isFormer = verb.tense === 'used to' && !NO_DEED.has(verb.lemma)
  if ((!HABITS.has(verb.lemma) && !isFormer) || verb.isDoubted) return []
  if (
    verb.lemma === 'make' ||
    verb.lemma === 'do' ||
    verb.lemma === 'drive' ||
    verb.lemma === 'read'
  )
    if (
      /^(?:me|it|sure|this|us|that|so|them|the|my|a|not|think|all|people|up)$/.test(
        wordAt(reading, verb.next),
      )
    )
      return []
  const next = wordAt(reading, verb.next)
  if (verb.lemma === 'go' && next !== 'to' && !isGerund(next)) return []
  const phrase = objectOf(reading, { rest: reading.clause.rest })
  if (phrase === null || (EMPTY_OBJECTS.has(phrase.head) && phrase.tokens.length < 4)) return []
  if (
    /^(?:that|this|these|those|to|into|out|up|over|through|on|away)$/.test(
      phrase.tokens[0]!.lower,
    ) &&
    verb.lemma !== 'go'
  )
    return []
  if (isFigure(phrase.text)) return []
  const text = withinLimits(`${verb.lemma} ${phrase.text}`)
  return [
    {
      predicate: 'does',
      object: asText(text),
      said: `${sayVerb(reading)} ${phrase.text}`,
      confidence: 0.75,
    },
  ]
}

function deed({ subject }: Reading, text: string, said: string): Draft {
  return {
    predicate: 'did',
    object: asText(text),
    said,
    isEvent: true,
    confidence: subject.isSpeaker ? 0.8 : 0.7,
  }
}
