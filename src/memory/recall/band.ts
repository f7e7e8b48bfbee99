export type ScoreBand = 'high' | 'medium' | 'low'

/** How near a hit comes to the best hit of the same answer; the best one is always `high`. */
export function scoreBand(relative: number): ScoreBand {
  return relative >= 0.85 ? 'high' : relative >= 0.5 ? 'medium' : 'low'
}
