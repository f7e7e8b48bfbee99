/** The known names that a typing slip may have meant, the nearest first. */
export function nearestNames(
  name: string,
  known: readonly string[],
  { distanceMax = Number.POSITIVE_INFINITY, limit = 3 } = {},
): string[] {
  return known
    .map((each) => ({ each, away: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ away }) => away <= distanceMax)
    .toSorted((a, b) => a.away - b.away || (a.each < b.each ? -1 : 1))
    .slice(0, limit)
    .map(({ each }) => each)
}

/** How many letters must be put in, taken out or changed to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, substitution))
    }
    row = next
  }
  return row[b.length]!
}
