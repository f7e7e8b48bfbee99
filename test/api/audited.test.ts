import { expect, test } from 'vitest'
import { TOOLS } from '../../src/api/mcp/tools.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import type { Context } from '../../src/memory/context.ts'
import { core } from '../../src/memory/core/verbs.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { beliefs } from '../../src/memory/fact/beliefs.ts'
import { forget, pin } from '../../src/memory/lifecycle/keep.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { missions } from '../../src/memory/mission/verbs.ts'
import { promotions } from '../../src/memory/promotion/verbs.ts'
import { skills } from '../../src/memory/skill/verbs.ts'
import { tagging } from '../../src/memory/tag/verbs.ts'
import { times } from '../../src/memory/time/verbs.ts'
import { createWork } from '../../src/memory/work/work.ts'
import { connection, draw, somebody } from '../support/graph.ts'
import { scriptExtractor } from '../support/script-extractor.ts'

const memory = createMemory({
  connection,
  belief: { extractor: scriptExtractor },
  policy: { promotion: { isOn: true, quorum: 2, posterior: 0.7 } },
})
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
  sweep: async (context) => {
    const early = { ...context, now: () => new Date('2010-01-01') }
    await capture(early, { content: 'Blue.' })
    await consolidate(early)
    return { isDryRun: false, reason }
  },
  end_session: async (context) => {
    await capture(context, { content: 'Blue.', session: 's' })
    return { session: 's' }
  },
  core_set: async () => BLOCK,
  core_edit: async (context) => ({ ...(await block(context)), content: 'Be short.', reason }),
  core_accept_baseline: async (context) => {
    const edit = { ...(await block(context)), content: 'Say little, and only in rhyme.', reason }
    const { id, contentHash } = await core.edit(context, edit)
    return { id, expectedHash: contentHash, reason }
  },
  core_remove: async (context) => ({ id: (await block(context)).id, reason }),
  skill_save: async () => SKILL,
  skill_outcome: async (context) => ({
    id: (await skills.save(context, SKILL)).id,
    outcome: 'failed',
    failure: 'The brush was dry.',
  }),
  skill_review: async (context) => {
    const { id } = await skills.save(context, SKILL)
    return { id, expected: 'candidate', state: 'reviewed', reason }
  },
  report_failure: async () => ({ description: 'Painting in the rain does not help.' }),
  tag: async (context) => ({ id: (await capture(context, { content: 'Blue.' })).id, tags: ['a'] }),
  untag: async (context) => {
    const tagged = { id: (await capture(context, { content: 'Blue.' })).id, tags: ['a'] }
    await tagging.tag(context, tagged)
    return tagged
  },
  attest: async (context) => ({ id: (await factsOf(context))[0]!.id }),
  retract_attestation: async (context) => {
    const { id } = (await factsOf(context))[0]!
    await promotions.attest(context, { id })
    return { id }
  },
  promote: vouchedFor,
  demote: async (context) => {
    const fact = await vouchedFor(context)
    await promotions.promote(context, fact)
    return { ...fact, reason }
  },
  review_promotions: async (context) => {
    const fact = await vouchedFor(context)
    await promotions.promote(context, fact)
    for (const voter of votersOf(context)) await promotions.retractAttestation(voter, fact)
    return {}
  },
  rate_agents: async (context) => {
    await vouchedFor(context)
    return {}
  },
  define_anchor: async () => ({ name: 'release 2.1', at: '2026-01-01T00:00:00Z' }),
  define_window: async () => ({
    name: 'sprint 14',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-01-15T00:00:00Z',
  }),
  refresh_time: async (context) => {
    const at = new Date()
    const { id } = await times.defineAnchor(context, { name: 'now', at })
    await factsOf({ ...context, now: () => new Date(at.getTime() - 60_000) })
    return { id }
  },
  mission_create: async () => ({ objective: 'Paint the house' }),
  mission_advance: async (context) => {
    const id = await begun(context)
    return { id, expected: 'active', status: 'blocked', reason }
  },
  mission_amend: async (context) => ({ id: await begun(context), constraints: ['Blue'], reason }),
  observe: async (context) => ({ missionId: await begun(context), ...SEEN }),
  observe_batch: async (context) => ({ missionId: await begun(context), items: [SEEN] }),
  decide: async (context) => ({ missionId: await begun(context), ...CHOSEN }),
  reject_approach: async (context) => {
    return { missionId: await begun(context), action: 'Hire a painter', rationale: 'too dear' }
  },
  validate: async (context) => {
    const missionId = await begun(context)
    const { id: decisionId } = await missions.decide(context, { missionId, ...CHOSEN })
    const check = { checkLabel: 'dry', checkResult: 'in 3 h', status: 'pass' }
    return { missionId, decisionId, ...check, skill: { name: 'paint_walls' } }
  },
  context_slice: async (context) => {
    const { missionId } = await observed(context)
    return { missionId, taskLabel: 'Paint the door' }
  },
  retract: async (context) => ({ id: (await observed(context)).id, reason }),
  review: async (context) => {
    const { id, missionId } = await observed(context)
    const decision = { missionId, ...CHOSEN, evidenceIds: [id] }
    const { id: decisionId } = await missions.decide(context, decision)
    await missions.retract(context, { id, reason })
    return { id: decisionId, reason }
  },
}

const BLOCK = { kind: 'persona', content: 'Be kind.' } as const
const SKILL = { name: 'paint', description: 'Paint a wall', body: 'Two coats.' }
const SEEN = { content: 'The door is red.', source: 'a look', observedAt: '2026-01-01T00:00:00Z' }
const CHOSEN = { action: 'Paint it blue', rationale: 'It is red', expectedOutcome: 'dry in 2 h' }

async function block(context: Context) {
  const { id, contentHash } = await core.set(context, BLOCK)
  return { id, expectedHash: contentHash }
}

async function begun(context: Context): Promise<string> {
  return (await missions.create(context, { objective: 'Paint the house', status: 'active' })).id
}

async function observed(context: Context) {
  const missionId = await begun(context)
  const seen = { missionId, ...SEEN, observedAt: new Date(SEEN.observedAt) }
  return { missionId, id: (await missions.observe(context, seen)).id }
}

function votersOf({ principal }: Context): Context[] {
  return ['bob', 'cy'].map((agent) => memory.contextFor({ ...principal, agent }))
}

/** A fact of the team for which two others vouch. */
async function vouchedFor(context: Context): Promise<{ id: string }> {
  const namespace = 'team:blue'
  await capture(context, { content: 'Anna | lives_in | Rome', namespace })
  await consolidate(context, { namespace })
  const [fact] = await beliefs(context, { subject: 'Anna' })
  for (const voter of votersOf(context)) await promotions.attest(voter, { id: fact!.id })
  return { id: fact!.id }
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
