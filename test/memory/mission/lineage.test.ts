import { expect, test } from 'vitest'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { missions } from '../../../src/memory/mission/verbs.ts'
import { times } from '../../../src/memory/time/verbs.ts'
import { memory, somebody } from '../../support/graph.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

const day = (date: number) => new Date(Date.UTC(2026, 0, date))

/** Seen, shown, decided, checked, learned: and a second decision that stands on the same observation. */
async function story() {
  const ada = memory.contextFor(somebody())
  const { id: missionId } = await missions.create(ada, { objective: 'Migrate', status: 'active' })
  const observe = (content: string, observedAt: Date) =>
    missions.observe(ada, { missionId, content, source: 'a log', observedAt })
  const seen = await observe('prod DB is PostgreSQL 14.5', day(1))
  const other = await observe('The office is closed on Friday.', day(2))
  const slice = await missions.slice(ada, { missionId, taskLabel: 'Choose' })
  const decision = await missions.decide(ada, {
    missionId,
    action: 'Use pg_upgrade',
    rationale: 'It is fastest',
    expectedOutcome: '20 min',
    sliceId: slice.id,
    evidenceIds: [seen.id],
  })
  const check = await missions.validate(ada, {
    missionId,
    decisionId: decision.id,
    checkLabel: 'prod',
    checkResult: '21 min',
    status: 'pass',
    skill: { name: 'pg_upgrade' },
  })
  return { ada, missionId, seen, other, slice, decision, check, skill: check.capability! }
}

test('F028 one call tells why a decision was taken and whether it was right', async () => {
  const { ada, seen, slice, decision, check, skill } = await story()
  const { nodes, edges, isCut } = await missions.lineage(ada, { id: decision.id })
  const told = nodes.map(({ id, depth, why }) => [id, depth, why])
  expect(told).toContainEqual([decision.id, 0, 'asked for'])
  expect(told).toContainEqual([slice.id, -1, `went into the decision ${decision.id}`])
  expect(told).toContainEqual([seen.id, -1, `supports the decision ${decision.id}`])
  expect(told).toContainEqual([check.id, 1, `supports the decision ${decision.id}`])
  expect(told).toContainEqual([skill.id, 1, `was made from the decision ${decision.id}`])
  const pairs = edges.map(({ fromId, type, toId }) => `${fromId} ${type} ${toId}`)
  expect(pairs).toContain(`${slice.id} DERIVED_FROM ${seen.id}`)
  expect(pairs).toContain(`${skill.id} DERIVED_FROM ${check.id}`)
  expect(isCut).toBe(false)
})

test('lineage goes one way when asked to, as far as asked, and not past what the caller may see', async () => {
  const { ada, seen, slice, decision, skill } = await story()
  const idsOf = async (request: Parameters<typeof missions.lineage>[1]) =>
    (await missions.lineage(ada, request)).nodes.map(({ id }) => id)
  expect(await idsOf({ id: skill.id, direction: 'evidence' })).toContain(seen.id)
  expect(await idsOf({ id: skill.id, direction: 'consequences' })).toEqual([skill.id])
  expect(await idsOf({ id: skill.id, direction: 'evidence', depth: 1 })).not.toContain(slice.id)
  const down = await idsOf({ id: seen.id, direction: 'consequences' })
  expect(down).toEqual(expect.arrayContaining([slice.id, decision.id, skill.id]))
  const cut = await missions.lineage(ada, { id: seen.id, direction: 'consequences', limit: 1 })
  expect([cut.nodes.length, cut.isCut]).toEqual([2, true])
  const eve = memory.contextFor(somebody())
  await expect(missions.lineage(eve, { id: seen.id })).rejects.toMatchObject({ code: 'UNKNOWN' })
})

test('what rests on an observation is listed, and waits for review once it is retracted', async () => {
  const { ada, missionId, seen, slice, decision, skill } = await story()
  const radius = await missions.blastRadius(ada, { id: seen.id })
  const ids = [slice.id, decision.id, skill.id, missionId]
  expect(radius.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await beliefs(ada, { subject: 'prod DB', predicate: 'has_version' })).toHaveLength(1)

  const retracted = await missions.retract(ada, { id: seen.id, reason: 'the wrong host' })
  expect(retracted.isNew).toBe(true)
  expect(retracted.dependents.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await beliefs(ada, { subject: 'prod DB', predicate: 'has_version' })).toEqual([])
  const state = await missions.state(ada, { id: missionId })
  expect(state.needsReview).toBe(true)
  expect(state.observations.find(({ id }) => id === seen.id)!.retractedAt).toBeInstanceOf(Date)
  expect(state.nextStep).toMatchObject({ kind: 'review', id: decision.id })
  const next = await missions.slice(ada, { missionId, taskLabel: 'Choose again' })
  expect(next.items.map(({ id }) => id)).not.toContain(seen.id)

  expect((await missions.retract(ada, { id: seen.id, reason: 'again' })).isNew).toBe(false)
  expect(await missions.review(ada, { id: decision.id, reason: 'still right' })).toEqual({
    id: decision.id,
    isNew: true,
  })
  expect((await missions.state(ada, { id: missionId })).openQuestions).toEqual([])
  expect(await strayIn(ada.principal.tenant)).toEqual([])
})

test('what nothing rests on has no blast radius, and a decision is not retracted', async () => {
  const { ada, missionId, other, decision } = await story()
  const shown = await missions.blastRadius(ada, { id: other.id })
  expect(shown.map(({ id }) => id)).toContain(decision.id)
  const alone = await missions.observe(ada, {
    missionId,
    content: 'Nobody was shown this.',
    source: 'a log',
    observedAt: day(3),
  })
  expect(await missions.blastRadius(ada, { id: alone.id })).toEqual([])
  await expect(
    missions.retract(ada, { id: decision.id, reason: 'changed my mind' }),
  ).rejects.toMatchObject({ code: 'UNKNOWN' })
})

test('a decision that took another’s place is in its lineage, and the old one is not alive', async () => {
  const { ada, missionId, seen, decision } = await story()
  const anew = await missions.decide(ada, {
    missionId,
    action: 'Use logical replication',
    rationale: 'No downtime at all',
    expectedOutcome: '0 min',
    supersedes: decision.id,
    evidenceIds: [seen.id],
  })
  const { nodes } = await missions.lineage(ada, { id: anew.id, direction: 'evidence' })
  expect(nodes.find(({ id }) => id === decision.id)!.why).toBe(
    `gave way to the decision ${anew.id}`,
  )
  const alive = (await missions.blastRadius(ada, { id: seen.id })).map(({ id }) => id)
  expect(alive).toContain(anew.id)
  expect(alive).not.toContain(decision.id)
})

test('F017 changes are counted from a decision, a named instant or a time, and from exactly one of them', async () => {
  const { ada, missionId, decision, check } = await story()
  const since = await missions.changesSince(ada, { missionId, decisionId: decision.id })
  expect(since.entries.map(({ id }) => id)).toEqual([check.id])
  const all = await missions.changesSince(ada, { missionId, at: new Date(0) })
  expect(all.entries).toHaveLength(4)
  expect(all.moves.map(({ verb }) => verb)).toEqual(['create_work'])
  await times.defineAnchor(ada, { name: 'kick-off', at: new Date(0) })
  const named = await missions.changesSince(ada, { missionId, anchor: 'kick-off' })
  expect(named).toMatchObject({ since: new Date(0), entries: all.entries })
  await expect(missions.changesSince(ada, { missionId })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await expect(
    missions.changesSince(ada, { missionId, anchor: 'release 2.1' }),
  ).rejects.toMatchObject({ code: 'UNKNOWN', message: /release 2\.1/ })
})
