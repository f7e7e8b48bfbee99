import { expect, test } from 'vitest'
import { IndexStumbled } from '../../src/errors.ts'
import { translate } from '../../src/graph/failure.ts'
import type { Graph } from '../../src/graph/graph.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import type { Context } from '../../src/memory/context.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { erase } from '../../src/memory/erasure/erase.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { recall } from '../../src/memory/recall/recall.ts'
import { retrieve } from '../../src/memory/skill/retrieve.ts'
import { save } from '../../src/memory/skill/save.ts'
import { realEmbedder } from '../support/embedder.ts'
import { connection, somebody } from '../support/graph.ts'

const memory = createMemory({ connection, embedder: await realEmbedder() })

/** A graph whose vector index answers nothing: whatever would ask it fails as the server fails. */
function stumbling(context: Context): Context {
  const stumbles = (params: Record<string, unknown>) => {
    const rows = (params.rows ?? []) as { embedding?: unknown; nearScoreMin?: unknown }[]
    const asks = rows.some((row) =>
      'nearScoreMin' in row ? row.nearScoreMin !== null : row.embedding != null,
    )
    return asks || 'nearScoreMin' in params || (params.vector != null && params.isExact !== true)
  }
  const graph: Graph = {
    ...context.graph,
    run: (statement, params) =>
      [
        'recall.gather',
        'episode.capture',
        'episode.compare',
        'entity.find',
        'skill.retrieve',
      ].includes(statement.name) && stumbles(params as Record<string, unknown>)
        ? Promise.reject(new IndexStumbled('The vector index could not answer.'))
        : context.graph.run(statement, params),
  }
  return { ...context, graph }
}

test('a vector index that stumbles costs comparisons, never an answer or a capture', async () => {
  const ada = memory.contextFor(somebody())
  for (const content of [
    'The boiler is in the cellar.',
    'Our cat likes fish.',
    'I live in Rome.',
  ]) {
    await capture(stumbling(ada), { content, speaker: 'Ada' })
  }
  await consolidate(stumbling(ada))
  const question = { query: 'Where does the heating stand?' }
  const steady = await recall(ada, question)
  const exact = await recall(stumbling(ada), question)
  expect(exact.hits.map(({ id }) => id)).toEqual(steady.hits.map(({ id }) => id))
  expect(exact.embedder).toBe('up')

  await save(ada, { name: 'bleed_radiators', description: 'Bleed the radiators', body: 'Open it.' })
  const found = await retrieve(stumbling(ada), {
    query: 'bleed the radiators',
    includeCandidates: true,
  })
  expect(found.skills).toHaveLength(1)
})

test('capture, erase and recall go on, round after round, in a small namespace', async () => {
  const ada = memory.contextFor(somebody())
  for (let round = 0; round < 12; round++) {
    const { id } = await capture(ada, { content: `The ${round}th lamp stands in room ${round}.` })
    await capture(ada, { content: `Crate ${round} holds ${round} cups.` })
    await erase(ada, { ids: [id], reason: 'a round', isDryRun: false })
    const { hits } = await recall(ada, { query: `What does crate ${round} hold?` })
    expect(hits.map(({ text }) => text)).toContain(`Crate ${round} holds ${round} cups.`)
  }
})

test('only what the server says of the end mark counts as stumbling', () => {
  const failed = (message: string) =>
    translate(
      Object.assign(new Error(message), { code: 'Neo.DatabaseError.Statement.ExecutionFailed' }),
    )
  expect(failed('Index 33554431 out of bounds for length 1')).toBeInstanceOf(IndexStumbled)
  expect(failed('Index 33554430 out of bounds for length 7')).toBeInstanceOf(IndexStumbled)
  expect(failed('Index 7 out of bounds for length 1')).not.toBeInstanceOf(IndexStumbled)
})
