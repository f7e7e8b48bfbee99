import { withinLimits } from '../phrases.ts'
import { asText, type Draft, objectOf, type Reading, wordAt } from '../reading.ts'
import { isGerund } from '../verb-group.ts'
import { verbAs } from '../words/verbs.ts'

const PROMISES = new Set(
  'be let have see know keep make do try get think remember take start definitely check give support tell come need stick look continue stay help show send say push work always never miss bring talk cheer like love want feel hold'.split(
    ' ',
  ),
)
const UNDERTAKING = new Set('try attempt struggle'.split(' '))
/** Tasks set to the listener, dressed as the speaker's wish. */
const COURTESY =
  /^(?:make sure|ensure|know|ask|thank|say|see if|understand|hear|help with|be sure|confirm|get some|check if|figure out|keep|tell|go through)/

/** Intentions: what people plan, want, try and work at. */
export function readPlans(reading: Reading): readonly Draft[] {
  const { verb, tokens } = reading
  const next = wordAt(reading, verb.next)
  switch (verb.tense) {
    case 'future':
      return readFuture(reading)
    case 'wish':
      return verb.lemma === 'prefer'
        ? []
        : wish(reading, 'wants', next === 'to' ? verb.next + 1 : verb.next)
    case 'unreal':
      return []
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
      return next === 'trouble' || next === 'issues' || next === 'problems' || next === 'difficulty'
        ? undertaking(reading, after === 'with' ? verb.next + 2 : verb.next + 1)
        : []
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
    return wish(reading, 'wants', verb.next + 1)
  if (surface === 'getting' && next !== 'ready') return []
  if (surface === 'looking' && next !== 'to') return []
  const to = surface === 'getting' ? verb.next + 2 : verb.next + 1
  return next === 'to' || next === 'for' || next === 'ready' ? wish(reading, 'plans', to) : []
}

function readFuture(reading: Reading): readonly Draft[] {
  const { verb, when } = reading
  const isDated = when !== null
  if (verb.lemma === 'be' || verb.isDoubted) return []
  const phrase = objectOf(reading)
  if (phrase === null && !isDated) return []
  if (PROMISES.has(verb.lemma) && !(isDated && phrase !== null && phrase.tokens.length > 1))
    return []
  return wish(reading, 'plans', verb.at)
}

function wish(reading: Reading, predicate: 'plans' | 'wants', from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from })
  if (phrase === null || COURTESY.test(phrase.text)) return []
  const first = phrase.tokens[0]!.lower
  if (phrase.tokens.length < 2 && reading.when === null && !isGerund(first)) return []
  if (
    /^(?:it|them|him|her|me|him|us|people|everyone|help|hear|be|do|get|go|see)$/.test(first) &&
    phrase.tokens.length < 3
  )
    return []
  if (/^(?:more|some|any|to|all)$/.test(first) && phrase.tokens.length < 4) return []
  const text = withinLimits(phrase.text)
  const isVerb =
    verbAs(first, 'base') !== undefined && !/^(?:a|an|the|my)$/.test(first) && !isGerund(first)
  const word = reading.stance === 'states' ? predicate : `does not ${predicate.slice(0, -1)}`
  const object = predicate === 'plans' && isGerund(first) ? 'plans on' : word
  return [
    {
      predicate,
      object: asText(text),
      said: isVerb ? `${word} to ${phrase.text}` : `${object} ${phrase.text}`,
      isEvent: predicate === 'plans',
      confidence: 0.7,
    },
  ]
}

function undertaking(reading: Reading, from: number): readonly Draft[] {
  const phrase = objectOf(reading, { from })
  if (phrase === null || phrase.tokens.length < 2) return []
  const first = phrase.tokens[0]!.lower
  if (
    /^(?:understand|figure|decide|be|stay|keep|find|see|get|understanding|getting|figuring|remember|believe)$/.test(
      first,
    )
  )
    return []
  const text = withinLimits(phrase.text)
  const said =
    verbAs(first, 'base') !== undefined
      ? `is trying to ${phrase.text}`
      : `is working on ${phrase.text}`
  return [{ predicate: 'works_on', object: asText(text), said, confidence: 0.75 }]
}
