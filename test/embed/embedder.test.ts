import { expect, test } from 'vitest'
import { prefix, widthOf } from '../../src/embed/embedder.ts'

const LONG = Float32Array.from({ length: 768 }, (_, i) => Math.sin(i + 1))

test.each([
  ['prefilter', 64],
  ['default', 256],
  ['deep', 768],
] as const)('F106 %s looks at the first %i numbers, at length 1', (mode, width) => {
  const part = prefix(LONG, mode)

  expect(part).toHaveLength(width)
  expect(Math.hypot(...part)).toBeCloseTo(1, 5)
  expect(part[1]! / part[0]!).toBeCloseTo(LONG[1]! / LONG[0]!, 4)
})

test('F106 a mode wider than the vector looks at all of it', () => {
  expect(widthOf('default', 128)).toBe(128)
  expect(prefix(new Float32Array(128).fill(1), 'default')).toHaveLength(128)
})

test('F106 a prefix leaves the stored vector as it is', () => {
  const before = LONG.slice()

  prefix(LONG, 'prefilter')

  expect(LONG).toEqual(before)
})
