import { expect, test } from 'vitest'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { erase, erasureClosure } from '../../../src/memory/erasure/erase.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { status } from '../../../src/memory/inspect/status.ts'
import { pin } from '../../../src/memory/lifecycle/keep.ts'
import { createMemory } from '../../../src/memory/memory.ts'
import { homeOf } from '../../../src/memory/namespace/namespace.ts'
import type { Principal } from '../../../src/memory/namespace/principal.ts'
import { manifest } from '../../../src/memory/session/manifest.ts'
import { connection, draw, somebody } from '../../support/graph.ts'
import { scriptExtractor } from '../../support/script-extractor.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

const memory = createMemory({ connection, belief: { extractor: scriptExtractor } })
const finally_ = { reason: 'asked for', isDryRun: false }

/** Everything of a tenant but its audit trail and what counts or times the use of it. */
async function digest({ tenant }: Principal): Promise<unknown> {
  const { records } = await connection.driver.executeQuery(
    `CYPHER 25 MATCH (node:Episode|Fact|Entity|Note|MemSession) WHERE node.namespace STARTS WITH $tenant
     OPTIONAL MATCH (node)-[edge:SUPPORTS|ABOUT|MENTIONS|SUPERSEDED_BY|CONTRADICTS|DERIVED_FROM]->(other)
     WHERE edge.expiredAt IS NULL
     RETURN labels(node)[0] AS label, coalesce(node.content, node.statement, node.canonicalName, node.key) AS text,
       node.status AS status, node.confidence AS confidence, node.aliases AS aliases,
       type(edge) AS type, edge.validTo AS validTo, coalesce(other.content, other.statement, other.canonicalName) AS other
     ORDER BY label, text, type, other`,
    { tenant: `${tenant}/` },
  )
  return records.map((record) => record.toObject())
}

test('F159 after erasure everything is as if the source had never been there', async () => {
  const at = new Date('2026-03-01T10:00:00Z')
  const said = [
    'Ada | lives_in | Rome',
    'Ada | lives_in | Oslo | from=2026-05-01',
    'Ada | knows | Bob\nAda | knows | Carla\nAda | likes | Tea',
    'Ada | knows | Bob',
  ]
  const tell = async (texts: readonly string[]) => {
    const ada = somebody()
    const context = { ...memory.contextFor(ada), now: () => at }
    const ids: string[] = []
    for (const content of texts) {
      ids.push((await capture(context, { content, session: 's', capturedAt: at })).id)
    }
    await consolidate(context)
    return { ada, context, ids }
  }
  for (const [index] of said.entries()) {
    const { ada, context, ids } = await tell(said)
    await erase(context, { ids: [ids[index]!], ...finally_ })
    const without = await tell(said.filter((_, each) => each !== index))

    expect(await digest(ada), said[index]!).toEqual(await digest(without.ada))
    expect(await strayIn(ada.tenant)).toEqual([])
  }
})

test('F159 the dry run shows a tree and changes nothing; what has other evidence is weighed anew', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const one = await capture(context, { content: 'Ada | lives_in | Rome\nAda | knows | Bob' })
  await capture(context, { content: 'Again: \nAda | knows | Bob' })
  await consolidate(context)
  const before = await digest(ada)

  const { items, certificateId, isDryRun } = await erasureClosure(context, { ids: [one.id] })

  expect({ certificateId, isDryRun }).toEqual({ certificateId: null, isDryRun: true })
  const told = items.map(({ label, why, action, depth }) => ({ label, why, action, depth }))
  expect(told[0]).toEqual({ label: 'Episode', why: 'asked for', action: 'erase', depth: 0 })
  expect(told).toContainEqual(
    expect.objectContaining({ label: 'Fact', why: 'evidence of nothing else', action: 'erase' }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({ label: 'Fact', why: 'has other evidence', action: 'rederive' }),
  )
  expect(told).toContainEqual(
    expect.objectContaining({ label: 'Entity', why: 'orphaned', action: 'erase' }),
  )
  for (const { parentId, depth } of items) expect(parentId === null).toBe(depth === 0)
  expect(await digest(ada)).toEqual(before)
})

test('F159 who may not erase all of a closure erases nothing of it', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const { id } = await capture(context, { content: 'Ada | likes | Tea', namespace: 'team:blue' })
  await consolidate(context, { namespace: 'team:blue' })
  // Somebody else made a note of it.
  const namespace = `${ada.tenant}/agent:carol`
  await draw(
    `MATCH (episode:Episode {id: $id})
     CREATE (:Note {id: $note, namespace: $namespace, kind: 'summary', content: 'Tea.', keywords: []})-[:DERIVED_FROM {at: datetime()}]->(episode)`,
    { id, note: `note of ${id}`, namespace },
  )
  const before = await digest(ada)
  const request = { ids: [id], ...finally_ }
  await expect(erase(context, request)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  for (const permissions of [
    ['read', 'write'],
    ['read', 'erase'],
  ] as const) {
    const bound = memory.contextFor({ ...ada, permissions: new Set(permissions) })
    await expect(erase(bound, request)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  for (const stranger of [somebody(), { ...ada, agent: 'dan', teams: [] }]) {
    const theirs = memory.contextFor(stranger)
    await expect(erase(theirs, request)).rejects.toMatchObject({ code: 'UNKNOWN' })
    await expect(erase(theirs, { ...request, isDryRun: true })).rejects.toMatchObject({
      code: 'UNKNOWN',
    })
  }
  expect(await digest(ada)).toEqual(before)
})

test('F159 a copy in the global namespace goes with its original, for whoever may operate there', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const { id } = await capture(context, { content: 'Ada | likes | Tea' })
  await consolidate(context)
  const [fact] = await beliefs(context, { subject: 'Ada' })
  const copyId = `copy of ${fact!.id}`
  await draw(
    `MATCH (fact:Fact {id: $id})
     CREATE (fact)-[:PROMOTED_TO {at: datetime()}]->(copy:Fact)
     SET copy = fact {.*, id: $copyId, namespace: $namespace, groupKey: $copyId}`,
    { id: fact!.id, copyId, namespace: `${ada.tenant}/global` },
  )
  const request = { ids: [id], ...finally_ }
  const lesser = { ...ada, permissions: new Set(['read', 'write', 'erase'] as const) }
  await expect(erase(memory.contextFor(lesser), request)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })

  await erase(context, request)

  expect(await digest(ada)).toEqual([])
})

test('F160 status tells when something was last erased, for bytes may still wait to be overwritten', async () => {
  const context = memory.contextFor(somebody())
  const { id } = await capture(context, { content: 'Gone soon.' })
  expect((await status(context)).lastErasureAt).toBeNull()
  const at = new Date('2026-03-01T10:00:00Z')

  await erase({ ...context, now: () => at }, { ids: [id], ...finally_ })

  expect((await status(context)).lastErasureAt).toEqual(at)
})

test('F157 a pin does not keep a memory from being erased', async () => {
  const context = memory.contextFor(somebody())
  const { id } = await capture(context, { content: 'Pinned.' })
  await pin(context, { id })

  const { erasedCount } = await erase(context, { ids: [id], ...finally_ })

  // With where it came from.
  expect(erasedCount).toBe(2)
})

test('a session goes as a whole, and the other sessions stay', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  for (const content of ['One.', 'Two.']) await capture(context, { content, session: 'gone' })
  const kept = await capture(context, { content: 'Three.', session: 'stays' })

  await erase(context, { session: 'gone', ...finally_ })

  expect((await manifest(context, { session: 'gone' })).episodes).toEqual([])
  expect((await manifest(context, { session: 'stays' })).episodes.map(({ id }) => id)).toEqual([
    kept.id,
  ])
  expect(await digest(ada)).toHaveLength(2)
})

test('a session that stays forgets who no longer speaks in it, and gives no place twice', async () => {
  const context = memory.contextFor(somebody())
  const say = (speaker: string, content: string) =>
    capture(context, { content, speaker, session: 's' })
  await say('Ada', 'One.')
  const two = await say('Bob', 'Two.')
  await say('Ada', 'Three.')
  await erase(context, { ids: [two.id], ...finally_ })

  expect((await say('Ada', 'Four.')).sequence).toBe(4)
  const { records } = await connection.driver.executeQuery(
    'MATCH (session:MemSession {id: $id}) RETURN session.speakers AS speakers',
    { id: two.sessionId },
  )
  expect(records[0]!.get('speakers')).toEqual(['Ada'])
})

test('the same request again gives the same certificate', async () => {
  const context = memory.contextFor(somebody())
  const { id } = await capture(context, { content: 'Once.' })
  const first = await erase(context, { ids: [id], ...finally_ })
  const second = await erase(context, { ids: [id], ...finally_ })

  expect(second).toMatchObject({ isReplay: true, certificateId: first.certificateId })
  expect(second.counts).toEqual(first.counts)
  await expect(erase(context, { ids: ['never there'], ...finally_ })).rejects.toMatchObject({
    code: 'UNKNOWN',
  })
  await expect(erase(context, finally_)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('a name that only the erased text used is forgotten where the entity stays', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const { id } = await capture(context, { content: 'Roberto Secretname | likes | Tea' })
  await capture(context, { content: 'Bob | likes | Milk' })
  await consolidate(context)
  // As if both names had been found to mean one person.
  await draw(
    `MATCH (bob:Entity {namespace: $namespace, nameKey: 'bob'}), (named:Entity {namespace: $namespace, nameKey: 'roberto secretname'})
     MATCH (episode:Episode {id: $id}) CREATE (episode)-[:MENTIONS]->(bob)
     SET bob.canonicalName = 'Roberto Secretname', bob.aliases = ['Bob']`,
    { namespace: homeOf(ada), id },
  )
  await erase(context, { ids: [id], ...finally_ })

  const { records } = await connection.driver.executeQuery(
    'MATCH (entity:Entity {namespace: $namespace}) RETURN entity.canonicalName AS name, entity.aliases AS aliases ORDER BY name',
    { namespace: homeOf(ada) },
  )
  expect(records.map((record) => record.toObject())).toEqual([
    { name: 'Bob', aliases: [] },
    { name: 'Milk', aliases: [] },
  ])
})
