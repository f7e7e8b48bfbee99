import { z } from 'zod'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { Cleaning, type Entry, type Recorded, record, type Tie } from './record.ts'

const id = z.string().trim().min(1).max(200)
const text = z.string().trim().min(1).max(10_000)

export const DecideInput = z.object({
  missionId: id,
  action: text,
  rationale: text,
  expectedOutcome: text,
  decidedAt: z.date().nullish(),
  /** The context slice that it was based on. */
  sliceId: id.nullish(),
  /** Observations and facts that speak for it. */
  evidenceIds: z.array(id).max(50).nullish(),
  /** Capabilities that it makes use of: how it turns out counts for them. */
  skillIds: z.array(id).max(20).nullish(),
  /** The earlier decision that it takes the place of. */
  supersedes: id.nullish(),
  operationId: id.nullish(),
})

export const RejectInput = z.object({
  missionId: id,
  /** The approach that is not taken. */
  action: text,
  /** Why not: what keeps the next session from trying it again. */
  rationale: text,
  decidedAt: z.date().nullish(),
  evidenceIds: z.array(id).max(50).nullish(),
  operationId: id.nullish(),
})

export type DecideRequest = z.input<typeof DecideInput>
export type RejectRequest = z.input<typeof RejectInput>

/**
 * Records what was chosen, why, and what is expected of it. Its outcome is empty until a validation
 * tells it, and is read from there: a decision is never written over.
 */
export async function decide(context: Context, request: DecideRequest): Promise<Recorded> {
  const input = parse(DecideInput, request)
  const cleaning = new Cleaning(context)
  const action = cleaning.text('action', input.action)
  const rationale = cleaning.text('rationale', input.rationale)
  const expectedOutcome = cleaning.text('expectedOutcome', input.expectedOutcome)
  const decidedAt = input.decidedAt ?? context.now()
  const ties: Tie[] = [
    ...(input.sliceId
      ? [
          {
            id: input.sliceId,
            tie: 'derived_from',
            labels: ['Note'],
            kind: 'context_slice',
          } as const,
        ]
      : []),
    ...evidence(input.evidenceIds),
    ...(input.skillIds ?? []).map(
      (skillId) => ({ id: skillId, tie: 'derived_from', labels: ['Skill'] }) as const,
    ),
    ...(input.supersedes ? [replaced(input.supersedes)] : []),
  ]
  const [recorded] = await record(context, input.missionId, [
    {
      kind: 'decision',
      verb: 'decide',
      content: `${action}\nBecause: ${rationale}\nExpected: ${expectedOutcome}`,
      capturedAt: decidedAt,
      isDated: input.decidedAt != null,
      properties: { action, rationale, expectedOutcome, decidedAt },
      ties,
      operationId: input.operationId,
      reason: 'decided',
      cleaning,
    } satisfies Entry,
  ])
  return recorded!
}

/** Records an approach that was ruled out, and why, so that it is not found and tried again. */
export async function reject(context: Context, request: RejectRequest): Promise<Recorded> {
  const input = parse(RejectInput, request)
  const cleaning = new Cleaning(context)
  const action = cleaning.text('action', input.action)
  const rationale = cleaning.text('rationale', input.rationale)
  const decidedAt = input.decidedAt ?? context.now()
  const [recorded] = await record(context, input.missionId, [
    {
      kind: 'decision',
      verb: 'reject_approach',
      content: `Rejected: ${action}\nBecause: ${rationale}`,
      capturedAt: decidedAt,
      isDated: input.decidedAt != null,
      properties: { action, rationale, decidedAt, isRejection: true },
      ties: evidence(input.evidenceIds),
      operationId: input.operationId,
      reason: 'ruled out',
      cleaning,
    },
  ])
  return recorded!
}

function evidence(ids: readonly string[] | null | undefined): Tie[] {
  return (ids ?? []).map((each) => ({
    id: each,
    tie: 'supported_by',
    labels: ['Episode', 'Fact'],
  }))
}

function replaced(decisionId: string): Tie {
  const labels = ['Episode']
  return { id: decisionId, tie: 'supersedes', labels, kind: 'decision', isOfMission: true }
}
