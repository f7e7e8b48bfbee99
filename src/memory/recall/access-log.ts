import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'

const FLUSH_MS = 2_000
const WAITING_MAX = 5_000
const BATCH_MAX = 500

export interface AccessLog extends AsyncDisposable {
  /** Notes that these memories were shown. Returns at once and never fails. */
  used(ids: readonly string[]): void
  /** Writes down what is noted so far. */
  flush(): Promise<void>
}

/**
 * Which memories were used, written behind the reader's back: in batches, every two seconds, and
 * dropped rather than piled up when the graph cannot keep pace.
 */
export function accessLog(graph: Graph, now: () => Date): AccessLog {
  const counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write, write)
    return writing
  }

  async function write(): Promise<void> {
    while (counts.size > 0) {
      const rows = [...counts].slice(0, BATCH_MAX).map(([id, count]) => ({ id, count }))
      for (const { id } of rows) counts.delete(id)
      await graph.run(cypher.recall.touch, { rows, at: now() }).catch(() => undefined)
    }
  }

  return {
    used(ids) {
      for (const id of ids) {
        if (counts.size < WAITING_MAX || counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
      if (counts.size > 0) timer ??= setTimeout(flush, FLUSH_MS).unref()
    },
    flush,
    [Symbol.asyncDispose]: flush,
  }
}
