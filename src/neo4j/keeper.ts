import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Socket } from 'node:net'

export interface KeptProcess {
  readonly child: ChildProcess
  readonly pid: number
  /** Settles when the process has ended, with how. */
  readonly exited: Promise<Exit>
  /** Lets our process end while the program runs; the watcher then ends the program. */
  unref(): void
  /** Keeps our process alive until the program has ended. */
  ref(): void
}

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * Starts a program that cannot outlive us, not even when we are killed with `kill -9`.
 *
 * The program begins as a small shell. The shell leaves a watcher behind and turns itself into the
 * program (`exec`), so the pid we know is the program's. The watcher reads a pipe whose other end is
 * ours: when we die, in whatever way, the kernel closes that end and the watcher ends the program,
 * with TERM first and KILL after a grace time. The word `gone` sends the watcher home instead.
 *
 * The program gets a session of its own: Ctrl-C in a terminal reaches us and not the program, which
 * we then stop in order.
 */
export function keep(program: {
  readonly command: readonly string[]
  /** The shell writes the pid here before it becomes the program. */
  readonly pidFile: string
  /** Everything the program prints. */
  readonly outputFile: string
  readonly cwd: string
  readonly graceSeconds: number
}): KeptProcess {
  const { command, pidFile, outputFile, cwd, graceSeconds } = program
  const output = openSync(outputFile, 'w', 0o600)
  const child = spawn('/bin/sh', ['-c', KEEPER, 'keeper', pidFile, `${graceSeconds}`, ...command], {
    cwd,
    detached: true,
    stdio: ['pipe', output, output],
  })
  closeSync(output)
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }))
    child.once('exit', (code, signal) => {
      child.stdin?.end('gone\n')
      resolve({ code, signal })
    })
  })
  // The watcher may be gone first; there is nobody left to tell then.
  child.stdin?.on('error', () => {})
  // A pipe to a child is a socket, whatever its type says.
  const pipe = child.stdin as Socket
  return {
    child,
    pid: child.pid ?? 0,
    exited,
    unref() {
      child.unref()
      pipe.unref()
    },
    ref() {
      child.ref()
      pipe.ref()
    },
  }
}

/** `$$` stays the pid of the first shell inside the watcher, and exec does not change it. */
const KEEPER = `
pid_file=$1 grace=$2
shift 2
echo $$ > "$pid_file"
exec 3<&0
(
  trap '' INT HUP
  while read -r word <&3; do
    [ "$word" = gone ] && exit 0
  done
  kill -TERM $$ 2>/dev/null || exit 0
  while [ "$grace" -gt 0 ]; do
    sleep 1
    kill -0 $$ 2>/dev/null || exit 0
    grace=$((grace - 1))
  done
  kill -KILL $$ 2>/dev/null
) > /dev/null 2>&1 &
exec "$@" < /dev/null 3<&-
`
