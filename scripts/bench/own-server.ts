import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, type Environment, readConfig } from '../../src/config.ts'

/**
 * Measures on an embedded Neo4j of its own, with nothing at work in the background; its data is gone
 * afterwards, whatever happens.
 */
export async function onOwnServer(
  settings: Environment,
  measure: (config: Config) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stemma-bench-'))
  const config = readConfig({
    ...process.env,
    NEO4J_URI: undefined,
    STEMMA_DATA_DIR: dataDir,
    STEMMA_NEO4J_SOURCE: 'embedded',
    STEMMA_NEO4J_BOLT_PORT: '0',
    STEMMA_NEO4J_HTTP_PORT: '0',
    STEMMA_CONSOLIDATION: 'off',
    STEMMA_AUDIT_SEALING: 'off',
    STEMMA_TIMEOUT_MS: '120000',
    ...settings,
  })
  try {
    await measure(config)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
