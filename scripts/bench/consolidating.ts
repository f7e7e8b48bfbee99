import { existsSync } from 'node:fs'
import type { Connection } from '../../src/graph/connection.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import { BATCH_MAX, captureBatch } from '../../src/memory/episode/capture.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { instantOf, readCorpora } from '../eval/corpus.ts'

const CORPUS = '../shared/data/locomo-dev.jsonl'

export interface Consolidating {
  readonly episodes: number
  readonly facts: number
  readonly perSecond: number
}

/**
 * How many LoCoMo turns a second become beliefs, without an embedder. The first conversation only wakes
 * the server. Null where the corpus is not.
 */
export async function measureConsolidation(connection: Connection): Promise<Consolidating | null> {
  if (!existsSync(CORPUS)) return null
  await using memory = createMemory({ connection })
  let episodes = 0
  let facts = 0
  let ms = 0
  for (const [index, { sessions }] of readCorpora([CORPUS]).entries()) {
    const context = memory.contextFor({
      tenant: `bench-belief-${index}`,
      agent: 'bench',
      teams: [],
      permissions: new Set(['read', 'write']),
    })
    for (const { id, at, turns } of sessions) {
      const items = turns.map(({ text, speaker }, place) => ({
        content: text,
        speaker,
        session: id,
        capturedAt: new Date(instantOf(at) + place * 1_000),
      }))
      for (let start = 0; start < items.length; start += BATCH_MAX) {
        await captureBatch(context, { items: items.slice(start, start + BATCH_MAX) })
      }
    }
    const startedAt = performance.now()
    const run = await consolidate(context)
    if (index === 0) continue
    ms += performance.now() - startedAt
    episodes += run.episodeCount
    facts += run.derivedCount
  }
  return { episodes, facts, perSecond: Math.round(episodes / (ms / 1_000)) }
}
