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
import { openOpenAIExtractor } from './memory/belief/extract/open-ai.ts'
import { ruleExtractor } from './memory/belief/extract/rules.ts'
import { together } from './memory/belief/extract/together.ts'
import { loadPredicates } from './memory/belief/predicates-file.ts'
import { REGISTRY } from './memory/belief/registry.ts'
import type { BeliefPolicy } from './memory/context.ts'
import { slotFor } from './memory/embedding/slot.ts'
import { createMemory, type Memory } from './memory/memory.ts'
import { findHolder } from './neo4j/data-dir.ts'
import { ensurePassword } from './neo4j/password.ts'
import { findOrStartNeo4j } from './neo4j/server.ts'
import type { Neo4jServer, Neo4jSettings } from './neo4j/settings.ts'
import { supervise } from './supervise.ts'

/** A graph with our schema, and the server it lives on. */
export interface Store extends AsyncDisposable {
  readonly neo4j: Neo4jServer
  readonly server: ServerInfo
  readonly migration: Migration
  readonly connection: Connection
}

/** Everything that runs, wired together. The only file that knows every room. */
export interface Engine extends Store {
  readonly memory: Memory
}

export type Progress = (line: string) => void

/** Finds or starts Neo4j and brings its schema up to date. */
export async function openStore(config: Config, onProgress: Progress = () => {}): Promise<Store> {
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
  const open = stack.move()
  return { neo4j, server, migration, connection, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

/**
 * The same, for a command that works beside a server that may be running: when one holds the data
 * directory, its Neo4j is used instead of a second one.
 */
export async function attachStore(config: Config, onProgress: Progress = () => {}): Promise<Store> {
  const { dataDir, neo4j } = config
  const holder = neo4j.external === undefined ? await findHolder(dataDir) : undefined
  if (holder?.server === undefined) return openStore(config, onProgress)
  const external = {
    uri: `bolt://127.0.0.1:${neo4j.boltPort}`,
    username: 'neo4j',
    password: ensurePassword(dataDir),
    database: neo4j.database,
  }
  return openStore({ ...config, neo4j: { ...neo4j, external } }, onProgress)
}

/** A memory on a store of its own. */
export function openEngine(config: Config, onProgress: Progress = () => {}): Promise<Engine> {
  return engineOn(config, openStore, onProgress)
}

/** The same, for a command beside a server that may be running: what waits is left to that server. */
export function attachEngine(config: Config, onProgress: Progress = () => {}): Promise<Engine> {
  return engineOn({ ...config, isConsolidating: false }, attachStore, onProgress)
}

/** A memory on a store: the embedder it was configured with, in the slot of its model. */
async function engineOn(
  config: Config,
  open: typeof openStore,
  onProgress: Progress,
): Promise<Engine> {
  await using stack = new AsyncDisposableStack()
  const belief = await openBelief(config)
  const store = stack.use(await open(config, onProgress))
  const { connection } = store
  const embedder = openEmbedder(config, onProgress)
  if (embedder !== undefined) stack.use(embedder)
  const slot = embedder === undefined ? 'embedding' : await slotFor(connection.graph(), embedder)
  const memory = stack.use(
    createMemory({
      connection,
      embedder,
      slot,
      tenantDatabases: config.neo4j.tenantDatabases,
      policy: { redactIpAddresses: config.redactIpAddresses, promotion: config.promotion },
      belief,
      isConsolidating: config.isConsolidating,
      isSealing: config.isSealing,
    }),
  )
  const parts = stack.move()
  return { ...store, memory, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

/** The HTTP server on an open engine. */
export function serve(config: Config, { memory }: Pick<Engine, 'memory'>): Promise<HttpServer> {
  return startHttp({ config, memory, log: createLog(config) })
}

/** The embedder that the configuration names; a local one loads while everything else starts. */
export function openEmbedder(
  { embedder, cacheDir }: Config,
  onProgress: Progress,
): Embedder | undefined {
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

/** Who reads claims, and the predicates they may use, as the configuration names them. */
export async function openBelief({ extractor, predicatesFile }: Config): Promise<BeliefPolicy> {
  const registry = predicatesFile === undefined ? REGISTRY : await loadPredicates(predicatesFile)
  switch (extractor.kind) {
    case 'rules':
      return { registry, extractor: ruleExtractor }
    case 'openai': {
      const { url, model, key } = extractor
      const reader = openOpenAIExtractor({ baseUrl: url, model, apiKey: key, registry })
      return { registry, extractor: together([ruleExtractor, reader]) }
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
