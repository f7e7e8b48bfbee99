import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Candidate } from '../../../src/memory/recall/candidate.ts'
import { rank } from '../../../src/memory/recall/rank.ts'

const QUERY = { text: 'When did Ada paint two boats in May 2024?', speakers: ['Ada', 'Ben'] }
const OPTIONS = { limit: 100, now: '2024-06-01' }
const unit = fc.double({ min: 0, max: 1, noNaN: true })
const word = fc.constantFrom('paint', 'boat', 'two', 'yesterday', 'Ada', 'harbour', 'why?', 'May 3')

const pool = fc
  .array(
    fc.record(
      {
        text: fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
        dense: unit,
        sessionId: fc.constantFrom('s1', 's2'),
        speaker: fc.constantFrom('Ada', 'Ben'),
        at: fc.constantFrom('2024-05-03', '2024-05-20', '2023-01-01'),
        importance: unit,
        trust: unit,
        scopeDistance: fc.nat({ max: 4 }),
      },
      { requiredKeys: ['text'] },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => rows.map((row, ordinal) => ({ ...row, id: `m${ordinal}`, ordinal }) as Candidate))

test('the order of the candidates does not matter', () => {
  fc.assert(
    fc.property(
      pool.chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      ),
      ([rows, shuffled]) => {
        expect(rank(QUERY, shuffled, OPTIONS)).toEqual(rank(QUERY, rows, OPTIONS))
      },
    ),
  )
})

test('the same input gives the same answer and is left as it was', () => {
  fc.assert(
    fc.property(pool, (rows) => {
      const before = structuredClone(rows)

      expect(rank(QUERY, rows, OPTIONS)).toEqual(rank(QUERY, rows, OPTIONS))
      expect(rows).toEqual(before)
    }),
  )
})

test('scores fall along the answer, equal ones by id', () => {
  fc.assert(
    fc.property(pool, (rows) => {
      const { hits } = rank(QUERY, rows, OPTIONS)

      hits.slice(1).forEach((hit, index) => {
        const above = hits[index]!
        expect(above.score > hit.score || (above.score === hit.score && above.id < hit.id)).toBe(
          true,
        )
      })
    }),
  )
})

const RAISES = ['importance', 'trust', 'provenanceQuality', 'workRelevance'] as const

for (const feature of RAISES) {
  test(`more ${feature} never lowers a memory`, () => {
    fc.assert(
      fc.property(pool, unit, unit, (rows, a, b) => {
        const place = (value: number) =>
          rank(
            QUERY,
            [{ ...rows[0]!, [feature]: value }, ...rows.slice(1)],
            OPTIONS,
          ).hits.findIndex(({ id }) => id === 'm0')

        expect(place(Math.max(a, b))).toBeLessThanOrEqual(place(Math.min(a, b)))
      }),
    )
  })
}

test('a wider scope and a longer walk never raise a memory', () => {
  fc.assert(
    fc.property(
      pool,
      fc.nat({ max: 5 }),
      fc.constantFrom('scopeDistance', 'entityHops'),
      (rows, far, name) => {
        const score = (value: number) =>
          rank(QUERY, [{ ...rows[0]!, [name]: value }, ...rows.slice(1)], OPTIONS).hits.find(
            ({ id }) => id === 'm0',
          )!.score

        expect(score(far + 1)).toBeLessThanOrEqual(score(far))
      },
    ),
  )
})
