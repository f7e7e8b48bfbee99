const NEWS =
  /\b(?:guess what|since we last|last (?:week|night|month|weekend|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|yesterday|recently|finally|just (?:got|finished|started|joined|made|bought|went|had|signed|found)|(?:exciting|great) news|long time)\b/i
const REACTION =
  /^(?:wow|that's|that sounds|sounds|awesome|cool|great|congrats|nice|amazing|glad)\b/i
const NAME = /(?<=[a-z,] )[A-Z][a-z]+/g

/**
 * Whether somebody reports what has just happened. People open a talk with a greeting and their news
 * in one breath, and the greeting makes such a turn look unlike every question about the news.
 */
export function tellsNews(text: string): boolean {
  return NEWS.test(text.slice(0, 700))
}

/** Whether the text starts by echoing what the other said: "Wow, …", "That's great …". */
export function isReaction(text: string): boolean {
  return REACTION.test(text.slice(0, 40))
}

/** How many capitalised words stand inside its sentences, at most three. */
export function nameCount(text: string): number {
  return Math.min(3, text.slice(0, 400).match(NAME)?.length ?? 0)
}
