import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../../src/config.ts'
import { openEngine } from '../../src/engine.ts'
import type { ConnectionOptions } from '../../src/graph/connection.ts'

declare module 'vitest' {
  interface ProvidedContext {
    neo4j: ConnectionOptions & { readonly pid: number }
  }
}

/**
 * One server for the whole run, found or started as a user's would be, with the schema a fresh
 * installation gets. Tests keep out of each other's way by tenant.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stemma-test-'))
  const config = readConfig({
    ...process.env,
    STEMMA_DATA_DIR: dataDir,
    STEMMA_NEO4J_BOLT_PORT: '0',
    STEMMA_NEO4J_HTTP_PORT: '0',
    // Tests share this server; nobody may derive anything from what others are counting.
    STEMMA_CONSOLIDATION: 'off',
    STEMMA_AUDIT_SEALING: 'off',
  })
  const engine = await openEngine(config, (line) => console.error(line))
  const { uri, username, password, database, pid = 0, startedInMs, source } = engine.neo4j
  const { applied, tookMs } = engine.migration
  console.error(
    `Neo4j ${engine.server.version} (${source}) up in ${startedInMs} ms, ${applied.length} schema steps in ${tookMs} ms.`,
  )
  provide('neo4j', { uri, username, password, database, pid })
  return async () => {
    await engine[Symbol.asyncDispose]()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
