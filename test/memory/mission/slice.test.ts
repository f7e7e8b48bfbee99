import { expect, test } from 'vitest'
import { createMemory } from '../../../src/memory/memory.ts'
import { missions } from '../../../src/memory/mission/verbs.ts'
import { tokensIn } from '../../../src/memory/recall/render.ts'
import { realEmbedder } from '../../support/embedder.ts'
import { connection, somebody } from '../../support/graph.ts'

const memory = createMemory({ connection, embedder: await realEmbedder() })
const day = (date: number) => new Date(Date.UTC(2026, 0, date))

async function begun(objective = 'Migrate the database to Postgres 16') {
  const ada = memory.contextFor(somebody())
  const { id: missionId } = await missions.create(ada, { objective, status: 'active' })
  let said = 0
  const observe = (content: string, more: object = {}) =>
    missions.observe(ada, {
      missionId,
      content,
      source: 'a log',
      observedAt: day(++said),
      ...more,
    })
  return { ada, missionId, observe }
}

test('F013 F014 two tasks select differently, each item with its scores, and the whole with their mean', async () => {
  const { ada, missionId, observe } = await begun()
  for (const content of [
    'pg_upgrade with --link finished on staging in 18 minutes.',
    'The backup of the old cluster lies in the archive bucket.',
    'The mobile app shows the checkout button in green.',
    'Marketing wants a newsletter about the new prices.',
    'Replication to the second zone lags by three seconds.',
    'The office plants need water every Tuesday.',
  ]) {
    await observe(content)
  }
  const take = (taskLabel: string) =>
    missions.slice(ada, { missionId, taskLabel, budgetTokens: 300 })
  const upgrade = await take('Run the database upgrade')
  const letter = await take('Write the newsletter about prices')
  expect(upgrade.text).toContain('pg_upgrade')
  expect(letter.text).toContain('newsletter')
  expect(upgrade.items.map(({ id }) => id)).not.toEqual(letter.items.map(({ id }) => id))
  for (const slice of [upgrade, letter]) {
    const weight = slice.items.reduce((sum, item) => sum + item.timeWeight, 0)
    const sum = slice.items.reduce((total, item) => total + item.relevance * item.timeWeight, 0)
    expect(slice.relevanceScore).toBe(Math.round((sum / weight) * 100) / 100)
    expect(slice.omittedCount).toBeGreaterThan(0)
  }
  const kept = await missions.readSlice(ada, { id: upgrade.id })
  const { facts, decisions, scores } = JSON.parse(kept.payload)
  expect(facts.length).toBe(upgrade.items.length)
  expect(decisions).toEqual([])
  expect(scores).toEqual(upgrade.items)
})

test('F011 F012 the context of a decision is found again byte for byte, whatever came later', async () => {
  const { ada, missionId, observe } = await begun()
  await observe('prod is PostgreSQL 14.5.')
  const slice = await missions.slice(ada, { missionId, taskLabel: 'Choose how to migrate' })
  const { id: decisionId } = await missions.decide(ada, {
    missionId,
    action: 'Use pg_upgrade',
    rationale: 'It is fastest',
    expectedOutcome: 'about 20 min',
    sliceId: slice.id,
  })
  const later = await observe('logical replication needs PG 16 on both ends')
  await missions.validate(ada, {
    missionId,
    decisionId,
    checkLabel: 'staging',
    checkResult: '18 min',
    status: 'pass',
  })
  const context = await missions.readSlice(ada, { id: decisionId })
  expect(context.id).toBe(slice.id)
  expect(Buffer.from(context.text).equals(Buffer.from(slice.text))).toBe(true)
  expect(context.itemIds).not.toContain(later.id)
  const next = await missions.slice(ada, { missionId, taskLabel: 'Choose how to migrate' })
  expect(next.items.map(({ id }) => id)).toContain(later.id)
})

test('F016 F017 drift is flagged once a newer observation contradicts an older one, and names both', async () => {
  const { ada, missionId, observe } = await begun()
  const older = await observe('prod DB is PostgreSQL 14.5, 2.3GB, dual AZ')
  await observe('app connection string is in DATABASE_URL env var')
  const calm = await missions.slice(ada, { missionId, taskLabel: 'Plan the migration' })
  expect([calm.hasDrift, calm.drift]).toEqual([false, []])
  const { id: decisionId } = await missions.decide(ada, {
    missionId,
    action: 'Use pg_upgrade from 14.5',
    rationale: 'It is fastest',
    expectedOutcome: 'about 20 min',
  })
  expect(await missions.changesSince(ada, { missionId, decisionId })).toMatchObject({
    hasDrift: false,
    entries: [],
  })
  const newer = await observe('prod DB is PostgreSQL 13.2')
  const slice = await missions.slice(ada, { missionId, taskLabel: 'Run the migration' })
  expect(slice.hasDrift).toBe(true)
  expect(slice.drift[0]).toMatchObject({ olderId: older.id, newerId: newer.id, how: 'superseded' })
  expect(slice.text).toContain(`<was id="${older.id}"`)
  expect(slice.text).toContain(`<now id="${newer.id}"`)
  const changes = await missions.changesSince(ada, { missionId, decisionId })
  expect(changes.hasDrift).toBe(true)
  expect(changes.entries.map(({ id }) => id)).toEqual([newer.id])
  const { nextStep } = await missions.state(ada, { id: missionId })
  expect(nextStep).toMatchObject({ kind: 'weigh', id: newer.id })
})

test('F016 an observer who sees a contradiction that no rule reads can say so', async () => {
  const { ada, missionId, observe } = await begun()
  const older = await observe('The runbook says that the replica is promoted by hand.')
  const newer = await observe('Failover happened without anybody touching it.', {
    contradicts: [older.id],
  })
  const slice = await missions.slice(ada, { missionId, taskLabel: 'Plan the failover' })
  expect(slice.drift).toMatchObject([{ olderId: older.id, newerId: newer.id, how: 'stated' }])
})

test('F018 a thousand observations do not flood a slice', async () => {
  const { ada, missionId } = await begun()
  const wanted = 'The rollback procedure is to start the old cluster from its snapshot.'
  const contents = Array.from({ length: 1_000 }, (_, n) =>
    n === 17 ? wanted : `Sensor ${n} in hall ${n % 40} reported ${n % 7} ticks.`,
  )
  for (let start = 0; start < contents.length; start += 50) {
    await missions.observeBatch(ada, {
      missionId,
      items: contents.slice(start, start + 50).map((content, index) => ({
        content,
        source: 'feed',
        observedAt: new Date(day(1).getTime() + (start + index) * 1_000),
      })),
    })
  }
  const slice = await missions.slice(ada, {
    missionId,
    taskLabel: 'Prepare the rollback of the cluster',
    budgetTokens: 500,
  })
  expect(tokensIn(slice.text)).toBeLessThanOrEqual(500)
  expect(slice.text).toContain(wanted)
  const scores = slice.items.map(({ score }) => score)
  expect(Math.max(...scores)).toBe(slice.items.find(({ relevance }) => relevance > 0.5)!.score)
  expect(slice.omittedCount).toBeGreaterThan(0)
})

test('F029 what was ruled out in the first session is named in the fifth', async () => {
  const principal = somebody()
  const begin = memory.contextFor(principal)
  const { id: missionId } = await missions.create(begin, {
    objective: 'Refactor the billing module',
    status: 'active',
  })
  const { id } = await missions.reject(begin, {
    missionId,
    action: 'Rewrite billing as a microservice',
    rationale: 'rejected in PR #14, the team cannot run another service',
    decidedAt: day(1),
  })
  for (let session = 2; session <= 5; session++) {
    const client = createMemory({ connection, embedder: memory.embedder })
    const context = client.contextFor(principal)
    const observedAt = day(session)
    await missions.observe(context, {
      missionId,
      content: `Session ${session} read ${session * 10} files.`,
      source: 'agent',
      observedAt,
    })
    const { text } = await missions.slice(context, { missionId, taskLabel: 'Plan the refactoring' })
    expect(text).toContain(
      `already rejected in ${id} on 2026-01-01: Rewrite billing as a microservice, because rejected in PR #14`,
    )
    await client[Symbol.asyncDispose]()
  }
})

test('F027 a capability is recommended to a similar mission, with its origin, and to no other', async () => {
  const { ada, missionId } = await begun()
  const { id: decisionId } = await missions.decide(ada, {
    missionId,
    action: 'Use pg_upgrade --link',
    rationale: 'It is fastest',
    expectedOutcome: 'about 20 min',
  })
  const { capability } = await missions.validate(ada, {
    missionId,
    decisionId,
    checkLabel: 'prod pg_upgrade completed',
    checkResult: '21 min',
    status: 'pass',
    skill: {
      name: 'postgres_upgrade_pg_upgrade_link',
      description: 'Upgrade a PostgreSQL database in place with pg_upgrade --link',
    },
  })
  const similar = await missions.create(ada, {
    objective: 'Upgrade the analytics PostgreSQL database to version 17',
  })
  const other = await missions.create(ada, { objective: 'Plan the summer party for the office' })
  expect(await missions.recommendCapabilities(ada, { missionId: similar.id })).toMatchObject([
    {
      id: capability!.id,
      decisionId,
      missionId,
      missionTitle: 'Migrate the database to Postgres 16',
    },
  ])
  expect(await missions.recommendCapabilities(ada, { missionId: other.id })).toEqual([])
  const slice = await missions.slice(ada, {
    missionId: similar.id,
    taskLabel: 'Upgrade the PostgreSQL database',
  })
  expect(slice.text).toContain(`learned_from="${decisionId}"`)
})

test('a slice asked for twice by one operation is one slice', async () => {
  const { ada, missionId, observe } = await begun()
  await observe('prod DB is PostgreSQL 14.5')
  const ask = { missionId, taskLabel: 'Plan', operationId: 'one' }
  const first = await missions.slice(ada, ask)
  await observe('prod DB is PostgreSQL 13.2')
  const second = await missions.slice(ada, ask)
  expect(second).toMatchObject({ id: first.id, text: first.text, hasDrift: false, drift: [] })
})
