/**
 * Takes items in order, at most `perGroupMax` of each group; what overflows fills the places that
 * would stay empty. Items without a group are never held back.
 */
export function diversify<Item>(
  items: readonly Item[],
  {
    limit,
    perGroupMax,
    groupOf,
  }: {
    readonly limit: number
    readonly perGroupMax: number
    readonly groupOf: (item: Item) => string | undefined
  },
): Item[] {
  const taken = new Map<string, number>()
  const chosen = new Set<Item>()
  for (const item of items) {
    if (chosen.size >= limit) break
    const group = groupOf(item)
    const count = group === undefined ? 0 : (taken.get(group) ?? 0)
    if (count >= perGroupMax) continue
    if (group !== undefined) taken.set(group, count + 1)
    chosen.add(item)
  }
  for (const item of items) {
    if (chosen.size >= limit) break
    chosen.add(item)
  }
  return items.filter((item) => chosen.has(item))
}
