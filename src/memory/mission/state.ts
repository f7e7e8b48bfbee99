import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { ENUMS } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'
import type { WorkKind, WorkStatus } from '../work/transitions.ts'
import type { MissionStatus } from './mission.ts'
import { type NextStep, nextStepOf } from './next-step.ts'
import { byMismatch, type Check, type DecisionOutcome, outcomeOf } from './outcome.ts'
import { logIdsOf } from './record.ts'

/** Whether something that stands on what fell has been looked at since. */
export type ReviewState = (typeof ENUMS.ReviewState)[number]

export const MissionStateInput = z.object({
  id: z.string().trim().min(1).max(200),
  /** How many of everything, newest first. */
  limit: z.int().min(1).max(50).default(10),
})

export interface Observation {
  readonly id: string
  readonly content: string
  readonly source: string
  readonly confidence: number
  readonly observedAt: Date
  /** When it was told. */
  readonly recordedAt: Date
  /** When it turned out not to be so. Null while it stands. */
  readonly retractedAt: Date | null
}

export interface Decision extends DecisionOutcome {
  readonly id: string
  readonly action: string
  readonly rationale: string
  readonly expectedOutcome: string
  readonly decidedAt: Date
  readonly recordedAt: Date
  /** The slice that it was based on. `decisionContext` gives it as it was. */
  readonly sliceId: string | null
  readonly supersededBy: string | null
  /** `needs_review` when something it stands on has fallen. */
  readonly reviewState: ReviewState | null
  readonly checks: readonly Check[]
}

export interface Rejection {
  readonly id: string
  readonly action: string
  readonly rationale: string
  readonly decidedAt: Date
}

/** A newer observation that changed what an older one said, or puts it in doubt. */
export interface Drift {
  readonly newerId: string
  readonly olderId: string
  readonly was: string
  readonly now: string
  /** `superseded` and `contested` by the belief engine, `stated` by the observer. */
  readonly how: 'superseded' | 'contested' | 'stated'
  readonly newerAt: Date
  readonly olderAt: Date
  readonly newerSource: string
  readonly olderSource: string
}

export interface LearnedSkill {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly proficiency: number
  readonly successCount: number
  readonly failureCount: number
  readonly useCount: number
  readonly lastUsedAt: Date | null
  /** The decision it was learned from. */
  readonly learnedFrom: string | null
}

export interface OpenQuestion {
  readonly kind: 'drift' | 'needs_review' | 'unvalidated' | 'inconclusive'
  readonly id: string
  readonly text: string
}

/** What must not be done again: what was ruled out, and what was tried and failed. */
export interface DoNotRepeat {
  readonly id: string
  readonly action: string
  readonly because: string
  readonly kind: 'rejected' | 'failed'
  readonly at: Date
}

export interface MissionState {
  readonly id: string
  readonly namespace: string
  readonly title: string
  readonly objective: string
  readonly constraints: readonly string[]
  readonly status: MissionStatus
  readonly createdAt: Date
  readonly updatedAt: Date
  /** How many observations, decisions and checks there are. */
  readonly entryCount: number
  readonly needsReview: boolean
  readonly observations: readonly Observation[]
  /** Failed and diverging ones first, then the newest. */
  readonly decisions: readonly Decision[]
  readonly validations: readonly (Check & { readonly decisionId: string | null })[]
  readonly capabilities: readonly LearnedSkill[]
  readonly drift: readonly Drift[]
  /** How many of the newest observations have not been weighed yet. */
  readonly waitingCount: number
  readonly latestSlice: {
    readonly id: string
    readonly taskLabel: string
    readonly assembledAt: Date
    readonly relevanceScore: number
    readonly hasDrift: boolean
  } | null
  readonly tasks: readonly {
    readonly id: string
    readonly kind: WorkKind
    readonly title: string
    readonly status: WorkStatus
    readonly dueAt: Date | null
  }[]
  readonly openQuestions: readonly OpenQuestion[]
  readonly doNotRepeat: readonly DoNotRepeat[]
  readonly nextStep: NextStep | null
}

/** Where a mission stands, in one call and one round trip. Refuses with {@link Unknown}. */
export async function missionState(
  { graph, principal }: Pick<Context, 'graph' | 'principal'>,
  request: z.input<typeof MissionStateInput>,
): Promise<MissionState> {
  const { id, limit } = parse(MissionStateInput, request)
  const namespaces = visibleTo(principal)
  const logIds = logIdsOf(namespaces, id)
  const row = await graph.run(cypher.mission.state, { namespaces, id, logIds, limit })
  if (row === undefined) throw new Unknown('mission', [id])
  const { reviewState, checks, skills, slice, reviews, rejections, ...plain } = row
  const all = (row.decisions as unknown as StoredDecision[]).map(withOutcome)
  const decisions = all.toSorted(byMismatch)
  const told = {
    ...plain,
    status: plain.status as MissionStatus,
    needsReview: reviewState === 'needs_review',
    observations: row.observations as unknown as Observation[],
    decisions,
    validations: checks as unknown as MissionState['validations'],
    capabilities: skills as unknown as LearnedSkill[],
    drift: row.drift as unknown as Drift[],
    latestSlice: slice as unknown as MissionState['latestSlice'],
    tasks: row.tasks as unknown as MissionState['tasks'],
  }
  const openQuestions = questionsOf(told, reviews as unknown as Review[])
  const doNotRepeat = doNotRepeatOf(decisions, rejections as unknown as Rejection[])
  return { ...told, openQuestions, doNotRepeat, nextStep: nextStepOf({ ...told, openQuestions }) }
}

export type StoredDecision = Omit<Decision, keyof DecisionOutcome>

export function withOutcome(decision: StoredDecision): Decision {
  return { ...decision, ...outcomeOf(decision.expectedOutcome, decision.checks) }
}

interface Review {
  readonly id: string
  readonly content: string
}

function questionsOf(
  { decisions, drift }: Pick<MissionState, 'decisions' | 'drift'>,
  reviews: readonly Review[],
): OpenQuestion[] {
  const live = decisions.filter(({ supersededBy }) => supersededBy === null)
  const recent = live.toSorted((a, b) => b.decidedAt.getTime() - a.decidedAt.getTime())
  return [
    ...drift.map(({ newerId, was, now }): OpenQuestion => {
      return { kind: 'drift', id: newerId, text: `Was: ${was} Now: ${now}` }
    }),
    ...reviews.map(
      ({ id, content }): OpenQuestion => ({ kind: 'needs_review', id, text: content }),
    ),
    ...recent.flatMap(({ id, standing, action }): OpenQuestion[] =>
      standing === 'unvalidated' || standing === 'inconclusive'
        ? [{ kind: standing, id, text: action }]
        : [],
    ),
  ]
}

function doNotRepeatOf(
  decisions: readonly Decision[],
  rejections: readonly Rejection[],
): DoNotRepeat[] {
  return [
    ...rejections.map(({ id, action, rationale, decidedAt }): DoNotRepeat => {
      return { id, action, because: rationale, kind: 'rejected', at: decidedAt }
    }),
    ...decisions
      .filter(({ standing }) => standing === 'failed')
      .map(({ id, action, outcome, decidedAt }): DoNotRepeat => {
        return { id, action, because: outcome ?? '', kind: 'failed', at: decidedAt }
      }),
  ]
}
