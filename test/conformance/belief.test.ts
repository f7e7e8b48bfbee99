import { beforeAll, describe, expect, test } from 'vitest'
import { createMemory } from '../../src/memory/memory.ts'
import { DOORS, type Door } from '../support/doors.ts'
import { connection, somebody } from '../support/graph.ts'
import { scriptExtractor } from '../support/script-extractor.ts'
import { strayIn } from '../support/vocabulary-check.ts'

const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })

describe.each(DOORS)('belief, %s', (_, open) => {
  const ada = somebody()
  let door: Door
  let minute = 0
  beforeAll(async () => {
    door = await open(memory, ada)
    return () => door[Symbol.asyncDispose]()
  })
  const say = (content: string) =>
    door.capture({ content, capturedAt: new Date(Date.UTC(2026, 0, 1, 0, minute++)) })

  test('F144 what was said becomes a belief, and a newer value takes its place', async () => {
    await say('Anna | lives_in | Rome')
    await say('Anna | lives_in | Oslo')
    const preview = await door.consolidate({ isPreview: true })
    expect(preview).toMatchObject({ isPreview: true, derivedCount: 1, supersededCount: 1 })
    const run = await door.consolidate({})
    expect(run).toMatchObject({ episodeCount: 2, derivedCount: 1, supersededCount: 1 })
    expect(await door.beliefs({ subject: 'Anna' })).toMatchObject([
      { predicate: 'lives_in', object: 'Oslo', status: 'active', validTo: null },
    ])
    const past = await door.beliefs({ subject: 'Anna', isPast: true })
    expect(past.map(({ object, status }) => [object, status])).toEqual([
      ['Rome', 'superseded'],
      ['Oslo', 'active'],
    ])
    expect(past[0]!.supersededBy).toBe(past[1]!.id)
  })

  test('F165 the status of consolidation counts what waits and what is done', async () => {
    const home = (await door.consolidationStatus()).find(({ namespace }) => {
      return namespace.endsWith('agent:ada')
    })
    expect(home).toMatchObject({ rawCount: 0, consolidatedCount: 2, factCount: 1, isLeased: false })
  })

  test('F145 a dispute is shown, decided, and gone', async () => {
    await say('Anna | visited | Bern')
    await say('Anna | visited | Bern | never')
    await door.consolidate({})
    const [dispute] = await door.contested()
    expect(dispute).toMatchObject({ reason: 'never_held' })
    const { changes } = await door.resolve({ rejectId: dispute!.id, reason: 'she was there' })
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['quarantine', 'restore'])
    expect(await door.contested()).toEqual([])
    await expect(door.resolve({ rejectId: 'nothing', reason: 'x' })).rejects.toMatchObject({
      code: 'UNKNOWN',
    })
  })

  test('a run is undone by its id', async () => {
    await say('Anna | owns | a boat')
    const { id } = await door.consolidate({})
    expect(await door.undo({ runId: id })).toMatchObject({ runId: id, claimCount: 1 })
    const owned = await door.beliefs({ subject: 'Anna', predicate: 'owns' })
    expect(owned).toEqual([])
  })

  test('bad input is refused by name, and nothing changes', async () => {
    await expect(door.consolidate({ limit: 0 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(door.beliefs({ subject: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(door.consolidate({ namespace: 'team:red' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await strayIn(ada.tenant)).toEqual([])
  })
})
