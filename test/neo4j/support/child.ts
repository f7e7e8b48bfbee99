import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { findProcess } from '../../../src/neo4j/process-table.ts'

export interface RunningProgram {
  readonly child: ChildProcess
  readonly firstLine: string
}

/** Starts a TypeScript program on this Node and waits for its first line. It ends with the test. */
export async function startProgram(path: URL, args: readonly string[]): Promise<RunningProgram> {
  const child = spawn(process.execPath, [path.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  for await (const firstLine of createInterface({ input: child.stdout }))
    return { child, firstLine }
  throw new Error(`${path.pathname} ended without a word.`)
}

/** Returns when the process runs this command: a kept one is a shell for its first moments. */
export async function untilRunning(pid: number, command: string): Promise<void> {
  while ((await findProcess(pid))?.command !== command) await sleep(20)
}

/** Returns when the process is gone. The test's own time limit is the only clock. */
export async function untilGone(pid: number): Promise<void> {
  while ((await findProcess(pid)) !== undefined) await sleep(50)
}
