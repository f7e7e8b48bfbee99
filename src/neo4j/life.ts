import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { NoServer } from '../errors.ts'
import { answersBolt } from './bolt-handshake.ts'
import type { Exit, KeptProcess } from './keeper.ts'

/** Recovery after a crash replays the transaction logs, which are short; this is generous. */
const START_LIMIT_MS = 180_000

/**
 * Waits until this very server answers, or has ended, or has had its time.
 *
 * An answer on the port alone is not enough: another server might be the one that answers. So our
 * own process has to say that it has started, and then the port has to speak Bolt.
 */
export async function untilReady(
  jvm: KeptProcess,
  { outputFile, boltPort }: { outputFile: string; boltPort: number },
): Promise<'ready' | 'ended' | 'late'> {
  let hasEnded = false
  void jvm.exited.then(() => {
    hasEnded = true
  })
  const deadline = performance.now() + START_LIMIT_MS
  while (performance.now() < deadline) {
    if (hasEnded) return 'ended'
    const hasStarted = /INFO {2}Started\.$/m.test(readOutput(outputFile))
    if (hasStarted && (await answersBolt({ host: '127.0.0.1', port: boltPort }, 2_000)))
      return 'ready'
    await sleep(50)
  }
  return 'late'
}

/** Why a server did not become ready, in words that say what to do. */
export function explainFailure(
  outcome: 'ended' | 'late',
  place: { dataDir: string; outputFile: string; boltPort: number; httpPort: number },
): NoServer {
  const { dataDir, outputFile, boltPort, httpPort } = place
  const output = readOutput(outputFile)
  if (/Address already in use|BindException/.test(output)) {
    return new NoServer(
      `Another program took port ${boltPort} or ${httpPort} on 127.0.0.1 while Neo4j was starting. ` +
        'Set STEMMA_NEO4J_BOLT_PORT and STEMMA_NEO4J_HTTP_PORT to other ports (0 picks a free one).',
    )
  }
  if (/store_lock|FileLockException/.test(output)) {
    return new NoServer(
      `The data directory ${dataDir} is in use by another Neo4j. ` +
        'Stop that server, or choose another directory with STEMMA_DATA_DIR.',
    )
  }
  const what =
    outcome === 'ended'
      ? 'Neo4j ended while it was starting.'
      : `Neo4j was not ready within ${START_LIMIT_MS / 1000} s.`
  return new NoServer(
    `${what} Its last words, more of them in ${outputFile}:\n${lastWords(output)}`,
  )
}

/** How a server that was serving came to its end. */
export function describeEnd(pid: number, { code, signal }: Exit, outputFile: string): string {
  const how = signal === null ? `ended with code ${code}` : `was killed by ${signal}`
  const words = lastWords(readOutput(outputFile))
  return `Neo4j, process ${pid}, ${how}. Its last words, more of them in ${outputFile}:\n${words}`
}

function readOutput(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** The error and what it was caused by; the frames of a Java stack say nothing to its user. */
function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^\s+\.\.\. /.test(line))
  return lines
    .slice(-8)
    .map((line) => `  ${line.slice(0, 400)}`)
    .join('\n')
}
