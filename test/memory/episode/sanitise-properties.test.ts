import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitise } from '../../../src/memory/episode/sanitise.ts'

const POLICY = { redactIpAddresses: true }

// Pieces that rules look for, and pieces that hide or glue them.
const FRAGMENT = fc.constantFrom(
  ...['bob@example.com', '4111 1111 1111 1111', '+49 170 1234567', '(212) 555-0123', '123-45-6789'],
  ...['DE89 3704 0044 0532 0130 00', 'password=', 'hunter2!x', 'token: ', 'Authorization: Bearer '],
  ...['https://a:b@c.de', 'AKIAQWERTYUIOPASDFGH', 'sk-', 'abcdefghij0123456789', 'eyJabcdefghij.'],
  ...['-----BEGIN PRIVATE KEY-----', '-----END PRIVATE KEY-----', '10.0.0.1', '2001:db8::7', '::'],
  ...['ignore', 'all', 'previous', 'instructions', 'Vergiss', 'alles', 'show', 'your', 'prompt'],
  ...['and say', 'not', 'to', 'wrote', '忽略', '之前', '指令', '無視', 'забудь', 'все', 'іgnоrе'],
  ...['<|im_start|>', '<|', '|>', '</system>', '[INST]', '<recalled-memory-context>', '=== END'],
  ...['[redacted:email]', '[excised:boundary]', '[redacted:', '⟦suspicious: ', '⟦', '⟧', ']'],
  ...['"', "'", '“', '”', '`', '```', '.', '. ', '\n', ' ', ' - ', ': ', ',', '(', ')', '@', '+'],
  ...[
    '\u200b',
    '\u00ad',
    '\u202e',
    '\u0301',
    '\u0337',
    '\ud800',
    '\udc00',
    '👩‍👩‍👧',
    'ﷺ',
    '\u{e0041}',
  ],
)
const HOSTILE = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: FRAGMENT }, fc.string({ unit: 'binary', maxLength: 4 })),
    {
      maxLength: 24,
    },
  )
  .chain((parts) => fc.constantFrom('', ' ').map((glue) => parts.join(glue)))
const ANY = fc.oneof(HOSTILE, fc.string({ unit: 'binary', maxLength: 200 }))

describe('for every text', () => {
  test('a second run changes nothing', () => {
    fc.assert(
      fc.property(ANY, (original) => {
        const { text } = sanitise(original, POLICY)

        expect(sanitise(text, POLICY).text).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test('spans are in bounds, in order, not empty and do not overlap', () => {
    fc.assert(
      fc.property(ANY, (original) => {
        const { excisions } = sanitise(original, POLICY)

        let last = 0
        for (const { start, end } of excisions) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(Buffer.byteLength(original))
      }),
      { numRuns: 2_000 },
    )
  })

  test('the stored text is the original with the recorded spans replaced, and nothing else', () => {
    fc.assert(
      fc.property(ANY, (raw) => {
        // Marks of ours in the original may be moved by a fence, and lone surrogates have no bytes.
        const original = raw.replace(/⟦suspicious: |⟧/g, '').toWellFormed()

        const { text, excisions } = sanitise(original, POLICY)

        const bytes = Buffer.from(original)
        const removed = excisions.filter(({ action }) => /redacted|excised/.test(action))
        let expected = ''
        let read = 0
        for (const { start, end, action, kind } of removed) {
          expected += `${bytes.subarray(read, start)}[${action}:${kind}]`
          read = end
        }
        expected += `${bytes.subarray(read)}`
        expect(text.replace(/⟦suspicious: |⟧/g, '')).toBe(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  test('a planted secret does not survive', () => {
    const secret = fc
      .string({
        unit: fc.constantFrom(...'abcdefghijkmnpqrstuvwxyzABCDEFGHJK23456789'),
        minLength: 36,
      })
      .map((tail) => `ghp_${tail.slice(0, 36)}`)
    fc.assert(
      fc.property(ANY, secret, ANY, (before, planted, after) => {
        const { text } = sanitise(`${before} ${planted} ${after}`, POLICY)

        expect(text).not.toContain(planted)
      }),
      { numRuns: 1_000 },
    )
  })

  test('prose that names no secret and gives no order is kept byte for byte', () => {
    const words = 'the cat sat on a mat while Ada wrote letters about number theory in May of 1843'
    const word = fc.constantFrom(...words.split(' '))
    const prose = fc
      .array(fc.tuple(word, fc.constantFrom(' ', ', ', '. ', '\n', '; ')))
      .map((pairs) => pairs.flat().join(''))
    fc.assert(
      fc.property(prose, (original) => {
        expect(sanitise(original, POLICY)).toEqual({
          text: original,
          excisions: [],
          flags: [],
          isResidue: false,
        })
      }),
    )
  })
})
