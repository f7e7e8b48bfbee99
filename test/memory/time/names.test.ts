import { describe, expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import type { Context } from '../../../src/memory/context.ts'
import { capture, captureBatch } from '../../../src/memory/episode/capture.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { defineAnchor, defineWindow } from '../../../src/memory/time/define.ts'
import { refreshTime } from '../../../src/memory/time/link.ts'
import { times } from '../../../src/memory/time/list.ts'
import { resolveInstant } from '../../../src/memory/time/resolve.ts'
import { connection, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })
const day = (date: string) => new Date(`${date}T00:00:00Z`)

function someone(): Context {
  return memory.contextFor(somebody())
}

async function moving(): Promise<Context> {
  const ada = someone()
  await capture(ada, { content: 'Anna | lives_in | Rome', capturedAt: day('2026-01-10') })
  await capture(ada, { content: 'Anna | lives_in | Oslo', capturedAt: day('2026-03-10') })
  await consolidate(ada)
  return ada
}

describe('an anchor', () => {
  test('answers what held then, wherever an instant can be given', async () => {
    const ada = await moving()
    const { id } = await defineAnchor(ada, { name: 'release 2.1', at: day('2026-02-01') })
    const objects = async (question: object) =>
      (await beliefs(ada, { subject: 'Anna', ...question })).map(({ object }) => object)

    expect(await objects({ at: 'release 2.1' })).toEqual(['Rome'])
    expect(await objects({ at: '2026-02-01' })).toEqual(['Rome'])
    expect(await objects({})).toEqual(['Oslo'])
    expect(await resolveInstant(ada, 'release 2.1')).toEqual(day('2026-02-01'))
    const { hits } = await recall(ada, { query: 'where does Anna live?', at: 'release 2.1' })
    expect(hits.map(({ text }) => text)).toEqual(['Anna | lives_in | Rome'])
    await expect(
      recall(ada, { query: 'where?', at: 'release 2.1', asOf: day('2026-02-01') }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'at' })
    expect(await history(ada, { subjectId: id })).toMatchObject([{ verb: 'define_anchor' }])
  })

  test('is tied to the facts that hold at it, and tied anew when it moves', async () => {
    const ada = await moving()
    const held = async (id: string) => {
      const { records } = await connection.driver.executeQuery(
        'MATCH (fact:Fact)-[:VALID_AT]->(:ValidityAnchor {id: $id}) RETURN fact.object AS object',
        { id },
      )
      return records.map((record) => record.get('object'))
    }
    const given = { name: 'release 2.1', at: day('2026-02-01') }
    const first = await defineAnchor(ada, given)
    expect(first).toMatchObject({ isNew: true, linkedCount: 1, next: null })
    expect(await held(first.id)).toEqual(['Rome'])
    expect(await defineAnchor(ada, given)).toMatchObject({ isNew: false, linkedCount: 0 })

    const moved = { ...given, at: day('2026-04-01') }
    await expect(defineAnchor(ada, moved)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('2026-02-01'),
    })
    await expect(defineAnchor(ada, { ...moved, isRedefinition: true })).rejects.toMatchObject({
      field: 'reason',
    })
    expect(await held(first.id)).toEqual(['Rome'])
    const again = await defineAnchor(ada, { ...moved, isRedefinition: true, reason: 'it slipped' })
    expect(again).toMatchObject({ isNew: true, linkedCount: 1, unlinkedCount: 1 })
    expect(await held(first.id)).toEqual(['Oslo'])
    expect(await history(ada, { subjectId: first.id })).toMatchObject([
      { reason: 'it slipped', payload: expect.stringContaining('2026-02-01') },
      { reason: 'asked for' },
    ])
    expect(await strayIn(ada.principal.tenant)).toEqual([])
  })
})

describe('a window', () => {
  test('narrows a question to what was captured in it', async () => {
    const ada = await moving()
    await defineWindow(ada, {
      name: 'sprint 14',
      startsAt: day('2026-03-01'),
      endsAt: day('2026-03-15'),
    })
    const { hits, removed } = await recall(ada, { query: 'Anna lives_in', during: 'sprint 14' })

    expect(hits.map(({ text }) => text)).toEqual(['Anna | lives_in | Oslo'])
    expect(removed.during).toBeGreaterThan(0)
    const past = await beliefs(ada, { subject: 'Anna', during: 'sprint 14', isPast: true })
    expect(past.map(({ object }) => object)).toEqual(['Oslo'])
  })

  test('is found in a crowd: the index goes to it, not past it', async () => {
    const ada = someone()
    await captureBatch(ada, {
      items: Array.from({ length: 64 }, (_, i) => ({
        content: `The boiler hums, note ${i}.`,
        capturedAt: new Date(day('2026-05-01').getTime() + i * 60_000),
      })),
    })
    const { id } = await capture(ada, {
      content: 'In the cellar it was quiet.',
      capturedAt: day('2026-03-10'),
    })
    await defineWindow(ada, {
      name: 'March',
      startsAt: day('2026-03-01'),
      endsAt: day('2026-04-01'),
    })

    const { hits } = await recall(ada, { query: 'does the boiler hum?', during: 'March' })

    expect(hits.map((hit) => hit.id)).toEqual([id])
  })

  test('takes in what comes later when it is refreshed', async () => {
    const ada = await moving()
    const open = await defineWindow(ada, { name: 'this spring', startsAt: day('2026-03-01') })
    expect(open.linkedCount).toBe(1)
    await capture(ada, { content: 'Something else.', capturedAt: day('2026-04-02') })

    expect(await refreshTime(ada, { id: open.id })).toMatchObject({ linkedCount: 1, next: null })
    expect(await refreshTime(ada, { id: open.id })).toMatchObject({ linkedCount: 0 })
    expect(await times(ada)).toMatchObject([
      { kind: 'window', name: 'this spring', endsAt: null, memberCount: 2 },
    ])
    const closed = await defineWindow(ada, {
      name: 'this spring',
      startsAt: day('2026-03-01'),
      endsAt: day('2026-04-01'),
      isRedefinition: true,
      reason: 'it is over',
    })
    expect(closed).toMatchObject({ isNew: true, unlinkedCount: 1 })
    await expect(refreshTime(someone(), { id: open.id })).rejects.toMatchObject({ code: 'UNKNOWN' })
    expect(await strayIn(ada.principal.tenant)).toEqual([])
  })

  test('ends after it starts', async () => {
    const both = day('2026-03-01')
    await expect(
      defineWindow(someone(), { name: 'nothing', startsAt: both, endsAt: both }),
    ).rejects.toMatchObject({ field: 'endsAt' })
  })
})

test('a scope narrows a question to what applies there, facts included', async () => {
  const ada = someone()
  await capture(ada, { content: 'Anna | lives_in | Rome', scope: 'repo-x' })
  await capture(ada, { content: 'Anna | likes | jazz', scope: 'repo-y' })
  await consolidate(ada)

  const { hits, removed } = await recall(ada, { query: 'Anna', scope: 'repo-x' })
  expect(hits.map(({ text, facts }) => [text, facts.length])).toEqual([
    ['Anna | lives_in | Rome', 1],
  ])
  expect(removed.named_scope).toBeGreaterThan(0)
  const facts = await beliefs(ada, { subject: 'Anna', scope: 'repo-y' })
  expect(facts.map(({ object }) => object)).toEqual(['jazz'])
})

describe('a name', () => {
  test('that nobody gave is refused with those that come near', async () => {
    const ada = someone()
    await defineAnchor(ada, { name: 'release 2.1', at: day('2026-02-01') })
    const question = { query: 'where?' }

    await expect(recall(ada, { ...question, at: 'relase 2.1' })).rejects.toMatchObject({
      code: 'UNKNOWN_NAME',
      nearest: ['release 2.1'],
      message: 'No anchor is called "relase 2.1"; known are "release 2.1". Nothing was changed.',
    })
    for (const other of [{ during: 'release 2.1' }, { scope: 'release 2.1' }]) {
      await expect(recall(ada, { ...question, ...other })).rejects.toMatchObject({ nearest: [] })
    }
    await expect(resolveInstant(someone(), 'release 2.1')).rejects.toMatchObject({ nearest: [] })
  })

  test('means what the caller means by it, and what its teams agree on', async () => {
    const { tenant } = somebody()
    const ada = memory.contextFor(somebody({ tenant, teams: ['blue', 'red'] }))
    const at = (month: number) => new Date(Date.UTC(2026, month, 1))
    await defineAnchor(ada, { name: 'launch', at: at(1), namespace: 'team:blue' })
    expect(await resolveInstant(ada, 'launch')).toEqual(at(1))
    await defineAnchor(ada, { name: 'launch', at: at(2), namespace: 'team:red' })
    await expect(resolveInstant(ada, 'launch')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('team:red'),
    })
    await defineAnchor(ada, { name: 'launch', at: at(3) })
    expect(await resolveInstant(ada, 'launch')).toEqual(at(3))
  })

  test('is not an instant itself', async () => {
    await expect(
      defineAnchor(someone(), { name: '2026-02-01', at: day('2026-02-01') }),
    ).rejects.toMatchObject({ field: 'name' })
  })
})
