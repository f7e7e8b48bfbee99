import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../src/config.ts'
import { openLocalEmbedder } from '../src/embed/local.ts'
import { openEngine } from '../src/engine.ts'
import { capture } from '../src/memory/episode/capture.ts'
import { createMemory } from '../src/memory/memory.ts'
import { recall } from '../src/memory/recall/recall.ts'
import { measureConsolidation } from './bench/consolidating.ts'
import { libraryOf } from './bench/library.ts'
import { onOwnServer } from './bench/own-server.ts'
import { profile } from './bench/profile.ts'
import { measureRecall, type Recalling, wake } from './bench/recalling.ts'
import { plotsOf, reportOf } from './bench/report.ts'
import { openShelf } from './bench/shelf.ts'
import { type Summary, summaryOf, type Times, timed } from './bench/timing.ts'
import { measureWrites } from './bench/writing.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    plots: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
if (values.json === undefined || sizes.some((size) => !(size >= 100 && size % 100 === 0))) {
  console.error(
    'usage: npm run bench -- --json OUT [--sizes 1000,10000,100000] [--plots DIR]\n' +
      'Sizes are multiples of 100, because they are spread over 100 namespaces.',
  )
  process.exit(2)
}

const out = values.json
await onOwnServer({ STEMMA_NEO4J_HEAP_MB: '4096', STEMMA_NEO4J_PAGE_CACHE_MB: '1024' }, (config) =>
  bench(config, out),
)

async function bench(config: Config, out: string): Promise<void> {
  await using engine = await openEngine(config, say)
  await using shelf = openShelf()
  const { connection } = engine.memory
  await using memory = createMemory({ connection, embedder: shelf })
  const libraries = [1, 100].map((namespaceCount) => libraryOf(memory, { shelf, namespaceCount }))
  const [alone] = libraries
  const recalls: Record<number, Record<number, Recalling>> = {}
  const profiles: Record<number, object> = {}

  for (const size of sizes.toSorted((a, b) => a - b)) {
    const measured: Record<number, Recalling> = {}
    for (const library of libraries) {
      const rate = await library.growTo(size)
      say(`${size} memories in ${library.namespaceCount} namespaces (${Math.round(rate)}/s)`)
    }
    if (Object.keys(recalls).length === 0) for (const library of libraries) await wake(library)
    for (const library of libraries) {
      const recalling = await measureRecall(library)
      measured[library.namespaceCount] = recalling
      say(JSON.stringify(recalling))
    }
    recalls[size] = measured
    const context = alone!.contextFor(0)
    const { text: query } = alone!.question(context)
    profiles[size] = {
      recall: await profile({ connection, context }, 'recall.gather', (watched) =>
        recall(watched, { query }),
      ),
      capture: await profile({ connection, context }, 'episode.capture', (watched) =>
        capture(watched, { content: query, session: 'profile' }),
      ),
    }
  }

  const writing = await measureWrites(alone!, shelf)
  say(JSON.stringify(writing))
  const consolidation = await measureConsolidation(connection)
  say(JSON.stringify({ consolidation }))
  const embedding = await measureEmbedder()
  const report = {
    ...reportOf(recalls, writing),
    consolidation,
    embedding,
    recalls,
    writing,
    profiles,
  }
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
  if (values.plots !== undefined) {
    for (const [name, svg] of Object.entries(plotsOf(recalls))) {
      writeFileSync(join(values.plots, name), svg)
    }
  }
  say(JSON.stringify(report.ratios, null, 2))
}

/** What recall and capture cost on top, with the model that runs here. Null when there is none. */
async function measureEmbedder(): Promise<{ model: string; queryMs: Summary } | null> {
  try {
    await using embedder = await openLocalEmbedder({})
    const times: Times = new Map()
    for (let index = 0; index < 60; index++) {
      const name = index < 10 ? 'warm-up' : 'query'
      const question = `where did we put the ${index} red lamps from the old house?`
      await timed(times, name, () => embedder.embed([question], 'query'))
    }
    return { model: embedder.model, queryMs: summaryOf(times, 'query') }
  } catch (error) {
    say(`The local model is not here: ${(error as Error).message}`)
    return null
  }
}

function say(line: string): void {
  console.error(line)
}
