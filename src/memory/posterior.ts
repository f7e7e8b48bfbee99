/**
 * How likely the next trial succeeds, after these: the mean of a Beta distribution that began with one
 * success and one failure imagined. Nothing seen is 0.5; one success 0.67; nine of ten 0.83.
 */
export function posterior(trials: {
  readonly successes: number
  readonly failures: number
}): number {
  return (trials.successes + 1) / (trials.successes + trials.failures + 2)
}
