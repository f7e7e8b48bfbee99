import { describe, expect, test } from 'vitest'
import { attest } from '../../../src/memory/attestation/attest.ts'
import { history } from '../../../src/memory/audit/history.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import type { Context } from '../../../src/memory/context.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { pin, unforget } from '../../../src/memory/lifecycle/keep.ts'
import { sweep } from '../../../src/memory/lifecycle/sweep.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { createWork, linkWork } from '../../../src/memory/work/work.ts'
import { connection, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'

const EARLY = new Date('2026-01-01T00:00:00Z')
const LATER = new Date('2036-01-01T00:00:00Z')
const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })

/** The same caller, early and ten years later. Nobody counts what is read. */
function overTime(): { early: Context; later: Context } {
  const context = { ...memory.contextFor(somebody()), access: undefined }
  return { early: { ...context, now: () => EARLY }, later: { ...context, now: () => LATER } }
}

/** Everything of a tenant, property by property and edge by edge. */
async function all({ principal }: Context): Promise<unknown> {
  const { records } = await connection.driver.executeQuery(
    `CYPHER 25 MATCH (node) WHERE node.namespace STARTS WITH $tenant
     RETURN node.id AS id, properties(node) AS properties,
       coll.sort([(node)-[edge]->(other) | type(edge) + other.id]) AS edges ORDER BY id`,
    { tenant: `${principal.tenant}/` },
  )
  return records.map((record) => record.toObject())
}

const reasons = ({ spared }: Awaited<ReturnType<typeof sweep>>) =>
  Object.fromEntries(spared.map(({ id, reason }) => [id, reason]))

test('F156 in a default deployment ten years change nothing', async () => {
  const { early, later } = overTime()
  await capture(early, { content: 'The boiler is in the cellar.' })
  await capture(early, { content: 'Anna | lives_in | Rome' })
  await consolidate(early)
  const before = await all(early)
  const importance = async (context: Context) => {
    const { hits } = await recall(context, { query: 'where is the boiler?' })
    return hits.map(({ id, components }) => [id, components!.importance])
  }
  const then = await importance(early)

  expect(await importance(later)).toEqual(then)
  expect(await beliefs(later, { subject: 'Anna' })).toEqual(
    await beliefs(early, { subject: 'Anna' }),
  )
  expect(await all(later)).toEqual(before)
})

test('F155 decay is asked for with an instant: the same gives the same, and nothing is stored', async () => {
  const { early, later } = overTime()
  await capture(early, { content: 'The boiler is in the cellar.' })
  await consolidate(early)
  const before = await all(early)
  const ranked = async (context: Context, decayAt?: Date) => {
    const { hits } = await recall(context, { query: 'where is the boiler?', decayAt })
    return hits.map(({ id, components }) => [id, components!.importance] as const)
  }

  const faded = await ranked(early, LATER)
  expect(await ranked(later, LATER)).toEqual(faded)
  expect(faded[0]![1]).toBeLessThan((await ranked(early))[0]![1])
  const dry = await sweep(early, { now: LATER })
  expect(await sweep(later, { now: LATER })).toEqual(dry)
  expect(dry.forgotten).toHaveLength(1)
  expect(await all(early)).toEqual(before)
})

describe('a sweep', () => {
  test('is a dry run unless told otherwise, then puts away, audited, and gives back', async () => {
    const { early, later } = overTime()
    const { id } = await capture(early, { content: 'The boiler is in the cellar.' })
    await consolidate(early)
    const found = async () => {
      const { hits } = await recall(later, { query: 'where is the boiler?' })
      return hits.map((hit) => hit.id)
    }

    expect((await sweep(later)).forgotten).toMatchObject([{ id, label: 'Episode' }])
    expect(await found()).toEqual([id])

    const done = await sweep(later, { isDryRun: false, reason: 'spring' })
    expect(done).toMatchObject({ isDryRun: false, next: null })
    expect(done.forgotten.map((each) => each.id)).toEqual([id])
    expect(await found()).toEqual([])
    expect(await history(later, { verb: 'sweep' })).toMatchObject([
      { subjectId: id, reason: 'spring', payload: expect.stringContaining('"count":1') },
    ])
    expect((await sweep(later, { isDryRun: false })).forgotten).toEqual([])
    expect(await history(later, { verb: 'sweep' })).toHaveLength(1)

    await unforget(later, { id })
    expect(await found()).toEqual([id])
  })

  test('F157 spares what is pinned', async () => {
    const { early, later } = overTime()
    const { id } = await capture(early, { content: 'The boiler is in the cellar.' })
    await consolidate(early)
    await pin(early, { id })

    const done = await sweep(later, { isDryRun: false })

    expect(done.forgotten).toEqual([])
    expect(reasons(done)).toEqual({ [id]: 'pinned' })
  })

  test('says why it spares each of the others', async () => {
    const { early, later } = overTime()
    const say = async (content: string, more: object = {}) =>
      (await capture(early, { content, ...more })).id
    const evidence = await say('Anna | lives_in | Rome')
    const atWork = await say('The form is in the drawer.')
    const cited = await say('Taxes are due in May.')
    await consolidate(early)
    const work = await createWork(early, { title: 'File taxes' })
    await linkWork(early, { id: work.id, memoryId: atWork })
    await connection.driver.executeQuery(
      `MATCH (episode:Episode {id: $cited})
       CREATE (:Note {id: randomUUID(), namespace: episode.namespace})-[:DERIVED_FROM {at: datetime()}]->(episode)`,
      { cited },
    )
    const unread = await say('Nobody has read this yet.')
    const [fact] = await beliefs(early, { subject: 'Anna' })
    await attest(early, { id: fact!.id })
    const young = (await capture(later, { content: 'Told late.', capturedAt: EARLY })).id
    await consolidate(later, { episodeIds: [young] })

    const done = await sweep(later, { isDryRun: false })

    expect(done.forgotten).toEqual([])
    expect(reasons(done)).toEqual({
      [evidence]: 'evidence',
      [atWork]: 'open_work',
      [cited]: 'cited',
      [unread]: 'not_consolidated',
      [young]: 'too_young',
      [fact!.id]: 'attested',
    })
  })

  test('spares what is strong, and does not look ahead of the clock in earnest', async () => {
    const { early } = overTime()
    const { id } = await capture(early, { content: 'The boiler is in the cellar.' })
    const soon = new Date('2026-03-01T00:00:00Z')

    expect(reasons(await sweep(early, { now: soon }))).toEqual({ [id]: 'strong' })
    await expect(sweep(early, { now: soon, isDryRun: false })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field: 'now',
    })
  })

  test('goes on page by page, episodes first, and sees each memory once', async () => {
    const { early, later } = overTime()
    for (let i = 0; i < 5; i++) await capture(early, { content: `Anna | likes | thing ${i}` })
    await consolidate(early)
    const seen: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof sweep>> = await sweep(later, { limit: 3, after })
      seen.push(...page.forgotten.map(({ id }) => id), ...page.spared.map(({ id }) => id))
      after = page.next
    } while (after !== null)

    expect(seen).toHaveLength(10)
    expect(new Set(seen).size).toBe(10)
  })

  test('is of a namespace that the caller writes to', async () => {
    const { later } = overTime()
    await expect(sweep(later, { namespace: 'agent:bob' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
