/** Just enough to settle the order between a memory and its replacement. */
const STEP = 1e-6

export type Versioned = {
  readonly id: string
  readonly supersededBy?: string
  readonly score: number
}

/**
 * What to subtract so that a memory never stands above the one that replaced it, by id. Only pairs
 * that are both present are touched. A ring of replacements, which should not exist, is cut at its
 * smallest id.
 */
export function lineagePenalties(versions: readonly Versioned[]): Map<string, number> {
  const byId = new Map(versions.map((version) => [version.id, version]))
  const settled = new Map<string, number>()
  const settle = (version: Versioned, path: ReadonlySet<string>): number => {
    const known = settled.get(version.id)
    if (known !== undefined) return known
    const newer = version.supersededBy === undefined ? undefined : byId.get(version.supersededBy)
    const score =
      newer === undefined || path.has(newer.id)
        ? version.score
        : Math.min(version.score, settle(newer, new Set([...path, newer.id])) - STEP)
    settled.set(version.id, score)
    return score
  }
  const ids = [...byId.keys()].sort()
  return new Map(
    ids.map((id) => [id, settle(byId.get(id)!, new Set([id])) - byId.get(id)!.score] as const),
  )
}
