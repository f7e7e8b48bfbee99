import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 200
const HELD_MS_MAX = 10 * 60_000

interface Waiting {
  onWaiting: () => void
  signal?: AbortSignal | undefined
}

/**
 * Runs `work` while holding the lock file at `path`, which names the process that holds it. A lock
 * whose process is gone, or that is older than any download, is taken over. This is courtesy
 * between processes, not a guarantee: the work must be safe to do twice.
 */
export async function withTurn<Result>(
  path: string,
  { onWaiting, signal }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  let told = false
  while (!(await take(path))) {
    if (!told) onWaiting()
    told = true
    await pause(POLL_MS)
    signal?.throwIfAborted()
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (await isAbandoned(path)) await rm(path, { force: true })
  return false
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const holder = Number(await readFile(path, 'utf8'))
    // An empty file is a lock in the making, or what a crash in its making left.
    if (holder > 0 && !isAlive(holder)) return true
    return Date.now() - (await stat(path)).mtimeMs > HELD_MS_MAX
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
