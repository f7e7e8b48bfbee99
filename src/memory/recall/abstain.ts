/**
 * How much better the best match of somebody else may be than the best match of the person named,
 * speaker component aside, before the question is taken to be about the wrong person.
 *
 * Calibrated on LoCoMo-dev with e5 (`scripts/eval/fit.ts`), so that 2.5 % of the answerable questions
 * that name somebody are declined. With the margin taken from the other conversations: 46.0 % of the
 * 237 adversarial questions are declined and 2.9 % of the 760 others. With MiniLM the same margin
 * gives 45.1 % and 2.9 %; other embedders are not measured. The eight abstention questions of BEAM name
 * nobody and are not caught: no score in the pool told them from answerable ones.
 */
export const OTHER_SPEAKER_MARGIN = 1.65

export type Abstention = {
  readonly abstain: boolean
  readonly reason: 'no candidate' | 'only somebody else said it' | undefined
}

export type Voiced = {
  readonly speaker: string | undefined
  readonly scoreWithoutSpeaker: number
}

/** Whether the evidence speaks against answering. `named` are the speakers the question names. */
export function abstention(ranked: readonly Voiced[], named: readonly string[]): Abstention {
  if (ranked.length === 0) return { abstain: true, reason: 'no candidate' }
  const wrong = leadOfOthers(ranked, named) > OTHER_SPEAKER_MARGIN
  return { abstain: wrong, reason: wrong ? 'only somebody else said it' : undefined }
}

/** By how much others match better than those named; minus infinity when that cannot be said. */
export function leadOfOthers(ranked: readonly Voiced[], named: readonly string[]): number {
  let own = Number.NEGATIVE_INFINITY
  let other = Number.NEGATIVE_INFINITY
  for (const { speaker, scoreWithoutSpeaker } of ranked) {
    if (speaker === undefined) continue
    if (named.includes(speaker)) own = Math.max(own, scoreWithoutSpeaker)
    else other = Math.max(other, scoreWithoutSpeaker)
  }
  return Number.isFinite(own) ? other - own : Number.NEGATIVE_INFINITY
}
