import { randomUUID } from 'node:crypto'
import neo4j, { type Node, type Relationship } from 'neo4j-driver'
import { beforeAll, expect, test } from 'vitest'
import { readSceneActions, readStatements } from '../../scripts/operator-file.ts'
import { ANALYTICS } from '../../src/api/cli/demo/analytics.ts'
import { POSTGRES } from '../../src/api/cli/demo/postgres.ts'
import { type Told, tell } from '../../src/api/cli/demo/tell.ts'
import { connection, draw, memory, somebody } from '../support/graph.ts'
import { serving } from '../support/http.ts'
import { MISSION_DOORS } from '../support/mission-doors.ts'

/** Every question that operators are offered, asked of the demo: each has an answer worth looking at. */
const ada = somebody()
const namespace = `${ada.tenant}/`
const statements = readStatements()
const actions = readSceneActions()
let postgres: Told
let analytics: Told
let capabilityId: string
const erasureId = randomUUID()

beforeAll(async () => {
  await using door = await MISSION_DOORS[0]![1](memory, ada)
  ;[postgres, analytics] = (await tell(door, [POSTGRES, ANALYTICS])) as [Told, Told]
  capabilityId = postgres.taught[0]!.id
  const erasure = { id: erasureId, namespace: `${namespace}system`, verb: 'erase', actorId: 'ada' }
  await draw(
    'CREATE (event:AuditEvent) SET event = $erasure, event.ingestedAt = $at, event.occurredAt = $at',
    { erasure, at: neo4j.types.DateTime.fromStandardDate(new Date('2026-05-01T00:00:00Z')) },
  )
})

const first = (...names: string[]) => names.map((name) => postgres.ids.get(name)!)
const second = (...names: string[]) => names.map((name) => analytics.ids.get(name)!)

/** What each statement is asked in the demo, the ids it has to show, and the labels among the rest. */
const SHOWS: Record<
  string,
  { params: () => Record<string, string>; ids: () => string[]; labels?: string[] }
> = {
  'decision-lineage': {
    params: () => ({ decision: first('proceed')[0]! }),
    ids: () => [
      ...first('proceed', 'staging run', 'unchanged', 'ready for prod', 'prod check', 'version'),
      capabilityId,
    ],
    labels: ['Episode', 'Note', 'Skill'],
  },
  'what-rests-on': {
    params: () => ({ source: first('in place')[0]! }),
    ids: () => [...first('link', 'proceed', 'dump', 'ways to upgrade'), capabilityId],
  },
  'what-changed-since': {
    params: () => ({ decision: second('reuse')[0]! }),
    ids: () => second('moved', 'window', 'slots check', 'recreate'),
  },
  mission: {
    params: () => ({ mission: postgres.missionId }),
    ids: () => [postgres.missionId, capabilityId, ...postgres.ids.values()],
  },
  drift: {
    params: () => ({ namespace }),
    ids: () => second('moved', 'window'),
    labels: ['Fact'],
  },
  'failed-decisions': {
    params: () => ({ namespace }),
    ids: () => [...second('slots check', 'reuse', 'recreate'), analytics.missionId],
  },
  'contested-facts': {
    params: () => ({ namespace }),
    ids: () => second('billing by Ada', 'billing by Bob'),
    labels: ['Fact', 'Entity'],
  },
  capabilities: {
    params: () => ({ namespace }),
    ids: () => [
      capabilityId,
      ...first('proceed', 'prod check', 'app check'),
      ...second('reuse', 'slots check'),
    ],
    labels: ['BadPattern'],
  },
  sessions: {
    params: () => ({ namespace }),
    ids: () => second('reporting before', 'billing by Bob', 'moved'),
    labels: ['MemSession'],
  },
  audit: {
    params: () => ({ id: postgres.missionId }),
    ids: () => [postgres.missionId],
    labels: ['AuditEvent'],
  },
  erasures: { params: () => ({ namespace }), ids: () => [erasureId], labels: ['AuditEvent'] },
  census: { params: () => ({ namespace }), ids: () => [] },
}

test.each(statements)('$path has something to show in the demo', async ({ path, text }) => {
  const { params, ids, labels = [] } = SHOWS[nameOf(path)]!
  const { nodes, rows } = await ask(text, params())
  expect(rows.length).toBeGreaterThan(0)
  const shown = nodes.map((node) => node.properties.id as string)
  expect(ids().filter((id) => !shown.includes(id))).toEqual([])
  expect([...new Set(nodes.flatMap((node) => node.labels))]).toEqual(expect.arrayContaining(labels))
})

test.each(statements.filter(({ params }) => params.every(({ example }) => example)))(
  '$path finds the demo by its words',
  async ({ params, text }) => {
    const words = Object.fromEntries(params.map(({ name, example }) => [name, example]))
    const { rows } = await ask(text, words)
    expect(rows.length).toBeGreaterThan(0)
  },
)

test('what changed since a decision leaves out what was known before it', async () => {
  const { text } = statements.find(({ path }) => nameOf(path) === 'what-changed-since')!
  const { nodes } = await ask(text, { decision: second('reuse')[0]! })
  const shown = nodes.map((node) => node.properties.id)
  for (const id of second('feed', 'what helps')) expect(shown).not.toContain(id)
})

test('the census counts labels', async () => {
  const { text } = statements.find(({ path }) => nameOf(path) === 'census')!
  const { rows } = await ask(text, { namespace })
  const counts = new Map(rows.map(({ label, nodes }) => [label, Number(nodes)]))
  expect(counts.get('WorkItem')).toBe(2)
  expect(counts.get('Skill')).toBe(1)
  expect(counts.get('BadPattern')).toBe(1)
})

/** What is selected in the scene, and what each action has to bring. */
const BRINGS: Record<string, { selected: () => string; ids: () => string[]; labels?: string[] }> = {
  lineage: {
    selected: () => first('proceed')[0]!,
    ids: () => first('staging run', 'ready for prod', 'prod check'),
  },
  'what-rests-on-this': {
    selected: () => first('in place')[0]!,
    ids: () => [...first('link', 'proceed', 'ways to upgrade')],
  },
  'who-did-what': {
    selected: () => first('proceed')[0]!,
    ids: () => [],
    labels: ['AuditEvent', 'ProvenanceRecord'],
  },
  'what-took-its-place': { selected: () => second('reuse')[0]!, ids: () => second('recreate') },
  'mission-of-this': { selected: () => first('proceed')[0]!, ids: () => [postgres.missionId] },
}

test.each(actions)('$path brings something into the scene', async ({ path, text }) => {
  const { selected, ids, labels = [] } = BRINGS[nameOf(path)]!
  const found = await ask('MATCH (node:Episode {id: $id}) RETURN node', { id: selected() })
  const { nodes } = await ask(text, { nodes: [found.nodes[0]!.elementId] })
  const shown = nodes.map((node) => node.properties.id as string)
  expect(ids().filter((id) => !shown.includes(id))).toEqual([])
  expect([...new Set(nodes.flatMap((node) => node.labels))]).toEqual(expect.arrayContaining(labels))
})

test('nothing that operators are offered goes untried', () => {
  expect(statements.map(({ path }) => nameOf(path))).toEqual(Object.keys(SHOWS).toSorted())
  expect(actions.map(({ path }) => nameOf(path))).toEqual(Object.keys(BRINGS).toSorted())
})

test('Neo4j Browser, which is another origin, may fetch the guide and finds every statement in it', async () => {
  await using server = await serving()
  const response = await server.fetch('/guide', { headers: { origin: 'http://127.0.0.1:7474' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const html = await response.text()
  const runnable = [...html.matchAll(/<pre class="[^"]*runnable">([\s\S]*?)<\/pre>/g)]
  const blocks = runnable.map(([, code]) =>
    code!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )
  for (const { text, params } of statements) {
    expect(blocks).toContain(text)
    for (const { name } of params) {
      expect(blocks.some((block) => block.startsWith(`:param ${name} => '`))).toBe(true)
    }
  }
})

function nameOf(path: string): string {
  return /([\w-]+)\.cypher$/.exec(path)![1]!
}

async function ask(text: string, params: object) {
  const { records } = await connection.driver.executeQuery(`CYPHER 25 ${text}`, params, {
    database: connection.database,
  })
  const rows = records.map((record) => record.toObject() as Record<string, unknown>)
  return { rows, nodes: rows.flatMap((row) => Object.values(row).flatMap(nodesIn)) }
}

function nodesIn(value: unknown): Node[] {
  if (neo4j.isNode(value as object)) return [value as Node]
  if (!neo4j.isPath(value as object)) return []
  const { start, end, segments } = value as {
    start: Node
    end: Node
    segments: { start: Node; relationship: Relationship; end: Node }[]
  }
  return [start, ...segments.flatMap((segment) => [segment.start, segment.end]), end]
}
