import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/graph/connection.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import { capture, captureBatch } from '../../src/memory/episode/capture.ts'
import { erase, erasureClosure } from '../../src/memory/erasure/erase.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import { somebody } from '../support/graph.ts'
import { ownSettings } from '../support/own-server.ts'
import { scriptExtractor } from '../support/script-extractor.ts'

const KILLS = 2
const EPISODES = 5_120

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
      for (let start = 0; start < EPISODES; start += 64) {
        const items = Array.from({ length: 64 }, (_, index) => ({
          content: `Ada | met | Secret ${start + index}`,
          session: 'big',
        }))
        await captureBatch(context, { items })
      }
      await consolidate(context)
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
      `MATCH (node) WHERE any(key IN keys(node) WHERE toString(node[key]) CONTAINS 'Secret')
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
