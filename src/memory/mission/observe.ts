import { z } from 'zod'
import { InvalidInput } from '../../errors.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { Cleaning, type Entry, type Recorded, record } from './record.ts'

const id = z.string().trim().min(1).max(200)

const observation = {
  content: z.string().trim().min(1).max(20_000),
  /** Where it was seen: "pg_dump stdout", "user e-mail". */
  source: z.string().trim().min(1).max(500),
  /** When it was so. Not when it was told: that is kept beside it. */
  observedAt: z.date(),
  /** How sure the observer is, in hundredths. */
  confidence: z.number().min(0).max(1).default(1),
  /** Older observations of the mission that this one cannot stand beside. */
  contradicts: z.array(id).max(20).nullish(),
  operationId: id.nullish(),
}

export const ObservationInput = z.object(observation)
export const ObserveInput = z.object({ missionId: id, ...observation })
export const ObserveBatchInput = z.object({
  missionId: id,
  items: z.array(ObservationInput).min(1).max(64),
})

export type ObserveRequest = z.input<typeof ObserveInput>

/**
 * Keeps what was observed, unchanged for ever, with its source and the time it was so. What follows
 * from it is derived by consolidation, in the one belief engine.
 */
export async function observe(context: Context, request: ObserveRequest): Promise<Recorded> {
  const { missionId, ...item } = parse(ObserveInput, request)
  const [recorded] = await record(context, missionId, [entryOf(context, item)])
  return recorded!
}

/** Keeps up to 64 observations, all or none. */
export async function observeBatch(
  context: Context,
  request: z.input<typeof ObserveBatchInput>,
): Promise<readonly Recorded[]> {
  const { missionId, items } = parse(ObserveBatchInput, request)
  const entries = items.map((item) => entryOf(context, item))
  return context.graph.together((graph) => record(context, missionId, entries, graph))
}

function entryOf(context: Context, item: z.output<typeof ObservationInput>): Entry {
  const { source, observedAt, confidence, contradicts, operationId } = item
  if (observedAt > context.now()) {
    throw new InvalidInput('observedAt', 'lies in the future')
  }
  const cleaning = new Cleaning(context)
  return {
    kind: 'observation',
    verb: 'observe',
    content: cleaning.text('content', item.content),
    capturedAt: observedAt,
    isDated: true,
    properties: {
      source: cleaning.text('source', source),
      confidence: Math.round(confidence * 100) / 100,
      observedAt,
    },
    ties: (contradicts ?? []).map((older) => ({
      id: older,
      tie: 'contradicts',
      labels: ['Episode'],
      kind: 'observation',
      isOfMission: true,
    })),
    operationId,
    reason: 'observed',
    cleaning,
  }
}
