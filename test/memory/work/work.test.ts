import { expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import {
  advanceWork,
  createWork,
  linkWork,
  queryWork,
  workTree,
} from '../../../src/memory/work/work.ts'
import { connection, memory, somebody } from '../../support/graph.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

test('F134 work hangs together by the scalar parentId, and by no edge', async () => {
  const ada = memory.contextFor(somebody())
  const root = await createWork(ada, { title: 'Move house', kind: 'mission' })
  const pack = await createWork(ada, { title: 'Pack', parentId: root.id, tags: ['At Home'] })
  const books = await createWork(ada, { title: 'Books', kind: 'subtask', parentId: pack.id })
  const van = await createWork(ada, { title: 'Rent a van', parentId: root.id })
  const { id: note } = await capture(ada, { content: 'The van is booked for Friday.' })
  await linkWork(ada, { id: van.id, memoryId: note })
  await linkWork(ada, { id: pack.id, memoryId: van.id })

  const tree = await workTree(ada, { rootId: root.id })
  expect(tree.map(({ depth, title, partCount }) => [depth, title, partCount])).toEqual([
    [0, 'Move house', 0],
    [1, 'Pack', 0],
    [2, 'Books', 0],
    [1, 'Rent a van', 1],
  ])
  expect(tree.map(({ id }) => id)).toEqual([root.id, pack.id, books.id, van.id])
  const { records } = await connection.driver.executeQuery(
    'MATCH (:WorkItem {id: $id})-[edge]-(:WorkItem) RETURN DISTINCT type(edge) AS type',
    { id: pack.id },
  )
  expect(records.map((record) => record.get('type'))).toEqual(['DEPENDS_ON'])
  expect(
    (await queryWork(ada, { tag: 'at home' })).map(({ title, tags }) => [title, tags]),
  ).toEqual([['Pack', ['at-home']]])
  expect(await strayIn(ada.principal.tenant)).toEqual([])
})

test('work moves only from the state it is believed to be in, and only where its kind goes', async () => {
  const ada = memory.contextFor(somebody())
  const { id } = await createWork(ada, { title: 'Water the plants' })
  const move = { id, expected: 'todo', status: 'in_progress', reason: 'started' } as const
  expect(await advanceWork(ada, move)).toEqual({ id, status: 'in_progress', isNew: true })
  expect(await advanceWork(ada, move)).toEqual({ id, status: 'in_progress', isNew: false })
  await expect(advanceWork(ada, { ...move, status: 'done' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `${id} is in_progress, not todo. Nothing was changed.`,
  })
  await expect(
    advanceWork(ada, { ...move, expected: 'in_progress', status: 'completed' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await queryWork(ada, { status: 'in_progress' })).map((item) => item.id)).toEqual([id])
  expect((await history(ada, { subjectId: id })).map(({ verb, reason }) => [verb, reason])).toEqual(
    [
      ['advance_work', 'started'],
      ['create_work', 'asked for'],
    ],
  )
})

test('of many movers at once, one moves it', async () => {
  const ada = memory.contextFor(somebody())
  const { id } = await createWork(ada, { title: 'Answer the phone' })
  const moves = await Promise.allSettled(
    (['in_progress', 'dropped', 'blocked', 'done'] as const).map((status) =>
      advanceWork(ada, { id, expected: 'todo', status, reason: 'me first' }),
    ),
  )
  expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the same operation makes one piece of work; an unknown parent makes none', async () => {
  const ada = memory.contextFor(somebody())
  const item = { title: 'Once', operationId: 'op-1' }
  const first = await createWork(ada, item)
  expect(await createWork(ada, item)).toEqual({ ...first, isNew: false })
  await expect(createWork(ada, { title: 'Lost', parentId: 'nowhere' })).rejects.toMatchObject({
    code: 'UNKNOWN',
  })
  await expect(workTree(ada, { rootId: 'nowhere' })).rejects.toMatchObject({ code: 'UNKNOWN' })
  expect(await queryWork(ada)).toHaveLength(1)
})
