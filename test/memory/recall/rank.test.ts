import { expect, test } from 'vitest'
import { decay } from '../../../src/memory/decay.ts'
import { scoreBand } from '../../../src/memory/recall/band.ts'
import { type Candidate, COMPONENTS } from '../../../src/memory/recall/candidate.ts'
import { classify } from '../../../src/memory/recall/classify.ts'
import { diversify } from '../../../src/memory/recall/diversity.ts'
import { firstPerson } from '../../../src/memory/recall/first-person.ts'
import { rank } from '../../../src/memory/recall/rank.ts'

const TALK: readonly Candidate[] = [
  turn(0, 'Ben', 'Hi Ada! What did you do at the weekend?', 0.3),
  turn(1, 'Ada', 'I painted the harbour at sunset yesterday.', 0.8),
  turn(2, 'Ben', 'Lovely, I only fixed my bicycle.', 0.2),
  turn(3, 'Ada', 'Bicycles are a mystery to me.', 0.1),
]
const QUERY = { text: 'What did Ada paint?', speakers: ['Ada', 'Ben'] }

test('the turn that answers stands first', () => {
  expect(rank(QUERY, TALK).hits[0]!.id).toBe('t1')
})

test('F104 every hit explains all its components and they add up to its score', () => {
  for (const { score, components } of rank(QUERY, TALK).hits) {
    expect(Object.keys(components).sort()).toEqual([...COMPONENTS].sort())
    expect(Object.values(components).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 9)
  }
})

test('F104 a corrected version outranks its original, however well the original matches', () => {
  const original = { ...TALK[1]!, id: 'original', supersededBy: 'corrected', dense: 1 }
  const corrected = { id: 'corrected', text: 'The harbour picture was a drawing.', dense: 0.1 }

  const ids = rank(QUERY, [original, corrected, ...TALK.slice(2)]).hits.map(({ id }) => id)

  expect(ids.indexOf('corrected')).toBeLessThan(ids.indexOf('original'))
})

test('F104 a ring of replacements still has an order', () => {
  const ring = ['a', 'b'].map((id) => ({ id, text: 'paint', supersededBy: id === 'a' ? 'b' : 'a' }))

  expect(rank(QUERY, ring).hits).toEqual(rank(QUERY, ring.toReversed()).hits)
})

test('F154 the top hit is always in the best band', () => {
  expect(rank(QUERY, TALK.slice(3)).hits[0]!.band).toBe('high')
  expect([0.85, 0.84, 0.5, 0.49].map(scoreBand)).toEqual(['high', 'medium', 'medium', 'low'])
})

test('F154 the same hit changes its band when a better one joins', () => {
  const alone = rank(QUERY, TALK.slice(2, 3)).hits.find(({ id }) => id === 't2')!.band
  const beside = rank(QUERY, TALK).hits.find(({ id }) => id === 't2')!.band

  expect([alone, beside]).toEqual(['high', 'low'])
})

test('F155 the same now gives the same rank, a later one decays, and without one nothing does', () => {
  const rated = TALK.map((candidate) => ({ ...candidate, importance: 0.9, lastAccessAt: AT }))
  const early = rank(QUERY, rated, { now: AT, decayAt: AT })
  const importance = (options: object) => rank(QUERY, rated, options).hits[0]!.components.importance

  expect(rank(QUERY, rated, { now: AT, decayAt: AT })).toEqual(early)
  expect(importance({ decayAt: '2025-05-01' })).toBeLessThan(importance({ decayAt: AT }))
  expect(importance({ now: '2035-05-01' })).toBe(importance({ now: AT }))
})

test('F155 a value halves in its half-life, unless pinned or from the future', () => {
  const day = { now: '2024-05-08', since: '2024-05-01', halfLifeDays: 7 }

  expect(decay(0.8, day)).toBeCloseTo(0.4)
  expect(decay(0.8, { ...day, pinned: true })).toBe(0.8)
  expect(decay(0.8, { ...day, since: '2024-06-01' })).toBe(0.8)
})

test('a question about the wrong person is declined, and the nearest misses stay', () => {
  const answer = rank({ ...QUERY, text: 'What did Ben paint at the harbour?' }, TALK)

  expect(answer.abstention).toEqual({ abstain: true, reason: 'only somebody else said it' })
  expect(answer.hits).toHaveLength(4)
})

test('no candidate is a reason to decline', () => {
  expect(rank(QUERY, []).abstention.reason).toBe('no candidate')
})

test('a date in the question finds the turn said the day after', () => {
  const other = { ...TALK[1]!, id: 'other', sessionId: 's2', at: '2024-08-20' }
  const dated = { ...QUERY, text: 'What did Ada paint on 30 April 2024?' }

  expect(rank(dated, [other, ...TALK]).hits[0]!.id).toBe('t1')
})

test('classes are read from the wording', () => {
  const classes = [
    'When did I leave?',
    'How many cats?',
    'Recap it',
    'Who said "so be it"?',
    'Why?',
  ]

  expect(classes.map((text) => classify(text).class)).toEqual([
    'temporal',
    'quantity',
    'overview',
    'quote',
    'factual',
  ])
})

test('asking for advice is not asking what the assistant said', () => {
  expect(classify('What did you suggest I use?').aboutAssistant).toBe(true)
  expect(classify('What would you suggest I use?')).toMatchObject({
    aboutAssistant: false,
    aboutAsker: true,
  })
})

test('of two equal matches the one that tells news or names somebody stands above the echo', () => {
  const first = (...texts: readonly string[]) =>
    rank(
      { text: 'Who was met at the fair?' },
      texts.map((text, index) => ({ id: `m${index}`, text, dense: 0.5 })),
    ).hits[0]!.id

  expect(first('Wow, the fair!', 'Guess what, the fair!')).toBe('m1')
  expect(first('The fair: we met a friend.', 'The fair: we met Grace.')).toBe('m1')
})

test('the query to embed speaks in the first person when one speaker is named', () => {
  expect(firstPerson("What is Ada's dog called?", ['Ada', 'Ben'])).toBe('What is my dog called?')
  expect(firstPerson('Did Ada meet Ben?', ['Ada', 'Ben'])).toBe('Did Ada meet Ben?')
})

test('a crowded group gives way and comes back when places stay empty', () => {
  const take = (limit: number) =>
    diversify(['a1', 'a2', 'b1'], { limit, perGroupMax: 1, groupOf: (item) => item[0] })

  expect(take(2)).toEqual(['a1', 'b1'])
  expect(take(3)).toEqual(['a1', 'a2', 'b1'])
})

const AT = '2024-05-01'

function turn(ordinal: number, speaker: string, text: string, dense: number): Candidate {
  return { id: `t${ordinal}`, sessionId: 's1', ordinal, speaker, text, dense, at: '2024-05-01' }
}
