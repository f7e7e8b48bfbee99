import { describe, expect, test } from 'vitest'
import { ruleExtractor } from '../../../../src/memory/belief/extract/rules.ts'
import { objectText } from '../../../../src/memory/belief/extract/statements.ts'
import { REGISTRY } from '../../../../src/memory/belief/registry.ts'
import { claimsOf, SAID } from './say.ts'

const STORY = `Hey Mel! Last week my sister Anna and I went to a pottery class in Rome. I'm a nurse at
Lincoln Hospital, but I used to work as a teacher. We have two cats and a dog named Max. I'm using
Flask 2.3.1 with SQLAlchemy 2.0.19 for a project with a deadline of June 3, can you help? I've never
been to Spain, and I don't eat meat anymore because I love animals, hiking and 🎉 parties.`

const HOSTILE: Record<string, string> = {
  words: 'I went to a party and ',
  brackets: '[',
  quotes: '"I ',
  backticks: '` ',
  commas: 'I like a, b, ',
  capitals: 'Anna Berta ',
  newlines: '\n \n',
  apostrophes: "I'm ",
  dates: 'last week on May 3 ',
  deadlines: 'deadline of ',
  versions: 'Flask 2.3.1 ',
  'my sisters': 'my sister ',
}

describe.each(Object.entries(HOSTILE))('%s', (_, piece) => {
  /** The fastest of a few rounds: what the text costs, not what the machine was busy with. */
  const measure = (length: number) => {
    const content = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    const rounds = Array.from({ length: 5 }, () => {
      const started = performance.now()
      claimsOf(content)
      return performance.now() - started
    })
    return Math.max(Math.min(...rounds), 0.5)
  }

  test('ten times the text costs about ten times as much', () => {
    measure(2000)

    expect(measure(20_000) / measure(2000)).toBeLessThan(40)
  })

  test('a megabyte costs no more than what is read of it', () => {
    measure(20_000)

    expect(measure(1_000_000) / measure(20_000)).toBeLessThan(6)
  })
})

test('no heap of words is too odd to read', () => {
  const heap = STORY.split(/\s+/)
  let seed = 7
  const pick = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return heap[seed % heap.length]
  }

  for (let round = 0; round < 2000; round++) {
    const content = Array.from({ length: 1 + (round % 14) }, pick).join(' ')
    for (const { statement, spanStart, spanEnd } of claimsOf(content)) {
      expect(statement).not.toMatch(/undefined|null|NaN/)
      expect(spanStart).toBeLessThan(spanEnd)
    }
  }
})

test('the same text always gives the same claims', async () => {
  const utterance = {
    content: STORY,
    role: 'user',
    speaker: 'Caroline',
    others: [],
    at: SAID,
  } as const
  const [first, second] = await ruleExtractor.extract([utterance, utterance])

  expect(first!.claims.length).toBeGreaterThan(8)
  expect(second).toEqual(first)
})

test('every claim keeps within the limits', () => {
  const claims = claimsOf(STORY)

  for (const { subject, predicate, object, statement, confidence } of claims) {
    expect(Object.keys(REGISTRY)).toContain(predicate)
    for (const text of [subject.name, objectText(object)]) {
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(8)
      expect(text.length).toBeLessThanOrEqual(100)
    }
    expect(statement).toMatch(/^\p{Lu}.*\.$/u)
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
  }
})
