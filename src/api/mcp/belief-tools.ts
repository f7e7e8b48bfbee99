import { z } from 'zod'
import { ConsolidateInput, consolidate, type Run } from '../../memory/belief/consolidate.ts'
import type { Change } from '../../memory/belief/materialise.ts'
import {
  consolidationStatus,
  FailuresInput,
  failures,
  ReleaseInput,
  releaseFailed,
} from '../../memory/belief/status.ts'
import { UndoInput, undo } from '../../memory/belief/undo.ts'
import {
  AlikeInput,
  alikeEntities,
  MergeInput,
  mergeEntities,
  UnmergeInput,
  unmergeEntities,
} from '../../memory/entity/merge.ts'
import { BeliefsInput, beliefs } from '../../memory/fact/beliefs.ts'
import { ContestedInput, contested, ResolveInput, resolve } from '../../memory/fact/resolve.ts'
import { SupersedeInput, supersede } from '../../memory/fact/supersede.ts'
import { body } from '../../memory/recall/render.ts'
import { instant, type Tool, tool } from './tool.ts'

/** What is believed, and what happens when beliefs disagree. */
export const BELIEF_TOOLS: readonly Tool[] = [
  tool({
    name: 'consolidation_status',
    title: 'Consolidation status',
    description: 'How far facts have been derived, what failed, and what waits for a decision.',
    input: z.object({}),
    isReadOnly: true,
    async run(context) {
      const namespaces = await consolidationStatus(context)
      const lines = namespaces.map(
        (each) =>
          `${each.namespace}: raw ${each.rawCount}, consolidated ${each.consolidatedCount}, failed ${each.failedCount}, facts ${each.factCount}, contested ${each.contestedCount}, ${each.isLeased ? 'a worker is at it' : 'idle'}`,
      )
      return { text: lines.join('\n'), data: { namespaces } }
    },
  }),
  tool({
    name: 'beliefs',
    title: 'Beliefs about a subject',
    description: 'What is believed of somebody or something, at any time and as of any knowledge.',
    input: BeliefsInput.extend({ asOf: instant.nullish(), asKnownAt: instant.nullish() }),
    isReadOnly: true,
    async run(context, input) {
      const facts = await beliefs(context, input)
      const lines = facts.map(
        ({ id, status, validFrom, validTo, statement }) =>
          `<memory id="${id}" kind="fact" status="${status}" from="${day(validFrom)}" to="${day(validTo)}">${body(statement, 360)}</memory>`,
      )
      return { text: lines.join('\n') || 'nothing is believed of that', data: { facts } }
    },
  }),
  tool({
    name: 'contested',
    title: 'Contested facts',
    description: 'Pairs of facts that cannot both hold and that nobody has decided on.',
    input: ContestedInput,
    isReadOnly: true,
    async run(context, input) {
      const disputes = await contested(context, input)
      const lines = disputes.map(
        ({ id, statement, otherId, otherStatement, reason }) =>
          `${id} "${body(statement, 200)}" against ${otherId} "${body(otherStatement, 200)}": ${reason}`,
      )
      return { text: lines.join('\n') || 'nothing is contested', data: { disputes } }
    },
  }),
  tool({
    name: 'alike_entities',
    title: 'Entities that may be one',
    description: 'Pairs of entities with names near each other: candidates for merging.',
    input: AlikeInput,
    isReadOnly: true,
    async run(context, input) {
      const pairs = await alikeEntities(context, input)
      const lines = pairs.map(
        ({ id, name, otherId, otherName, distance }) =>
          `${id} ${body(name, 80)} ~ ${otherId} ${body(otherName, 80)}: ${distance.toFixed(3)}`,
      )
      return { text: lines.join('\n') || 'no two are alike', data: { pairs } }
    },
  }),
  tool({
    name: 'consolidation_failures',
    title: 'Episodes that failed',
    description: 'Episodes that could not be consolidated and wait for a decision.',
    input: FailuresInput,
    isReadOnly: true,
    async run(context, input) {
      const episodes = await failures(context, input)
      const lines = episodes.map(({ id, attempts, error }) => `${id} ${attempts}x ${error ?? ''}`)
      return { text: lines.join('\n') || 'nothing failed', data: { episodes } }
    },
  }),
  tool({
    name: 'consolidate',
    title: 'Consolidate',
    description: 'Derive facts from the episodes that wait. A preview changes nothing.',
    input: ConsolidateInput,
    isReadOnly: false,
    async run(context, input) {
      const run = await consolidate(context, input)
      return { text: [runLine(run), ...run.changes.map(changeLine)].join('\n'), data: run }
    },
  }),
  tool({
    name: 'undo_consolidation',
    title: 'Undo a run',
    description: 'Believe again what was believed without a run of consolidation.',
    input: UndoInput,
    isReadOnly: false,
    async run(context, input) {
      const undone = await undo(context, input)
      const header = `[undo] ${undone.runId} claims=${undone.claimCount}`
      return { text: [header, ...undone.changes.map(changeLine)].join('\n'), data: undone }
    },
  }),
  tool({
    name: 'release_failed',
    title: 'Retry or skip failed episodes',
    description: 'Let failed episodes be tried again, or leave them behind.',
    input: ReleaseInput,
    isReadOnly: false,
    async run(context, input) {
      const ids = await releaseFailed(context, input)
      return { text: `[${input.action}] ${ids.join(' ')}`, data: { ids } }
    },
  }),
  tool({
    name: 'supersede',
    title: 'Supersede a fact',
    description: 'State that one fact took the place of another. Both stay readable.',
    input: SupersedeInput.extend({ from: instant.nullish() }),
    isReadOnly: false,
    async run(context, input) {
      const done = await supersede(context, input)
      return { text: `[supersede] ${done.oldId} by ${done.newId} new=${done.isNew}`, data: done }
    },
  }),
  tool({
    name: 'resolve',
    title: 'Resolve a dispute',
    description: 'Decide against a fact: its evidence counts no more. Nothing is deleted.',
    input: ResolveInput,
    isReadOnly: false,
    async run(context, input) {
      const done = await resolve(context, input)
      return {
        text: [`[resolve] ${done.id}`, ...done.changes.map(changeLine)].join('\n'),
        data: done,
      }
    },
  }),
  tool({
    name: 'merge_entities',
    title: 'Merge entities',
    description: 'Let one entity stand for another too. Can be parted again, exactly.',
    input: MergeInput,
    isReadOnly: false,
    async run(context, input) {
      const done = await mergeEntities(context, input)
      const header = `[merge] ${done.id} into ${done.intoId}`
      return { text: [header, ...done.changes.map(changeLine)].join('\n'), data: done }
    },
  }),
  tool({
    name: 'unmerge_entities',
    title: 'Part merged entities',
    description: 'Give back to each entity what was said of it.',
    input: UnmergeInput,
    isReadOnly: false,
    async run(context, input) {
      const done = await unmergeEntities(context, input)
      const header = `[unmerge] ${done.id} from ${done.intoId}`
      return { text: [header, ...done.changes.map(changeLine)].join('\n'), data: done }
    },
  }),
]

function runLine(run: Run): string {
  const verb = run.isPreview ? 'preview' : 'consolidate'
  if (!run.isOurs) return `[${verb}] another worker is at it; nothing was done`
  return `[${verb}] run=${run.id} episodes=${run.episodeCount} derived=${run.derivedCount} superseded=${run.supersededCount} contested=${run.contestedCount} quarantined=${run.quarantinedCount} failed=${run.failedCount}`
}

function changeLine({ kind, id, reason, statement }: Change): string {
  return `${kind} ${id}${reason === null ? '' : ` (${reason})`} ${body(statement, 200)}`
}

function day(date: Date | null): string {
  return date === null ? '' : date.toISOString().slice(0, 10)
}
