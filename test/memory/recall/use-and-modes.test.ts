import { expect, test } from 'vitest'
import { capture, captureBatch } from '../../../src/memory/episode/capture.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { accessLog } from '../../../src/memory/recall/access-log.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { whyNot } from '../../../src/memory/recall/why-not.ts'
import { realEmbedder } from '../../support/embedder.ts'
import { connection, draw, somebody } from '../../support/graph.ts'

const embedder = await realEmbedder()
const memory = createMemory({ connection, embedder })

test('use is counted behind the reader, in one batch, and raises importance a little', async () => {
  const context = memory.contextFor(somebody())
  const { id } = await capture(context, { content: 'The spare key hangs behind the stove.' })
  const log = accessLog(connection.graph(), () => new Date('2030-01-01T00:00:00Z'))
  for (let times = 0; times < 3; times++)
    await recall({ ...context, access: log }, { query: 'spare key' })
  expect(await statsOf(id)).toEqual({
    accessCount: 0,
    importance: 0.5,
    lastAccess: expect.any(String),
  })

  await log.flush()

  const stats = await statsOf(id)
  expect(stats.accessCount).toBe(3)
  expect(stats.importance).toBeGreaterThan(0.5)
  expect(stats.lastAccess).toMatch(/^2030-01-01/)
})

test('F106 every mode looks at a prefix of one stored vector, and more of it finds no less', async () => {
  const context = memory.contextFor(somebody())
  const pairs = [
    ['The surgeon operated on the broken knee for three hours.', 'medical operation on a leg'],
    ['We planted tomatoes and basil on the balcony.', 'growing vegetables at home'],
    ['The central bank raised interest rates again.', 'monetary policy decision'],
    ['Her violin concerto was sold out within a day.', 'classical music performance'],
    ['The orbiter lost contact behind the moon.', 'spacecraft communication problem'],
    ['He forgot the password of his old laptop.', 'cannot log in to computer'],
  ] as const
  const filler = Array.from(
    { length: 40 },
    (_, index) => `Shelf ${index} holds ${index} boxes of paper.`,
  )
  await captureBatch(context, { items: pairs.map(([content]) => ({ content })) })
  await captureBatch(context, { items: filler.map((content) => ({ content })) })

  const found: number[] = []
  for (const mode of ['prefilter', 'default', 'deep'] as const) {
    let hits = 0
    for (const [content, query] of pairs) {
      const { hits: top } = await recall(context, { query, mode, limit: 3 })
      if (top.some(({ text }) => text === content)) hits++
    }
    found.push(hits)
  }
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(found.at(-1)).toBeGreaterThanOrEqual(5)
})

test('F103 F105 what is found only through a link says so', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const { id } = await capture(context, { content: 'It was raining all day.' })
  await draw(
    `MATCH (episode:Episode {id: $id})
     CREATE (episode)-[:MENTIONS]->(:Entity {id: $entity, namespace: episode.namespace, canonicalName: 'Bergen',
       nameKey: 'bergen', type: 'Place', aliases: [], ingestedAt: datetime('2025-01-01T00:00:00Z')})`,
    { id, entity: `${ada.tenant}-bergen` },
  )
  for (const content of ['Oslo has a tram.', 'Rome has a metro.'])
    await capture(context, { content })
  const { hits, stages } = await recall(
    { ...context, embedder: undefined },
    { query: 'What about Bergen?' },
  )
  expect(hits).toMatchObject([{ id, stages: ['walk'] }])
  expect(stages).toMatchObject({ walk: 1, lexical: 0, dense: 0 })
})

test('whyNot names the step that dropped a memory, and a foreign id is unknown', async () => {
  const context = memory.contextFor(somebody())
  const first = await capture(context, { content: 'The tea is in the red tin.' })
  const second = await capture(context, { content: 'The tea towels are in the drawer.' })
  const gone = await capture(context, { content: 'The tea cups are blue.' })
  await draw("MATCH (e:Episode {id: $id}) SET e.expiredAt = datetime('2020-01-01T00:00:00Z')", {
    id: gone.id,
  })

  const query = 'Where is the tea?'
  expect(await whyNot(context, { id: first.id, query })).toMatchObject({ step: 'shown' })
  const [top] = (await recall(context, { query, limit: 1 })).hits
  const loser = top!.id === first.id ? second.id : first.id
  expect(await whyNot(context, { id: loser, query, limit: 1 })).toMatchObject({
    step: 'rank',
    rank: 2,
  })
  expect(await whyNot(context, { id: gone.id, query })).toMatchObject({
    step: 'filter',
    reason: 'forgotten_or_unknown',
  })
  await expect(
    whyNot(memory.contextFor(somebody()), { id: first.id, query }),
  ).rejects.toMatchObject({
    code: 'UNKNOWN',
  })
})

test('asKnownAt and asOf give back what there was', async () => {
  let now = new Date('2025-01-01T00:00:00Z')
  const timed = createMemory({ connection, embedder, now: () => now })
  const context = timed.contextFor(somebody())
  await capture(context, { content: 'The office is in the harbour.' })
  now = new Date('2025-06-01T00:00:00Z')
  await capture(context, { content: 'The office moved to the hill.' })

  const query = 'Where is the office?'
  const texts = async (options: object) =>
    (await recall(context, { query, ...options })).hits.map(({ text }) => text)
  expect(await texts({})).toHaveLength(2)
  expect(await texts({ asKnownAt: new Date('2025-03-01T00:00:00Z') })).toEqual([
    'The office is in the harbour.',
  ])
  expect(await texts({ asOf: new Date('2025-03-01T00:00:00Z') })).toEqual([
    'The office is in the harbour.',
  ])
  await timed[Symbol.asyncDispose]()
})

async function statsOf(id: string) {
  const { records } = await connection.driver.executeQuery(
    `MATCH (e:Episode {id: $id})
     RETURN e.accessCount AS accessCount, e.importance AS importance, toString(e.lastAccess) AS lastAccess`,
    { id },
  )
  return records[0]!.toObject() as { accessCount: number; importance: number; lastAccess: string }
}
