import { pino } from 'pino'
import { type HttpServer, startHttp } from './api/http/server.ts'
import { defaultCacheDir } from './cache-dir.ts'
import type { Config } from './config.ts'
import type { Embedder } from './embed/embedder.ts'
import { openLocalEmbedder } from './embed/local.ts'
import { DEFAULT_LOCAL_MODEL, LOCAL_MODELS, type LocalModelName } from './embed/local-model.ts'
import { openOpenAIEmbedder } from './embed/open-ai.ts'
import { patientEmbedder } from './embed/patient.ts'
import { InvalidConfig } from './errors.ts'
import { type Connection, connect } from './graph/connection.ts'
import { type Migration, migrate } from './graph/migrate.ts'
import { type ServerInfo, verifyServer } from './graph/server.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { findOrStartNeo4j } from './neo4j/server.ts'
import type { Neo4jServer, Neo4jSettings } from './neo4j/settings.ts'
import { supervise } from './supervise.ts'

/** Everything that runs, wired together. The only file that knows every room. */
export interface Engine extends AsyncDisposable {
  readonly neo4j: Neo4jServer
  readonly server: ServerInfo
  readonly migration: Migration
  readonly memory: Memory
}

export type Progress = (line: string) => void

/** Finds or starts Neo4j, brings its schema up to date, and hands back a memory on it. */
export async function openEngine(config: Config, onProgress: Progress = () => {}): Promise<Engine> {
  await using stack = new AsyncDisposableStack()
  const neo4j = stack.use(
    await supervise({
      settings: neo4jSettings(config),
      start: (settings) => findOrStartNeo4j(settings, onProgress),
      onProgress,
    }),
  )
  const connection = stack.use(connectTo(neo4j, config))
  const server = await verifyServer(connection.graph())
  const migration = await migrate(connection)
  for (const database of new Set(Object.values(config.neo4j.tenantDatabases))) {
    await using other = connectTo({ ...neo4j, database }, config)
    await migrate(other)
  }
  const embedder = openEmbedder(config, onProgress)
  if (embedder !== undefined) stack.use(embedder)
  const memory = stack.use(
    createMemory({
      connection,
      embedder,
      tenantDatabases: config.neo4j.tenantDatabases,
      policy: { redactIpAddresses: config.redactIpAddresses },
    }),
  )
  const open = stack.move()
  return { neo4j, server, migration, memory, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/** The HTTP server on an open engine. */
export function serve(config: Config, { memory }: Pick<Engine, 'memory'>): Promise<HttpServer> {
  return startHttp({ config, memory, log: createLog(config) })
}

/** The embedder that the configuration names; a local one loads while everything else starts. */
function openEmbedder({ embedder, cacheDir }: Config, onProgress: Progress): Embedder | undefined {
  switch (embedder.kind) {
    case 'none':
      return undefined
    case 'openai': {
      const { url, model, dimensions, key } = embedder
      return openOpenAIEmbedder({ baseUrl: url, model, dimensions, apiKey: key })
    }
    case 'local': {
      const { model = DEFAULT_LOCAL_MODEL, modelDir } = embedder
      if (!(model in LOCAL_MODELS)) {
        const known = Object.keys(LOCAL_MODELS).join(' or ')
        throw new InvalidConfig([`STEMMA_EMBEDDER_MODEL is ${model}; locally it is ${known}`])
      }
      const name = model as LocalModelName
      const { identity, dimensions, floors } = LOCAL_MODELS[name]
      return patientEmbedder(
        { model: identity, dimensions, floors },
        () => openLocalEmbedder({ model: name, modelDir, cacheDir: cacheDir ?? defaultCacheDir() }),
        (error) => onProgress(`The embedding model is not there: ${(error as Error).message}`),
      )
    }
  }
}

export function createLog({ logLevel }: Pick<Config, 'logLevel'>) {
  return pino({ level: logLevel, base: null }, pino.destination(2))
}

export function neo4jSettings(config: Config): Neo4jSettings {
  const { tenantDatabases: _, database: __, ...settings } = config.neo4j
  return {
    ...settings,
    dataDir: config.dataDir,
    cacheDir: config.cacheDir ?? defaultCacheDir(),
  }
}

function connectTo(
  server: Pick<Neo4jServer, 'uri' | 'username' | 'password' | 'database'>,
  { timeoutMs }: Config,
): Connection {
  const { uri, username, password, database } = server
  return connect({ uri, username, password, database, timeoutMs })
}
