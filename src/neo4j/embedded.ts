import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NoServer } from '../errors.ts'
import { pluginFolder, writeConfiguration } from './configuration.ts'
import { holdDataDir, pidPath } from './data-dir.ts'
import type { JarCacheState } from './jar-cache.ts'
import { type JavaCandidate, type JavaSearchPlaces, javaSearchPlaces } from './java.ts'
import { jvmCommand } from './jvm.ts'
import { type KeptProcess, keep } from './keeper.ts'
import { describeEnd, explainFailure, untilReady } from './life.ts'
import { ensurePassword } from './password.ts'
import { cachedPlugin, installPlugin, PLUGIN_NAME } from './plugin.ts'
import { claimPort } from './port.ts'
import { NEO4J_VERSION } from './release.ts'
import { checkRequirements } from './requirements.ts'
import { resolveJars } from './resolve-jars.ts'
import type { Neo4jServer, Neo4jSettings } from './settings.ts'
import { archiveLater, archiveOptions, archivePath } from './shared-archive.ts'

/** A clean stop takes about a second; the checkpoint of a busy page cache may take longer. */
const STOP_GRACE_SECONDS = 20

/**
 * Starts Neo4j Community as a child JVM, on loopback only, with its data in `dataDir`.
 *
 * Refuses with {@link NoServer} when Java or the jars are missing, a port is taken, or another live
 * server holds the directory. A JVM that dies at its start gets one second chance, after the jars
 * have been compared with their checksums and repaired: nothing else on this machine can break it
 * and be mended without asking.
 */
export async function startEmbedded(
  settings: Neo4jSettings,
  onProgress: (line: string) => void,
  places: JavaSearchPlaces = javaSearchPlaces(),
): Promise<Neo4jServer> {
  const begun = performance.now()
  const { cacheDir, heapMb, pageCacheMb } = settings
  const { java, obstacle } = await checkRequirements(cacheDir, places)
  if (java === undefined) throw new NoServer(obstacle)
  const { env } = places
  const jars = await resolveJars({ cacheDir, env, depth: 'size' }, onProgress)

  const dataDir = resolve(settings.dataDir)
  await using stack = new AsyncDisposableStack()
  stack.use(await holdDataDir(dataDir, onProgress))
  const [bolt, http] = [settings.boltPort, settings.httpPort]
  const boltPort = await claimPort({ port: bolt, setting: 'STEMMA_NEO4J_BOLT_PORT' })
  const httpPort = await claimPort({ port: http, setting: 'STEMMA_NEO4J_HTTP_PORT' })
  const configDir = writeConfiguration({ dataDir, boltPort, httpPort, pageCacheMb })
  const password = ensurePassword(dataDir)

  const launch: Launch = { java, jars, dataDir, configDir, heapMb, boltPort, httpPort }
  await givePlugin(launch, { cacheDir, onProgress })
  onProgress(`Starting Neo4j ${NEO4J_VERSION} on Java ${java.version}`)
  let attempt = await start(launch)
  if (
    attempt.failure !== undefined &&
    (await mend(attempt, launch, { cacheDir, env, onProgress }))
  ) {
    onProgress('Starting Neo4j again')
    attempt = await start(launch)
  }
  const { jvm, failure } = attempt
  if (failure !== undefined) throw failure

  let isStopping = false
  stack.defer(() => {
    isStopping = true
    return stop(jvm)
  })
  stack.use(archiveLater(launch))
  jvm.unref()

  const held = stack.move()
  return {
    source: 'embedded',
    uri: `bolt://127.0.0.1:${boltPort}`,
    username: 'neo4j',
    password,
    database: 'neo4j',
    browserUrl: `http://127.0.0.1:${httpPort}/browser/`,
    pid: jvm.pid,
    startedInMs: Math.round(performance.now() - begun),
    exited: jvm.exited.then((exit) =>
      isStopping ? 'Neo4j was stopped.' : describeEnd(jvm.pid, exit, outputPath(dataDir)),
    ),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

interface Launch {
  readonly java: JavaCandidate
  readonly jars: JarCacheState
  readonly dataDir: string
  readonly configDir: string
  readonly heapMb: number
  readonly boltPort: number
  readonly httpPort: number
}

interface Attempt {
  readonly jvm: KeptProcess
  /** Undefined when the server is ready. */
  readonly failure: NoServer | undefined
}

/** Our procedures are for people; a server without them starts all the same. */
async function givePlugin(
  { java, jars, dataDir }: Launch,
  { cacheDir, onProgress }: { cacheDir: string; onProgress: (line: string) => void },
): Promise<void> {
  const { obstacle } = await installPlugin({ cacheDir, java, jars }, pluginFolder(dataDir))
  if (obstacle !== undefined) onProgress(`Starting without procedures. ${obstacle}`)
}

async function start(launch: Launch): Promise<Attempt> {
  const { dataDir, boltPort, httpPort } = launch
  const outputFile = outputPath(dataDir)
  const jvm = keep({
    command: jvmCommand({ ...launch, archiveOptions: archiveOptions(launch) }),
    pidFile: pidPath(dataDir),
    outputFile,
    cwd: dataDir,
    graceSeconds: STOP_GRACE_SECONDS,
  })
  const outcome = await untilReady(jvm, { outputFile, boltPort })
  if (outcome === 'ready') return { jvm, failure: undefined }
  await stop(jvm)
  return { jvm, failure: explainFailure(outcome, { dataDir, outputFile, boltPort, httpPort }) }
}

/** Whether something was found broken and is whole now, so that a second start makes sense. */
async function mend(
  { jvm, failure }: Attempt,
  launch: Launch,
  tools: { cacheDir: string; env: NodeJS.ProcessEnv; onProgress: (line: string) => void },
): Promise<boolean> {
  const { cacheDir, env, onProgress } = tools
  // A JVM that crashes, instead of complaining, may have mapped a broken archive.
  let isMended = existsSync(archivePath(launch)) && (await jvm.exited).signal !== null
  await resolveJars({ cacheDir, env, depth: 'sha256' }, (line) => {
    isMended = true
    onProgress(line)
  })
  if (isMended) rmSync(archivePath(launch), { force: true })
  // A jar that is no jar stops Neo4j, which names it. Ours is not worth that.
  if (failure?.message.includes(PLUGIN_NAME)) {
    isMended = true
    onProgress(`${PLUGIN_NAME} is broken; making it again`)
    rmSync(cachedPlugin(cacheDir), { force: true })
    await givePlugin(launch, { cacheDir, onProgress })
  }
  return isMended
}

async function stop(jvm: KeptProcess): Promise<void> {
  jvm.ref()
  jvm.child.kill('SIGTERM')
  const timer = setTimeout(() => jvm.child.kill('SIGKILL'), STOP_GRACE_SECONDS * 1000)
  await jvm.exited
  clearTimeout(timer)
}

function outputPath(dataDir: string): string {
  return join(dataDir, 'logs', 'console.log')
}
