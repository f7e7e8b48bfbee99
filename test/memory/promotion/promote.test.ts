import { describe, expect, test } from 'vitest'
import { rateAgents } from '../../../src/memory/agent/reliability.ts'
import { attest, retractAttestation } from '../../../src/memory/attestation/attest.ts'
import { history } from '../../../src/memory/audit/history.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import type { Context } from '../../../src/memory/context.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { resolve } from '../../../src/memory/fact/resolve.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { demote, reviewPromotions } from '../../../src/memory/promotion/demote.ts'
import { promote, promotion } from '../../../src/memory/promotion/promote.ts'
import { recall } from '../../../src/memory/recall/recall.ts'
import { connection, memory as ordinary, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

const promoting = { isOn: true, quorum: 2, posterior: 0.7 }
const memory = createMemory({
  connection,
  belief: { extractor: scriptExtractor },
  policy: { promotion: promoting },
})

/** A team: one who writes, and others who may vouch. */
function team(names: readonly string[] = ['ada', 'bob', 'cy', 'dee']): Context[] {
  const ada = somebody()
  return names.map((agent) => memory.contextFor({ ...ada, agent }))
}

let minute = 0
/** A fact of the team, as somebody said it. */
async function said(writer: Context, line: string): Promise<string> {
  const capturedAt = new Date(Date.UTC(2026, 0, 1, 0, minute++))
  await capture(writer, { content: line, capturedAt, namespace: 'team:blue' })
  await consolidate(writer, { namespace: 'team:blue' })
  const [subject, predicate, object] = line.split(' | ')
  const facts = await beliefs(writer, { subject: subject!, predicate: predicate!, isPast: true })
  return facts.find((fact) => fact.object === object)!.id
}

/** A node with all its properties, and every edge it has. */
async function whole(id: string): Promise<unknown> {
  const { records } = await connection.driver.executeQuery(
    `CYPHER 25 MATCH (node {id: $id})
     RETURN properties(node) AS properties, [(node)-[edge]-(other) WHERE type(edge) <> 'PROMOTED_TO' |
       [type(edge), properties(edge), startNode(edge) = node, other.id]] AS edges`,
    { id },
  )
  const { properties, edges } = records[0]!.toObject() as { properties: object; edges: unknown[] }
  return { properties, edges: edges.map((edge) => JSON.stringify(edge)).toSorted() }
}

const failed = ({ gates }: Awaited<ReturnType<typeof promote>>) =>
  gates.filter(({ isMet }) => !isMet).map(({ gate }) => gate)

describe('F161 each gate alone blocks a promotion', () => {
  test('policy: an ordinary deployment promotes nothing', async () => {
    const [ada, bob, cy] = team() as [Context, Context, Context]
    const id = await said(ada, 'Anna | lives_in | Rome')
    for (const voter of [bob, cy]) await attest(voter, { id })
    const cautious = ordinary.contextFor(ada.principal)

    await expect(promote(cautious, { id })).rejects.toMatchObject({
      code: 'NOT_PROMOTABLE',
      gate: 'policy',
      message: expect.stringContaining('STEMMA_PROMOTION'),
    })
    expect(await promotion(cautious, { id })).toMatchObject({ status: null })
    expect(failed(await promotion(cautious, { id }))).toEqual(['policy'])
  })

  test('team: what one agent believes alone is not put forward', async () => {
    const [ada] = team() as [Context]
    await capture(ada, { content: 'Anna | lives_in | Rome' })
    await consolidate(ada)
    const [fact] = await beliefs(ada, { subject: 'Anna' })

    await expect(promote(ada, { id: fact!.id })).rejects.toMatchObject({ gate: 'team' })
  })

  test('current: a fact that gave way is rejected', async () => {
    const [ada, bob, cy] = team() as [Context, Context, Context]
    const id = await said(ada, 'Anna | lives_in | Rome')
    for (const voter of [bob, cy]) await attest(voter, { id })
    await said(ada, 'Anna | lives_in | Oslo')

    const answer = await promote(bob, { id })

    expect(answer).toMatchObject({ status: 'rejected', promotedId: null, isNew: true })
    expect(failed(answer)).toEqual(['current'])
  })

  test('quorum: the same attester twice is one, and the author is none', async () => {
    const [ada, bob, cy] = team() as [Context, Context, Context]
    const id = await said(ada, 'Anna | lives_in | Rome')
    expect(await attest(bob, { id })).toMatchObject({ isNew: true, isAuthor: false })
    expect(await attest(bob, { id })).toMatchObject({ isNew: false })
    expect(await attest(ada, { id })).toMatchObject({ isNew: true, isAuthor: true })

    const early = await promote(ada, { id })
    expect(early).toMatchObject({ status: 'pending', attesterCount: 1 })
    expect(failed(early)).toContain('quorum')

    await attest(cy, { id })
    expect(await promote(ada, { id })).toMatchObject({ status: 'promoted', attesterCount: 2 })
  })

  test('posterior: attesters whose word fell before are believed less', async () => {
    const [ada, bob, cy] = team() as [Context, Context, Context]
    const wrong = await said(ada, 'Zoe | lives_in | Lima')
    await attest(bob, { id: wrong })
    await resolve(ada, { rejectId: wrong, reason: 'nobody lives there' })
    const id = await said(ada, 'Anna | lives_in | Rome')
    for (const voter of [bob, cy]) await attest(voter, { id })

    const answer = await promote(ada, { id })

    expect(answer).toMatchObject({ status: 'pending', attesterCount: 2, posterior: 0.6 })
    expect(failed(answer)).toEqual(['posterior'])
  })

  test('unopposed: two teams cannot promote two values of one matter', async () => {
    const [ada, bob, cy] = team() as [Context, Context, Context]
    const id = await said(ada, 'Anna | lives_in | Rome')
    for (const voter of [bob, cy]) await attest(voter, { id })
    await promote(ada, { id })
    const red = [ada, bob, cy].map(({ principal }) =>
      memory.contextFor({ ...principal, teams: ['red'] }),
    ) as [Context, Context, Context]
    await capture(red[0], { content: 'Anna | lives_in | Oslo', namespace: 'team:red' })
    await consolidate(red[0], { namespace: 'team:red' })
    const rivals = await beliefs(red[0], { subject: 'Anna' })
    const rivalId = rivals.find(({ object }) => object === 'Oslo')!.id
    for (const voter of red.slice(1)) await attest(voter, { id: rivalId })

    const answer = await promote(red[0], { id: rivalId })

    expect(answer.status).toBe('rejected')
    expect(failed(answer)).toEqual(['unopposed'])
  })
})

describe('a promoted fact', () => {
  async function promoted() {
    const [ada, bob, cy, dee] = team() as [Context, Context, Context, Context]
    const id = await said(ada, 'Anna | lives_in | Rome')
    for (const voter of [bob, cy]) await attest(voter, { id })
    const before = await whole(id)
    const answer = await promote(ada, { id })
    return { ada, bob, cy, dee, id, before, copyId: answer.promotedId!, answer }
  }

  test('F162 leaves its original byte for byte as it was, and is a node of its own', async () => {
    const { ada, id, before, copyId, answer } = await promoted()

    expect(answer).toMatchObject({ status: 'promoted', posterior: 0.75, isNew: true })
    expect(copyId).not.toBe(id)
    expect(await whole(id)).toEqual(before)
    const { records } = await connection.driver.executeQuery(
      `MATCH (fact:Fact {id: $id})-[:PROMOTED_TO]->(copy:Fact)-[:ABOUT]->(entity:Entity),
             (copy)-[:HAS_PROVENANCE]->(origin)
       RETURN copy.id AS id, copy.namespace AS copyIn, entity.namespace AS aboutIn, origin.writerId IS NOT NULL AS isTraced`,
      { id },
    )
    const everywhere = `${ada.principal.tenant}/global`
    expect(records.map((record) => record.toObject())).toEqual([
      { id: copyId, copyIn: everywhere, aboutIn: everywhere, isTraced: true },
    ])
    expect(await strayIn(ada.principal.tenant)).toEqual([])
    expect(await promote(ada, { id })).toMatchObject({ status: 'promoted', isNew: false })
    const verbs = (await history(ada, { subjectId: id })).map(({ verb }) => verb)
    expect(verbs.toSorted()).toEqual(['attest', 'attest', 'promote'])
  })

  test('is believed by everybody of the tenant, and by nobody else', async () => {
    const { ada, copyId } = await promoted()
    const { tenant } = ada.principal
    const stranger = memory.contextFor(somebody({ tenant, agent: 'eve', teams: [] }))
    const foreigner = memory.contextFor(somebody())

    expect((await beliefs(stranger, { subject: 'Anna' })).map(({ id }) => id)).toEqual([copyId])
    const { hits } = await recall(stranger, { query: 'where does Anna live?' })
    expect(hits.map(({ id }) => id)).toEqual([copyId])
    expect(await beliefs(foreigner, { subject: 'Anna' })).toEqual([])
  })

  test('F164 does not move its original', async () => {
    const [ada, bob, cy] = team() as [Context, Context, Context]
    const id = await said(ada, 'Anna | lives_in | Rome')
    await said(ada, 'Anna | likes | jazz')
    for (const voter of [bob, cy]) await attest(voter, { id })
    const still = { ...ada, access: undefined, now: () => new Date('2026-12-01T00:00:00Z') }
    const ranked = async () => {
      const { hits } = await recall(still, { query: 'where does Anna live?' })
      return hits.map((hit) => [hit.id, hit.score, hit.facts.map((fact) => fact.id)])
    }
    const before = await ranked()
    await promote(ada, { id })

    expect(await ranked()).toEqual(before)
  })

  test('F163 is quarantined when a voice is taken back; its original stays', async () => {
    const { ada, bob, id, copyId } = await promoted()
    await retractAttestation(bob, { id })
    const before = (await beliefs(ada, { subject: 'Anna', predicate: 'lives_in' })).find(
      (fact) => fact.id === id,
    )

    const review = await reviewPromotions(ada)

    expect(review).toMatchObject({
      reviewedCount: 1,
      demoted: [{ factId: id, promotedId: copyId, lost: 'quorum' }],
      next: null,
    })
    const facts = await beliefs(ada, { subject: 'Anna', predicate: 'lives_in', isPast: true })
    expect(facts.find((fact) => fact.id === id)).toEqual(before)
    expect(facts.find((fact) => fact.id === copyId)).toMatchObject({
      status: 'quarantined',
      reason: 'lost_quorum',
    })
    const { records } = await connection.driver.executeQuery(
      'MATCH (copy:Fact {id: $copyId})-[edge:DEMOTED_FROM]->(fact) RETURN fact.id AS id, edge.reason AS reason',
      { copyId },
    )
    expect(records.map((record) => record.toObject())).toEqual([{ id, reason: 'lost_quorum' }])
    expect(await reviewPromotions(ada)).toMatchObject({ reviewedCount: 0, demoted: [] })
    expect(await strayIn(ada.principal.tenant)).toEqual([])
  })

  test('F163 falls with its original, and with the reliability of its attesters', async () => {
    const one = await promoted()
    await said(one.ada, 'Anna | lives_in | Oslo')
    expect((await reviewPromotions(one.ada)).demoted).toMatchObject([{ lost: 'current' }])

    const two = await promoted()
    const wrong = await said(two.ada, 'Zoe | lives_in | Lima')
    await attest(two.bob, { id: wrong })
    expect((await reviewPromotions(two.ada)).demoted).toEqual([])
    await resolve(two.ada, { rejectId: wrong, reason: 'nobody lives there' })
    expect((await reviewPromotions(two.ada)).demoted).toMatchObject([{ lost: 'posterior' }])
  })

  test('is taken back when its team asks, and can stand again', async () => {
    const { ada, id, copyId } = await promoted()
    expect(await demote(ada, { id, reason: 'not theirs to know' })).toMatchObject({
      status: 'demoted',
      isNew: true,
    })
    expect(await demote(ada, { id, reason: 'again' })).toMatchObject({ isNew: false })
    expect(await promote(ada, { id })).toMatchObject({ status: 'promoted', promotedId: copyId })
    const stranger = memory.contextFor({ ...ada.principal, agent: 'eve', teams: [] })
    expect(await beliefs(stranger, { subject: 'Anna' })).toHaveLength(1)
  })

  test('is reviewed by its own team alone, or by who operates the tenant', async () => {
    const { ada, bob, id } = await promoted()
    await retractAttestation(bob, { id })
    const { tenant } = ada.principal
    const other = { tenant, agent: 'eve', teams: ['red'] }
    const plain = new Set(['read', 'write'] as const)
    const outsider = memory.contextFor(somebody({ ...other, permissions: plain }))
    const operator = memory.contextFor(somebody(other))

    expect(await reviewPromotions(outsider)).toMatchObject({ reviewedCount: 0 })
    expect((await reviewPromotions(operator)).demoted).toHaveLength(1)
    await expect(rateAgents(outsider)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('reliability is counted from the graph, so that counting twice is counting once', async () => {
  const [ada, bob, cy] = team() as [Context, Context, Context]
  const good = await said(ada, 'Anna | lives_in | Rome')
  for (const voter of [bob, cy]) await attest(voter, { id: good })
  const wrong = await said(ada, 'Zoe | lives_in | Lima')
  await attest(cy, { id: wrong })
  await resolve(ada, { rejectId: wrong, reason: 'nobody lives there' })
  const stored = async () => {
    const { records } = await connection.driver.executeQuery(
      `MATCH (agent:Agent) WHERE agent.namespace STARTS WITH $tenant
       RETURN agent.name AS name, agent.reliability AS reliability ORDER BY name`,
      { tenant: `${ada.principal.tenant}/` },
    )
    return records.map((record) => [
      record.get('name'),
      JSON.parse(record.get('reliability') ?? '{}'),
    ])
  }

  await rateAgents(ada)
  const once = await stored()
  await rateAgents(ada)

  expect(once).toEqual([
    ['ada', { lives_in: { successes: 1, failures: 1 } }],
    ['bob', { lives_in: { successes: 1, failures: 0 } }],
    ['cy', { lives_in: { successes: 1, failures: 1 } }],
  ])
  expect(await stored()).toEqual(once)
  expect(await history(cy, { verb: 'rate' })).toHaveLength(1)
})

test('nobody vouches for what is not theirs to see', async () => {
  const [ada] = team() as [Context]
  const id = await said(ada, 'Anna | lives_in | Rome')
  const stranger = memory.contextFor(somebody())
  for (const verb of [attest, retractAttestation, promote, promotion]) {
    await expect(verb(stranger, { id })).rejects.toMatchObject({ code: 'UNKNOWN' })
  }
})
