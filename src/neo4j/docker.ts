import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NoServer } from '../errors.ts'
import { type CommandResult, runCommand } from './command.ts'
import { pluginFolder } from './configuration.ts'
import { inspectJars } from './jar-cache.ts'
import { findJava, javaSearchPlaces } from './java.ts'
import { installPlugin } from './plugin.ts'
import { claimPort } from './port.ts'
import type { Neo4jServer, Neo4jSettings } from './settings.ts'

export interface Docker {
  readonly clientVersion: string | undefined
  readonly engineVersion: string | undefined
  /** Why Neo4j cannot be started in Docker; undefined when it can. */
  readonly obstacle: string | undefined
}

const COMPOSE_FILE = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url))

/** The Docker client, its engine, and whether both together can run the compose file. */
export async function findDocker(env: NodeJS.ProcessEnv = process.env): Promise<Docker> {
  const options = { timeoutMs: 5_000, env }
  const client = await runCommand('docker', ['--version'], options)
  const clientVersion = /version ([^\s,]+)/.exec(client.stdout)?.[1]
  if (clientVersion === undefined) {
    const obstacle = 'There is no docker command on the PATH.'
    return { clientVersion, engineVersion: undefined, obstacle }
  }
  const info = await runCommand('docker', ['info', '--format', '{{.ServerVersion}}'], options)
  const engineVersion = info.code === 0 ? info.stdout.trim() || undefined : undefined
  if (engineVersion === undefined) {
    return {
      clientVersion,
      engineVersion,
      obstacle: 'The docker command is here, but no engine answers it.',
    }
  }
  const compose = await runCommand('docker', ['compose', 'version'], options)
  const obstacle = compose.code === 0 ? undefined : 'Docker runs, but without its compose plugin.'
  return { clientVersion, engineVersion, obstacle }
}

/**
 * Starts the service `neo4j` of the compose file, or joins the one that runs for this `dataDir`.
 *
 * Only a container that was started here is stopped again. Its volume stays.
 */
export async function startInDocker(
  settings: Neo4jSettings,
  onProgress: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Neo4jServer> {
  const begun = performance.now()
  const { obstacle } = await findDocker(env)
  if (obstacle !== undefined) throw new NoServer(`Neo4j cannot be started in Docker. ${obstacle}`)

  const dataDir = resolve(settings.dataDir)
  const { project, password } = ensureIdentity(dataDir)
  const compose = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    runCommand('docker', ['compose', '-f', COMPOSE_FILE, '-p', project, ...args], {
      timeoutMs: 600_000,
      env: { ...env, NEO4J_PASSWORD: password, ...more },
    })

  const running = await compose(['ps', '--status', 'running', '--quiet', 'neo4j'])
  const isJoined = running.code === 0 && running.stdout.trim() !== ''
  if (!isJoined) {
    const { boltPort, httpPort, heapMb, pageCacheMb, cacheDir } = settings
    const bolt = await claimPort({ port: boltPort, setting: 'STEMMA_NEO4J_BOLT_PORT' })
    const http = await claimPort({ port: httpPort, setting: 'STEMMA_NEO4J_HTTP_PORT' })
    const plugins = pluginFolder(dataDir)
    mkdirSync(plugins, { recursive: true })
    const { chosen: java } = await findJava(javaSearchPlaces(env))
    await installPlugin({ cacheDir, java, jars: await inspectJars(cacheDir) }, plugins)
    onProgress('Starting Neo4j in Docker (the first time, its image is downloaded)')
    const up = await compose(['up', '--detach', '--wait', 'neo4j'], {
      STEMMA_NEO4J_BOLT_PORT: `${bolt}`,
      STEMMA_NEO4J_HTTP_PORT: `${http}`,
      STEMMA_NEO4J_HEAP_MB: `${heapMb}`,
      STEMMA_NEO4J_PAGE_CACHE_MB: `${pageCacheMb}`,
      NEO4J_PLUGINS_DIR: plugins,
    })
    if (up.code !== 0) throw failed('up', up)
  }

  const bolt = await compose(['port', 'neo4j', '7687'])
  const http = await compose(['port', 'neo4j', '7474'])
  if (bolt.code !== 0 || http.code !== 0) throw failed('port', bolt.code === 0 ? http : bolt)
  return {
    source: 'docker',
    uri: `bolt://${bolt.stdout.trim()}`,
    username: 'neo4j',
    password,
    database: 'neo4j',
    browserUrl: `http://${http.stdout.trim()}/browser/`,
    pid: undefined,
    startedInMs: Math.round(performance.now() - begun),
    exited: new Promise(() => {}),
    async [Symbol.asyncDispose]() {
      if (!isJoined) await compose(['stop', 'neo4j'])
    },
  }
}

/**
 * The compose project and the password that belong to a data directory.
 *
 * The volume keeps the password it was created with. Both names live and die together in one file, so
 * a deleted data directory gets a new volume and not an old one that refuses the new password.
 */
function ensureIdentity(dataDir: string): { project: string; password: string } {
  const path = join(dataDir, 'docker.json')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const project = `stemma-${randomBytes(4).toString('hex')}`
    const identity = { project, password: randomBytes(24).toString('base64url') }
    writeFileSync(path, JSON.stringify(identity), { mode: 0o600, flag: 'wx' })
  }
  return JSON.parse(readFileSync(path, 'utf8')) as { project: string; password: string }
}

function failed(verb: string, { stdout, stderr }: CommandResult): NoServer {
  const words = (stderr.trim() || stdout.trim()).split('\n').slice(-6).join('\n')
  return new NoServer(`\`docker compose ${verb}\` failed for ${COMPOSE_FILE}:\n${words}`)
}
