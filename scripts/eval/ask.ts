import type { Mode } from '../../src/embed/embedder.ts'
import { cypher } from '../../src/generated/cypher.ts'
import type { Graph } from '../../src/graph/graph.ts'
import type { Context } from '../../src/memory/context.ts'
import type { Row as GatheredRow } from '../../src/memory/recall/gather.ts'
import { type Recalled, recall } from '../../src/memory/recall/recall.ts'

export type Row = GatheredRow

export interface Answered {
  readonly answer: Recalled
  /** The candidates that the answer was chosen from. */
  readonly rows: readonly Row[]
  readonly speakers: readonly string[]
  readonly ms: number
}

/**
 * One question through the engine's own `recall`, with what the engine saw on the way. Nothing is
 * noted as used, so a question does not change the answer to the next.
 */
export async function ask(context: Context, query: string, mode: Mode): Promise<Answered> {
  let rows: readonly Row[] = []
  let speakers: readonly string[] = []
  const graph: Graph = {
    ...context.graph,
    async run(statement, params) {
      const result = await context.graph.run(statement, params)
      if ((statement as unknown) === cypher.recall.gather) rows = result as unknown as Row[]
      return result
    },
  }
  const watched: Context = {
    ...context,
    graph,
    access: undefined,
    async speakersIn(of, namespaces) {
      speakers = await context.speakersIn(of, namespaces)
      return speakers
    },
  }
  const startedAt = performance.now()
  const answer = await recall(watched, { query, limit: 10, mode })
  return { answer, rows, speakers, ms: performance.now() - startedAt }
}
