import { MemoryError } from '../../src/errors.ts'
import { cypher } from '../../src/generated/cypher.ts'
import { BATCH_MAX, capture, captureBatch } from '../../src/memory/episode/capture.ts'
import { corpusFrom, type Turn } from './corpus.ts'
import type { Library } from './library.ts'
import { rowsOf, writeRaw } from './load.ts'
import type { Shelf } from './shelf.ts'
import { rounded, type Summary, summaryOf, type Times, timed, together } from './timing.ts'

const WARM_UP_COUNT = 50
const CAPTURE_COUNT = 200
const BATCH_COUNT = 12
const CLIENTS = 16

export interface Writing {
  readonly write: Summary
  readonly capture: Summary
  readonly crowd: { readonly capture: Summary; readonly perSecond: number }
  readonly unwindPerSecond: number
  readonly batchPerSecond: number
}

/** Captures next to bare writes of the same size, in a store that already holds a library. */
export async function measureWrites(library: Library, shelf: Shelf): Promise<Writing> {
  const context = library.contextFor(0)
  const corpus = corpusFrom(7)
  let place = 10_000_000
  function turn(): Turn {
    const next = corpus.turn(place++)
    shelf.put(next.content, next.vector)
    return next
  }
  const turns = () => Array.from({ length: BATCH_MAX }, turn)

  async function writeOne(times: Times): Promise<void> {
    const [row] = rowsOf(context, [turn()])
    const { episode, embedding } = row!
    await timed(times, 'write', () =>
      context.graph.run(cypher.bench.write, { episode, embedding: embedding! }),
    )
    const { vector: _, topic: __, ...said } = turn()
    await timed(times, 'capture', () => capture(context, said))
  }

  async function writeMany(times: Times): Promise<void> {
    const raw = turns()
    await timed(times, 'unwind', () => writeRaw(context, rowsOf(context, raw)))
    const items = turns().map(({ vector: _, topic: __, ...said }) => said)
    const receipts = await timed(times, 'batch', () => captureBatch(context, { items }))
    for (const receipt of receipts) if (receipt instanceof MemoryError) throw receipt
  }

  const times: Times = new Map()
  await together({ count: WARM_UP_COUNT, clients: 1 }, () => writeOne(new Map()))
  await together({ count: CAPTURE_COUNT, clients: 1 }, () => writeOne(times))
  await together({ count: BATCH_COUNT / 3, clients: 1 }, () => writeMany(new Map()))
  await together({ count: BATCH_COUNT, clients: 1 }, () => writeMany(times))
  const crowd: Times = new Map()
  const startedAt = performance.now()
  await together({ count: CAPTURE_COUNT, clients: CLIENTS }, () => writeOne(crowd))
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    write: summaryOf(times, 'write'),
    capture: summaryOf(times, 'capture'),
    crowd: { capture: summaryOf(crowd, 'capture'), perSecond: rounded(CAPTURE_COUNT / seconds) },
    unwindPerSecond: perSecond(times, 'unwind'),
    batchPerSecond: perSecond(times, 'batch'),
  }
}

/** By the median batch, which a pause of the machine does not move. */
function perSecond(times: Times, name: string): number {
  return Math.round(BATCH_MAX / (summaryOf(times, name).p50 / 1_000))
}
