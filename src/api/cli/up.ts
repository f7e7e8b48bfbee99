import { type Config, readConfig } from '../../config.ts'
import { type Engine, openEngine, serve } from '../../engine.ts'
import { InvalidConfig } from '../../errors.ts'
import { passwordPath } from '../../neo4j/password.ts'
import { progressLine } from './progress.ts'
import { untilAsked } from './until-asked.ts'

/** Neo4j and the server, until somebody asks it to stop. What `npm start` runs. */
export async function up(): Promise<void> {
  await run(readConfig())
}

/** The server alone: for machines where Neo4j is somebody else's work. */
export async function serveCommand(): Promise<void> {
  const config = readConfig()
  if (config.neo4j.external === undefined) {
    throw new InvalidConfig(['NEO4J_URI is required by `stemma serve`; `stemma up` starts a Neo4j'])
  }
  await run(config)
}

async function run(config: Config): Promise<void> {
  const startedAt = performance.now()
  const asked = untilAsked()
  const progress = progressLine()
  await using engine = await openEngine(config, progress.show)
  await using http = await serve(config, engine)
  progress.done()
  const readySeconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(welcome({ config, engine, url: http.url, readySeconds }))
  const signal = await asked
  console.error(`${signal}: finishing what is under way, then stopping.`)
}

function welcome(facts: {
  config: Config
  engine: Engine
  url: string
  readySeconds: string
}): string {
  const { config, engine, url, readySeconds } = facts
  const { neo4j, server, migration } = engine
  const started = (neo4j.startedInMs / 1000).toFixed(1)
  const applied =
    migration.applied.length === 0
      ? `schema ${migration.to}`
      : `schema ${migration.to}, ${migration.applied.length} steps applied in ${(migration.tookMs / 1000).toFixed(1)} s`
  const browser =
    neo4j.browserUrl === undefined
      ? '(the one of your Neo4j)'
      : `${neo4j.browserUrl}\n                 connect to ${neo4j.uri} as ${neo4j.username}, password in ${passwordPath(config.dataDir)}`
  return [
    `Stemma is ready in ${readySeconds} s: Neo4j ${server.version} ${server.edition} (${neo4j.source}${neo4j.source === 'external' ? '' : `, up in ${started} s`}), ${applied}.`,
    '',
    `  Console        ${url}/`,
    `  GraphQL        ${url}/graphql`,
    `  MCP            ${url}/mcp`,
    `  Neo4j Browser  ${browser}`,
    `                 :play ${url.replace('127.0.0.1', 'localhost')}/guide`,
    '',
    config.auth.isRequired
      ? 'Requests need a token: `stemma token create` makes one.'
      : `Anybody on this machine may use it, as agent "${config.auth.local.agent}" of tenant "${config.auth.local.tenant}". Ctrl-C stops it.`,
  ].join('\n')
}
