import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './command.ts'
import type { JarCacheState } from './jar-cache.ts'
import type { JavaCandidate } from './java.ts'
import { classPath } from './jvm.ts'
import { JAVA_MAJOR_MIN, NEO4J_VERSION } from './release.ts'

/**
 * The statements that say `procedure` in their header, as a plugin: `CALL stemma.<noun>.<verb>(…)`.
 *
 * It is for people in front of Neo4j Browser. Nothing of ours calls it, so every failure to make it
 * is a sentence to pass on and never a reason not to start.
 */
export interface PluginTools {
  readonly cacheDir: string
  /** The Java whose compiler is used; undefined when the machine has none. */
  readonly java: JavaCandidate | undefined
  readonly jars: JarCacheState
}

/** Where the jar lies, or why there is none. */
export type Plugin =
  | { readonly jar: string; readonly obstacle: undefined }
  | { readonly jar: undefined; readonly obstacle: string }

/** The name under which a server finds it: the same for every version, so that one replaces another. */
export const PLUGIN_NAME = 'stemma-procedures.jar'

const SOURCES = fileURLToPath(new URL('../generated/procedures/', import.meta.url))

/** Compiling takes two seconds; a machine under load may need more. */
const COMPILE_LIMIT_MS = 120_000

/** Why the plugin cannot be made here; undefined when it can, or has been. Changes nothing. */
export function findPluginObstacle({
  cacheDir,
  java,
}: Omit<PluginTools, 'jars'>): string | undefined {
  if (existsSync(cachedPlugin(cacheDir))) return undefined
  if (java === undefined) return `There is no Java ${JAVA_MAJOR_MIN} or newer to compile with.`
  if ((['javac', 'jar'] as const).some((name) => !existsSync(tool(java, name))))
    return `There is no javac beside ${java.path}: it is a JRE, and not a JDK.`
  return undefined
}

/** Compiles the plugin, once for each state of its sources and version of the server. */
export async function buildPlugin(tools: PluginTools): Promise<Plugin> {
  const { cacheDir, java, jars } = tools
  const jar = cachedPlugin(cacheDir)
  if (existsSync(jar)) return { jar, obstacle: undefined }
  const obstacle = findPluginObstacle(tools)
  if (obstacle !== undefined) return refuse(obstacle)
  if (jars.state !== 'whole') return refuse(`The jars of Neo4j ${NEO4J_VERSION} are not here yet.`)

  const work = mkdtempSync(`${jar}.`)
  try {
    const [classes, partial] = [join(work, 'classes'), join(work, PLUGIN_NAME)]
    const compile = ['--release', `${JAVA_MAJOR_MIN}`, '-proc:none', '-d', classes]
    const failure =
      (await run(tool(java!, 'javac'), [...compile, '-cp', classPath(jars), ...sources()])) ??
      (await run(tool(java!, 'jar'), ['--create', '--file', partial, '-C', classes, '.']))
    if (failure !== undefined) return refuse(failure)
    // Whoever builds the same at the same time gives it the same name, and either will do.
    renameSync(partial, jar)
    return { jar, obstacle: undefined }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Puts a jar where a server finds it at its next start, and says where. */
export function placePlugin(jar: string, folder: string): string {
  const path = join(folder, PLUGIN_NAME)
  mkdirSync(folder, { recursive: true })
  // A running server has the former jar open, and would fall over one that changes under it.
  copyFileSync(jar, `${path}.partial`)
  renameSync(`${path}.partial`, path)
  return path
}

/**
 * Gives a server that is about to start its plugin.
 *
 * When there is none to give, a former one is taken away: it would run former statements.
 */
export async function installPlugin(tools: PluginTools, folder: string): Promise<Plugin> {
  try {
    const plugin = await buildPlugin(tools)
    if (plugin.jar === undefined) rmSync(join(folder, PLUGIN_NAME), { force: true })
    else placePlugin(plugin.jar, folder)
    return plugin
  } catch (error) {
    return refuse(`The plugin could not be made: ${(error as Error).message}.`)
  }
}

/** Where the compiled plugin is kept: under a name for its sources and the version of the server. */
export function cachedPlugin(cacheDir: string): string {
  const hash = createHash('sha256')
  for (const path of sources()) hash.update(readFileSync(path))
  const key = `${NEO4J_VERSION}-${hash.digest('hex').slice(0, 12)}`
  return join(cacheDir, `stemma-procedures-${key}.jar`)
}

function sources(): string[] {
  return globSync('stemma/*.java', { cwd: SOURCES })
    .sort()
    .map((path) => join(SOURCES, path))
}

function tool(java: JavaCandidate, name: 'javac' | 'jar'): string {
  return join(dirname(java.path), name)
}

/** Why the command failed, or undefined. */
async function run(program: string, args: readonly string[]): Promise<string | undefined> {
  const { code, stderr } = await runCommand(program, args, { timeoutMs: COMPILE_LIMIT_MS })
  return code === 0 ? undefined : `${program} failed: ${stderr.trim().split('\n')[0]}`
}

function refuse(obstacle: string): Plugin {
  return { jar: undefined, obstacle }
}
