import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Belief,
  type Evidence,
  revise,
  TRUST_MARGIN,
} from '../../../src/memory/belief/revise.ts'

let serial = 0
function claim(value: string, from: number, more: Partial<Evidence> = {}): Evidence {
  return {
    id: `e${String(serial++).padStart(3, '0')}`,
    value,
    stance: 'states',
    isCorrection: false,
    saidAt: from,
    from,
    to: null,
    trust: 0.7,
    withdrawn: null,
    ...more,
  }
}

const brief = (beliefs: readonly Belief[]) =>
  beliefs.map(({ value, isNegated, window, status, reason }) => ({
    value: isNegated ? `not ${value}` : value,
    window: window === null ? null : [window.from, window.to],
    status,
    reason,
  }))

describe('one value at a time', () => {
  test('a newer value takes over where it begins', () => {
    const beliefs = revise([claim('Rome', 1), claim('Oslo', 5)])
    expect(brief(beliefs)).toEqual([
      { value: 'Rome', window: [1, 5], status: 'superseded', reason: 'newer_value' },
      { value: 'Oslo', window: [5, null], status: 'active', reason: null },
    ])
    expect(beliefs[0]!.supersededBy).toBe(1)
  })

  test('a value in the middle, told late, cuts its neighbours', () => {
    const beliefs = revise([claim('Rome', 1), claim('Rome', 9), claim('Oslo', 5, { saidAt: 12 })])
    expect(brief(beliefs).map(({ value, window }) => [value, window])).toEqual([
      ['Rome', [1, 5]],
      ['Oslo', [5, 9]],
      ['Rome', [9, null]],
    ])
    expect(beliefs.map(({ ordinal }) => ordinal)).toEqual([0, 0, 1])
  })

  test('a source that is believed much less is put aside, with the reason', () => {
    const beliefs = revise([claim('Rome', 1), claim('Oslo', 5, { trust: 0.35 })])
    expect(brief(beliefs)).toEqual([
      { value: 'Rome', window: [1, null], status: 'active', reason: null },
      { value: 'Oslo', window: null, status: 'quarantined', reason: 'lower_trust' },
    ])
    expect(beliefs[1]!.contradicts).toEqual([{ with: 0, reason: 'lower_trust', isOpen: false }])
  })

  test('two values of one moment are contested, and one of them holds the time', () => {
    const beliefs = revise([claim('Rome', 5, { saidAt: 1 }), claim('Oslo', 5, { saidAt: 2 })])
    expect(brief(beliefs)).toEqual([
      { value: 'Rome', window: null, status: 'contested', reason: 'contested' },
      { value: 'Oslo', window: [5, null], status: 'contested', reason: null },
    ])
  })

  test('a correction holds from where the mistake began', () => {
    const beliefs = revise([claim('May 3', 1), claim('May 4', 7, { isCorrection: true })])
    expect(brief(beliefs)).toEqual([
      { value: 'May 3', window: null, status: 'superseded', reason: 'corrected' },
      { value: 'May 4', window: [1, null], status: 'active', reason: null },
    ])
  })

  test('what was once so displaces nothing', () => {
    const beliefs = revise([claim('Oslo', 1), claim('Rome', 5, { to: 5 })])
    expect(brief(beliefs)).toEqual([
      { value: 'Oslo', window: [1, null], status: 'active', reason: null },
      { value: 'Rome', window: [5, 5], status: 'superseded', reason: 'ended' },
    ])
  })
})

describe('for and against', () => {
  test('"no longer" ends a belief, and saying it again begins another', () => {
    const beliefs = revise([
      claim('sushi', 1),
      claim('sushi', 4, { stance: 'ends' }),
      claim('sushi', 8),
    ])
    expect(brief(beliefs)).toEqual([
      { value: 'sushi', window: [1, 4], status: 'superseded', reason: 'ended' },
      { value: 'not sushi', window: [4, 8], status: 'superseded', reason: 'newer_value' },
      { value: 'sushi', window: [8, null], status: 'active', reason: null },
    ])
  })

  test('"never" disputes what was said before and after', () => {
    const beliefs = revise([
      claim('Rome', 1),
      claim('Rome', 4, { stance: 'never' }),
      claim('Rome', 8),
    ])
    expect(beliefs.map(({ status }) => status)).toEqual(['contested', 'contested'])
  })

  test('what was taken back supports nothing, and is kept', () => {
    const beliefs = revise([claim('Rome', 1), claim('Oslo', 5, { withdrawn: 'rejected' })])
    expect(brief(beliefs)).toEqual([
      { value: 'Rome', window: [1, null], status: 'active', reason: null },
      { value: 'Oslo', window: null, status: 'quarantined', reason: 'withdrawn' },
    ])
  })
})

const evidence = fc
  .array(
    fc.record({
      value: fc.constantFrom('a', 'b', 'c'),
      stance: fc.constantFrom('states', 'states', 'states', 'ends', 'denies', 'never'),
      isCorrection: fc.boolean(),
      saidAt: fc.integer({ min: 0, max: 20 }),
      from: fc.integer({ min: 0, max: 20 }),
      to: fc.option(fc.integer({ min: 0, max: 20 }), { freq: 5 }),
      trust: fc.constantFrom(0.25, 0.5, 0.65, 0.7),
      withdrawn: fc.constantFrom(null, null, null, 'rejected'),
    }),
    { maxLength: 12 },
  )
  .map((claims) => claims.map((each, index) => ({ ...each, id: `e${index}` }) as Evidence))

describe('whatever was said', () => {
  const shuffled = evidence.chain((claims) =>
    fc.tuple(fc.constant(claims), fc.shuffledSubarray(claims, { minLength: claims.length })),
  )

  test('the order of arrival does not matter', () => {
    fc.assert(
      fc.property(shuffled, ([a, b]) => {
        expect(revise(b)).toEqual(revise(a))
      }),
    )
  })

  test('every claim is part of exactly one belief', () => {
    fc.assert(
      fc.property(evidence, (claims) => {
        const kept = revise(claims).flatMap((belief) => belief.evidence)
        expect(kept.toSorted()).toEqual(claims.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('no two values hold at once', () => {
    fc.assert(
      fc.property(evidence, (claims) => {
        const held = revise(claims).filter(({ isNegated, window }) => !isNegated && window !== null)
        for (let instant = -1; instant <= 21; instant++) {
          const values = held.filter(({ window }) => covers(window!, instant))
          expect(values.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('every stretch of a value has a number of its own', () => {
    fc.assert(
      fc.property(evidence, (claims) => {
        const keys = revise(claims).map((each) => `${each.value} ${each.isNegated} ${each.ordinal}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  /** Plain claims of equal trust: whoever spoke last about a time at or before this one is right. */
  test('an oracle that only looks agrees', () => {
    const plain = evidence.map((claims) =>
      claims.map((each) => ({
        ...each,
        stance: 'states' as const,
        isCorrection: false,
        to: null,
        withdrawn: null,
        trust: 0.7,
      })),
    )
    fc.assert(
      fc.property(plain, fc.integer({ min: -1, max: 21 }), (claims, instant) => {
        const before = claims
          .filter(({ from }) => from <= instant)
          .toSorted((a, b) => a.from - b.from || a.saidAt - b.saidAt || (a.id < b.id ? -1 : 1))
        const now = revise(claims).filter(
          ({ isNegated, window }) => !isNegated && window !== null && covers(window, instant),
        )
        expect(now.map(({ value }) => value)).toEqual(before.slice(-1).map(({ value }) => value))
      }),
    )
  })

  test('nobody is displaced by somebody who is believed much less', () => {
    fc.assert(
      fc.property(evidence, (claims) => {
        const sayings = claims.filter(({ withdrawn }) => withdrawn === null)
        const plain = sayings.map((each) => ({ ...each, isCorrection: false }))
        const trust = new Map(plain.map((each) => [each.id, each.trust]))
        const most = (belief: Belief) => Math.max(...belief.evidence.map((id) => trust.get(id)!))
        const beliefs = revise(plain)
        for (const loser of beliefs) {
          if (loser.reason !== 'newer_value' || loser.isNegated) continue
          const winner = beliefs[loser.supersededBy!]!
          expect(most(winner)).toBeGreaterThanOrEqual(most(loser) - TRUST_MARGIN)
        }
      }),
    )
  })
})

function covers({ from, to }: { from: number; to: number | null }, instant: number): boolean {
  return from <= instant && (to === null || instant < to)
}
