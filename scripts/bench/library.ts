import type { Context } from '../../src/memory/context.ts'
import type { Memory } from '../../src/memory/memory.ts'
import { progressBar } from '../eval/progress-bar.ts'
import { corpusFrom, type Question } from './corpus.ts'
import { rowsOf, writeRaw } from './load.ts'
import type { Shelf } from './shelf.ts'

/** How many rows one transaction loads. Twice as many were not faster. */
const ROWS_OF_LOAD = 500
const TURNS_AT_ONCE = 20

/** Memories spread evenly over namespaces that each belong to a tenant of its own. */
export interface Library {
  readonly namespaceCount: number
  /** Writes turns until the namespaces hold `size` memories together. Gives how many it wrote in a second. */
  growTo(size: number): Promise<number>
  /** The namespace that the question of this number is asked in. */
  contextFor(index: number): Context
  question(): Question
  /** What a namespace holds, for an exact search. */
  vectorsIn(context: Context): ReadonlyMap<string, Float32Array>
  /** The number of the next turn of a namespace. */
  placeIn(context: Context): number
}

export function libraryOf(
  memory: Memory,
  { shelf, namespaceCount }: { shelf: Shelf; namespaceCount: number },
): Library {
  const corpus = corpusFrom(namespaceCount)
  const contexts = Array.from({ length: namespaceCount }, (_, index) =>
    memory.contextFor({
      tenant: `bench-${namespaceCount}-${index}`,
      agent: 'bench',
      teams: [],
      permissions: new Set(['read', 'write']),
    }),
  )
  const held = new Map(
    contexts.map((context) => [context.principal.tenant, new Map<string, Float32Array>()]),
  )
  const vectorsIn = ({ principal }: Context) => held.get(principal.tenant)!

  /** Whole sessions, namespace after namespace. */
  function* rowsUpTo(size: number) {
    for (const context of contexts) {
      const vectors = vectorsIn(context)
      while (vectors.size < size / namespaceCount) {
        const count = Math.min(TURNS_AT_ONCE, size / namespaceCount - vectors.size)
        const place = vectors.size
        const turns = Array.from({ length: count }, (_, index) => corpus.turn(place + index))
        const rows = rowsOf(context, turns)
        rows.forEach(({ episode }, index) => {
          vectors.set(episode.id, turns[index]!.vector)
        })
        yield* rows
      }
    }
  }

  return {
    namespaceCount,
    vectorsIn,
    placeIn: (context) => vectorsIn(context).size,
    contextFor: (index) => contexts[index % namespaceCount]!,
    question() {
      const question = corpus.question()
      shelf.put(question.text, question.vector)
      return question
    },
    async growTo(size) {
      const before = contexts.reduce((sum, context) => sum + vectorsIn(context).size, 0)
      const bar = progressBar(`load ${size} over ${namespaceCount}`, size - before)
      const startedAt = performance.now()
      for (const rows of inGroups(rowsUpTo(size), ROWS_OF_LOAD)) {
        await writeRaw(contexts[0]!, rows)
        bar.advance(rows.length)
      }
      return (size - before) / ((performance.now() - startedAt) / 1_000)
    },
  }
}

function* inGroups<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let group: Item[] = []
  for (const item of items) {
    group.push(item)
    if (group.length === size) {
      yield group
      group = []
    }
  }
  if (group.length > 0) yield group
}
