import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import type { Mode } from '../src/embed/embedder.ts'
import { openLocalEmbedder } from '../src/embed/local.ts'
import type { LocalModelName } from '../src/embed/local-model.ts'
import { openEngine } from '../src/engine.ts'
import { cypher } from '../src/generated/cypher.ts'
import { consolidate } from '../src/memory/belief/consolidate.ts'
import type { Context } from '../src/memory/context.ts'
import { completePending } from '../src/memory/episode/complete-pending.ts'
import { createMemory } from '../src/memory/memory.ts'
import { render, tokensIn } from '../src/memory/recall/render.ts'
import { type Answered, ask } from './eval/ask.ts'
import { BASELINES, baselinesOf } from './eval/baselines.ts'
import { type Conversation, purposeOf, type Question, readCorpora } from './eval/corpus.ts'
import { ingest, type Turns } from './eval/ingest.ts'
import { type Measured, measure, summarise } from './eval/measure.ts'
import { plot } from './eval/plot.ts'
import { poolOf, poolWriter } from './eval/pool.ts'
import { progressBar } from './eval/progress-bar.ts'
import { tables } from './eval/tables.ts'

const USAGE = `usage: npm run eval -- --data FILE [--data FILE] --json OUT
  [--no-facts]                                      without consolidation
  [--model NAME] [--mode prefilter|default|deep …]  the first mode is the reported one
  [--plot SVG] [--misses JSON] [--pools JSONL]      pools are what scripts/eval/fit.ts reads`

const { values } = parseArgs({
  allowNegative: true,
  options: {
    data: { type: 'string', multiple: true },
    json: { type: 'string' },
    misses: { type: 'string' },
    pools: { type: 'string' },
    plot: { type: 'string' },
    model: { type: 'string' },
    facts: { type: 'boolean', default: true },
    mode: { type: 'string', multiple: true, default: ['default'] },
  },
})
if (values.data === undefined || values.json === undefined) {
  console.error(USAGE)
  process.exit(2)
}

const conversations = readCorpora(values.data)
const modes = values.mode as Mode[]
const dataDir = mkdtempSync(join(tmpdir(), 'stemma-eval-'))
try {
  await evaluate(values.json)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}

async function evaluate(out: string): Promise<void> {
  const config = readConfig({
    ...process.env,
    STEMMA_DATA_DIR: dataDir,
    STEMMA_NEO4J_BOLT_PORT: '0',
    STEMMA_NEO4J_HTTP_PORT: '0',
    STEMMA_CONSOLIDATION: 'off',
    STEMMA_AUDIT_SEALING: 'off',
    STEMMA_EMBEDDER: 'none',
    // A busy machine makes a run slow, not wrong.
    STEMMA_TIMEOUT_MS: '60000',
  })
  await using engine = await openEngine(config, (line) => console.error(line))
  const model = values.model as LocalModelName | undefined
  await using embedder = await openLocalEmbedder(model === undefined ? {} : { model })
  await using memory = createMemory({ connection: engine.memory.connection, embedder })

  const turnCount = conversations.flatMap(({ sessions }) => sessions.flatMap((s) => s.turns)).length
  const questionCount = conversations.flatMap(({ questions }) => questions).length
  const capturing = progressBar('capture', turnCount)
  const asking = progressBar('ask', questionCount * modes.length)
  const pools = values.pools === undefined ? undefined : poolWriter(values.pools)
  const measured = new Map<Mode, Measured[]>(modes.map((mode) => [mode, []]))
  const missed: object[] = []

  for (const conversation of conversations) {
    const context = { ...memory.contextFor(principalOf(conversation)), embedder }
    const turnsOf = await ingest(context, conversation, capturing.advance)
    if (values.facts) {
      const { derivedCount } = await consolidate(context)
      await embedAll(context)
      console.error(`${conversation.id}: ${derivedCount} facts`)
    }
    for (const question of conversation.questions) {
      // Only the first mode waits for the question's vector; the others find it in the embedder's memory.
      for (const mode of modes) {
        const answered = await ask(context, question.question, mode)
        measured.get(mode)!.push({
          corpus: conversation.corpus,
          ...judge(question, answered, turnsOf),
        })
        pools?.write(poolOf({ conversation, question, mode, answered, turnsOf }))
        if (mode === modes[0]) missed.push(...missOf(question, answered, turnsOf))
        asking.advance(1)
      }
    }
  }

  const summaries = modes.map((mode) => {
    const list = measured.get(mode)!
    const corpora = [...Map.groupBy(list, ({ corpus }) => corpus)]
    const each = corpora.map(([corpus, some]) => [corpus, summarise(some)] as const)
    return [mode, { ...summarise(list), corpora: Object.fromEntries(each) }] as const
  })
  const report = {
    model: embedder.model,
    mode: modes[0]!,
    ...summaries[0]![1],
    modes: Object.fromEntries(summaries),
  }
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
  if (values.misses !== undefined) writeFileSync(values.misses, JSON.stringify(missed, null, 2))
  if (values.plot !== undefined) writeFileSync(values.plot, plot(report))
  console.log(tables(report))
}

/** A busy machine may take longer than the engine waits; an evaluation has the time. */
async function embedAll(context: Context): Promise<void> {
  while ((await context.graph.run(cypher.episode.pending, { limit: 1 })).length > 0) {
    await completePending(context)
  }
}

function principalOf({ id }: Conversation) {
  return {
    tenant: `eval-${id.replace(/\W/g, '')}-${process.pid}`,
    agent: 'eval',
    teams: [],
    permissions: new Set(['read', 'write'] as const),
  }
}

function judge(
  question: Question,
  { answer, rows, ms }: Answered,
  turnsOf: Turns,
): Omit<Measured, 'corpus'> {
  const rankings = baselinesOf(rows, turnsOf)
  return {
    kind: question.kind,
    purpose: purposeOf(question),
    evidenceCount: new Set(question.evidence).size,
    abstained: answer.abstained,
    own: measure(turnsIn(answer, turnsOf), question.evidence),
    baselines: Object.fromEntries(
      BASELINES.map((name) => [name, measure(rankings[name], question.evidence)] as const),
    ) as Measured['baselines'],
    ms,
    tokens: tokensIn(render(answer)),
  }
}

/** A fact counts for the turns it was derived from. What came nearest counts, declined or not. */
function turnsIn({ hits, nearest }: Answered['answer'], turnsOf: Turns): string[] {
  return [...hits, ...nearest].flatMap(({ label, id, sourceIds }) =>
    (label === 'Fact' ? sourceIds : [id]).flatMap((source) => turnsOf.get(source) ?? []),
  )
}

function missOf(question: Question, { answer, rows }: Answered, turnsOf: Turns): object[] {
  const { evidence } = question
  const got = turnsIn(answer, turnsOf)
  if (purposeOf(question) !== 'answer' || evidence.every((turn) => got.includes(turn))) return []
  const pooled = new Set(rows.flatMap(({ id }) => turnsOf.get(id) ?? []))
  return [
    {
      ...question,
      class: answer.class,
      missing: evidence.filter((turn) => !got.includes(turn)),
      pooled: evidence.filter((turn) => pooled.has(turn)),
      got: [...answer.hits, ...answer.nearest].map(({ id, text }) => ({
        turns: turnsOf.get(id),
        text: text.slice(0, 120),
      })),
    },
  ]
}
