import { deltaText } from '../../memory/mission/delta.ts'
import type { Lineage } from '../../memory/mission/lineage.ts'
import type { Changes } from '../../memory/mission/log.ts'
import type { Drift, MissionState } from '../../memory/mission/state.ts'
import { body } from '../../memory/recall/render.ts'

/** Where a mission stands, for an agent: what has shifted and what not to repeat before the rest. */
export function stateText(state: MissionState): string {
  const { id, status, objective, constraints, nextStep, drift, doNotRepeat, waitingCount } = state
  return [
    `mission: ${id} [${status}] ${body(objective, 1_000)}`,
    ...constraints.map((constraint) => `constraint: ${body(constraint, 300)}`),
    `next: ${nextStep === null ? 'nothing, the mission is over' : body(nextStep.text, 400)}`,
    `drift: ${drift.length > 0}${waitingCount === 0 ? '' : ` (${waitingCount} observations not weighed yet)`}`,
    ...drift.map(driftLine),
    ...doNotRepeat.map(
      ({ id: each, kind, action, because }) =>
        `do not repeat: already ${kind} in ${each}: ${body(action, 200)}, because ${body(because, 200)}`,
    ),
    ...state.decisions.map(
      ({ id: each, standing, action, outcome, deltas }) =>
        `decision: ${each} [${standing}] ${body(action, 200)}` +
        `${outcome === null ? '' : ` | came out: ${body(outcome, 200)}`}` +
        `${deltas.length === 0 ? '' : ` | ${deltas.map(deltaText).join('; ')}`}`,
    ),
    ...state.observations.map(
      ({ id: each, content, source, observedAt, retractedAt }) =>
        `observed: ${each} ${day(observedAt)} [${body(source, 80)}] ${body(content, 300)}${retractedAt === null ? '' : ' (retracted)'}`,
    ),
    ...state.validations.map(
      ({ id: each, status: result, checkLabel, checkResult }) =>
        `checked: ${each} [${result}] ${body(checkLabel, 120)}: ${body(checkResult, 200)}`,
    ),
    ...state.capabilities.map(
      ({ id: each, name, proficiency }) =>
        `able: ${each} ${body(name, 120)} proficiency=${proficiency.toFixed(2)}`,
    ),
    ...state.openQuestions.map(
      ({ kind, id: each, text }) => `open: ${kind} ${each} ${body(text, 200)}`,
    ),
    ...state.tasks.map(
      ({ id: each, status: at, title }) => `task: ${each} [${at}] ${body(title, 200)}`,
    ),
  ].join('\n')
}

export function changesText({ since, hasDrift, drift, entries, moves }: Changes): string {
  return [
    `since: ${since.toISOString()} | drift: ${hasDrift} | entries: ${entries.length}`,
    ...drift.map(driftLine),
    ...entries.map(({ id, kind, content }) => `${kind}: ${id} ${body(content, 300)}`),
    ...moves.map(
      ({ verb, reason, at }) => `${verb}: ${at.toISOString()} ${body(reason ?? '', 200)}`,
    ),
  ].join('\n')
}

/** The nodes from evidence to consequence, indented by how far they are, each with why it is here. */
export function lineageText({ nodes, isCut }: Lineage): string {
  const lines = nodes.map(({ id, label, kind, depth, text, why, status }) => {
    const indent = '  '.repeat(Math.abs(depth))
    const standing = status === null ? '' : ` [${status}]`
    return `${indent}${(kind ?? label).toLowerCase()} ${id}${standing} ${body(text, 160)} (${why})`
  })
  return [...lines, ...(isCut ? ['… and more beyond the limit'] : [])].join('\n')
}

function driftLine({ newerId, olderId, was, now, how }: Drift): string {
  return `drift: ${how}: was ${olderId} ${body(was, 200)} now ${newerId} ${body(now, 200)}`
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
