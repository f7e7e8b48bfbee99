import { expect, test } from 'vitest'
import { history } from '../../../src/memory/audit/history.ts'
import { seal } from '../../../src/memory/audit/seal.ts'
import { verifyAudit } from '../../../src/memory/audit/verify.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { missions } from '../../../src/memory/mission/verbs.ts'
import { homeOf } from '../../../src/memory/namespace/namespace.ts'
import type { Principal } from '../../../src/memory/namespace/principal.ts'
import { connection, draw, memory, somebody } from '../../support/graph.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

const day = (date: number, hour = 9) => new Date(Date.UTC(2026, 0, date, hour))

async function begun(principal: Principal = somebody()) {
  const ada = memory.contextFor(principal)
  const { id } = await missions.create(ada, { objective: 'Move the shop', status: 'active' })
  let said = 0
  const observe = (content: string, at = day(++said)) =>
    missions.observe(ada, { missionId: id, content, source: 'a log', observedAt: at })
  const decide = (action: string, more: object = {}) =>
    missions.decide(ada, {
      missionId: id,
      action,
      rationale: 'it is best',
      expectedOutcome: 'done in 20 min',
      ...more,
    })
  return { ada, id, observe, decide }
}

async function countIn({ tenant }: Principal): Promise<number> {
  const { records } = await connection.driver.executeQuery(
    'MATCH (node) WHERE node.namespace STARTS WITH $tenant RETURN count(node) AS count',
    { tenant: `${tenant}/` },
  )
  return Number(records[0]!.get('count'))
}

test('F001 a mission outlives the client that began it', async () => {
  const principal = somebody()
  const constraints = ['No data is lost', 'Downtime under 30 min']
  const first = createMemory({ connection })
  const { id } = await missions.create(first.contextFor(principal), {
    objective: 'Migrate the database',
    constraints,
  })
  const told = await missions.state(first.contextFor(principal), { id })
  await first[Symbol.asyncDispose]()

  const second = createMemory({ connection })
  const state = await missions.state(second.contextFor(principal), { id })
  await second[Symbol.asyncDispose]()
  expect(state).toMatchObject({
    objective: 'Migrate the database',
    constraints,
    status: 'planning',
  })
  expect([state.createdAt, state.updatedAt]).toEqual([told.createdAt, told.updatedAt])
})

test('F002 a mission has five states, moves by known ways only, and every move is audited', async () => {
  const { ada, id } = await begun()
  const before = await missions.state(ada, { id })
  const moves = [
    ['active', 'blocked'],
    ['blocked', 'active'],
    ['active', 'completed'],
  ] as const
  for (const [expected, status] of moves) {
    const moved = await missions.advance(ada, { id, expected, status, reason: `now ${status}` })
    expect(moved).toEqual({ id, status, isNew: true })
    expect((await missions.state(ada, { id })).status).toBe(status)
  }
  const after = await missions.state(ada, { id })
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
  const reasons = (await history(ada, { subjectId: id })).map(({ reason }) => reason)
  expect(reasons).toEqual(['now completed', 'now active', 'now blocked', 'asked for'])
  await expect(
    missions.advance(ada, { id, expected: 'completed', status: 'active', reason: 'again' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(
    missions.advance(ada, { id, expected: 'completed', status: 'done' as never, reason: 'x' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('F002 what a mission is to reach and what binds it can be amended, with a reason', async () => {
  const { ada, id } = await begun()
  const constraints = ['Before Friday']
  const amend = { id, constraints, reason: 'the landlord said so' }
  expect((await missions.amend(ada, amend)).isNew).toBe(true)
  expect((await missions.amend(ada, amend)).isNew).toBe(false)
  expect(await missions.state(ada, { id })).toMatchObject({
    constraints,
    objective: 'Move the shop',
  })
  expect((await history(ada, { subjectId: id })).map(({ verb }) => verb)).toEqual([
    'amend_mission',
    'create_work',
  ])
})

test('F004 nothing is written for a mission that is not there, or is somebody else’s', async () => {
  const { id } = await begun()
  const eve = memory.contextFor(somebody())
  const own = await missions.create(eve, { objective: 'Mine' })
  const before = await countIn(eve.principal)
  for (const missionId of [id, 'nowhere']) {
    const all = [
      () => missions.observe(eve, { missionId, content: 'x', source: 'y', observedAt: day(1) }),
      () => missions.decide(eve, { missionId, action: 'a', rationale: 'r', expectedOutcome: 'o' }),
      () => missions.reject(eve, { missionId, action: 'a', rationale: 'r' }),
      () =>
        missions.validate(eve, { missionId, checkLabel: 'l', checkResult: 'r', status: 'pass' }),
      () => missions.slice(eve, { missionId, taskLabel: 't' }),
      () => missions.state(eve, { id: missionId }),
    ]
    for (const attempt of all) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'UNKNOWN',
        message: `No such mission: ${missionId}. Nothing was changed.`,
      })
    }
  }
  await expect(
    missions.validate(eve, {
      missionId: own.id,
      checkLabel: 'l',
      checkResult: 'r',
      status: 'pass',
      decisionId: 'nowhere',
    }),
  ).rejects.toMatchObject({ code: 'UNKNOWN' })
  expect(await countIn(eve.principal)).toBe(before)
})

test('F005 F006 an observation keeps content, source, time and confidence in hundredths', async () => {
  const { ada, id: missionId } = await begun()
  const told = {
    missionId,
    content: 'staging has 2.3GB of data',
    source: 'pg_dump stdout',
    observedAt: day(3),
    confidence: 0.987,
  }
  const { id, sequence, isNew } = await missions.observe(ada, told)
  expect({ sequence, isNew }).toEqual({ sequence: 1, isNew: true })
  const [observation] = await missions.observations(ada, { missionId })
  expect(observation).toMatchObject({
    id,
    content: told.content,
    source: told.source,
    observedAt: told.observedAt,
    confidence: 0.99,
    retractedAt: null,
  })
  for (const field of ['content', 'source', 'observedAt'] as const) {
    await expect(
      missions.observe(ada, { ...told, [field]: undefined } as never),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      field,
    })
  }
  for (const confidence of [-0.01, 1.01]) {
    await expect(missions.observe(ada, { ...told, confidence })).rejects.toMatchObject({
      field: 'confidence',
    })
  }
  expect((await missions.observe(ada, told)).isNew).toBe(false)
  expect(await strayIn(ada.principal.tenant)).toEqual([])
})

test('F008 F009 contradicting observations both stay, ordered by when it was so or when it was told', async () => {
  const { ada, id: missionId, observe } = await begun()
  await observe('The gate is open.', day(5))
  await observe('The gate is closed.', day(2))
  const contents = async (order: 'observed' | 'recorded') =>
    (await missions.observations(ada, { missionId, order })).map(({ content }) => content)
  expect(await contents('observed')).toEqual(['The gate is open.', 'The gate is closed.'])
  expect(await contents('recorded')).toEqual(['The gate is closed.', 'The gate is open.'])
})

test('F010 a decision needs what, why and what is expected; its outcome is empty until it is checked', async () => {
  const { ada, decide } = await begun()
  const { id } = await decide('Use the van')
  expect(await missions.delta(ada, { decisionId: id })).toMatchObject({
    action: 'Use the van',
    outcome: null,
    standing: 'unvalidated',
    deltas: [],
  })
  for (const field of ['action', 'rationale', 'expectedOutcome']) {
    await expect(decide('Use the van', { [field]: ' ' })).rejects.toMatchObject({ field })
  }
})

test('F019 F020 a check tells the outcome, and leaves what was expected alone', async () => {
  const { ada, id: missionId, decide } = await begun()
  const { id: decisionId } = await decide('Use the van')
  const check = {
    missionId,
    decisionId,
    checkLabel: 'the move',
    checkResult: 'took 18 min',
  } as const
  await missions.validate(ada, { ...check, status: 'inconclusive', checkResult: 'nobody looked' })
  expect((await missions.delta(ada, { decisionId })).outcome).toBeNull()
  const validated = await missions.validate(ada, { ...check, status: 'pass' })
  expect(validated).toMatchObject({ isNew: true, capability: null })
  const decision = await missions.delta(ada, { decisionId })
  expect(decision).toMatchObject({
    outcome: 'took 18 min',
    expectedOutcome: 'done in 20 min',
    standing: 'passed',
    deltas: [{ difference: -2, unit: 'min', isBetter: true }],
  })
  await expect(
    missions.validate(ada, { ...check, status: 'maybe' as never }),
  ).rejects.toMatchObject({ field: 'status' })
  const alone = await missions.validate(ada, {
    missionId,
    checkLabel: 'the weather',
    checkResult: 'dry',
    status: 'pass',
  })
  const { validations } = await missions.state(ada, { id: missionId })
  expect(validations.map(({ id, decisionId: of }) => [id, of])[0]).toEqual([alone.id, null])
})

test('F021 F022 failed and diverging decisions are listed first', async () => {
  const { ada, id: missionId, decide } = await begun()
  const outcomes = [
    ['On time', 'pass', '19 min'],
    ['Crashed', 'fail', 'the van broke down'],
    ['Slow', 'pass', '40 min'],
  ] as const
  for (const [action, status, checkResult] of outcomes) {
    const { id: decisionId } = await decide(action)
    await missions.validate(ada, { missionId, decisionId, checkLabel: 'l', checkResult, status })
  }
  const listed = await missions.decisions(ada, { missionId })
  expect(listed.map(({ action, standing }) => [action, standing])).toEqual([
    ['Crashed', 'failed'],
    ['Slow', 'diverged'],
    ['On time', 'passed'],
  ])
  const recent = await missions.decisions(ada, { missionId, order: 'recent' })
  expect(recent.map(({ action }) => action)).toEqual(['Slow', 'Crashed', 'On time'])
})

test('F023 F024 F025 F026 a capability is learned from a pass, grows by another, shrinks by a fail, and counts its use', async () => {
  const { ada, id: missionId, decide } = await begun()
  const { id: decisionId } = await decide('Use the van')
  const check = { missionId, decisionId, checkLabel: 'moved', checkResult: 'all there' } as const
  const skill = { name: 'van_move', description: 'Move a shop with one van' }
  for (const status of ['fail', 'inconclusive'] as const) {
    const { capability } = await missions.validate(ada, { ...check, status, skill })
    expect(capability).toBeNull()
  }
  const first = (await missions.validate(ada, { ...check, status: 'pass', skill })).capability!
  expect(first).toMatchObject({ name: 'van_move', isNew: true, successCount: 1, failureCount: 0 })
  expect(first.proficiency).toBeCloseTo(2 / 3)

  const again = { ...check, checkResult: 'all there, once more' }
  const second = (await missions.validate(ada, { ...again, status: 'pass', skill })).capability!
  expect(second).toMatchObject({ id: first.id, isNew: false, successCount: 2 })
  expect(second.proficiency).toBeCloseTo(3 / 4)

  const { id: later } = await decide('Use the van again', { skillIds: [first.id] })
  const failed = await missions.validate(ada, {
    ...check,
    decisionId: later,
    checkResult: 'a shelf broke',
    status: 'fail',
  })
  expect(failed.capability).toMatchObject({ id: first.id, successCount: 2, failureCount: 1 })
  expect(failed.capability!.proficiency).toBeCloseTo(3 / 5)

  const { capabilities } = await missions.state(ada, { id: missionId })
  expect(capabilities).toMatchObject([{ id: first.id, useCount: 3, learnedFrom: decisionId }])
  expect(capabilities[0]!.lastUsedAt).toBeInstanceOf(Date)
  expect(await strayIn(ada.principal.tenant)).toEqual([])
})

test('a check that is told twice counts once', async () => {
  const { ada, id: missionId, decide } = await begun()
  const { id: decisionId } = await decide('Use the van')
  const check = {
    missionId,
    decisionId,
    checkLabel: 'moved',
    checkResult: 'all there',
    status: 'pass',
    skill: { name: 'van_move' },
    operationId: 'once',
  } as const
  const { id } = await missions.validate(ada, check)
  expect(await missions.validate(ada, check)).toMatchObject({
    id,
    isReplay: true,
    capability: null,
  })
  expect((await missions.state(ada, { id: missionId })).capabilities).toMatchObject([
    { successCount: 1 },
  ])
  await expect(missions.validate(ada, { ...check, checkResult: 'else' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

test('F003 one call says where a mission stands', async () => {
  const { ada, id, observe, decide } = await begun()
  const seen = await observe('The van holds 12 crates.')
  const { id: sliceId } = await missions.slice(ada, { missionId: id, taskLabel: 'Pick a van' })
  const { id: decisionId } = await decide('Use the van', { sliceId, evidenceIds: [seen.id] })
  await missions.reject(ada, { missionId: id, action: 'Hire movers', rationale: 'too dear' })
  expect((await missions.state(ada, { id })).nextStep).toMatchObject({
    kind: 'validate',
    id: decisionId,
  })
  await missions.validate(ada, {
    missionId: id,
    decisionId,
    checkLabel: 'moved',
    checkResult: '18 min',
    status: 'pass',
    skill: { name: 'van_move' },
  })
  const state = await missions.state(ada, { id })
  expect(state).toMatchObject({
    status: 'active',
    entryCount: 4,
    observations: [{ id: seen.id }],
    decisions: [{ id: decisionId, outcome: '18 min', sliceId }],
    validations: [{ status: 'pass', decisionId }],
    capabilities: [{ name: 'van_move' }],
    latestSlice: { id: sliceId, taskLabel: 'Pick a van', hasDrift: false },
    doNotRepeat: [{ action: 'Hire movers', because: 'too dear', kind: 'rejected' }],
    drift: [],
    openQuestions: [],
    nextStep: { kind: 'conclude' },
  })
  await missions.advance(ada, { id, expected: 'active', status: 'completed', reason: 'moved' })
  expect((await missions.state(ada, { id })).nextStep).toBeNull()
  await expect(decide('And now?')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: `The mission ${id} is over: it takes no decisions. Nothing was changed.`,
  })
})

test('a team works on one mission together, and nobody else sees it', async () => {
  const tenant = somebody().tenant
  const ada = memory.contextFor(somebody({ tenant }))
  const bob = memory.contextFor(somebody({ tenant, agent: 'bob' }))
  const eve = memory.contextFor(somebody({ tenant, agent: 'eve', teams: [] }))
  const { id } = await missions.create(ada, { objective: 'Move', namespace: 'team:blue' })
  const told = { missionId: id, content: 'It rains.', source: 'window', observedAt: day(1) }
  expect((await missions.observe(bob, told)).namespace).toBe(`${tenant}/team:blue`)
  expect((await missions.state(ada, { id })).observations).toHaveLength(1)
  await expect(missions.state(eve, { id })).rejects.toMatchObject({ code: 'UNKNOWN' })
  await expect(missions.observe(eve, told)).rejects.toMatchObject({ code: 'UNKNOWN' })
})

test('secrets do not reach a mission', async () => {
  const { ada, id: missionId } = await begun()
  const { flags } = await missions.observe(ada, {
    missionId,
    content: 'It answers once DB_PASSWORD=s3cr3tpass! is set.',
    source: 'a chat',
    observedAt: day(1),
  })
  expect(flags).toBeDefined()
  const [{ content } = { content: '' }] = await missions.observations(ada, { missionId })
  expect(content).not.toContain('s3cr3tpass')
  await missions.validate(ada, {
    missionId,
    checkLabel: 'it answers',
    checkResult: 'yes',
    status: 'pass',
    skill: { name: 'wake_it', body: 'Set DB_PASSWORD=s3cr3tpass! and start it.' },
  })
  const { records } = await connection.driver.executeQuery(
    `MATCH (skill:Skill {name: 'wake_it'}) WHERE skill.namespace STARTS WITH $tenant
     RETURN skill.body AS body`,
    { tenant: `${ada.principal.tenant}/` },
  )
  expect(records.map((record) => record.get('body'))).toEqual([
    'Set DB_PASSWORD=[redacted:secret] and start it.',
  ])
})

test('F007 there is no verb that changes an observation, and one that was changed by hand is found', async () => {
  const verbs = Object.keys(missions)
  expect(verbs.filter((verb) => /edit|update|change(?!s)/.test(verb))).toEqual([])
  const { ada, observe } = await begun()
  const { id } = await observe('The gate is open.')
  await observe('The lamp is lit.')
  await seal(ada, homeOf(ada.principal))
  expect(await verifyAudit(ada, { isDeep: true })).toMatchObject({ isWhole: true, breaks: [] })
  await draw('MATCH (node:Episode {id: $id}) SET node.content = $content', {
    id,
    content: 'The gate is closed.',
  })
  expect((await verifyAudit(ada)).isWhole).toBe(true)
  const { isWhole, breaks } = await verifyAudit(ada, { isDeep: true })
  expect(isWhole).toBe(false)
  const [event] = await history(ada, { subjectId: id })
  expect(breaks).toMatchObject([{ eventId: event!.id, kind: 'rewritten' }])
})
