import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { claim } from './claim.ts'
import type { JarCacheState } from './jar-cache.ts'
import type { JavaCandidate } from './java.ts'
import { classPath, moduleOptions } from './jvm.ts'
import { keep } from './keeper.ts'

/**
 * An archive of parsed and verified classes, which the JVM maps instead of reading 226 jars.
 *
 * It cuts a start from 14.5 to 8.3 seconds of processor time (Java 25, two cores). Java's newer AOT
 * cache was measured too: 9.6 seconds, and it needs Java 25. The first start writes down which
 * classes it loads; a dump in the background makes the archive of them for all later starts.
 */
export interface ArchiveContext {
  readonly java: JavaCandidate
  readonly jars: JarCacheState
  readonly dataDir: string
}

/** Long enough for the first statements to load their classes as well. */
const DELAY_MS = 15_000

/** One archive per jar folder and Java: another Java could not read it. */
export function archivePath({ java, jars }: ArchiveContext): string {
  const which = createHash('sha256').update(java.path).digest('hex').slice(0, 8)
  return `${jars.folder}.java-${java.version}-${which}.jsa`
}

/** The JVM options that use the archive, or that prepare for making it. */
export function archiveOptions(context: ArchiveContext): readonly string[] {
  const path = archivePath(context)
  if (!existsSync(path)) return [`-XX:DumpLoadedClassList=${classListPath(context)}`]
  // An archive that does not fit is left aside by the JVM; its complaints would drown our output.
  return [`-XX:SharedArchiveFile=${path}`, '-Xshare:auto', '-Xlog:disable']
}

/**
 * Makes the archive in the background when there is none, at the lowest priority.
 *
 * Disposing of it, or our death, breaks off an unfinished dump; a later start begins again.
 */
export function archiveLater(context: ArchiveContext): AsyncDisposable {
  if (existsSync(archivePath(context))) return { [Symbol.asyncDispose]: async () => {} }
  const stopping = new AbortController()
  let dump = Promise.resolve()
  const timer = setTimeout(() => {
    // Without an archive everything works, only slower: a failed dump is nobody's problem.
    dump = dumpArchive(context, stopping.signal).catch(() => {})
  }, DELAY_MS)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearTimeout(timer)
      stopping.abort()
      await dump
    },
  }
}

async function dumpArchive(context: ArchiveContext, stopping: AbortSignal): Promise<void> {
  const { java, jars, dataDir } = context
  const path = archivePath(context)
  const outcome = await claim(`${path}.lock`)
  if ('heldBy' in outcome) return
  using _lock = outcome
  if (stopping.aborted || existsSync(path)) return

  // The server goes on writing its list, so the last line may be half a name.
  const list = readFileSync(classListPath(context), 'utf8')
  const frozenList = join(dataDir, 'run', 'classes-frozen.lst')
  writeFileSync(frozenList, list.slice(0, list.lastIndexOf('\n') + 1))

  const partial = `${path}.partial`
  const dump = keep({
    command: [
      ...['nice', '-n', '19', java.path, '-Xshare:dump', '-Xlog:disable', '-XX:+UseSerialGC'],
      ...[`-XX:SharedClassListFile=${frozenList}`, `-XX:SharedArchiveFile=${partial}`],
      ...moduleOptions(java),
      ...['-cp', classPath(jars)],
    ],
    pidFile: join(dataDir, 'run', 'archive.pid'),
    outputFile: join(dataDir, 'logs', 'archive.log'),
    cwd: dataDir,
    graceSeconds: 0,
  })
  dump.unref()
  stopping.addEventListener('abort', () => dump.child.kill('SIGKILL'))
  const { code } = await dump.exited
  if (code === 0 && existsSync(partial)) renameSync(partial, path)
  for (const leftover of [partial, frozenList]) rmSync(leftover, { force: true })
}

function classListPath({ dataDir }: ArchiveContext): string {
  return join(dataDir, 'run', 'classes.lst')
}
