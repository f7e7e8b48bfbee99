import { expect, test } from 'vitest'
import { TOOLS } from '../../src/api/mcp/tools.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import type { Context } from '../../src/memory/context.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { beliefs } from '../../src/memory/fact/beliefs.ts'
import { forget, pin } from '../../src/memory/lifecycle/keep.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { createWork } from '../../src/memory/work/work.ts'
import { connection, draw, somebody } from '../support/graph.ts'
import { scriptExtractor } from '../support/script-extractor.ts'

const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })
const reason = 'because'

/** For each tool that writes: what must be there first, and a call that really changes something. */
const CALLS: Record<string, (context: Context) => Promise<Record<string, unknown>>> = {
  capture: async () => ({ content: 'Ada | likes | Tea' }),
  batch_capture: async () => ({ items: [{ content: 'Ada | likes | Tea' }] }),
  consolidate: async (context) => {
    await capture(context, { content: 'Ada | likes | Tea' })
    return {}
  },
  undo_consolidation: async (context) => {
    await capture(context, { content: 'Ada | likes | Tea' })
    return { runId: (await consolidate(context)).id }
  },
  release_failed: async (context) => {
    const { id } = await capture(context, { content: 'Something unreadable.' })
    await draw(`MATCH (episode:Episode {id: $id}) SET episode.consolidationState = 'failed'`, {
      id,
    })
    return { episodeIds: [id], action: 'skip', reason }
  },
  supersede: async (context) => {
    const [one, two] = await factsOf(context)
    return { oldId: one!.id, newId: two!.id, reason }
  },
  resolve: async (context) => ({ rejectId: (await factsOf(context))[0]!.id, reason }),
  merge_entities: async (context) => ({ ...(await twoEntities(context)), reason }),
  unmerge_entities: async (context) => {
    const pair = await twoEntities(context)
    await toolOf('merge_entities').run(context, { ...pair, reason })
    return { id: pair.id, reason }
  },
  work_create: async () => ({ title: 'Paint the house' }),
  work_advance: async (context) => {
    const { id } = await createWork(context, { title: 'Paint the house' })
    return { id, expected: 'todo', status: 'in_progress', reason }
  },
  work_link: async (context) => {
    const { id } = await createWork(context, { title: 'Paint the house' })
    return { id, memoryId: (await capture(context, { content: 'Blue.' })).id }
  },
  pin: async (context) => ({ id: (await capture(context, { content: 'Blue.' })).id, reason }),
  unpin: async (context) => {
    const { id } = await capture(context, { content: 'Blue.' })
    await pin(context, { id })
    return { id, reason }
  },
  forget: async (context) => ({ id: (await capture(context, { content: 'Blue.' })).id, reason }),
  unforget: async (context) => {
    const { id } = await capture(context, { content: 'Blue.' })
    await forget(context, { id })
    return { id, reason }
  },
  erase: async (context) => {
    const { id } = await capture(context, { content: 'Blue.' })
    return { ids: [id], reason, isDryRun: false }
  },
}

test.each(TOOLS.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name))(
  'F169 what %s does is audited: tied to what it was done to, with a reason and a payload',
  async (name) => {
    expect(Object.keys(CALLS), `${name} needs a call here`).toContain(name)
    const context = memory.contextFor(somebody())
    const input = await CALLS[name]!(context)
    const before = new Set((await eventsOf(context)).map(({ id }) => id))

    const tool = toolOf(name)
    await tool.run(context, tool.input.parse(input))

    const fresh = (await eventsOf(context)).filter(({ id }) => !before.has(id))
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.some(({ subjects }) => subjects > 0)).toBe(true)
    for (const event of fresh) {
      expect(event.reason).toBeTruthy()
      expect(() => JSON.parse(event.payload)).not.toThrow()
    }
  },
)

function toolOf(name: string) {
  return TOOLS.find((tool) => tool.name === name)!
}

async function factsOf(context: Context) {
  await capture(context, { content: 'Ada | knows | Bob\nAda | knows | Carla' })
  await consolidate(context)
  return beliefs(context, { subject: 'Ada' })
}

async function twoEntities(context: Context) {
  await factsOf(context)
  const { records } = await connection.driver.executeQuery(
    `MATCH (entity:Entity) WHERE entity.namespace STARTS WITH $tenant AND entity.nameKey IN ['bob', 'carla']
     RETURN entity.id AS id ORDER BY entity.nameKey`,
    { tenant: `${context.principal.tenant}/` },
  )
  return { id: records[0]!.get('id') as string, intoId: records[1]!.get('id') as string }
}

async function eventsOf({ principal }: Context) {
  const { records } = await connection.driver.executeQuery(
    `MATCH (event:AuditEvent) WHERE event.namespace STARTS WITH $tenant
     RETURN event.id AS id, event.reason AS reason, event.payload AS payload,
       COUNT { (event)-[:AUDIT]->() } AS subjects`,
    { tenant: `${principal.tenant}/` },
  )
  return records.map(
    (record) =>
      record.toObject() as { id: string; reason: string; payload: string; subjects: number },
  )
}
