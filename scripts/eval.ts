import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openLocalEmbedder } from '../src/embed/local.ts'
import { LOCAL_MODELS, type LocalModelName } from '../src/embed/local-model.ts'
import { openEngine } from '../src/engine.ts'
import { MemoryError } from '../src/errors.ts'
import type { Context } from '../src/memory/context.ts'
import { captureBatch } from '../src/memory/episode/capture.ts'
import { createMemory } from '../src/memory/memory.ts'
import { gather, RecallInput, recall } from '../src/memory/recall/recall.ts'
import { render, tokensIn } from '../src/memory/recall/render.ts'
import { type Measured, measure, percentile, summarise } from './eval/measure.ts'
import { progressBar } from './eval/progress-bar.ts'

interface Conversation {
  readonly id: string
  readonly sessions: readonly {
    readonly id: string
    readonly at: string
    readonly turns: readonly {
      readonly id: string
      readonly speaker: string
      readonly text: string
    }[]
  }[]
  readonly questions: readonly {
    readonly id: string
    readonly kind: string
    readonly question: string
    readonly evidence: readonly string[]
  }[]
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true },
    json: { type: 'string' },
    misses: { type: 'string' },
    model: { type: 'string' },
    mode: { type: 'string', default: 'default' },
  },
})
if (values.data === undefined || values.json === undefined) {
  console.error(
    'usage: npm run eval -- --data FILE [--data FILE] --json OUT [--misses OUT] [--model NAME] [--mode MODE]',
  )
  process.exit(2)
}

const conversations = values.data.flatMap((path) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Conversation),
)
const dataDir = mkdtempSync(join(tmpdir(), 'stemma-eval-'))
const config = readConfig({
  ...process.env,
  STEMMA_DATA_DIR: dataDir,
  STEMMA_NEO4J_BOLT_PORT: '0',
  STEMMA_NEO4J_HTTP_PORT: '0',
})
await using engine = await openEngine(config, (line) => console.error(line))
const model = values.model as LocalModelName | undefined
await using embedder = await openLocalEmbedder(model === undefined ? {} : { model })
await using memory = createMemory({ connection: engine.memory.connection, embedder })

const turnCount = conversations.flatMap(({ sessions }) =>
  sessions.flatMap(({ turns }) => turns),
).length
const questionCount = conversations.flatMap(({ questions }) => questions).length
const capturing = progressBar('capture', turnCount)
const asking = progressBar('ask', questionCount)
const measured: Measured[] = []
const missed: object[] = []

for (const conversation of conversations) {
  const context = contextOf(conversation)
  const turnOf = await ingest(context, conversation)
  for (const question of conversation.questions) {
    measured.push(await ask(context, question, turnOf))
    asking.advance(1)
  }
}

const report = {
  model: embedder.model,
  mode: values.mode,
  known: Object.keys(LOCAL_MODELS),
  ...summarise(measured),
  latencyMs: {
    p50: percentile(
      measured.map(({ ms }) => ms),
      0.5,
    ),
    p95: percentile(
      measured.map(({ ms }) => ms),
      0.95,
    ),
  },
  renderedTokens: {
    p50: percentile(
      measured.map(({ tokens }) => tokens),
      0.5,
    ),
    p95: percentile(
      measured.map(({ tokens }) => tokens),
      0.95,
    ),
  },
}
writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
if (values.misses !== undefined) writeFileSync(values.misses, JSON.stringify(missed, null, 2))
console.log(
  JSON.stringify(report.overall),
  JSON.stringify(report.baselines),
  JSON.stringify(report.abstention),
)
for (const [kind, row] of Object.entries(report.kinds)) console.log(kind, JSON.stringify(row))
console.log('latency', report.latencyMs, 'tokens', report.renderedTokens)
rmSync(dataDir, { recursive: true, force: true })

function contextOf({ id }: Conversation): Context {
  const tenant = `eval-${id.replace(/\W/g, '')}-${process.pid}`
  return memory.contextFor({
    tenant,
    agent: 'eval',
    teams: [],
    permissions: new Set(['read', 'write']),
  })
}

/** Every turn as one capture, a second apart; gives back which turn each episode is. */
async function ingest(context: Context, { sessions }: Conversation): Promise<Map<string, string>> {
  const turnOf = new Map<string, string>()
  for (const session of sessions) {
    const startedAt = new Date(session.at).getTime()
    const items = session.turns.map(({ text, speaker }, index) => ({
      content: text,
      speaker,
      session: session.id,
      role: speaker === 'assistant' ? ('assistant' as const) : ('user' as const),
      capturedAt: new Date(startedAt + index * 1_000),
    }))
    for (let start = 0; start < items.length; start += 64) {
      const receipts = await captureBatch(context, { items: items.slice(start, start + 64) })
      receipts.forEach((receipt, index) => {
        if (receipt instanceof MemoryError) throw receipt
        turnOf.set(receipt.id, session.turns[start + index]!.id)
      })
      capturing.advance(receipts.length)
    }
  }
  return turnOf
}

async function ask(
  context: Context,
  { id, kind, question, evidence }: Conversation['questions'][number],
  turnOf: ReadonlyMap<string, string>,
): Promise<Measured> {
  const input = { query: question, limit: 10, mode: values.mode as never }
  const startedAt = performance.now()
  const answer = await recall(context, input)
  const ms = performance.now() - startedAt
  const turns = answer.hits.flatMap((hit) =>
    hit.label === 'Fact' ? hit.sourceIds.map((each) => turnOf.get(each)!) : [turnOf.get(hit.id)!],
  )
  const { rows } = await gather(context, RecallInput.parse(input))
  const by = (score: (row: (typeof rows)[number]) => number | null) =>
    rows
      .filter((row) => score(row) !== null)
      .toSorted((a, b) => score(b)! - score(a)! || (a.id < b.id ? -1 : 1))
      .map((row) => turnOf.get(row.id)!)
  const bm25 = by(({ lexical }) => lexical)
  const dense = by(({ dense: cosine }) => cosine)
  const place = (list: readonly string[], turn: string) => {
    const index = list.indexOf(turn)
    return index < 0 || index >= 100 ? 0 : 1 / (60 + index + 1)
  }
  const rrf = [...new Set([...bm25, ...dense])].toSorted(
    (a, b) => place(bm25, b) + place(dense, b) - place(bm25, a) - place(dense, a),
  )
  const own = measure(turns, evidence)
  if (evidence.length > 0 && own.recallAt10 < 1) {
    missed.push({
      id,
      kind,
      question,
      evidence,
      abstained: answer.abstained,
      pooled: evidence.filter((turn) => rows.some((row) => turnOf.get(row.id) === turn)),
      got: answer.hits.map((hit) => ({ turn: turnOf.get(hit.id), text: hit.text.slice(0, 120) })),
    })
  }
  return {
    kind,
    hasEvidence: evidence.length > 0 && kind !== 'adversarial',
    abstained: answer.abstained,
    own,
    baselines: {
      bm25: measure(bm25, evidence),
      dense: measure(dense, evidence),
      rrf: measure(rrf, evidence),
    },
    ms,
    tokens: tokensIn(render(answer)),
  }
}
