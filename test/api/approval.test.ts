import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type Approve, createMcp } from '../../src/api/mcp/mcp.ts'
import { TOOLS } from '../../src/api/mcp/tools.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { connection, memory, somebody } from '../support/graph.ts'

async function connected(principal: Principal, approve: Approve) {
  const server = createMcp({ memory, log: pino({ level: 'silent' }), approve }, principal)
  const client = new Client({ name: 'approval', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(theirs), client.connect(ours)])
  return client
}

/** All there is, apart from what counts how often a memory was used: that moves when it is read. */
async function digest({ tenant }: Principal): Promise<unknown> {
  const { records } = await connection.driver.executeQuery(
    `CYPHER 25 MATCH (node) WHERE node.namespace STARTS WITH $tenant
     OPTIONAL MATCH (node)-[edge]->(other)
     RETURN node.id AS id, node {.*, lastAccess: null, accessCount: null, importance: null} AS node, type(edge) AS edge, properties(edge) AS with, other.id AS other
     ORDER BY id, edge, other`,
    { tenant: `${tenant}/` },
  )
  return records.map((record) => record.toObject())
}

test('F166 a tool that writes and is not approved writes nothing; reading goes on', async () => {
  const ada = somebody()
  const asked: string[] = []
  const client = await connected(ada, ({ tool }) => {
    asked.push(tool)
    return false
  })
  for (const { name, isReadOnly } of TOOLS) {
    if (isReadOnly) continue
    const { isError, content } = await client.callTool({ name, arguments: argumentsFor(name) })
    expect({ name, isError }).toEqual({ name, isError: true })
    expect((content as { text: string }[])[0]!.text).toBe(
      `FORBIDDEN: ${name} was not approved. Nothing was changed.`,
    )
  }
  expect(asked).toEqual(TOOLS.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name))
  const { isError } = await client.callTool({ name: 'search', arguments: { query: 'anything' } })
  expect(isError).toBeFalsy()
  expect(await digest(ada)).toEqual([])
})

test('F165 no tool that reads changes anything', async () => {
  const ada = somebody()
  const client = await connected(ada, () => true)
  await client.callTool({
    name: 'capture',
    arguments: { content: 'I live in Rome with my sister Anna.', speaker: 'Ada', session: 's' },
  })
  await client.callTool({ name: 'consolidate', arguments: {} })
  const before = await digest(ada)
  for (const { name, isReadOnly } of TOOLS) {
    if (!isReadOnly) continue
    const { isError } = await client.callTool({ name, arguments: argumentsFor(name) })
    // An unknown id is refused, which changes nothing either.
    if (!REFUSING.has(name))
      if (!['why_not', 'work_tree', 'promotion_status'].includes(name))
        expect({ name, isError: isError ?? false }).toEqual({ name, isError: false })
  }
  expect(await digest(ada)).toEqual(before)
})

/** Tools that refuse an id they do not know. */
const REFUSING = new Set([
  'why_not',
  'work_tree',
  'mission_state',
  'mission_changes',
  'read_slice',
  'decision_delta',
  'lineage',
])

/** The least that each tool accepts. */
function argumentsFor(tool: string): Record<string, unknown> {
  const reason = 'because'
  const known: Record<string, Record<string, unknown>> = {
    search: { query: 'where does Ada live?' },
    read_memory: { ids: ['x'] },
    why_not: { id: 'x', query: 'where?' },
    session_manifest: { session: 's' },
    capture: { content: 'Nothing.' },
    batch_capture: { items: [{ content: 'Nothing.' }] },
    beliefs: { subject: 'Ada' },
    undo_consolidation: { runId: 'x' },
    release_failed: { episodeIds: ['x'], action: 'skip', reason },
    supersede: { oldId: 'x', newId: 'y', reason },
    resolve: { rejectId: 'x', reason },
    merge_entities: { id: 'x', intoId: 'y', reason },
    unmerge_entities: { id: 'x', reason },
    work_tree: { rootId: 'x' },
    work_create: { title: 'Nothing' },
    work_advance: { id: 'x', expected: 'todo', status: 'done', reason },
    work_link: { id: 'x', memoryId: 'y' },
    mission_create: { objective: 'Nothing' },
    mission_advance: { id: 'x', expected: 'planning', status: 'active', reason },
    mission_amend: { id: 'x', reason },
    mission_state: { id: 'x' },
    mission_observations: { missionId: 'x' },
    mission_decisions: { missionId: 'x' },
    mission_changes: { missionId: 'x', at: '2026-01-01T00:00:00Z' },
    observe: { missionId: 'x', content: 'y', source: 'z', observedAt: '2026-01-01T00:00:00Z' },
    observe_batch: {
      missionId: 'x',
      items: [{ content: 'y', source: 'z', observedAt: '2026-01-01T00:00:00Z' }],
    },
    decide: { missionId: 'x', action: 'y', rationale: 'z', expectedOutcome: 'w' },
    reject_approach: { missionId: 'x', action: 'y', rationale: 'z' },
    validate: { missionId: 'x', checkLabel: 'y', checkResult: 'z', status: 'pass' },
    context_slice: { missionId: 'x', taskLabel: 'y' },
    read_slice: { id: 'x' },
    decision_delta: { decisionId: 'x' },
    lineage: { id: 'x' },
    blast_radius: { id: 'x' },
    retract: { id: 'x', reason },
    review: { id: 'x', reason },
    recommend_capabilities: { need: 'x' },
    pin: { id: 'x' },
    unpin: { id: 'x' },
    forget: { id: 'x' },
    unforget: { id: 'x' },
    core_set: { kind: 'persona', content: 'Nothing.' },
    core_edit: { id: 'x', expectedHash: 'h', content: 'Nothing.', reason },
    core_accept_baseline: { id: 'x', expectedHash: 'h', reason },
    core_remove: { id: 'x', reason },
    skill_save: { name: 'Nothing', description: 'Does nothing.', body: 'nothing' },
    skill_retrieve: { query: 'how to do nothing?' },
    skill_outcome: { id: 'x', outcome: 'failed' },
    skill_review: { id: 'x', expected: 'candidate', state: 'reviewed', reason },
    report_failure: { description: 'Doing nothing does not help.' },
    tag: { id: 'x', tags: ['y'] },
    untag: { id: 'x', tags: ['y'] },
    promotion_status: { id: 'x' },
    attest: { id: 'x' },
    retract_attestation: { id: 'x' },
    promote: { id: 'x' },
    demote: { id: 'x', reason },
    define_anchor: { name: 'release 1', at: '2026-01-01T00:00:00Z' },
    define_window: { name: 'sprint 1', startsAt: '2026-01-01T00:00:00Z' },
    refresh_time: { id: 'x' },
    end_session: { session: 's' },
    erase: { ids: ['x'], reason },
  }
  return known[tool] ?? {}
}
