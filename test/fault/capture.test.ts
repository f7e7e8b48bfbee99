import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MemoryError } from '../../src/errors.ts'
import { connect } from '../../src/graph/connection.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import { somebody } from '../support/graph.ts'
import { ownSettings } from '../support/own-server.ts'

const KILLS = 3

test('Neo4j killed in the middle of captures, again and again, leaves nothing half-written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'stemma-fault-'))
  const settings = ownSettings(dataDir)
  const ada = somebody()
  const acknowledged: string[] = []
  for (let kills = 0; kills <= KILLS; kills++) {
    await using server = await findOrStartNeo4j(settings, () => {})
    await using connection = connect(server)
    await migrate(connection)
    const context = createMemory({ connection }).contextFor(ada)

    const half = await connection.driver.executeQuery(
      `MATCH (episode:Episode)
       WHERE NOT EXISTS { (episode)-[:HAS_PROVENANCE]->() } OR NOT EXISTS { (:AuditEvent)-[:AUDIT]->(episode) }
          OR NOT EXISTS { (episode)-[:IN_SESSION]->() }
       RETURN count(episode) AS count`,
    )
    expect(half.records[0]!.get('count')).toBe(0)
    const { records } = await connection.driver.executeQuery(
      'MATCH (episode:Episode) WHERE episode.id IN $ids RETURN count(episode) AS count',
      { ids: acknowledged },
    )
    expect(records[0]!.get('count'), 'what was acknowledged is there').toBe(acknowledged.length)
    if (kills === KILLS) break

    let isKilled = false
    const enough = acknowledged.length + 40
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let index = 0; ; index++) {
        const content = `Event ${kills}/${writer}/${index}.`
        const receipt = await capture(context, { content, session: `s${writer}` }).catch(
          (error) => error,
        )
        if (receipt instanceof MemoryError) {
          if (isKilled) return
          continue
        }
        if (receipt instanceof Error) throw receipt
        acknowledged.push(receipt.id)
        if (acknowledged.length >= enough && !isKilled) {
          isKilled = true
          process.kill(server.pid!, 'SIGKILL')
        }
      }
    })
    await Promise.all(writers)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(40 * KILLS)
  rmSync(dataDir, { recursive: true, force: true })
})
