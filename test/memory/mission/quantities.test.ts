import { expect, test } from 'vitest'
import { deltasBetween, deltaText } from '../../../src/memory/mission/delta.ts'
import { byMismatch, type Check, outcomeOf } from '../../../src/memory/mission/outcome.ts'
import { relevanceScore, timeWeight } from '../../../src/memory/mission/weight.ts'

test.each([
  [
    'Migration completes in ~20 min with ~0 downtime',
    'exit code 0, 2.3GB in 18 min',
    '−2 min, better',
  ],
  ['done in 20 min', 'took 21 min', '+1 min, worse'],
  ['under 30 minutes', '1860 s', '+1 min, worse'],
  ['18-20 min', '19 min', '±0 min, better'],
  ['18–20 min', '25 min', '+5 min, worse'],
  ['1.5 h', '75 min', '−0.25 h, better'],
  ['at least 99.9% uptime', '99.5% uptime', '−0.4%, worse'],
  ['coverage of 80%', 'coverage is 84%', '+4%, better'],
  ['0 failures', '3 failures', '+3, worse'],
  ['latency below 200 ms', 'latency p95 was 0.25 s', '+50 ms, worse'],
  ['costs $1,200', 'we paid $900', '−300 $, better'],
  ['a 2 GB dump', 'a 2,500 MB dump', '+0.5 GB'],
])('F021 %s, and then: %s', (expected, actual, told) => {
  expect(deltasBetween(expected, actual).map(deltaText)).toEqual([told])
})

test.each([
  ['PostgreSQL 16 is live', 'PostgreSQL 16.1 runs'],
  ['it works', 'it took 3 min'],
  ['takes 3 min', 'it works'],
  ['20 min', '3 errors'],
])(
  'numbers that measure different things are not compared: %s, and then: %s',
  (expected, actual) => {
    expect(deltasBetween(expected, actual)).toEqual([])
  },
)

test('several numbers are paired by what they measure', () => {
  const deltas = deltasBetween(
    'backup in 5 min, migration in 20 min, 14 tests',
    'migration took 18 min; backup took 6 min; 14 tests',
  )
  expect(deltas.map(deltaText)).toEqual(['+1 min, worse', '−2 min, better', '±0'])
})

const check = (status: Check['status'], checkResult: string, day = 1): Check => ({
  id: `${status}${day}`,
  checkLabel: 'a check',
  checkResult,
  status,
  validatedAt: new Date(Date.UTC(2026, 0, day)),
})

test('F020 F022 the newest conclusive check tells the outcome; what failed or fell short comes first', () => {
  expect(outcomeOf('20 min', [])).toMatchObject({ outcome: null, standing: 'unvalidated' })
  expect(outcomeOf('20 min', [check('inconclusive', 'no log')]).standing).toBe('inconclusive')
  expect(outcomeOf('20 min', [check('pass', '18 min')])).toMatchObject({
    outcome: '18 min',
    standing: 'passed',
    mismatch: 0,
  })
  expect(outcomeOf('20 min', [check('pass', '31 min')])).toMatchObject({
    standing: 'diverged',
    mismatch: 0.55,
  })
  expect(outcomeOf('20 min', [check('pass', 'ok', 2), check('fail', 'crashed', 1)]).standing).toBe(
    'diverged',
  )
  const failed = outcomeOf('20 min', [check('pass', '18 min', 1), check('fail', 'crashed', 2)])
  expect(failed).toMatchObject({ outcome: 'crashed', standing: 'failed', mismatch: 2 })
  const decidedAt = new Date(0)
  const all = [{ mismatch: 0 }, { mismatch: 2 }, { mismatch: 0.55 }].map((each) => {
    return { ...each, decidedAt }
  })
  expect(all.toSorted(byMismatch).map(({ mismatch }) => mismatch)).toEqual([2, 0.55, 0])
})

test('F015 an older entry weighs less, by a clock that is given', () => {
  const now = new Date('2026-03-01')
  expect(timeWeight(now, now)).toBe(1)
  expect(timeWeight(new Date('2026-01-30'), now)).toBe(0.5)
  expect(timeWeight(new Date('2025-12-31'), now)).toBe(0.25)
  expect(timeWeight(new Date('2026-01-30'), now)).toBe(timeWeight(new Date('2026-01-30'), now))
})

test('F014 the score of a slice is the mean relevance, each item counted by its time weight', () => {
  expect(relevanceScore([])).toBe(0)
  expect(
    relevanceScore([
      { relevance: 0.8, timeWeight: 1 },
      { relevance: 0.2, timeWeight: 0.5 },
    ]),
  ).toBe(0.6)
})
