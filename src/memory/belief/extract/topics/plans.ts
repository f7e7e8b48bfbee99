import { withinLimits } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, wordAt } from '../reading.ts'
import { isGerund } from '../verb-group.ts'
import { isFigure } from '../words/deeds.ts'
import { ADVERBS, PREPOSITIONS } from '../words/grammar.ts'
import { verbAs } from '../words/verbs.ts'

const PROMISES = new Set(
  'be let have see know keep make do try get think remember take start definitely check give support tell come need stick look continue stay help show send say push work always never miss bring talk cheer like love want feel hold'.split(
    ' ',
  ),
)
/** Of these, a definite object makes a plan: "I'll make a cake". */
const CONCRETE = new Set(['make', 'take', 'start', 'continue', 'get', 'bring'])
const UNDERTAKING = new Set('try attempt struggle'.split(' '))
/** Tasks set to the listener, dressed as the speaker's wish. */
const COURTESY =
  /^(?:make sure|ensure|know|ask|thank|say|see|understand|hear|help with|help (?:people|others|them|make)|be sure|confirm|get some|check if|figure out|keep|tell|go through)/

/** Intentions: what people plan, want, try and work at. */
export function readPlans(reading: Reading): readonly Draft[] {
  const { verb, tokens, subject } = reading
  if (subject.isGeneric || subject.named.type === 'system') return []
  const next = wordAt(reading, verb.next)
  switch (verb.tense) {
    case 'future':
      return readFuture(reading)
    case 'wish':
      return readWish(reading, next)
    case 'unreal':
      return verb.lemma === 'wait' && verb.isNegated ? readLongedFor(reading, next) : []
  }
  const isNow = /^(?:present|progressive|perfect progressive)$/.test(verb.tense)
  if (verb.lemma === 'plan' && isNow)
    return wish(
      reading,
      'plans',
      next === 'to' || next === 'on' || next === 'for' ? verb.next + 1 : verb.next,
    )
  if (verb.lemma === 'decide' && next === 'to' && /past|perfect/.test(verb.tense))
    return wish(reading, 'plans', verb.next + 1)
  if (
    (verb.lemma === 'want' ||
      verb.lemma === 'hope' ||
      verb.lemma === 'need' ||
      verb.lemma === 'aim' ||
      verb.lemma === 'dream') &&
    isNow
  ) {
    if (next === 'to' || next === 'of' || next === 'for')
      return wish(reading, 'wants', verb.next + 1)
    return verb.lemma === 'want' || verb.lemma === 'need' ? wish(reading, 'wants', verb.next) : []
  }
  if (!isNow) return []
  const after = wordAt(reading, verb.next + 1)
  const arranged = readArranged(reading, next)
  if (arranged.length > 0) return arranged
  switch (tokens[verb.at]?.lower) {
    case 'thinking':
    case 'considering':
    case 'thinkin':
      if (next === 'of' || next === 'about')
        return isGerund(after) ? wish(reading, 'plans', verb.next + 1) : []
      return isGerund(next) ? wish(reading, 'plans', verb.next) : []
    case 'hoping':
    case 'aiming':
    case 'wanting':
    case 'looking':
    case 'preparing':
    case 'getting':
    case 'saving':
    case 'training':
      return readLooking(reading, next)
    case 'trying':
    case 'attempting':
    case 'struggling':
      return next === 'to' || next === 'with' ? undertaking(reading, verb.next + 1) : []
    case 'having':
      return readTrouble(reading)
    case 'integrating':
    case 'building':
    case 'developing':
    case 'implementing':
    case 'designing':
    case 'writing':
    case 'creating':
      return undertaking(reading, verb.at)
    default:
      return UNDERTAKING.has(verb.lemma) && next === 'to' ? undertaking(reading, verb.next + 1) : []
  }
}

/** "I'd love to paint" and "I'd like a cat" name the wish after the verb, "I wanna paint" with it. */
function readWish(reading: Reading, next: string): readonly Draft[] {
  const { lemma, at, next: after } = reading.verb
  if (lemma === 'prefer') return []
  if (lemma === 'love' || lemma === 'like')
    return wish(reading, 'wants', next === 'to' ? after + 1 : after)
  return wish(reading, 'wants', at)
}

/** "I'm meeting Anna tomorrow", "I'm going to a concert", "I'm off to swim". */
function readArranged(reading: Reading, next: string): readonly Draft[] {
  const { verb, when, utterance } = reading
  if (verb.lemma === 'be' && next === 'off' && wordAt(reading, verb.next + 1) === 'to')
    return wish(reading, 'plans', verb.next + 2)
  if (verb.tense !== 'progressive' || reading.stance !== 'states') return []
  const isAhead = when !== null && when.role === 'on' && when.at.getTime() > utterance.at.getTime()
  const surface = wordAt(reading, verb.at)
  const isGoing = surface === 'going' && (next === 'to' || isGerund(next))
  if (!isAhead && !isGoing) return []
  if (/^(?:feeling|looking|hoping|trying|thinking|planning|getting|doing|working)$/.test(surface))
    return []
  const phrase = objectOf(reading)
  if (phrase === null || (isGoing && !isAhead && phrase.tokens.length < 3)) return []
  const text = withinLimits(`${surface} ${phrase.text}`)
  return [
    {
      predicate: 'plans',
      object: asText(text),
      said: `is ${surface} ${phrase.text}`,
      isEvent: true,
      confidence: 0.75,
    },
  ]
}

/** "can't wait to see the coast". */
function readLongedFor(reading: Reading, next: string): readonly Draft[] {
  if (next !== 'to' && next !== 'for') return []
  const phrase = objectOf(reading, { from: reading.verb.next + 1 })
  if (phrase === null || phrase.tokens.length < 2 || IDLE.test(phrase.text)) return []
  const said = `is looking forward to ${phrase.text}`
  return [
    {
      predicate: 'plans',
      object: asText(phrase.text),
      stance: 'states',
      said,
      isEvent: true,
      confidence: 0.6,
    },
  ]
}

const IDLE = /^(?:see|hear|show|share|try|tell|know|be|get|find out|talk|meet|catch|check|read)\b/

/** "having some trouble with the form". */
function readTrouble(reading: Reading): readonly Draft[] {
  const at = reading.tokens.findIndex(
    ({ lower }, index) =>
      index >= reading.verb.next &&
      index < reading.verb.next + 4 &&
      /^(?:trouble|issues|problems|difficulty)$/.test(lower),
  )
  if (at === -1) return []
  return undertaking(reading, wordAt(reading, at + 1) === 'with' ? at + 2 : at + 1)
}

function readLooking(reading: Reading, next: string): readonly Draft[] {
  const { verb } = reading
  const surface = wordAt(reading, verb.at)
  if (surface === 'looking' && next === 'forward') {
    const phrase = objectOf(reading, { from: verb.next + 2 })
    if (
      phrase === null ||
      phrase.tokens.length < 2 ||
      /^(?:seeing|hearing|more|what|it|talking|enjoying|catching|checking|helping)$/.test(
        phrase.tokens[0]!.lower,
      )
    )
      return []
    return [
      {
        predicate: 'plans',
        object: asText(phrase.text),
        said: `is looking forward to ${phrase.text}`,
        isEvent: true,
        confidence: 0.65,
      },
    ]
  }
  if (surface === 'looking' && (next === 'into' || next === 'for'))
    return wish(reading, 'wants', verb.next + 1).map((draft) => ({
      ...draft,
      said: `is looking ${next} ${objectOf(reading, { from: verb.next + 1 })?.text}`,
    }))
  if (surface === 'getting' && next !== 'ready') return []
  if (surface === 'looking' && next !== 'to') return []
  const to = surface === 'getting' ? verb.next + 2 : verb.next + 1
  return next === 'to' || next === 'for' || next === 'ready' ? wish(reading, 'plans', to) : []
}

function readFuture(reading: Reading): readonly Draft[] {
  const { verb, when } = reading
  const isDated = when !== null
  if (verb.lemma === 'be' || verb.isDoubted || reading.stance !== 'states') return []
  const phrase = objectOf(reading)
  if (phrase === null && !isDated) return []
  const isDefinite = phrase !== null && /^(?:a|an|my|our)$/.test(phrase.tokens[0]!.lower)
  const isConcrete = isDated || (isDefinite && CONCRETE.has(verb.lemma))
  if (PROMISES.has(verb.lemma) && !(isConcrete && phrase !== null && phrase.tokens.length > 1))
    return []
  if (/^(?:remember|forget|cherish|treasure|miss)$/.test(verb.lemma)) return []
  return wish(reading, 'plans', verb.at)
}

function wish(reading: Reading, predicate: 'plans' | 'wants', from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from })
  if (phrase === null || COURTESY.test(phrase.text) || isFigure(phrase.text)) return []
  const first = phrase.tokens[0]!.lower
  if (phrase.tokens.length < 2 && reading.when === null && !isGerund(first)) return []
  // "pass it on": of what, only the talk before could tell.
  if (
    /^(?:it|them|that|this)$/.test(phrase.tokens[1]?.lower ?? '') &&
    !isNoun(phrase.tokens[2]?.lower ?? '')
  )
    return []
  if (
    /^(?:it|them|him|her|me|him|us|people|everyone|help|hear|be|do|get|go|see)$/.test(first) &&
    phrase.tokens.length < 3
  )
    return []
  if (
    /^(?:em|them|it|him|her|this|that)$/.test(first) &&
    /^(?:to|in|on|so)$/.test(phrase.tokens[1]?.lower ?? '')
  )
    return []
  if (/^(?:more|some|any|to|all)$/.test(first) && phrase.tokens.length < 4) return []
  const text = withinLimits(phrase.text)
  const isInfinitive = wordAt(reading, from - 1) === 'to' || from === reading.verb.at
  const isVerb =
    verbAs(first, 'base') !== undefined && !/^(?:a|an|the|my)$/.test(first) && !isGerund(first)
  const word = reading.stance === 'states' ? predicate : `does not ${predicate.slice(0, -1)}`
  const object = predicate === 'plans' && isGerund(first) ? 'plans on' : word
  return [
    {
      predicate,
      object: asText(text),
      said: isVerb || isInfinitive ? `${word} to ${phrase.text}` : `${object} ${phrase.text}`,
      isEvent: predicate === 'plans',
      confidence: 0.7,
    },
  ]
}

/** What follows "this" when it points at a thing rather than standing for one. */
function isNoun(word: string): boolean {
  return (
    word !== '' && !PREPOSITIONS.has(word) && !ADVERBS.has(word) && word !== 'to' && word !== 'and'
  )
}

function undertaking(reading: Reading, from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from })
  if (phrase === null || phrase.tokens.length < 2) return []
  const first = phrase.tokens[0]!.lower
  if (
    /^(?:understand|figure|decide|meet|be|stay|keep|find|see|get|understanding|getting|figuring|remember|believe)$/.test(
      first,
    )
  )
    return []
  const text = withinLimits(phrase.text)
  const isInfinitive = verbAs(first, 'base') !== undefined || wordAt(reading, from - 1) === 'to'
  const said = isInfinitive ? `is trying to ${phrase.text}` : `is working on ${phrase.text}`
  return [{ predicate: 'works_on', object: asText(text), said, confidence: 0.75, validFrom: null }]
}
