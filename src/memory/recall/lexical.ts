import { stem } from './stem.ts'

const STOP = new Set(
  (
    'a an and are as at be but by for if in into is it no not of on or such that the their then ' +
    'there these they this to was will with what when where who whom which why how did do does ' +
    'done has have had i me my mine we our us you your he him his she her hers its them were been ' +
    'being am would could should can may might must shall from about than so too very just also ' +
    'any some s t d ll re ve m don didn doesn isn wasn haven hasn more most many much between during while after before up out over ' +
    'under again once'
  ).split(' '),
)

/** Long messages say what they are about at their beginning, and code and lists follow. */
const HEAD_WORDS_MAX = 140
const HEAD_CHARS_MAX = 1100
const WORD = /[a-z0-9]+(?:\.[0-9]+)*/g

/** The content words of a text, stemmed, in order. */
export function terms(text: string): string[] {
  const words = text.slice(0, HEAD_CHARS_MAX).toLowerCase().match(WORD) ?? []
  const found: string[] = []
  const end = Math.min(words.length, HEAD_WORDS_MAX)
  for (let place = 0; place < end; place++) {
    const word = words[place]!
    if (!STOP.has(word)) found.push(stem(word))
  }
  return found
}

export type Lexical = {
  /** BM25 divided by the best of the pool, 0 to 1. */
  readonly score: readonly number[]
  /** The share of the query's rarity that the text covers, 0 to 1. */
  readonly coverage: readonly number[]
}

/**
 * BM25 (k1 1.2, b 0.5) of every text against the query, with document frequencies of the pool.
 * Computed here and not taken from the index so that neighbours, which the index did not hit, are
 * measured on the same scale.
 */
export function lexical(
  query: readonly string[],
  documents: readonly (readonly string[])[],
): Lexical {
  const wanted = new Set(query)
  const counts = documents.map((words) => countWanted(words, wanted))
  const lengthMean = documents.reduce((sum, words) => sum + words.length, 0) / documents.length || 1
  const rarity = new Map<string, number>()
  for (const term of wanted) {
    const hits = counts.reduce((sum, found) => sum + (found.has(term) ? 1 : 0), 0)
    rarity.set(term, Math.log(1 + (documents.length - hits + 0.5) / (hits + 0.5)))
  }
  let total = 0
  for (const value of rarity.values()) total += value
  const raw = counts.map((found, index) => {
    const norm = 1.2 * (0.5 + (0.5 * documents[index]!.length) / lengthMean)
    let score = 0
    for (const [term, count] of found) score += (rarity.get(term)! * count * 2.2) / (count + norm)
    return score
  })
  const best = raw.reduce((most, score) => Math.max(most, score), 0)
  return {
    score: raw.map((score) => (best > 0 ? score / best : 0)),
    coverage: counts.map((found) => {
      let covered = 0
      for (const term of found.keys()) covered += rarity.get(term)!
      return total > 0 ? covered / total : 0
    }),
  }
}

function countWanted(words: readonly string[], wanted: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of words) if (wanted.has(word)) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}
