import type { MissionState, OpenQuestion } from './state.ts'

/** What the mission is waiting for. */
export interface NextStep {
  readonly kind: 'weigh' | 'review' | 'decide' | 'validate' | 'work' | 'unblock' | 'conclude'
  /** What it is about. Null when that is the mission itself. */
  readonly id: string | null
  readonly text: string
}

/**
 * The one thing to do next, by fixed precedence: what has shifted is weighed before anything is built
 * on it; then what was called into question, what failed, what nobody has checked, and the next task.
 * Nothing is left to do in a mission that is over.
 */
export function nextStepOf(
  mission: Pick<MissionState, 'status' | 'decisions' | 'tasks' | 'objective'> & {
    readonly openQuestions: readonly OpenQuestion[]
  },
): NextStep | null {
  const { status, decisions, tasks, openQuestions, objective } = mission
  if (status === 'completed' || status === 'failed') return null
  const question = (kind: OpenQuestion['kind']) => openQuestions.find((each) => each.kind === kind)
  const drift = question('drift')
  if (drift) return { kind: 'weigh', id: drift.id, text: `Reality has shifted. ${drift.text}` }
  const review = question('needs_review')
  if (review) return { kind: 'review', id: review.id, text: `Stands on what fell: ${review.text}` }
  if (status === 'blocked') return { kind: 'unblock', id: null, text: `Blocked: ${objective}` }
  const failed = decisions.find((each) => each.standing === 'failed' && each.supersededBy === null)
  if (failed) {
    const text = `Decide anew, this failed: ${failed.action}`
    return { kind: 'decide', id: failed.id, text }
  }
  const unchecked = question('unvalidated') ?? question('inconclusive')
  if (unchecked) {
    return {
      kind: 'validate',
      id: unchecked.id,
      text: `Check how this turned out: ${unchecked.text}`,
    }
  }
  const task = tasks.find(({ status: at }) => at === 'todo' || at === 'in_progress')
  if (task) return { kind: 'work', id: task.id, text: task.title }
  if (decisions.length === 0)
    return { kind: 'decide', id: null, text: `Decide how to: ${objective}` }
  return { kind: 'conclude', id: null, text: 'Everything decided is checked: go on, or conclude.' }
}
