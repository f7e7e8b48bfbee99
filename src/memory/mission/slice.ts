import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import { consolidateIn } from '../belief/consolidate.ts'
import type { Context } from '../context.ts'
import { newMemory } from '../findable.ts'
import { deriveId, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { visibleTo, writableNamespaces } from '../namespace/namespace.ts'
import { tokensIn } from '../recall/render.ts'
import { fitting, type Recommended } from './capabilities.ts'
import { type Composition, compose, type Help, type SliceItem } from './compose.ts'
import { judgeLog } from './judge.ts'
import { logIdOf } from './record.ts'
import { type Drift, type MissionState, missionState } from './state.ts'

const id = z.string().trim().min(1).max(200)

export const SliceInput = z.object({
  missionId: id,
  /** What is about to be done: "Run the migration script". */
  taskLabel: z.string().trim().min(1).max(500),
  budgetTokens: z.int().min(200).max(100_000).default(2_000),
  operationId: id.nullish(),
})

export const SliceReadInput = z.object({
  /** A slice, or a decision that was based on one. */
  id,
})

export interface Slice {
  readonly id: string
  readonly missionId: string
  readonly taskLabel: string
  /** What the agent is shown; kept byte for byte. */
  readonly text: string
  readonly tokenCount: number
  readonly assembledAt: Date
  /** Σ relevance × timeWeight / Σ timeWeight over the items. */
  readonly relevanceScore: number
  readonly timeWeight: number
  /** True when a newer observation contradicts an older one; `drift` names both. */
  readonly hasDrift: boolean
  readonly drift: readonly Drift[]
  /** What is in it, in the order shown. */
  readonly items: readonly SliceScore[]
  /** How many entries found no room. */
  readonly omittedCount: number
  /** How many observations have not been weighed yet, so that drift among them is not known. */
  readonly waitingCount: number
}

export interface SliceScore {
  readonly id: string
  readonly kind: string
  readonly relevance: number
  readonly timeWeight: number
  readonly score: number
}

/** A slice as it was kept. */
export interface KeptSlice {
  readonly id: string
  readonly missionId: string
  readonly taskLabel: string
  readonly text: string
  /** `{ facts, decisions, validations, scores, … }` as JSON text. */
  readonly payload: string
  readonly assembledAt: Date
  readonly relevanceScore: number
  readonly hasDrift: boolean
  readonly itemIds: readonly string[]
}

/** How many capabilities of other missions a slice may name. */
const HELP_MAX = 3
/** How much of what waits to be weighed a slice waits for. */
const WEIGHED_MAX = 500

/**
 * Assembles the context for one task from the mission's log, and keeps it exactly as it was shown, tied
 * to everything in it: whoever looks later at a decision that was based on it sees the same bytes.
 *
 * What was observed since the beliefs were last derived is weighed first, so that drift shows in the
 * next slice. Refuses with {@link Unknown}.
 */
export async function slice(context: Context, request: z.input<typeof SliceInput>): Promise<Slice> {
  const input = parse(SliceInput, request)
  const { missionId, taskLabel, budgetTokens } = input
  const mission = await weighedState(context, missionId)
  const now = context.now()
  const [items, fits] = await Promise.all([
    judgeLog(context, mission, taskLabel),
    fitting(context, taskLabel, HELP_MAX),
  ])
  const { doNotRepeat, capabilities } = mission
  const help = [...capabilities, ...fits.map(asHelp)].filter(isFirst)
  const made = compose(mission, { taskLabel, budgetTokens, items, doNotRepeat, help })
  const sliceId = input.operationId
    ? deriveId('Note', 'context_slice', missionId, input.operationId)
    : mintId()
  const isKept = await keep(context, mission, { id: sliceId, taskLabel, made, now })
  if (!isKept) return asKept(await readSlice(context, { id: sliceId }), mission)
  return {
    id: sliceId,
    missionId,
    taskLabel,
    text: made.text,
    tokenCount: tokensIn(made.text),
    assembledAt: now,
    relevanceScore: made.relevanceScore,
    timeWeight: made.timeWeight,
    hasDrift: mission.drift.length > 0,
    drift: mission.drift,
    items: made.items.map(scoreOf),
    omittedCount: made.omittedCount,
    waitingCount: mission.waitingCount,
  }
}

/** A slice exactly as it was shown, by its id or by that of a decision. Refuses with {@link Unknown}. */
export async function readSlice(
  { graph, principal }: Pick<Context, 'graph' | 'principal'>,
  request: z.input<typeof SliceReadInput>,
): Promise<KeptSlice> {
  const { id: wanted } = parse(SliceReadInput, request)
  const found = await graph.run(cypher.mission.slice, {
    namespaces: visibleTo(principal),
    id: wanted,
  })
  if (found === undefined) throw new Unknown('context slice', [wanted])
  return found
}

/** The state of a mission once what waits has been weighed, as far as that is little. */
async function weighedState(context: Context, missionId: string): Promise<MissionState> {
  const found = await missionState(context, { id: missionId })
  const { namespace } = found
  if (!writableNamespaces(context.principal).includes(namespace)) {
    throw new Unknown('mission', [missionId])
  }
  if (found.waitingCount === 0) return found
  await consolidateIn(context, { namespace, limit: WEIGHED_MAX, patienceMs: 5_000 })
  return missionState(context, { id: missionId })
}

function asHelp({ id: each, name, proficiency, decisionId }: Recommended): Help {
  return { id: each, name, proficiency, learnedFrom: decisionId }
}

function isFirst({ id: each }: Help, index: number, all: readonly Help[]): boolean {
  return all.findIndex((other) => other.id === each) === index
}

async function keep(
  context: Context,
  mission: MissionState,
  slice: { id: string; taskLabel: string; made: Composition; now: Date },
): Promise<boolean> {
  const { namespace } = mission
  const { made, taskLabel, now: at } = slice
  const note = {
    ...newMemory(
      { embedder: undefined },
      { id: slice.id, namespace, at, trust: 0.5, vector: undefined },
    ),
    kind: 'context_slice',
    title: taskLabel,
    content: made.text,
    keywords: [],
    sessionId: logIdOf(namespace, mission.id),
    taskLabel,
    assembledAt: at,
    relevanceScore: made.relevanceScore,
    hasDrift: mission.drift.length > 0,
    payload: JSON.stringify(payloadOf(mission, made)),
  }
  const sources = [
    ...made.items,
    ...made.doNotRepeat.map(({ id: each }) => ({ id: each, score: 0 })),
    ...made.help.map(({ id: each }) => ({ id: each, score: 0 })),
  ]
  const items = sources.map(({ id: each, score }, ordinal) => ({ id: each, score, ordinal }))
  return context.graph.together(async (graph) => {
    const params = { missionId: mission.id, note, items, at }
    const { isNew } = await graph.run(cypher.mission.keepSlice, params)
    const payload = { missionId: mission.id, items: items.length }
    const reason = 'asked for'
    const event = { verb: 'slice', namespace, subjectIds: [slice.id], reason, at, payload }
    if (isNew) await recordEvent(graph, context, event)
    return isNew
  })
}

function payloadOf(mission: MissionState, made: Composition) {
  const of = (kind: SliceItem['kind']) => made.items.filter((item) => item.kind === kind)
  return {
    facts: of('observation').map(({ id: each, content, source, confidence, at }) => {
      return { id: each, content, source, confidence, observedAt: at }
    }),
    decisions: of('decision').map(({ id: each, action, outcome }) => {
      return { id: each, action, standing: outcome?.standing, outcome: outcome?.outcome }
    }),
    validations: of('validation').map(({ id: each, content, checkStatus }) => {
      return { id: each, content, status: checkStatus }
    }),
    scores: made.items.map(scoreOf),
    rejected: made.doNotRepeat,
    drift: mission.drift,
    timeWeight: made.timeWeight,
    relevanceScore: made.relevanceScore,
  }
}

function scoreOf({ id: each, kind, relevance: near, timeWeight: weight, score }: SliceItem) {
  return { id: each, kind, relevance: near, timeWeight: weight, score }
}

/** The answer of an operation that was done before. */
function asKept(kept: KeptSlice, { waitingCount }: MissionState): Slice {
  const { payload, itemIds: _, ...slice } = kept
  const told = JSON.parse(payload) as Pick<Slice, 'timeWeight' | 'drift'> & { scores: SliceScore[] }
  const drift = told.drift.map((each) => {
    return { ...each, newerAt: new Date(each.newerAt), olderAt: new Date(each.olderAt) }
  })
  return {
    ...slice,
    tokenCount: tokensIn(slice.text),
    timeWeight: told.timeWeight,
    drift,
    items: told.scores,
    omittedCount: 0,
    waitingCount,
  }
}
