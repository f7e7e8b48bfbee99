import { prefix } from '../../src/embed/embedder.ts'
import { cypher } from '../../src/generated/cypher.ts'
import type { Context } from '../../src/memory/context.ts'
import { visibleTo } from '../../src/memory/namespace/namespace.ts'
import { gather } from '../../src/memory/recall/gather.ts'
import { luceneQuery } from '../../src/memory/recall/lucene.ts'
import { RecallInput, recall } from '../../src/memory/recall/recall.ts'
import { DIMENSIONS, type Question } from './corpus.ts'
import { nearest } from './exact.ts'
import type { Library } from './library.ts'
import { rounded, type Summary, summaryOf, type Times, timed, together } from './timing.ts'

/** So many questions are asked before the first is measured: the server compiles what is hot. */
const WARM_UP_COUNT = 60
/** A server that has just started is several times slower until its compiler has seen enough. */
const FIRST_WARM_UP_COUNT = 400
const QUESTION_COUNT = 200
const CLIENTS = 16

export interface Recalling {
  readonly roundTrip: Summary
  readonly hybrid: Summary
  readonly recall: Summary
  /** The same with sixteen clients at once. */
  readonly crowd: { readonly recall: Summary; readonly hybrid: Summary; readonly perSecond: number }
  /** The part of recall that is the server and the wire; the rest is the ranker. */
  readonly gather: Summary
  readonly candidateCount: number
  readonly filteredRecall: number
}

/**
 * Recall in one library, each question next to the same question asked barely, so that a machine
 * which is busy with something else slows all of them.
 */
export async function measureRecall(library: Library): Promise<Recalling> {
  const times: Times = new Map()
  const crowd: Times = new Map()
  await askAll(library, { count: WARM_UP_COUNT, clients: 1, times: new Map() })
  await askAll(library, { count: QUESTION_COUNT, clients: 1, times })
  const startedAt = performance.now()
  await askAll(library, { count: QUESTION_COUNT * 2, clients: CLIENTS, times: crowd })
  const seconds = (performance.now() - startedAt) / 1_000
  const { filteredRecall, candidateCount } = await compareWithExact(library, times)
  return {
    roundTrip: summaryOf(times, 'roundTrip'),
    hybrid: summaryOf(times, 'hybrid'),
    recall: summaryOf(times, 'recall'),
    crowd: {
      recall: summaryOf(crowd, 'recall'),
      hybrid: summaryOf(crowd, 'hybrid'),
      perSecond: rounded((QUESTION_COUNT * 2) / seconds),
    },
    gather: summaryOf(times, 'gather'),
    candidateCount,
    filteredRecall,
  }
}

/** Wakes a server that has just started, so that the first size is not measured on a cold one. */
export function wake(library: Library): Promise<void> {
  return askAll(library, { count: FIRST_WARM_UP_COUNT, clients: 2, times: new Map() })
}

function askAll(library: Library, asking: { count: number; clients: number; times: Times }) {
  const { times } = asking
  return together(asking, async (index) => {
    const context = library.contextFor(index)
    const question = library.question(context)
    await timed(times, 'roundTrip', () => context.graph.run(cypher.server.ping, {}))
    await timed(times, 'hybrid', () => askBarely(context, question))
    await timed(times, 'recall', () => recall(context, { query: question.text }))
  })
}

function askBarely(context: Context, { text, vector }: Question) {
  const namespaces = visibleTo(context.principal)
  const whole = new Float32Array(DIMENSIONS)
  whole.set(prefix(vector, 'default'))
  return context.graph.run(cypher.bench.hybrid, {
    namespaces,
    vector: whole,
    words: luceneQuery(text, namespaces),
  })
}

/** How many of the true ten nearest the vector stage found, once its finds are scored exactly. */
async function compareWithExact(library: Library, times: Times) {
  let found = 0
  let wanted = 0
  let candidateCount = 0
  for (let index = 0; index < QUESTION_COUNT / 2; index++) {
    const context = library.contextFor(index)
    const question = library.question(context)
    const input = RecallInput.parse({ query: question.text })
    const { rows } = await timed(times, 'gather', () => gather(context, input))
    const truth = nearest(question.vector, library.vectorsIn(context))
    const dense = rows
      .filter(({ stages }) => stages.includes('dense'))
      .toSorted((a, b) => b.dense! - a.dense!)
      .slice(0, truth.length)
      .map(({ id }) => id)
    found += truth.filter((id) => dense.includes(id)).length
    wanted += truth.length
    candidateCount += rows.length / (QUESTION_COUNT / 2)
  }
  return { filteredRecall: rounded(found / wanted), candidateCount: Math.round(candidateCount) }
}
