import type { Random } from './random.ts'

/** Words of conversation, the most frequent first. They make most of every sentence. */
const COMMON =
  `the I to and a of you that it was in for is my on we have with so at be this they but just about
  like what me really had when all can one know she he out think there up time good been from if got
  would how more some had been then them your now will people great day her him make because see want
  love other new back going said thing work still much way go after well first feel life two also home
  family week last year help need never always next long little every something friend today around`.split(
    /\s+/,
  )

const ONSETS = 'b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh sl sp st t tr v w'.split(
  ' ',
)
const VOWELS = 'a e i o u ai ea ee oa oo ou'.split(' ')
const CODAS = 'b ck d ft g l ld lm m mp n nd ng nt p r rd rk rm rt s sk st t th x'.split(' ')

/** How many rare words there are. A conversation of a few thousand turns has about that many. */
const RARE_COUNT = 12_000
const WORDS_OF_TOPIC = 40

export interface Language {
  /** A turn about a topic: a few of its own words among the words everybody uses. */
  sentence(topic: number, random: Random): string
  /** A question about a topic: shorter, and mostly its own words. */
  question(topic: number, random: Random): string
}

/**
 * An invented language whose words fall off as Zipf says: the word of rank n is n times rarer than
 * the first. So posting lists are as uneven as in real text, and the full-text index has to work.
 */
export function languageFrom(random: Random): Language {
  const rare = Array.from({ length: RARE_COUNT }, () => invent(random))
  const topics = new Map<number, readonly string[]>()
  function wordsOfTopic(topic: number): readonly string[] {
    const known = topics.get(topic)
    if (known !== undefined) return known
    const words = Array.from(
      { length: WORDS_OF_TOPIC },
      (_, index) => rare[(topic * 97 + index * 131) % RARE_COUNT]!,
    )
    topics.set(topic, words)
    return words
  }

  function word(topic: number, chance: Random, shareOfTopic: number): string {
    const die = chance.next()
    if (die < shareOfTopic) return zipf(wordsOfTopic(topic), chance)
    return die < 0.9 ? zipf(COMMON, chance) : zipf(rare, chance)
  }

  function words(topic: number, chance: Random, shape: { count: number; shareOfTopic: number }) {
    return Array.from({ length: shape.count }, () => word(topic, chance, shape.shareOfTopic)).join(
      ' ',
    )
  }

  return {
    sentence: (topic, chance) =>
      `${words(topic, chance, { count: 10 + chance.below(30), shareOfTopic: 0.25 })}.`,
    question: (topic, chance) =>
      `what about ${words(topic, chance, { count: 5 + chance.below(4), shareOfTopic: 0.6 })}?`,
  }
}

function invent(random: Random): string {
  const syllables = 2 + random.below(2)
  return Array.from(
    { length: syllables },
    () =>
      random.pick(ONSETS) + random.pick(VOWELS) + (random.next() < 0.5 ? random.pick(CODAS) : ''),
  ).join('')
}

/** Rank n with a chance proportional to 1/n, by inverting the logarithm. */
function zipf(items: readonly string[], random: Random): string {
  const rank = Math.floor(Math.exp(random.next() * Math.log(items.length + 1)))
  return items[Math.min(rank, items.length) - 1]!
}
