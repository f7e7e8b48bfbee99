import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultCacheDir } from '../../../src/cache-dir.ts'
import type { Neo4jServer, Neo4jSettings } from '../../../src/neo4j/settings.ts'

/** An embedded server on free ports, small, with the jars that every other run uses as well. */
export function embedded(dataDir: string, changes: Partial<Neo4jSettings> = {}): Neo4jSettings {
  return {
    external: undefined,
    source: 'embedded',
    dataDir,
    boltPort: 0,
    httpPort: 0,
    cacheDir: process.env.STEMMA_CACHE_DIR ?? defaultCacheDir(),
    heapMb: 512,
    pageCacheMb: 64,
    ...changes,
  }
}

export interface TemporaryFolder extends Disposable {
  readonly path: string
}

export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), 'stemma-neo4j-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

/** Runs one statement over HTTP, for this room may not know the driver. Gives the rows. */
export async function query(server: Neo4jServer, statement: string): Promise<unknown[][]> {
  const url = new URL('/db/neo4j/query/v2', server.browserUrl)
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${server.username}:${server.password}`)}`,
    },
    body: JSON.stringify({ statement }),
  })
  const answer = (await response.json()) as { data?: { values: unknown[][] }; errors?: unknown }
  if (answer.data === undefined) throw new Error(JSON.stringify(answer.errors))
  return answer.data.values
}
