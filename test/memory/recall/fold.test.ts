import { expect, test } from 'vitest'
import { fold } from '../../../src/memory/recall/fold.ts'
import { rank } from '../../../src/memory/recall/rank.ts'

const fact = (id: string, more: object = {}) => ({
  id,
  text: `statement of ${id}`,
  dense: 0.5,
  supersededBy: null,
  sourceIds: [],
  ...more,
})

test('an episode is about as near as the nearest of its facts, and never farther than itself', () => {
  const episodes = [
    { id: 'a', text: 'a', dense: 0.2 },
    { id: 'b', text: 'b', dense: 0.8 },
    { id: 'c', text: 'c' },
  ]
  const { candidates, factsOf } = fold(episodes, [
    fact('f', { dense: 0.6, sourceIds: ['a', 'b'] }),
    fact('g', { dense: null, sourceIds: ['c'] }),
  ])
  expect(candidates.map(({ dense }) => dense)).toEqual([0.5, 0.8, undefined])
  expect(candidates.map(({ facts }) => facts)).toEqual([
    ['statement of f'],
    ['statement of f'],
    ['statement of g'],
  ])
  expect(factsOf.get('a')!.map(({ id }) => id)).toEqual(['f'])
})

test('where both are shown, the newer value stands above the older', () => {
  const episodes = [
    { id: 'old', text: 'the quota of the key is 1000 calls', dense: 0.9 },
    { id: 'new', text: 'it went up to 1200', dense: 0.3 },
    { id: 'other', text: 'something else', dense: 0.6 },
  ]
  const facts = [
    fact('was', { supersededBy: 'is', sourceIds: ['old'] }),
    fact('is', { sourceIds: ['new'] }),
  ]
  const { candidates } = fold(episodes, facts)
  const { hits } = rank({ text: 'what is the quota of the key?' }, candidates)
  const places = hits.map(({ id }) => id)
  expect(places).toHaveLength(3)
  expect(places.indexOf('new')).toBeLessThan(places.indexOf('old'))
  expect(hits.map(({ score }) => score)).toEqual(
    hits.map(({ score }) => score).toSorted((a, b) => b - a),
  )
})
