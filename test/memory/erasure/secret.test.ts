import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { capture, captureBatch } from '../../../src/memory/episode/capture.ts'
import { erase } from '../../../src/memory/erasure/erase.ts'
import { beliefs } from '../../../src/memory/fact/beliefs.ts'
import { pin } from '../../../src/memory/lifecycle/keep.ts'
import { homeOf, keyOf } from '../../../src/memory/namespace/namespace.ts'
import type { Principal } from '../../../src/memory/namespace/principal.ts'
import { createWork } from '../../../src/memory/work/work.ts'
import { connection, draw, memory, somebody } from '../../support/graph.ts'
import { strayIn } from '../../support/vocabulary-check.ts'

/** Every property of every node and relationship of a tenant that holds the word, by place. */
async function whereIs(word: string, { tenant }: Principal): Promise<string[]> {
  const everything = [
    `MATCH (node) WHERE node.namespace STARTS WITH $tenant
     RETURN labels(node)[0] AS place, properties(node) AS properties`,
    `MATCH (node)-[edge]->() WHERE node.namespace STARTS WITH $tenant
     RETURN type(edge) AS place, properties(edge) AS properties`,
  ]
  const found: string[] = []
  for (const query of everything) {
    const { records } = await connection.driver.executeQuery(query, { tenant: `${tenant}/` })
    for (const record of records) {
      const properties: [string, unknown][] = Object.entries(record.get('properties'))
      for (const [name, value] of properties) {
        if (JSON.stringify(value).toLowerCase().includes(word.toLowerCase())) {
          found.push(`${record.get('place')}.${name}`)
        }
      }
    }
  }
  return found
}

/** How many nodes the full-text indexes find for a word. */
async function hits(word: string, principal: Principal): Promise<number> {
  let count = 0
  for (const index of ['recall_text', 'entity_text', 'note_text', 'skill_text']) {
    const { records } = await connection.driver.executeQuery(
      'CALL db.index.fulltext.queryNodes($index, $words) YIELD node RETURN count(node) AS count',
      { index: `${index}_fulltext`, words: `+namespaceKey:${keyOf(homeOf(principal))} +${word}` },
    )
    count += records[0]!.get('count')
  }
  return count
}

test('F159 a planted secret is nowhere after erasure: no property, no index, no copy', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  const secret = `Zq${randomBytes(5).toString('hex')}`
  const text = `I live in ${secret}. I work at ${secret} Industries. My sister is ${secret}ella.`
  const work = await createWork(context, { title: 'Move house', tags: ['home'] })
  const planted = await capture(context, {
    content: text,
    speaker: `${secret}bert`,
    session: `about ${secret}`,
    scope: `topic:${secret}`,
    workItemId: work.id,
    operationId: 'plant',
  })
  const kept = await capture(context, { content: 'I live in Oslo.', speaker: 'Ada', session: 's' })
  await consolidate(context)
  await pin(context, { id: planted.id, reason: `because of ${secret}` })
  // What was shown to an agent, and what it decided on that.
  await draw(
    `MATCH (episode:Episode {id: $id})
     CREATE (slice:Note {id: $slice, namespace: $namespace, namespaceKey: $key, kind: 'context_slice', content: $text, title: $text, keywords: [], ingestedAt: datetime(), importance: 0.5, trust: 0.5, lastAccess: datetime(), accessCount: 0, isPinned: false, embeddingState: 'none'})
     CREATE (slice)-[:DERIVED_FROM {at: datetime()}]->(episode)
     CREATE (skill:Skill {id: $skill, namespace: $namespace, namespaceKey: $key, name: $text, version: 1, description: $text, body: $text, authorityState: 'candidate', successCount: 0, failureCount: 0, isInduced: true, ingestedAt: datetime(), importance: 0.5, trust: 0.5, lastAccess: datetime(), accessCount: 0, isPinned: true, embeddingState: 'none'})
     CREATE (skill)-[:DERIVED_FROM {at: datetime()}]->(slice)
     CREATE (skill)-[:HAS_FAILURE {observedAt: datetime()}]->(:BadPattern {id: $failure, namespace: $namespace, namespaceKey: $key, description: $text, observedAt: datetime(), ingestedAt: datetime(), importance: 0.5, trust: 0.5, lastAccess: datetime(), accessCount: 0, isPinned: false, embeddingState: 'none'})`,
    {
      id: planted.id,
      text,
      namespace: homeOf(ada),
      key: keyOf(homeOf(ada)),
      slice: `slice-${secret}`,
      skill: `skill-${secret}`,
      failure: `failure-${secret}`,
    },
  )
  expect(new Set((await whereIs(secret, ada)).map((place) => place.split('.')[0]))).toEqual(
    new Set([
      ...['AuditEvent', 'BadPattern', 'Entity', 'Episode', 'Fact', 'MemSession', 'Note', 'Scope'],
      ...['SUPPORTS', 'Skill'],
    ]),
  )
  expect(await hits(secret, ada)).toBeGreaterThan(3)

  const dry = await erase(context, { ids: [planted.id], reason: 'asked by the person' })
  expect(dry).toMatchObject({ isDryRun: true, certificateId: null })
  expect(await whereIs(secret, ada)).not.toEqual([])
  const done = await erase(context, {
    ids: [planted.id],
    reason: 'asked by the person',
    isDryRun: false,
  })

  expect(done.certificateId).not.toBeNull()
  expect(await whereIs(secret, ada)).toEqual([])
  expect(await hits(secret, ada)).toBe(0)
  expect(done.erasedCount).toBe(dry.erasedCount)
  expect(done.counts).toEqual(dry.counts)
  expect((await beliefs(context, { subject: 'Ada' })).map(({ statement }) => statement)).toEqual([
    'Ada lives in Oslo.',
  ])
  const { records } = await connection.driver.executeQuery(
    'MATCH (event:AuditEvent {id: $id}) RETURN event.payload AS payload, event.reason AS reason',
    { id: done.certificateId },
  )
  expect(records[0]!.get('reason')).toBe('asked by the person')
  const certificate = JSON.parse(records[0]!.get('payload'))
  expect(certificate).toMatchObject({
    verified: true,
    left: { nodeCount: 0, textCount: 0, vectorCount: 0 },
    tombstones: 1,
    erased: done.erasedCount,
  })
  expect(certificate.idHashes).toHaveLength(done.erasedCount)
  expect(await strayIn(ada.tenant)).toEqual([])

  // The same words are not taken again here, by themselves or among others, whatever the session.
  await expect(capture(context, { content: text })).rejects.toMatchObject({ code: 'ERASED' })
  await expect(capture(context, { content: text, operationId: 'plant' })).rejects.toMatchObject({
    code: 'ERASED',
  })
  const [first, second] = await captureBatch(context, {
    items: [{ content: text, session: 'another' }, { content: 'I like tea.' }],
  })
  expect(first).toMatchObject({ code: 'ERASED' })
  expect(second).toMatchObject({ verdict: 'new' })
  expect(await whereIs(secret, ada)).toEqual([])
  const blue = await capture(context, { content: text, namespace: 'team:blue' })
  expect(blue.verdict).toBe('new')
  expect(kept.verdict).toBe('new')
})
