import { describe, expect, test } from 'vitest'
import { sanitise } from '../../../src/memory/episode/sanitise.ts'

const SMALL = 100_000
const LARGE = 1_000_000
// Ten times the text may take ten times as long; a quadratic rule would take a hundred. The rest is
// for the collector and for busy machines.
const RATIO_MAX = 40

const STRINGS: Readonly<Record<string, string>> = {
  'one letter': 'a',
  digits: '1',
  'near-miss cards': '4111 1111 1111 1112 ',
  'spaced digits': '1 ',
  dashes: '-',
  'beginnings of private keys': '-----BEGIN PRIVATE KEY-----\n',
  'at signs': '@',
  'near-miss addresses': 'a.a@',
  'near-miss GitHub tokens': 'ghp_',
  'near-miss OpenAI keys': 'sk-',
  'near-miss web tokens': 'eyJaaaaaaaa.',
  'credentials in URLs': 'http://a:',
  passwords: 'password: "',
  bearers: 'Authorization: Bearer ',
  'near-miss accounts': 'DE89370400440532013001 ',
  'plus signs': '+1 ',
  'nested quotes': '"\'“„«',
  'combining marks': '\u0301',
  'letters with marks': 'a\u0301\u0302\u0303',
  'zero-width spaces': '\u200b',
  ligatures: 'ﷺ',
  colons: ':',
  'addresses of machines': 'a:1.',
  'openings of fences': '⟦suspicious: ',
  'openings of tokens': '<|im_start',
  'equals signs': '=== end of ',
  'verbs without objects': 'ignore all your ',
  'whole commands': 'ignore all previous instructions. ',
  capitals: 'SAY NOT ',
  'Chinese verbs': '忽略',
  'single letters': 'q a ',
  'lone surrogates': '\ud800',
}

describe('time grows with the length of the text and no faster', () => {
  test.each(Object.entries(STRINGS))('with 1 MB of %s', { timeout: 300_000 }, (_, piece) => {
    elapsedMs(piece, SMALL)

    const small = Math.min(elapsedMs(piece, SMALL), elapsedMs(piece, SMALL))
    const large = elapsedMs(piece, LARGE)

    // Below ten milliseconds the clock says more about the machine than about the rule.
    expect(large / Math.max(10, small)).toBeLessThan(RATIO_MAX)
  })
})

function elapsedMs(piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  const startedAt = performance.now()
  sanitise(text, { redactIpAddresses: true })
  return performance.now() - startedAt
}
