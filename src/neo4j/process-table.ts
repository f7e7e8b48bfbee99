import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand } from './command.ts'

export interface RunningProcess {
  readonly pid: number
  readonly command: string
  /** Opaque and compared for equality only: a reused pid has another one. */
  readonly birth: string
}

/** The live process with this pid. A zombie counts as dead: it has no command any more. */
export async function findProcess(pid: number): Promise<RunningProcess | undefined> {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return process.platform === 'linux' ? readProc(pid) : askPs(pid)
}

/**
 * Asks the process to stop, then insists.
 *
 * The caller has made sure that the process is ours. `isOurs` is asked again before each signal, for
 * the pid may have been reused since.
 */
export async function endProcess(
  pid: number,
  options: { graceMs: number; isOurs: (process: RunningProcess) => boolean },
): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const deadline = performance.now() + options.graceMs
    for (let isSent = false; performance.now() < deadline; isSent = true) {
      const found = await findProcess(pid)
      if (found === undefined || !options.isOurs(found)) return
      if (!isSent) process.kill(pid, signal)
      await sleep(50)
    }
  }
}

function readProc(pid: number): RunningProcess | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    // The name in field 2 may hold spaces and brackets, so fields are counted after its last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const birth = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return command === '' || birth === undefined ? undefined : { pid, command, birth }
  } catch {
    return undefined
  }
}

async function askPs(pid: number): Promise<RunningProcess | undefined> {
  // lstart is always 24 characters wide: "Wed Nov 18 09:18:28 2026".
  const fields = ['-ww', '-o', 'lstart=,state=,command=', '-p', String(pid)]
  const { stdout } = await runCommand('ps', fields, {
    timeoutMs: 5_000,
    env: { ...process.env, LC_ALL: 'C' },
  })
  const [, birth, state, command] = /^(.{24})\s+(\S+)\s+(.+)$/.exec(stdout.trim()) ?? []
  if (birth === undefined || command === undefined || state?.startsWith('Z')) return undefined
  return { pid, command, birth }
}
