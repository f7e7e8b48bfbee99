import { setTimeout as sleep } from 'node:timers/promises'
import type { Neo4jServer, Neo4jSettings } from './neo4j/settings.ts'

export interface SuperviseOptions {
  readonly settings: Neo4jSettings
  readonly start: (settings: Neo4jSettings) => Promise<Neo4jServer>
  readonly onProgress: (line: string) => void
}

/**
 * A server that is started again when it dies, on the same ports and data, until it is disposed of.
 *
 * Clients keep their pool and find it again by themselves. A server that keeps dying is given longer
 * and longer pauses, up to half a minute.
 */
export async function supervise(options: SuperviseOptions): Promise<Neo4jServer> {
  const { settings, start, onProgress } = options
  const first = await start(settings)
  if (first.source !== 'embedded') return first

  const pinned = { ...settings, boltPort: portOf(first.uri), httpPort: portOf(first.browserUrl!) }
  const stopped = new AbortController()
  let current: Neo4jServer | undefined = first
  const life = keepAlive()

  async function keepAlive(): Promise<void> {
    let pauseMs = 1_000
    while (!stopped.signal.aborted) {
      if (current !== undefined) {
        const reason = await current.exited
        if (stopped.signal.aborted) return
        onProgress(`Neo4j ended and is started again: ${reason}`)
      }
      try {
        current = await start(pinned)
        pauseMs = 1_000
      } catch (error) {
        current = undefined
        onProgress(`Neo4j could not be started again: ${(error as Error).message}`)
        await sleep(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined)
        pauseMs = Math.min(pauseMs * 2, 30_000)
      }
    }
  }

  return {
    ...first,
    get pid() {
      return current?.pid
    },
    async [Symbol.asyncDispose]() {
      stopped.abort()
      await current?.[Symbol.asyncDispose]()
      await life
    },
  }
}

function portOf(url: string): number {
  return Number(/:(\d+)(\/|$)/.exec(url)![1])
}
