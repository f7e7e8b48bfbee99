import { expect, test } from 'vitest'
import { extractClaims } from '../../../../src/memory/belief/extract/rules.ts'
import { claimsOf, SAID } from './say.ts'

const quote = (content: string, { spanStart, spanEnd }: { spanStart: number; spanEnd: number }) =>
  Buffer.from(content).subarray(spanStart, spanEnd).toString()

test.each([
  ['I live in Rome. Bye!', 'I live in Rome'],
  ['🎉🎉 Yay! I live in Zürich 🏔️, and it rains.', 'I live in Zürich'],
  ['Grüße! I met Jürgen in Köln.', 'I met Jürgen in Köln'],
  ['日本語です。\nI live in Tokyo.', 'I live in Tokyo'],
  ['Well — I live in Rome', 'I live in Rome'],
])('%s', (content, clause) => {
  const [claim] = claimsOf(content)

  expect(claim && quote(content, claim)).toContain(clause)
})

test('mentions are names where they stand', () => {
  const content =
    'Grüße 🎉 from Berlin! Anna and I saw "Little Women" at Lincoln School. Today was fun.'
  const { mentions } = extractClaims({
    content,
    role: 'user',
    speaker: 'Caroline',
    others: [],
    at: SAID,
  })

  expect(mentions.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'Berlin: place',
    'Anna: person',
    'Little Women: thing',
    'Lincoln School: organisation',
  ])
  for (const mention of mentions) expect(quote(content, mention)).toContain(mention.name)
})
