import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/graph/connection.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { erase, erasureClosure } from '../../src/memory/erasure/erase.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { homeOf } from '../../src/memory/namespace/namespace.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import { somebody } from '../support/graph.ts'
import { ownSettings } from '../support/own-server.ts'
import { scriptExtractor } from '../support/script-extractor.ts'

const KILLS = 2
const EPISODES = 5_000
const BATCH = 500

/** What capturing and consolidating one claim each leaves, drawn at once because that takes minutes. */
const BIG = `CYPHER 25
  MATCH (ada:Entity {namespace: $namespace, nameKey: 'ada'})
  MERGE (session:MemSession {namespace: $namespace, key: 'big'})
    ON CREATE SET session.id = 'big', session.startedAt = datetime(), session.ingestedAt = datetime(), session.episodeCount = 0
  WITH ada, session
  UNWIND range(toInteger($start), toInteger($end)) AS number
  LET words = 'Secret ' + number, at = datetime()
  CREATE (episode:Episode {id: 'episode ' + number, namespace: $namespace, dedupeKey: 'key ' + number, kind: 'message',
    content: 'Ada | met | ' + words, contentHash: 'hash ' + number, role: 'user', capturedAt: at, ingestedAt: at,
    consolidationState: 'consolidated', sessionId: 'big', sequence: number, trust: 0.5})
  CREATE (episode)-[:IN_SESSION]->(session)
  CREATE (episode)-[:HAS_PROVENANCE]->(:ProvenanceRecord {id: 'origin ' + number, namespace: $namespace})
  CREATE (entity:Entity {id: 'entity ' + number, namespace: $namespace, nameKey: toLower(words), canonicalName: words, aliases: []})
  CREATE (episode)-[:MENTIONS]->(entity)
  CREATE (episode)-[:MENTIONS]->(ada)
  CREATE (fact:Fact {id: 'fact ' + number, namespace: $namespace, groupKey: 'group ' + number, subjectId: ada.id, predicate: 'met',
    objectKind: 'entity', object: words, objectKey: 'entity:entity ' + number, objectId: entity.id, isNegated: false,
    ordinal: 0, statement: 'Ada met ' + words + '.', confidence: 0.9, trust: 0.5, status: 'active'})
  CREATE (fact)-[:ABOUT {validFrom: at, ingestedAt: at}]->(ada)
  CREATE (episode)-[:SUPPORTS {ordinal: 0, extractor: 'script/1', stance: 'states', isCorrection: false, weight: 0.5,
    statement: 'Ada met ' + words + '.', subjectId: ada.id, objectId: entity.id, validFrom: at, confidence: 0.9}]->(fact)`

test('F159 a closure of 20,000 nodes is erased though Neo4j is killed half-way, twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stemma-fault-'))
  const settings = ownSettings(dataDir)
  const ada = somebody()
  const request = { session: 'big', reason: 'asked for', isDryRun: false }
  for (let kills = 0; kills <= KILLS; kills++) {
    await using server = await findOrStartNeo4j(settings, () => {})
    await using connection = connect({ ...server, timeoutMs: 120_000 })
    await migrate(connection)
    await using memory = createMemory({ connection, belief: { extractor: scriptExtractor } })
    const context = memory.contextFor(ada)
    if (kills === 0) {
      await capture(context, { content: 'Ada | met | Somebody', session: 'small' })
      await consolidate(context)
      for (let start = 0; start < EPISODES; start += BATCH) {
        const params = { namespace: homeOf(ada), start, end: start + BATCH - 1 }
        await connection.driver.executeQuery(BIG, params)
      }
      const { erasedCount } = await erasureClosure(context, { session: 'big' })
      expect(erasedCount).toBeGreaterThanOrEqual(20_000)
    }
    if (kills < KILLS) {
      let isKilled = false
      const refusal = await erase(context, request, (done, total) => {
        if (isKilled || done < total / 4) return
        isKilled = true
        process.kill(server.pid!, 'SIGKILL')
      }).catch((error: Error) => error)
      expect(isKilled, 'it was killed in the middle').toBe(true)
      expect(refusal).toBeInstanceOf(Error)
      continue
    }
    const done = await erase(context, request)
    expect(done.erasedCount).toBeGreaterThanOrEqual(20_000)
    const { records } = await connection.driver.executeQuery(
      `MATCH (node) WHERE NOT node:AuditEvent AND NOT node:SchemaVersion AND NOT node:ConsolidationCursor
       RETURN labels(node)[0] AS label, count(*) AS count ORDER BY label`,
    )
    const left = records.map((record) => [record.get('label'), record.get('count')])
    expect(Object.fromEntries(left)).toEqual({
      ...{ Agent: 1, Entity: 2, Episode: 1, Fact: 1, MemSession: 1, ProvenanceRecord: 1 },
    })
    const secrets = await connection.driver.executeQuery(
      `MATCH (node) WHERE any(key IN keys(node) WHERE toStringOrNull(node[key]) CONTAINS 'Secret')
       RETURN count(node) AS count`,
    )
    expect(secrets.records[0]!.get('count')).toBe(0)
    const [certificate] = (
      await connection.driver.executeQuery(
        'MATCH (event:AuditEvent {id: $id}) RETURN event.payload AS payload',
        { id: done.certificateId },
      )
    ).records
    expect(JSON.parse(certificate!.get('payload'))).toMatchObject({
      verified: true,
      counts: { Episode: EPISODES, Fact: EPISODES, ProvenanceRecord: EPISODES },
    })
  }
  rmSync(dataDir, { recursive: true, force: true })
}, 1_800_000)
