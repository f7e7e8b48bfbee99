import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argumentsPath } from './data-dir.ts'
import type { JarCacheState } from './jar-cache.ts'
import type { JavaCandidate } from './java.ts'

export interface JvmLaunch {
  readonly java: JavaCandidate
  readonly jars: JarCacheState
  readonly dataDir: string
  readonly configDir: string
  readonly heapMb: number
  /** Options that select or record the shared archive of classes. */
  readonly archiveOptions: readonly string[]
}

/**
 * The command that runs the server, with its arguments in a file.
 *
 * 226 jars make a command line of 20 kB that nobody can read in `ps`; with the file it is short, and
 * the name of the file tells later starts whose server this is.
 */
export function jvmCommand(launch: JvmLaunch): readonly string[] {
  const { java, jars, dataDir, configDir, heapMb, archiveOptions } = launch
  // Neo4j unpacks its Browser and native libraries here. Its own folder is emptied at each start, so
  // a killed server leaves nothing in /tmp.
  const temporary = join(dataDir, 'run', 'tmp')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { recursive: true })

  const args = [
    `-Xmx${heapMb}m`,
    // No collector threads that compete for two cores. With the archive a start took 8.2 and 8.5 s
    // of processor time against 9.2 s with G1, and 449 MB against 382 MB. Pauses were not measured.
    '-XX:+UseSerialGC',
    // A JVM out of memory limps on and loses answers. Ending makes the loss visible.
    '-XX:+ExitOnOutOfMemoryError',
    '-XX:-UsePerfData',
    `-XX:ErrorFile=${join(dataDir, 'logs', 'jvm-crash-%p.log')}`,
    `-Djava.io.tmpdir=${temporary}`,
    '-Djava.awt.headless=true',
    '-Dfile.encoding=UTF-8',
    ...moduleOptions(java),
    ...archiveOptions,
    '-cp',
    classPath(jars),
    'org.neo4j.server.Neo4jCommunity',
    `--home-dir=${dataDir}`,
    `--config-dir=${configDir}`,
    '--console-mode',
  ]
  writeFileSync(argumentsPath(dataDir), `${args.map(quote).join('\n')}\n`, { mode: 0o600 })
  return [java.path, `@${argumentsPath(dataDir)}`]
}

/** The order must not change between runs: an archive of classes is valid for one class path. */
export function classPath({ folder, jars }: JarCacheState): string {
  return jars.map(({ name }) => join(folder, name)).join(':')
}

export function moduleOptions({ major = 0 }: JavaCandidate): readonly string[] {
  const opened = ['java.nio', 'java.io', 'sun.nio.ch', 'java.util.concurrent']
  return [
    ...opened.map((name) => `--add-opens=java.base/${name}=ALL-UNNAMED`),
    '--enable-native-access=ALL-UNNAMED',
    '--add-modules=jdk.incubator.vector',
    // From Java 23 on the JVM warns about what Neo4j does on purpose.
    ...(major >= 23 ? ['--sun-misc-unsafe-memory-access=allow'] : []),
  ]
}

/** An argument file splits at blanks and knows backslash escapes inside quotes. */
function quote(argument: string): string {
  return `"${argument.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
