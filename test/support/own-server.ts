import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { defaultCacheDir } from '../../src/cache-dir.ts'
import { connect } from '../../src/graph/connection.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import type { Neo4jSettings } from '../../src/neo4j/settings.ts'

/** A small embedded Neo4j on free ports, with its data in this folder. */
export function ownSettings(dataDir: string): Neo4jSettings {
  return {
    external: undefined,
    source: 'embedded',
    dataDir,
    boltPort: 0,
    httpPort: 0,
    cacheDir: process.env.STEMMA_CACHE_DIR ?? defaultCacheDir(),
    heapMb: 512,
    pageCacheMb: 64,
  }
}

/** An empty Neo4j that one test file has for itself, gone when the file is done. */
export async function ownServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'stemma-own-'))
  const server = await findOrStartNeo4j(ownSettings(dataDir), () => {})
  // A busy machine makes a run slow, not wrong.
  const connection = connect({ ...server, timeoutMs: 60_000 })
  afterAll(async () => {
    await connection[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    server,
    connection,
    async draw(cypher: string, params: object = {}): Promise<void> {
      await connection.driver.executeQuery(`CYPHER 25 ${cypher}`, params)
    },
  }
}
