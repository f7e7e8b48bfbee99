import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Neo4jConfiguration {
  readonly dataDir: string
  readonly boltPort: number
  readonly httpPort: number
  readonly pageCacheMb: number
}

/**
 * Writes `neo4j.conf`, anew at each start: the settings are the truth, the file only carries them.
 *
 * Gives the folder to pass as `--config-dir`.
 */
export function writeConfiguration(configuration: Neo4jConfiguration): string {
  const { dataDir, boltPort, httpPort, pageCacheMb } = configuration
  const settings: Record<string, string> = {
    'server.directories.data': join(dataDir, 'data'),
    'server.directories.logs': join(dataDir, 'logs'),
    'server.directories.run': join(dataDir, 'run'),
    'server.directories.plugins': pluginFolder(dataDir),
    'server.directories.import': join(dataDir, 'import'),

    // Loopback only, also in what the server advertises to drivers that ask for routes.
    'server.default_listen_address': '127.0.0.1',
    'server.default_advertised_address': '127.0.0.1',
    'server.bolt.listen_address': `127.0.0.1:${boltPort}`,
    'server.bolt.advertised_address': `127.0.0.1:${boltPort}`,
    'server.http.listen_address': `127.0.0.1:${httpPort}`,
    'server.http.advertised_address': `127.0.0.1:${httpPort}`,
    'server.https.enabled': 'false',
    // Nothing leaves this machine: no usage report, no broadcast into the local network.
    'dbms.usage_report.enabled': 'false',
    'server.fleet_discovery.enabled': 'false',
    'dbms.fleet_manager.enabled': 'false',
    // There is no proxy in front of a loopback server that could say where a request came from.
    'server.http.x_forward.enabled': 'false',
    // So that a statement of cypher/ can be pasted into Neo4j Browser as it is.
    'db.query.default_language': 'CYPHER_25',

    'server.memory.pagecache.size': `${pageCacheMb}m`,

    // What was erased stays in the transaction logs until they are pruned, and the query log would
    // keep the text of memories. So logs are short and go with the next checkpoint once they are
    // full; a crash needs only those since the last one. Neo4j reserves 256 MB per log file unless
    // told not to.
    'db.tx_log.rotation.retention_policy': 'keep_none',
    'db.tx_log.rotation.size': '4m',
    'db.checkpoint.interval.time': '5m',
    'db.tx_log.preallocate': 'false',
    'db.logs.query.enabled': 'OFF',

    // Netty waits three times five seconds for late traffic. By then every database has been
    // checkpointed and closed, so the wait protects nothing: a stop takes 1.2 s instead of 16 s.
    'internal.dbms.bolt.netty_server_shutdown_quiet_period_duration': '0s',
  }

  for (const folder of ['conf', 'data', 'logs', 'run', 'plugins', 'import']) {
    mkdirSync(join(dataDir, folder), { recursive: true })
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${escaped(value)}\n`)
  const configDir = join(dataDir, 'conf')
  writeFileSync(join(configDir, 'neo4j.conf'), lines.join(''), { mode: 0o600 })
  return configDir
}

/** Whatever jar lies here is loaded; ours is put there at each start. */
export function pluginFolder(dataDir: string): string {
  return join(dataDir, 'plugins')
}

/** The file is a Java properties file, in which a backslash escapes. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\')
}
