import type { Context } from '../../src/memory/context.ts'
import type { Memory } from '../../src/memory/memory.ts'
import { progressBar } from '../eval/progress-bar.ts'
import { corpusFrom, type Question } from './corpus.ts'
import { rowsOf, writeRaw } from './load.ts'
import { randomFrom } from './random.ts'
import type { Shelf } from './shelf.ts'

/** How many rows one transaction loads: large, so that the index has few segments to merge. */
const ROWS_OF_LOAD = 2_000
/** While the server writes one group, the next is made. */
const WRITERS = 2
const TURNS_AT_ONCE = 20

/** Memories spread evenly over namespaces that each belong to a tenant of its own. */
export interface Library {
  readonly namespaceCount: number
  /** Writes turns until the namespaces hold `size` memories together. Gives how many it wrote in a second. */
  growTo(size: number): Promise<number>
  /** The namespace that the question of this number is asked in. */
  contextFor(index: number): Context
  /** A question about something that was talked about there. */
  question(context: Context): Question
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
  const topics = new Map<string, number[]>()
  const vectorsIn = ({ principal }: Context) => held.get(principal.tenant)!

  const topicsIn = ({ principal }: Context) => topics.get(principal.tenant) ?? []
  const random = randomFrom(namespaceCount)

  /** Whole sessions, namespace after namespace. */
  function* rowsUpTo(size: number) {
    for (const context of contexts) {
      const vectors = vectorsIn(context)
      while (vectors.size < size / namespaceCount) {
        const count = Math.min(TURNS_AT_ONCE, size / namespaceCount - vectors.size)
        const place = vectors.size
        const turns = Array.from({ length: count }, (_, index) => corpus.turn(place + index))
        topics.set(context.principal.tenant, [...topicsIn(context), turns[0]!.topic])
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
    question(context) {
      const question = corpus.question(random.pick(topicsIn(context)))
      shelf.put(question.text, question.vector)
      return question
    },
    async growTo(size) {
      const before = contexts.reduce((sum, context) => sum + vectorsIn(context).size, 0)
      const bar = progressBar(`load ${size} over ${namespaceCount}`, size - before)
      const startedAt = performance.now()
      const groups = inGroups(rowsUpTo(size), ROWS_OF_LOAD)
      async function write(): Promise<void> {
        for (const rows of groups) {
          await writeRaw(contexts[0]!, rows)
          bar.advance(rows.length)
        }
      }
      await Promise.all(Array.from({ length: WRITERS }, write))
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
