/** Numbers that look random and are the same in every run (mulberry32). */
export interface Random {
  /** Uniform from 0 up to 1. */
  next(): number
  /** A whole number from 0 up to `count`. */
  below(count: number): number
  /** Normally distributed around 0 with deviation 1. */
  normal(): number
  pick<Item>(items: readonly Item[]): Item
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    // The sum of three uniform numbers has deviation 1/2, and is near enough to a bell.
    normal: () => (next() + next() + next() - 1.5) * 2,
    pick: (items) => items[below(items.length)]!,
  }
}
