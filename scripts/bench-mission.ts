import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Config } from '../src/config.ts'
import { openEngine } from '../src/engine.ts'
import { cypher } from '../src/generated/cypher.ts'
import type { Context } from '../src/memory/context.ts'
import { createMemory } from '../src/memory/memory.ts'
import { missions } from '../src/memory/mission/verbs.ts'
import { onOwnServer } from './bench/own-server.ts'
import { rounded, type Summary, summaryOf, type Times, timed, together } from './bench/timing.ts'
import { progressBar } from './eval/progress-bar.ts'

const { values } = parseArgs({
  options: { json: { type: 'string' }, share: { type: 'string', default: '1' } },
})
const share = Number(values.share)
if (values.json === undefined || !(share > 0 && share <= 1)) {
  console.error(
    'usage: npm run bench:mission -- --json OUT [--share 0.1]\nA share loads that part of the mission only.',
  )
  process.exit(2)
}

/** The mission that is measured: as long as one gets in months of work by many agents. */
const LARGE = {
  observations: Math.round(10_000 * share),
  decisions: Math.round(2_000 * share),
  validations: Math.round(3_000 * share),
}
const SMALL = { observations: 50, decisions: 10, validations: 15 }
/** A slice is taken once for so many decisions. */
const DECISIONS_PER_SLICE = 10
const ROUNDS = 60
const CLIENTS = 2

type Size = typeof LARGE

interface Loaded {
  readonly missionId: string
  readonly decisionIds: readonly string[]
}

const out = values.json
await onOwnServer({ STEMMA_EMBEDDER: 'none' }, (config) => bench(config, out))

async function bench(config: Config, out: string): Promise<void> {
  await using engine = await openEngine(config, say)
  await using memory = createMemory({ connection: engine.memory.connection })
  const context = memory.contextFor({
    tenant: 'bench-mission',
    agent: 'bench',
    teams: [],
    permissions: new Set(['read', 'write']),
  })
  const small = await load(context, SMALL)
  await measure(context, small)
  const alone = await measure(context, small)
  say(`a small mission alone: ${JSON.stringify(alone)}`)
  const large = await load(context, LARGE)
  await measure(context, large)
  const beside = await measure(context, small)
  const whole = await measure(context, large)
  const ratios = {
    stateToRoundTrip: rounded(whole.state.p50 / whole.roundTrip.p50),
    lineageToRoundTrip: rounded(whole.lineage.p50 / whole.roundTrip.p50),
    smallStateBesideLarge: rounded(
      beside.state.p50 / beside.roundTrip.p50 / (alone.state.p50 / alone.roundTrip.p50),
    ),
    smallLineageBesideLarge: rounded(
      beside.lineage.p50 / beside.roundTrip.p50 / (alone.lineage.p50 / alone.roundTrip.p50),
    ),
  }
  const report = { size: LARGE, alone, beside, whole, ratios }
  writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`)
  say(JSON.stringify(report, null, 2))
}

async function load(context: Context, size: Size): Promise<Loaded> {
  const { id: missionId } = await missions.create(context, {
    objective: 'Run the plant for a year',
    status: 'active',
  })
  const bar = progressBar('load', size.observations + size.decisions + size.validations)
  const begin = Date.UTC(2026, 0, 1)
  const observationIds: string[] = []
  for (let start = 0; start < size.observations; start += 64) {
    const count = Math.min(64, size.observations - start)
    const items = Array.from({ length: count }, (_, index) => ({
      content: `Pump ${(start + index) % 300} ran at ${(start + index) % 97} bar in round ${start + index}.`,
      source: 'telemetry',
      observedAt: new Date(begin + (start + index) * 1_000),
    }))
    const entries = await missions.observeBatch(context, { missionId, items })
    observationIds.push(...entries.map(({ id }) => id))
    bar.advance(count)
  }
  const decisionIds: string[] = []
  let sliceId: string | null = null
  for (let index = 0; index < size.decisions; index++) {
    if (index % DECISIONS_PER_SLICE === 0) {
      const taskLabel = `Look at pump ${index % 300}`
      sliceId = (await missions.slice(context, { missionId, taskLabel })).id
    }
    const { id } = await missions.decide(context, {
      missionId,
      action: `Set valve ${index} to ${index % 11}`,
      rationale: 'The pressure asked for it',
      expectedOutcome: `Settles in ${10 + (index % 20)} min`,
      sliceId,
      evidenceIds: [observationIds[(index * 5) % observationIds.length]!],
    })
    decisionIds.push(id)
    bar.advance(1)
  }
  await together({ count: size.validations, clients: CLIENTS }, async (index) => {
    await missions.validate(context, {
      missionId,
      decisionId: decisionIds[index % decisionIds.length]!,
      checkLabel: `Round ${index}`,
      checkResult: `settled in ${8 + (index % 25)} min`,
      status: index % 17 === 0 ? 'fail' : 'pass',
      ...(index % 500 === 0 ? { skill: { name: `valve_${index}` } } : {}),
    })
    bar.advance(1)
  })
  return { missionId, decisionIds }
}

/** Bare round trip, state and lineage by turns, so that all see the same machine. */
async function measure(
  context: Context,
  { missionId, decisionIds }: Loaded,
): Promise<Record<'roundTrip' | 'state' | 'lineage', Summary>> {
  const times: Times = new Map()
  for (let round = 0; round < ROUNDS; round++) {
    const id = decisionIds[(round * 37) % decisionIds.length]!
    await timed(times, 'roundTrip', () => context.graph.run(cypher.server.ping, {}))
    await timed(times, 'state', () => missions.state(context, { id: missionId }))
    await timed(times, 'lineage', () => missions.lineage(context, { id, depth: 6 }))
  }
  return {
    roundTrip: summaryOf(times, 'roundTrip'),
    state: summaryOf(times, 'state'),
    lineage: summaryOf(times, 'lineage'),
  }
}

function say(line: string): void {
  console.error(line)
}
