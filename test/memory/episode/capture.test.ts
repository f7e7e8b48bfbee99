import { expect, test } from 'vitest'
import type { cypher } from '../../../src/generated/cypher.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { read } from '../../../src/memory/inspect/read.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { connection, somebody } from '../../support/graph.ts'

const memory = createMemory({ connection })

test('F112 F172 five megabytes in process are one episode, byte for byte', async () => {
  const context = memory.contextFor(somebody())
  const content = 'A long log line about nothing in particular. '.repeat(5_000_000 / 45)
  const { id } = await capture(context, { content })
  const [episode] = await read(context, { ids: [id], detail: 'full' })
  expect(episode!.body === content).toBe(true)
})

test('F117 of fifty equal captures at once one is new', async () => {
  const context = memory.contextFor(somebody())
  const receipts = await Promise.all(
    Array.from({ length: 50 }, () => capture(context, { content: 'All at once.', session: 's' })),
  )
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  expect(receipts.filter(({ verdict }) => verdict === 'new')).toHaveLength(1)
})

test('one operation id used by ten at once is done once', async () => {
  const context = memory.contextFor(somebody())
  const receipts = await Promise.all(
    Array.from({ length: 10 }, () =>
      capture(context, { content: 'Paid once.', operationId: 'pay' }),
    ),
  )
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
})

test('F118 a capture that fails half-way leaves nothing behind', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const broken = {
    ...context,
    graph: {
      ...context.graph,
      // The same statement, made to fail after it has written: division by zero in its last clause.
      run: (
        statement: typeof cypher.episode.capture,
        params: { rows: Record<string, unknown>[]; slot: string; at: Date },
      ) =>
        context.graph.run(
          {
            ...statement,
            text: statement.text.replace('row.index AS index', 'row.index / 0 AS index'),
          },
          params,
        ),
    },
  }
  await expect(
    capture(broken as never, { content: 'Never to be seen.', session: 's' }),
  ).rejects.toThrow()
  const { records } = await connection.driver.executeQuery(
    'MATCH (node) WHERE node.namespace STARTS WITH $tenant RETURN count(node) AS count',
    { tenant: ada.tenant },
  )
  expect(records[0]!.get('count')).toBe(0)
})

test('a capture is one round trip', async () => {
  const context = memory.contextFor(somebody())
  let trips = 0
  const counting = {
    ...context,
    graph: {
      ...context.graph,
      run: (...args: Parameters<typeof context.graph.run>) => {
        trips++
        return context.graph.run(...args)
      },
    },
  }
  await capture(counting as never, {
    content: 'Counted.',
    session: 's',
    scope: 'repo:x',
    speaker: 'Ada',
  })
  expect(trips).toBe(1)
})

test('the sanitiser failing means that nothing is stored', async () => {
  const context = memory.contextFor(somebody())
  const policy = {
    ...context.policy,
    get redactIpAddresses(): boolean {
      throw new Error('the filter broke')
    },
  }
  await expect(capture({ ...context, policy }, { content: 'x y z' })).rejects.toThrow(
    'the filter broke',
  )
})
