/** How much meaning and shared words count towards likeness. */
const DENSE_SHARE = 0.6
const WORDS_SHARE = 1 - DENSE_SHARE
/** Less alike than this is noise: a stray word, and a vector under the floor of its model. */
export const LIKENESS_MIN = 0.1
/** From here a known failure reads like the problem at hand. */
const ALIKE = 0.5
/** What each such failure takes: the first a third, the second half of what there was. */
const FAILURE_PENALTY = 0.5

/**
 * How like a problem a text is, 0 to 1. The cosine counts from the floor of its model, under which
 * everything is noise, so that models with high and with low cosines are on one scale; the words by the
 * share of the problem's rare words that the text has. Without a vector, the words alone.
 */
export function likeness(text: {
  readonly dense: number | null
  readonly coverage: number
  readonly floor: number
}): number {
  const { dense, coverage, floor } = text
  if (dense === null) return coverage
  const meaning = Math.max(0, (dense - floor) / (1 - floor))
  return DENSE_SHARE * meaning + WORDS_SHARE * coverage
}

/**
 * What a skill is worth for a problem: its likeness, times how likely it works (the mean of the
 * posterior, so that one never tried counts half and one success does not make a certainty), less for
 * every known failure that reads like the problem itself.
 */
export function scoreOf(skill: {
  readonly likeness: number
  readonly proficiency: number
  readonly failureLikenesses: readonly number[]
}): number {
  const near = skill.failureLikenesses.filter((each) => each >= ALIKE).length
  return (skill.likeness * skill.proficiency) / (1 + FAILURE_PENALTY * near)
}
