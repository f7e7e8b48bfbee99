import { expect, test } from 'vitest'
import type { Claim, Extraction, Extractor } from '../../../../src/memory/belief/extract/claim.ts'
import { together } from '../../../../src/memory/belief/extract/together.ts'
import { brief, SAID } from './say.ts'

const claim = (object: Claim['object'], more: Partial<Claim> = {}): Claim => ({
  subject: { name: 'Ada', type: 'person' },
  predicate: 'lives_in',
  object,
  stance: 'states',
  isCorrection: false,
  validFrom: null,
  validTo: null,
  confidence: 0.8,
  statement: 'Ada lives there.',
  spanStart: 0,
  spanEnd: 4,
  ...more,
})
const words = (text: string) => ({ kind: 'text', text }) as const
const place = (name: string) => ({ kind: 'entity', name, type: 'place' }) as const

const reading = (name: string, ...extractions: Partial<Extraction>[]): Extractor => ({
  name,
  version: `${name}-1`,
  extract: (utterances) =>
    Promise.resolve(
      utterances.map((_, index) => ({ claims: [], mentions: [], ...extractions[index] })),
    ),
})

const ADA = { content: 'Hello.', role: 'user', speaker: 'Ada', others: [], at: SAID } as const

test('claims and mentions are joined, text by text', async () => {
  const mention = { name: 'Oslo', type: 'place', spanStart: 4, spanEnd: 8 } as const
  const first = reading('first', { claims: [claim(place('Oslo'))], mentions: [mention] })
  const second = reading('second', { mentions: [mention] }, { claims: [claim(place('Rome'))] })

  const extractions = await together([first, second]).extract([ADA, ADA])

  expect(extractions.map(({ claims }) => claims.map(brief))).toEqual([
    ['Ada lives_in Oslo'],
    ['Ada lives_in Rome'],
  ])
  expect(extractions[0]!.mentions).toEqual([mention])
})

test('of two that claim the same, the first counts', async () => {
  const first = reading('first', { claims: [claim(place('Oslo'), { confidence: 0.8 })] })
  const second = reading('second', {
    claims: [
      claim(place('oslo'), { confidence: 0.9 }),
      claim(words('Oslo.'), { subject: { name: 'ada', type: 'thing' } }),
    ],
  })

  const [extraction] = await together([first, second]).extract([ADA])

  expect(extraction!.claims).toEqual([claim(place('Oslo'))])
})

test('another object, stance, predicate or subject is another claim', async () => {
  const first = reading('first', { claims: [claim(place('Oslo'))] })
  const second = reading('second', {
    claims: [
      claim(place('Rome')),
      claim(place('Oslo'), { stance: 'ends' }),
      claim(place('Oslo'), { predicate: 'visited' }),
      claim(place('Oslo'), { subject: { name: 'Bob', type: 'person' } }),
    ],
  })

  const [extraction] = await together([first, second]).extract([ADA])

  expect(extraction!.claims).toHaveLength(5)
})

test('it is named after all of them', () => {
  const { name, version } = together([reading('rules'), reading('openai')])

  expect({ name, version }).toEqual({ name: 'rules+openai', version: 'rules-1+openai-1' })
})

test('when one fails, all have failed', async () => {
  const broken: Extractor = {
    name: 'broken',
    version: '1',
    extract: () => Promise.reject(new Error('away')),
  }

  const extraction = together([reading('first', {}), broken]).extract([ADA])

  await expect(extraction).rejects.toThrow('away')
})
