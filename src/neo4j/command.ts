import { execFile } from 'node:child_process'

export interface CommandResult {
  /** The exit code; undefined when the program could not be started or was cut off. */
  readonly code: number | undefined
  readonly stdout: string
  readonly stderr: string
}

/** Runs a short command to its end. A failure is a result to be read, never an exception. */
export function runCommand(
  file: string,
  args: readonly string[],
  options: { timeoutMs: number; env?: NodeJS.ProcessEnv },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const { timeoutMs, env = process.env } = options
    // SIGKILL, because a hung program is the very reason for the time limit.
    const limits = { timeout: timeoutMs, killSignal: 'SIGKILL', env, maxBuffer: 16 << 20 } as const
    execFile(file, [...args], limits, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      resolve({ code: typeof code === 'number' ? code : undefined, stdout, stderr })
    })
  })
}
