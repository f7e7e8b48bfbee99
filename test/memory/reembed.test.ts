import { expect, test } from 'vitest'
import { openLocalEmbedder } from '../../src/embed/local.ts'
import { Incompatible } from '../../src/errors.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { set } from '../../src/memory/core/set.ts'
import { dropOthers, reembed } from '../../src/memory/embedding/reembed.ts'
import { slotFor } from '../../src/memory/embedding/slot.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { recall } from '../../src/memory/recall/recall.ts'
import { reportFailure } from '../../src/memory/skill/failure.ts'
import { retrieve } from '../../src/memory/skill/retrieve.ts'
import { save } from '../../src/memory/skill/save.ts'
import { somebody } from '../support/graph.ts'
import { ownServer } from '../support/own-server.ts'

/** Which models a graph holds is said once for the whole graph, so this graph is its own. */
const { connection } = await ownServer()

test('a graph moves to another model while servers with the old one go on, and never mixes the two', async () => {
  await migrate(connection)
  const graph = connection.graph()
  await using old = await openLocalEmbedder({ model: 'all-minilm-l6-v2-q8', workerCount: 1 })
  await using next = await openLocalEmbedder({ model: 'e5-small-v2-q8', workerCount: 1 })
  const ada = somebody()
  await using before = createMemory({ connection, embedder: old, slot: await slotFor(graph, old) })
  const withOld = before.contextFor(ada)
  for (const content of ['The boiler was repaired on Monday.', 'The cat is called Minka.']) {
    await capture(withOld, { content })
  }
  const skill = { name: 'feed the cat', description: 'Give the pet its dinner.', body: 'a tin' }
  await save(withOld, skill)
  await reportFailure(withOld, { description: 'Giving a young cat milk to drink makes it ill.' })
  await set(withOld, { kind: 'persona', content: 'Is fond of animals.' })

  await expect(slotFor(graph, next)).rejects.toBeInstanceOf(Incompatible)
  const progress: number[] = []
  const moved = await reembed({
    graph,
    embedder: next,
    onProgress: ({ done }) => progress.push(done),
  })
  expect(moved).toEqual({ slot: 'embeddingAlt', embedded: 5 })
  expect(progress.at(-1)).toBe(5)

  await using after = createMemory({ connection, embedder: next, slot: await slotFor(graph, next) })
  const query = 'What is the name of the pet?'
  for (const context of [withOld, after.contextFor(ada)]) {
    const { hits, stages } = await recall(context, { query })
    expect(hits[0]?.text).toContain('Minka')
    expect(stages.dense).toBe(2)
    const { skills, doNot } = await retrieve(context, {
      query: 'What does the kitten eat?',
      includeCandidates: true,
    })
    expect([skills[0]?.name, doNot.length]).toEqual(['feed the cat', 1])
  }

  await capture(withOld, { content: 'Captured by an old server in between.' })
  expect(await reembed({ graph, embedder: next })).toMatchObject({ embedded: 1 })
  expect(await dropOthers({ graph, embedder: next })).toEqual({ dropped: 6 })
  await expect(slotFor(graph, old)).rejects.toBeInstanceOf(Incompatible)
})
