import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { runCommand } from './command.ts'
import { JAVA_MAJOR_MIN } from './release.ts'

export interface JavaCandidate {
  /** The `java` program itself. */
  readonly path: string
  /** Where the search met it first. */
  readonly foundBy: string
  /** As the program reports it, such as `25.0.3`; undefined when it would not answer. */
  readonly version: string | undefined
  readonly major: number | undefined
  /** Why it cannot run Neo4j; undefined when it can. */
  readonly rejected: string | undefined
}

export interface JavaSearch {
  readonly chosen: JavaCandidate | undefined
  readonly candidates: readonly JavaCandidate[]
}

/** Where to look. Tests pass their own, so that the machine's Java does not leak in. */
export interface JavaSearchPlaces {
  readonly env: NodeJS.ProcessEnv
  /** Folders that hold one Java home per entry. */
  readonly roots: readonly string[]
  /** Whether to ask macOS for the homes it knows of. */
  readonly asksMacOs: boolean
}

export function javaSearchPlaces(env: NodeJS.ProcessEnv = process.env): JavaSearchPlaces {
  const home = env.HOME ?? homedir()
  const sdkman = env.SDKMAN_DIR ?? join(home, '.sdkman')
  return {
    env,
    roots: [
      '/usr/lib/jvm',
      '/usr/java',
      '/opt/java',
      join(sdkman, 'candidates', 'java'),
      join(home, '.jdks'),
      '/Library/Java/JavaVirtualMachines',
      '/opt/homebrew/opt',
    ],
    asksMacOs: process.platform === 'darwin',
  }
}

/**
 * Every Java on the machine, each with its version, and the one to use.
 *
 * JAVA_HOME wins when it is new enough, because somebody set it on purpose; otherwise the newest
 * one found. The default `java` being 17 is common and no reason to give up.
 */
export async function findJava(places = javaSearchPlaces()): Promise<JavaSearch> {
  const found = new Map<string, { path: string; foundBy: string }>()
  for (const place of await listPrograms(places)) {
    if (!existsSync(place.path)) continue
    // Symbolic links make one Java appear under many names; the first name is kept.
    const real = realpathSync(place.path)
    if (!found.has(real)) found.set(real, { path: real, foundBy: place.foundBy })
  }

  const candidates = await Promise.all([...found.values()].map(inspect))
  const usable = candidates.filter(({ rejected }) => rejected === undefined)
  const named = usable.find(({ foundBy }) => foundBy === 'JAVA_HOME')
  const newest = usable.toSorted((a, b) => (b.major ?? 0) - (a.major ?? 0))[0]
  return { chosen: named ?? newest, candidates }
}

async function listPrograms({ env, roots, asksMacOs }: JavaSearchPlaces) {
  const places: { path: string; foundBy: string }[] = []
  if (env.JAVA_HOME) places.push({ path: join(env.JAVA_HOME, 'bin/java'), foundBy: 'JAVA_HOME' })
  for (const folder of (env.PATH ?? '').split(delimiter)) {
    if (folder !== '') places.push({ path: join(folder, 'java'), foundBy: 'PATH' })
  }
  for (const root of roots) {
    if (!existsSync(root)) continue
    for (const entry of readdirSync(root).sort()) {
      places.push({ path: join(root, entry, 'bin/java'), foundBy: root })
      places.push({ path: join(root, entry, 'Contents/Home/bin/java'), foundBy: root })
    }
  }
  if (asksMacOs) {
    const answer = await runCommand('/usr/libexec/java_home', ['-V'], { timeoutMs: 5_000 })
    for (const [home] of answer.stderr.matchAll(/\/\S.*\/Contents\/Home$/gm)) {
      places.push({ path: join(home, 'bin/java'), foundBy: 'java_home' })
    }
  }
  return places
}

async function inspect(place: { path: string; foundBy: string }): Promise<JavaCandidate> {
  const version = readReleaseFile(place.path) ?? (await askVersion(place.path))
  if (version === undefined) {
    return { ...place, version, major: undefined, rejected: 'does not answer to `java -version`' }
  }
  // Up to Java 8 the major number was the second one: 1.8.0_292.
  const major = Number(/^(?:1\.)?(\d+)/.exec(version)?.[1])
  const rejected =
    major < JAVA_MAJOR_MIN ? `Java ${version} is older than ${JAVA_MAJOR_MIN}` : undefined
  return { ...place, version, major, rejected }
}

/** Every Java home has this file. It spares a JVM per candidate, 0.16 s each. */
function readReleaseFile(program: string): string | undefined {
  const path = join(dirname(dirname(program)), 'release')
  if (!existsSync(path)) return undefined
  return /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(path, 'utf8'))?.[1]
}

async function askVersion(program: string): Promise<string | undefined> {
  const { stderr } = await runCommand(program, ['-version'], { timeoutMs: 10_000 })
  return /version "([^"]+)"/.exec(stderr)?.[1]
}
