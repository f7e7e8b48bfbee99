import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { NoServer } from '../errors.ts'
import { type Claim, claim } from './claim.ts'
import {
  hashFile,
  inspectJars,
  type JarCacheState,
  type JarEntry,
  jarFolder,
  manifestPath,
} from './jar-cache.ts'
import { findMaven, type Maven } from './maven.ts'
import { BROWSER_VERSION, NEO4J_VERSION } from './release.ts'

export interface JarResolution {
  readonly cacheDir: string
  readonly env: NodeJS.ProcessEnv
  /** How carefully an existing cache is looked at before it is trusted. */
  readonly depth: 'size' | 'sha256'
}

/**
 * The folder with all jars of the server, downloaded or repaired when need be.
 *
 * Maven copies into a folder of its own, which gets its final name only when every jar and the
 * manifest are there, so a download that was cut off leaves nothing that looks finished. One process
 * downloads at a time; the others wait for it and find its work done.
 */
export async function resolveJars(
  resolution: JarResolution,
  onProgress: (line: string) => void,
): Promise<JarCacheState> {
  const { cacheDir, env, depth } = resolution
  const before = await inspectJars(cacheDir, depth)
  if (before.state === 'whole') return before

  mkdirSync(cacheDir, { recursive: true })
  using _lock = await waitForTurn(`${jarFolder(cacheDir)}.lock`, onProgress)
  const now = await inspectJars(cacheDir, depth)
  if (now.state === 'whole') return now

  const maven = await findMaven(env)
  if (maven === undefined) throw withoutMaven(now)
  for (const { name, why } of now.damaged) onProgress(`${name} ${why}; fetching it again`)
  removeLeftovers(cacheDir)

  const partial = `${now.folder}.${randomUUID()}.partial`
  try {
    await download({ maven, env, partial }, onProgress)
    await writeManifest(partial)
    if (now.state === 'damaged') replaceJars(partial, now.folder)
    else {
      rmSync(now.folder, { recursive: true, force: true })
      renameSync(partial, now.folder)
    }
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return inspectJars(cacheDir)
}

async function waitForTurn(path: string, onProgress: (line: string) => void): Promise<Claim> {
  for (let isAnnounced = false; ; isAnnounced = true) {
    const outcome = await claim(path)
    if (!('heldBy' in outcome)) return outcome
    const { pid } = outcome.heldBy
    if (!isAnnounced) onProgress(`Waiting for process ${pid}, which is downloading the same jars`)
    await sleep(500)
  }
}

function withoutMaven({ state, folder, damaged }: JarCacheState): NoServer {
  const names = damaged.map(({ name, why }) => `${name} ${why}`).join('; ')
  const what =
    state === 'absent'
      ? `The jars of Neo4j ${NEO4J_VERSION} are not in ${folder} yet`
      : `Some jars in ${folder} are damaged (${names})`
  return new NoServer(
    `${what}, and there is no Maven to fetch them: no \`mvn\` in MAVEN_HOME or on the PATH. ` +
      'Install Maven (apt install maven, brew install maven) and start again.',
  )
}

/** Only the holder of the lock calls this, so every unfinished folder is a dead process's. */
function removeLeftovers(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    const isOurs = name.startsWith(`${basename(jarFolder(cacheDir))}.`) && name.endsWith('.partial')
    if (isOurs) rmSync(join(cacheDir, name), { recursive: true, force: true })
  }
}

async function download(
  { maven, env, partial }: { maven: Maven; env: NodeJS.ProcessEnv; partial: string },
  onProgress: (line: string) => void,
): Promise<void> {
  mkdirSync(partial)
  const pom = join(partial, 'pom.xml')
  writeFileSync(pom, POM)
  onProgress(`Fetching Neo4j ${NEO4J_VERSION} with Maven ${maven.version} (once; about 170 MB)`)

  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies'
  // -C: a jar whose checksum is not the repository's fails the download instead of the JVM.
  const args = ['-B', '-C', '-f', pom, goal, `-DoutputDirectory=${partial}`]
  const child = spawn(maven.path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const tail: string[] = []
  let downloadedCount = 0
  const watch = async (stream: NodeJS.ReadableStream) => {
    for await (const line of createInterface({ input: stream })) {
      if (line.includes('ERROR')) tail.push(line)
      if (!/Downloaded from .*\.jar/.test(line)) continue
      downloadedCount += 1
      if (downloadedCount % 20 === 0) onProgress(`${downloadedCount} jars downloaded`)
    }
  }
  const exit = new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : `exit code ${code}`))
  })
  await Promise.all([watch(child.stdout), watch(child.stderr)])
  const failure = await exit
  rmSync(pom)
  if (failure === undefined) return
  throw new NoServer(
    `Maven could not fetch Neo4j ${NEO4J_VERSION} (${failure}): ` +
      `${tail.slice(0, 3).join(' ') || 'it printed no reason.'} ` +
      'Check the network and the proxy in ~/.m2/settings.xml, then start again: what has arrived is kept.',
  )
}

async function writeManifest(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jar'))
  const jars: JarEntry[] = []
  for (const name of names.sort()) {
    const path = join(folder, name)
    const { size } = statSync(path)
    if (!endsLikeAJar(path, size)) {
      throw new NoServer(
        `Maven delivered ${name}, which is not a whole jar. Delete it from the local repository ` +
          '(~/.m2/repository) so that Maven downloads it again, then start again.',
      )
    }
    // The shared archive of classes remembers the time of every jar; a repaired one must match.
    utimesSync(path, JAR_TIME, JAR_TIME)
    jars.push({ name, size, sha256: await hashFile(path) })
  }
  writeFileSync(manifestPath(folder), JSON.stringify({ jars }, undefined, 1))
}

/** A zip ends with its directory; a file that was cut off does not. */
function endsLikeAJar(path: string, size: number): boolean {
  const end = Buffer.alloc(Math.min(size, 65_557))
  const file = openSync(path, 'r')
  readSync(file, end, 0, end.length, size - end.length)
  closeSync(file)
  return end.includes('PK\x05\x06')
}

/** File by file, for a server may be running on this folder: it keeps the files it has open. */
function replaceJars(from: string, to: string): void {
  for (const name of readdirSync(from).sort()) renameSync(join(from, name), join(to, name))
}

const JAR_TIME = new Date('2026-01-01T00:00:00Z')

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>stemma</groupId>
  <artifactId>neo4j</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.neo4j</groupId>
      <artifactId>neo4j</artifactId>
      <version>${NEO4J_VERSION}</version>
    </dependency>
    <dependency>
      <groupId>org.neo4j.app</groupId>
      <artifactId>neo4j-server</artifactId>
      <version>${NEO4J_VERSION}</version>
    </dependency>
    <dependency>
      <groupId>org.neo4j.client</groupId>
      <artifactId>neo4j-browser</artifactId>
      <version>${BROWSER_VERSION}</version>
    </dependency>
  </dependencies>
</project>
`
