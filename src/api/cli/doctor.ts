import { type Config, readConfig } from '../../config.ts'
import { neo4jSettings } from '../../engine.ts'
import { connect } from '../../graph/connection.ts'
import { findDrift } from '../../graph/drift.ts'
import { listProcedures, verifyServer } from '../../graph/server.ts'
import { findHolder } from '../../neo4j/data-dir.ts'
import { findDocker } from '../../neo4j/docker.ts'
import { inspectJars } from '../../neo4j/jar-cache.ts'
import { findJava } from '../../neo4j/java.ts'
import { findMaven } from '../../neo4j/maven.ts'
import { ensurePassword } from '../../neo4j/password.ts'
import { findPluginObstacle } from '../../neo4j/plugin.ts'
import { checkPort } from '../../neo4j/port.ts'
import { JAVA_MAJOR_MIN, NEO4J_VERSION } from '../../neo4j/release.ts'

/** One thing that was looked at: how it stands, and what to do when it stands badly. */
interface Finding {
  readonly what: string
  readonly isGood: boolean
  readonly found: string
  readonly remedy?: string
}

/** Looks at everything Stemma needs and explains what it found. Changes nothing. */
export async function doctor({ deep = false }: { deep?: boolean }): Promise<void> {
  const config = readConfig()
  const findings = [
    node(),
    ...(config.neo4j.external === undefined
      ? await waysToNeo4j(config, deep)
      : await theServer(config.neo4j.external)),
    await httpPort(config),
  ]
  for (const { what, isGood, found, remedy } of findings) {
    console.log(`${isGood ? 'ok ' : 'BAD'}  ${what.padEnd(14)} ${found}`)
    if (!isGood && remedy !== undefined) console.log(`     ${' '.repeat(14)} → ${remedy}`)
  }
  if (findings.some(({ isGood }) => !isGood)) process.exitCode = 1
}

function node(): Finding {
  return { what: 'Node', isGood: true, found: process.version }
}

async function waysToNeo4j(config: Config, deep: boolean): Promise<Finding[]> {
  const { cacheDir, dataDir, boltPort, httpPort } = neo4jSettings(config)
  const [docker, java, maven, jars, holder] = await Promise.all([
    findDocker(),
    findJava(),
    findMaven(),
    inspectJars(cacheDir, deep ? 'sha256' : 'size'),
    findHolder(dataDir),
  ])
  const hasDocker = docker.obstacle === undefined
  const findings: Finding[] = [
    {
      what: 'Docker',
      isGood: true,
      found: docker.obstacle ?? `engine ${docker.engineVersion}, will be used`,
    },
    {
      what: 'Java',
      isGood: hasDocker || java.chosen !== undefined,
      found:
        java.chosen === undefined
          ? `none that is ${JAVA_MAJOR_MIN} or newer (${java.candidates.map(({ path, rejected }) => `${path}: ${rejected}`).join('; ') || 'none at all'})`
          : `${java.chosen.version} at ${java.chosen.path}`,
      remedy: `install Java ${JAVA_MAJOR_MIN} or newer and set JAVA_HOME, or start Docker, or set NEO4J_URI`,
    },
    {
      what: 'Maven',
      isGood: hasDocker || maven !== undefined || jars.state === 'whole',
      found: maven === undefined ? 'none on the PATH' : `${maven.version} at ${maven.path}`,
      remedy: 'install Maven: it fetches the jars of Neo4j once',
    },
    {
      what: 'Neo4j jars',
      isGood: jars.state !== 'damaged',
      found:
        jars.state === 'damaged'
          ? `damaged: ${jars.damaged.map(({ name, why }) => `${name} (${why})`).join(', ')}`
          : jars.state === 'absent'
            ? `not fetched yet; the first start fetches ${NEO4J_VERSION} into ${jars.folder}`
            : `${jars.jars.length} jars, ${Math.round(jars.bytes / 1e6)} MB in ${jars.folder}`,
      remedy: 'start Stemma: damaged jars are fetched again',
    },
  ]
  if (holder?.server === undefined) {
    const ports = { STEMMA_NEO4J_BOLT_PORT: boltPort, STEMMA_NEO4J_HTTP_PORT: httpPort }
    for (const [setting, port] of Object.entries(ports))
      findings.push(await freePort(setting, port))
    return [...findings, procedures(findPluginObstacle({ cacheDir, java: java.chosen }))]
  }
  const { server, owner } = holder
  findings.push({
    what: 'data directory',
    isGood: true,
    found: `${dataDir} is used by Neo4j, process ${server.pid}${owner === undefined ? '' : `, started by process ${owner.pid}`}`,
  })
  const password = ensurePassword(dataDir)
  const uri = `bolt://127.0.0.1:${boltPort}`
  const { database } = config.neo4j
  return [...findings, ...(await theServer({ uri, username: 'neo4j', password, database }))]
}

async function theServer(address: {
  uri: string
  username: string
  password: string
  database: string
}): Promise<Finding[]> {
  await using connection = connect({ ...address, timeoutMs: 5_000 })
  const graph = connection.graph()
  try {
    const { version, edition } = await verifyServer(graph)
    const drift = await findDrift(graph)
    const callable = await listProcedures(graph)
    const wrong = [...drift.missing.map((name) => `${name} is missing`), ...drift.different]
    return [
      { what: 'Neo4j', isGood: true, found: `${version} ${edition} at ${address.uri}` },
      {
        what: 'schema',
        isGood: wrong.length === 0,
        found: wrong.length === 0 ? 'as it should be' : wrong.join('; '),
        remedy: 'run `stemma migrate`; drop an index of another shape first',
      },
      {
        what: 'indexes',
        isGood: drift.offline.length === 0,
        found: drift.offline.length === 0 ? 'all online' : `${drift.offline.join(', ')} not online`,
        remedy: 'wait until they are built, or look at the log of Neo4j',
      },
      callable.length === 0
        ? procedures('The server has no plugin: see `stemma plugin --help`.')
        : procedures(undefined, `${callable.length} of them, such as ${callable[0]}`),
    ]
  } catch (error) {
    const remedy = 'check NEO4J_URI, NEO4J_USERNAME and NEO4J_PASSWORD, and that the server runs'
    const found = `${address.uri}: ${(error as Error).message}`
    return [{ what: 'Neo4j', isGood: false, found, remedy }]
  }
}

/** Stemma itself needs no procedures, so being without is nothing bad. */
function procedures(obstacle: string | undefined, found = 'CALL stemma.…'): Finding {
  return {
    what: 'procedures',
    isGood: true,
    found:
      obstacle === undefined
        ? `callable from Neo4j Browser: ${found}`
        : `not callable from Neo4j Browser. ${obstacle}`,
  }
}

async function httpPort({ port }: Config): Promise<Finding> {
  const finding = await freePort('STEMMA_PORT', port)
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
  return answer?.ok ? { ...finding, isGood: true, found: `${port}: a server answers` } : finding
}

async function freePort(setting: string, port: number): Promise<Finding> {
  const state = port === 0 ? 'free' : await checkPort(port)
  return {
    what: `port ${port}`,
    isGood: state === 'free',
    found: `${state} (${setting})`,
    remedy: `set ${setting} to another port, or end the process that uses it`,
  }
}
