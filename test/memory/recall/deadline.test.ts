import { expect, test } from 'vitest'
import type { Embedder } from '../../../src/embed/embedder.ts'
import { cypher } from '../../../src/generated/cypher.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { search } from '../../../src/memory/recall/search.ts'
import { connection, memory, somebody } from '../../support/graph.ts'

const never = new Promise<never>(() => {})

test('a deadline that comes before the vector is met by words, and the answer says so', async () => {
  const ada = somebody()
  const { id } = await capture(memory.contextFor(ada), { content: 'The boiler is in the cellar.' })
  const absent: Embedder = {
    model: 'absent',
    dimensions: 384,
    floors: { prefilter: 0, default: 0, deep: 0 },
    embed: () => never,
    [Symbol.asyncDispose]: async () => {},
  }
  const context = createMemory({ connection, embedder: absent }).contextFor(ada)
  // Half of the time passes before the question goes out by words alone.
  const answer = await recall(context, { query: 'where is the boiler?', deadlineMs: 4_000 })
  expect(answer).toMatchObject({ isPartial: true, embedder: 'down' })
  expect(answer.hits.map((hit) => hit.id)).toEqual([id])
})

test('a deadline that comes before the graph gives what there is, which is nothing, and no error', async () => {
  const context = memory.contextFor(somebody())
  const stuck = {
    ...context,
    graph: {
      ...context.graph,
      run: ((statement, params) =>
        (statement as unknown) === cypher.recall.gather
          ? never
          : context.graph.run(statement, params)) as typeof context.graph.run,
    },
  }
  const { text, recalled } = await search(stuck, { query: 'anything', deadlineMs: 50 })
  expect(recalled).toMatchObject({ isPartial: true, hits: [] })
  expect(text).toContain('partial: the deadline came first')
})

test('without a deadline nothing is partial', async () => {
  const answer = await recall(memory.contextFor(somebody()), { query: 'anything' })
  expect(answer.isPartial).toBe(false)
})

test("a team's session can be named like one's own", async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const said = {
    content: 'The boiler is in the cellar.',
    session: 'standup',
    namespace: 'team:blue',
  }
  const { id } = await capture(context, said)
  await capture(context, { content: 'Another boiler is on the roof.', session: 'elsewhere' })
  const query = 'where is the boiler?'
  const { hits } = await recall(context, { query, session: 'standup', scopes: ['turn', 'session'] })
  expect(hits.map((hit) => [hit.id, hit.scope])).toEqual([[id, 'turn']])
})
