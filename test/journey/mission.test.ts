import { beforeAll, describe, expect, test } from 'vitest'
import { ANALYTICS } from '../../src/api/cli/demo/analytics.ts'
import { LEARNED, POSTGRES } from '../../src/api/cli/demo/postgres.ts'
import { type Told, tell } from '../../src/api/cli/demo/tell.ts'
import { connection, memory, somebody } from '../support/graph.ts'
import { MISSION_DOORS, type MissionDoor } from '../support/mission-doors.ts'

const STORIES = [POSTGRES, ANALYTICS]
/** What each door made of the stories, in words that do not depend on ids. */
const outlines = new Map<string, object>()

/** One aim over eight sessions, each of which knows only what the memory tells it. */
describe.each(MISSION_DOORS)('the demo stories, %s', (name, open) => {
  const { tenant, ...ada } = somebody()
  let door: MissionDoor
  let postgres: Told
  let analytics: Told
  /** How the first mission stood before the second one began. */
  let state: Awaited<ReturnType<MissionDoor['state']>>
  beforeAll(async () => {
    door = await open(memory, { tenant, ...ada })
    ;[postgres] = (await tell(door, [POSTGRES])) as [Told]
    state = await door.state({ id: postgres.missionId })
    analytics = (await tell(door, STORIES))[1]!
    outlines.set(name, outline(postgres, analytics, state))
    return () => door[Symbol.asyncDispose]()
  })

  test('F030 F017 eight iterations end in a completed mission: no drift, three passes, one capability', () => {
    expect(postgres.statuses).toEqual([...Array(7).fill('active'), 'completed'])
    expect(postgres.compared).toEqual([{ since: 'link', hasDrift: false }])
    expect(state.status).toBe('completed')
    expect(state.validations.map(({ status }) => status)).toEqual(['pass', 'pass', 'pass'])
    expect(state.capabilities).toMatchObject([
      { name: LEARNED, learnedFrom: postgres.ids.get('proceed') },
    ])
  })

  test('F030 the last slice holds nine observations, four decisions and three checks', () => {
    const { hasDrift, items } = postgres.slices.get('everything')!
    const count = (kind: string) => items.filter((item) => item.kind === kind).length
    expect([count('observation'), count('decision'), count('validation')]).toEqual([9, 4, 3])
    expect(hasDrift).toBe(false)
  })

  test('F021 twenty minutes were expected of staging, eighteen came of it', async () => {
    const decision = await door.delta({ decisionId: postgres.ids.get('link')! })
    expect(decision).toMatchObject({ standing: 'passed', outcome: 'exit code 0, 2.3GB in 18 min' })
    expect(decision.deltas[0]).toMatchObject({
      expected: 20,
      actual: 18,
      difference: -2,
      unit: 'min',
      isBetter: true,
    })
  })

  test('F025 the capability is learned from prod, grows with the app check, and suffers from a failure', () => {
    const [prod, app] = postgres.taught
    expect(prod).toMatchObject({ name: LEARNED, isNew: true })
    expect(app).toMatchObject({ id: prod!.id, isNew: false })
    expect(app!.proficiency).toBeGreaterThan(prod!.proficiency)
    const [failure] = analytics.taught
    expect(failure).toMatchObject({ id: prod!.id, failureCount: 1 })
    expect(failure!.proficiency).toBeLessThan(app!.proficiency)
  })

  test('F029 what was ruled out in the second iteration still warns in the last', () => {
    expect(state.doNotRepeat).toMatchObject([{ id: postgres.ids.get('dump'), kind: 'rejected' }])
  })

  test('F028 one call leads from the decision back to what was seen and on to what was learned', async () => {
    const { nodes } = await door.lineage({ id: postgres.ids.get('proceed')! })
    const depthOf = new Map(nodes.map(({ id, depth }) => [id, depth]))
    const at = (step: string) => depthOf.get(postgres.ids.get(step)!)
    expect([at('staging run'), at('ready for prod'), at('proceed'), at('prod check')]).toEqual([
      -1, -1, 0, 1,
    ])
    expect(at('version')).toBeLessThan(0)
    expect(depthOf.get(postgres.taught[0]!.id)).toBeGreaterThan(0)
  })

  test('F027 a similar mission is pointed to the capability, and to where it was learned', async () => {
    const found = await door.recommendCapabilities({ missionId: analytics.missionId })
    expect(found[0]).toMatchObject({
      name: LEARNED,
      missionId: postgres.missionId,
      decisionId: postgres.ids.get('proceed'),
    })
    const other = await door.recommendCapabilities({ need: 'Bake a sourdough loaf' })
    expect(other).toEqual([])
  })

  test('F017 when the ground moves, "what changed since" says so and names both observations', async () => {
    expect(analytics.compared).toEqual([{ since: 'reuse', hasDrift: true }])
    const { missionId, ids } = analytics
    const { drift } = await door.changesSince({ missionId, decisionId: ids.get('reuse')! })
    const both = { olderId: ids.get('window'), newerId: ids.get('moved'), how: 'stated' }
    expect(drift).toContainEqual(expect.objectContaining(both))
    expect(analytics.statuses.at(-1)).toBe('blocked')
  })

  test('telling the stories again changes nothing', async () => {
    const before = await everythingOf(tenant)
    const [again] = await tell(door, STORIES)
    expect(again!.ids).toEqual(postgres.ids)
    expect(await everythingOf(tenant)).toEqual(before)
  })
})

test('F031 TypeScript, GraphQL and MCP tell the same story with the same outcome', () => {
  const [first, ...others] = [...outlines.values()]
  expect(outlines.size).toBe(3)
  for (const other of others) expect(other).toEqual(first)
})

/** The outcome with every id replaced by the name that the story has for it. */
function outline(
  postgres: Told,
  analytics: Told,
  state: Awaited<ReturnType<MissionDoor['state']>>,
) {
  const named = new Map([...postgres.ids, ...analytics.ids].map(([name, id]) => [id, name]))
  const nameOf = (id: string | null) => (id === null ? null : (named.get(id) ?? 'unknown'))
  return {
    statuses: [postgres.statuses, analytics.statuses],
    compared: [postgres.compared, analytics.compared],
    slices: [...postgres.slices, ...analytics.slices].map(([name, { hasDrift, items }]) => ({
      name,
      hasDrift,
      items: items.map(({ id }) => nameOf(id)),
    })),
    taught: [...postgres.taught, ...analytics.taught].map(({ id: _, ...rest }) => rest),
    entryCount: state.entryCount,
    decisions: state.decisions.map(({ id, standing }) => [nameOf(id), standing]),
    checks: state.validations.map(({ status, decisionId }) => [status, nameOf(decisionId)]),
    learnedFrom: state.capabilities.map(({ learnedFrom }) => nameOf(learnedFrom)),
    rejected: state.doNotRepeat.map(({ id, kind }) => [nameOf(id), kind]),
  }
}

/** How many nodes and relationships a tenant has, by label and by type. */
async function everythingOf(tenant: string): Promise<unknown> {
  const { records } = await connection.driver.executeQuery(
    `CYPHER 25 MATCH (node) WHERE node.namespace STARTS WITH $tenant
     OPTIONAL MATCH (node)-[edge]->()
     RETURN labels(node)[0] AS label, type(edge) AS type, count(DISTINCT node) AS nodes, count(edge) AS edges
     ORDER BY label, type`,
    { tenant: `${tenant}/` },
    { database: connection.database },
  )
  return records.map((record) => record.toObject())
}
