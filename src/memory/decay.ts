const DAY_MS = 86_400_000

/**
 * A stored value halved every `halfLifeDays` since `since`, at the caller's `now`. Nothing is
 * written back. A pinned memory, an unreadable instant or one in the future keeps its value.
 */
export function decay(
  value: number,
  {
    now,
    since,
    halfLifeDays,
    pinned = false,
  }: {
    readonly now: string
    readonly since: string | undefined
    readonly halfLifeDays: number
    readonly pinned?: boolean
  },
): number {
  if (pinned || since === undefined || !(halfLifeDays > 0)) return value
  const ageMs = Date.parse(now) - Date.parse(since)
  if (!Number.isFinite(ageMs) || ageMs <= 0) return value
  return value * 0.5 ** (ageMs / DAY_MS / halfLifeDays)
}
