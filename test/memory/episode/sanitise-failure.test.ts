import { expect, test, vi } from 'vitest'
import { sanitise } from '../../../src/memory/episode/sanitise.ts'

vi.mock('../../../src/memory/episode/sanitise/luhn.ts', () => ({
  isLuhn: () => {
    throw new Error('the rule is broken')
  },
}))

test('F114 a rule that throws lets nothing through', () => {
  const run = () => sanitise('Card 4111 1111 1111 1111.', { redactIpAddresses: false })

  expect(run).toThrow('the rule is broken')
})
