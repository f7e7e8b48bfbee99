import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src/graph/connection.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import { captureBatch } from '../../src/memory/episode/capture.ts'
import { beliefs } from '../../src/memory/fact/beliefs.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import { somebody } from '../support/graph.ts'
import { ownSettings } from '../support/own-server.ts'
import { scriptExtractor } from '../support/script-extractor.ts'

const KILLS = 3
const EPISODES = 1_920

test('F141 Neo4j killed in the middle of a run leaves what was not finished raw, and the rest whole', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stemma-fault-'))
  const settings = ownSettings(dataDir)
  const ada = somebody()
  for (let kills = 0; kills <= KILLS; kills++) {
    await using server = await findOrStartNeo4j(settings, () => {})
    await using connection = connect(server)
    await migrate(connection)
    await using memory = createMemory({ connection, belief: { extractor: scriptExtractor } })
    const context = memory.contextFor(ada)
    if (kills === 0) {
      for (let start = 0; start < EPISODES; start += 64) {
        const items = Array.from({ length: 64 }, (_, index) => ({
          content: `Anna | met | Person ${start + index}`,
        }))
        await captureBatch(context, { items })
      }
    }
    const { records } = await connection.driver.executeQuery(
      `MATCH (episode:Episode)
       RETURN sum(CASE WHEN episode.consolidationState = 'raw' THEN 1 ELSE 0 END) AS raw,
         sum(CASE WHEN (episode.consolidationState = 'consolidated') <> EXISTS { (episode)-[:SUPPORTS]->(:Fact) }
           THEN 1 ELSE 0 END) AS half`,
    )
    expect(
      records[0]!.get('half'),
      'an episode is consolidated if and only if its fact is there',
    ).toBe(0)
    if (kills === KILLS) {
      // A worker that died holds its lease until it runs out.
      const later = { ...context, now: () => new Date(Date.now() + 120_000) }
      await consolidate(later)
      expect(await beliefs(later, { subject: 'Anna', limit: 500 })).toHaveLength(500)
      const { records: facts } = await connection.driver.executeQuery(
        'MATCH (fact:Fact) RETURN count(fact) AS count',
      )
      expect(facts[0]!.get('count')).toBe(EPISODES)
      break
    }
    const minutes = (kills + 1) * 2
    const later = { ...context, now: () => new Date(Date.now() + minutes * 60_000) }
    const run = consolidate(later, { limit: 600 }).catch((error: Error) => error)
    await new Promise((done) => setTimeout(done, 400 + kills * 300))
    process.kill(server.pid!, 'SIGKILL')
    await run
  }
  rmSync(dataDir, { recursive: true, force: true })
})
