import type { ENUMS } from '../../vocabulary.ts'

export type WorkStatus = (typeof ENUMS.WorkStatus)[number]
export type WorkKind = (typeof ENUMS.WorkKind)[number]

const MISSION: Partial<Record<WorkStatus, readonly WorkStatus[]>> = {
  planning: ['active', 'failed'],
  active: ['blocked', 'completed', 'failed'],
  blocked: ['active', 'failed'],
}

const TASK: Partial<Record<WorkStatus, readonly WorkStatus[]>> = {
  todo: ['in_progress', 'blocked', 'done', 'dropped'],
  in_progress: ['todo', 'blocked', 'done', 'dropped'],
  blocked: ['todo', 'in_progress', 'dropped'],
  done: ['in_progress'],
  dropped: ['todo'],
}

/** Where a piece of work of this kind begins. */
export function firstStatus(kind: WorkKind): WorkStatus {
  return kind === 'mission' ? 'planning' : 'todo'
}

/** Where it may go from a state. A mission that is completed or failed stays so. */
export function nextStatuses(kind: WorkKind, from: WorkStatus): readonly WorkStatus[] {
  return (kind === 'mission' ? MISSION : TASK)[from] ?? []
}
