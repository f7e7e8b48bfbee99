import { expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { read } from '../../../src/memory/inspect/read.ts'
import { forget, pin, unforget, unpin } from '../../../src/memory/lifecycle/keep.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { memory, somebody } from '../../support/graph.ts'

test('F158 what is forgotten is not found, stays readable, and comes back exactly', async () => {
  const ada = memory.contextFor(somebody())
  const { id } = await capture(ada, { content: 'The boiler is in the cellar.' })
  const found = async () => {
    const { hits } = await recall(ada, { query: 'where is the boiler?' })
    return hits.map((hit) => hit.id)
  }
  const before = await read(ada, { ids: [id], detail: 'full' })
  expect(await found()).toEqual([id])

  expect(await forget(ada, { id, reason: 'not mine' })).toEqual({ id, isNew: true })
  expect(await forget(ada, { id })).toEqual({ id, isNew: false })
  expect(await found()).toEqual([])
  expect((await read(ada, { ids: [id] }))[0]).toMatchObject({
    body: 'The boiler is in the cellar.',
  })

  expect(await unforget(ada, { id })).toEqual({ id, isNew: true })
  expect(await found()).toEqual([id])
  const properties = (all: typeof before) =>
    all[0]!.properties.filter(
      ({ name }) => !['lastAccess', 'accessCount', 'importance'].includes(name),
    )
  expect(properties(await read(ada, { ids: [id], detail: 'full' }))).toEqual(properties(before))
  const events = await history(ada, { subjectId: id })
  expect(events.map(({ verb }) => verb).toSorted()).toEqual(['capture', 'forget', 'unforget'])
})

test('F157 a pin is set, audited, and taken off', async () => {
  const ada = memory.contextFor(somebody())
  const { id } = await capture(ada, { content: 'Never forget the milk.' })
  const isPinned = async () => {
    const [node] = await read(ada, { ids: [id], detail: 'full' })
    return node!.properties.find(({ name }) => name === 'isPinned')!.value
  }
  expect(await pin(ada, { id })).toEqual({ id, isNew: true })
  expect(await isPinned()).toBe('true')
  expect(await unpin(ada, { id })).toEqual({ id, isNew: true })
  expect(await isPinned()).toBe('false')
})

test("somebody else's memory looks like none", async () => {
  const ada = memory.contextFor(somebody())
  const { id } = await capture(ada, { content: 'Mine.' })
  const bob = memory.contextFor(somebody())
  for (const verb of [pin, unpin, forget, unforget]) {
    await expect(verb(bob, { id })).rejects.toMatchObject({ code: 'UNKNOWN' })
  }
})
