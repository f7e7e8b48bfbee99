import type { z } from 'zod'
import { CapabilitiesInput } from '../../memory/mission/capabilities.ts'
import { DecideInput, RejectInput } from '../../memory/mission/decide.ts'
import { deltaText } from '../../memory/mission/delta.ts'
import { LineageInput } from '../../memory/mission/lineage.ts'
import {
  ChangesInput,
  DecisionsInput,
  DeltaInput,
  ObservationsInput,
} from '../../memory/mission/log.ts'
import {
  MissionAdvanceInput,
  MissionAmendInput,
  MissionCreateInput,
} from '../../memory/mission/mission.ts'
import { ObservationInput, ObserveBatchInput, ObserveInput } from '../../memory/mission/observe.ts'
import type { Recorded } from '../../memory/mission/record.ts'
import { BlastRadiusInput, RetractInput, ReviewInput } from '../../memory/mission/retract.ts'
import { SliceInput, SliceReadInput } from '../../memory/mission/slice.ts'
import { type Decision, MissionStateInput } from '../../memory/mission/state.ts'
import { ValidateInput } from '../../memory/mission/validate.ts'
import { missions } from '../../memory/mission/verbs.ts'
import { body } from '../../memory/recall/render.ts'
import { changesText, lineageText, stateText } from './mission-text.ts'
import { instant, type Tool, tool } from './tool.ts'

const Observation = ObservationInput.extend({ observedAt: instant })

/** Aims that outlive sessions. */
export const MISSION_TOOLS: readonly Tool[] = [
  tool({
    name: 'mission_create',
    title: 'Begin a mission',
    description: 'Begin an aim that outlives this session: an objective and what binds it.',
    input: MissionCreateInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await missions.create(context, input)
      const { id, status, isNew } = receipt
      return { text: `[mission_create] ${id} status=${status} new=${isNew}`, data: receipt }
    },
  }),
  tool({
    name: 'mission_advance',
    title: 'Move a mission on',
    description: 'Move a mission on from the state you believe it to be in.',
    input: MissionAdvanceInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await missions.advance(context, input)
      const { id, status, isNew } = receipt
      return { text: `[mission_advance] ${id} status=${status} new=${isNew}`, data: receipt }
    },
  }),
  tool({
    name: 'mission_amend',
    title: 'Amend a mission',
    description: 'Change what a mission is to reach, or what binds it.',
    input: MissionAmendInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await missions.amend(context, input)
      return { text: `[mission_amend] ${receipt.id} new=${receipt.isNew}`, data: receipt }
    },
  }),
  tool({
    name: 'mission_state',
    title: 'Where are we?',
    description:
      'Where a mission stands: drift, decisions and outcomes, what not to repeat, next step.',
    input: MissionStateInput,
    isReadOnly: true,
    async run(context, input) {
      const state = await missions.state(context, input)
      return { text: stateText(state), data: state }
    },
  }),
  entryTool('observe', {
    title: 'Observe',
    description: 'Keep what was observed for a mission: content, source, and when it was so.',
    input: ObserveInput.extend({ observedAt: instant }),
    record: missions.observe,
  }),
  tool({
    name: 'observe_batch',
    title: 'Observe many',
    description: 'Keep up to 64 observations of a mission, all or none.',
    input: ObserveBatchInput.extend({ items: Observation.array().min(1).max(64) }),
    isReadOnly: false,
    async run(context, input) {
      const items = await missions.observeBatch(context, input)
      const lines = items.map((item) => entryLine('observe_batch', item))
      return { text: lines.join('\n'), data: { items } }
    },
  }),
  entryTool('decide', {
    title: 'Decide',
    description: 'Record what you chose, why, what you expect of it, and the slice it is based on.',
    input: DecideInput.extend({ decidedAt: instant.nullish() }),
    record: missions.decide,
  }),
  entryTool('reject_approach', {
    title: 'Rule out',
    description: 'Record an approach that was ruled out, and why, so that nobody tries it again.',
    input: RejectInput.extend({ decidedAt: instant.nullish() }),
    record: missions.reject,
  }),
  tool({
    name: 'validate',
    title: 'Validate',
    description:
      'Tell how a decision turned out: pass, fail or inconclusive; name a skill it proves.',
    input: ValidateInput.extend({ validatedAt: instant.nullish() }),
    isReadOnly: false,
    async run(context, input) {
      const validated = await missions.validate(context, input)
      const { capability } = validated
      const learned =
        capability === null
          ? ''
          : ` capability=${capability.id} proficiency=${capability.proficiency.toFixed(2)} learned=${capability.isNew}`
      return { text: `${entryLine('validate', validated)}${learned}`, data: validated }
    },
  }),
  tool({
    name: 'context_slice',
    title: 'Context for a task',
    description: 'Assemble the context of a mission for one task, and keep it as it was shown.',
    input: SliceInput,
    isReadOnly: false,
    async run(context, input) {
      const slice = await missions.slice(context, input)
      return { text: `slice: ${slice.id}\n${slice.text}`, data: slice }
    },
  }),
  tool({
    name: 'read_slice',
    title: 'Replay a slice',
    description: 'A context slice exactly as it was shown, by its id or by that of a decision.',
    input: SliceReadInput,
    isReadOnly: true,
    async run(context, input) {
      const slice = await missions.readSlice(context, input)
      return { text: slice.text, data: slice }
    },
  }),
  tool({
    name: 'mission_observations',
    title: 'Observations',
    description: 'What was observed in a mission, by when it was so or by when it was told.',
    input: ObservationsInput.extend({ before: instant.nullish() }),
    isReadOnly: true,
    async run(context, input) {
      const observations = await missions.observations(context, input)
      const lines = observations.map(
        ({ id, content, source, observedAt }) =>
          `${id} ${observedAt.toISOString()} [${body(source, 80)}] ${body(content, 300)}`,
      )
      return { text: lines.join('\n') || 'nothing observed', data: { observations } }
    },
  }),
  tool({
    name: 'mission_decisions',
    title: 'Decisions',
    description:
      'What was decided in a mission and what came of it; failed and diverging ones first.',
    input: DecisionsInput,
    isReadOnly: true,
    async run(context, input) {
      const decisions = await missions.decisions(context, input)
      return {
        text: decisions.map(decisionLine).join('\n') || 'nothing decided',
        data: { decisions },
      }
    },
  }),
  tool({
    name: 'decision_delta',
    title: 'Expected and actual',
    description: 'What was expected of a decision, what came of it, and the difference in numbers.',
    input: DeltaInput,
    isReadOnly: true,
    async run(context, input) {
      const decision = await missions.delta(context, input)
      return { text: decisionLine(decision), data: decision }
    },
  }),
  tool({
    name: 'mission_changes',
    title: 'What changed since?',
    description:
      'What has come to be known since a decision, a named instant or a time, and drift.',
    input: ChangesInput.extend({ at: instant.nullish() }),
    isReadOnly: true,
    async run(context, input) {
      const changes = await missions.changesSince(context, input)
      return { text: changesText(changes), data: changes }
    },
  }),
  tool({
    name: 'lineage',
    title: 'Lineage',
    description: 'What a memory, decision or skill rests on, and what rests on it, as a graph.',
    input: LineageInput,
    isReadOnly: true,
    async run(context, input) {
      const lineage = await missions.lineage(context, input)
      return { text: lineageText(lineage), data: lineage }
    },
  }),
  tool({
    name: 'blast_radius',
    title: 'What rests on this?',
    description:
      'The live decisions, slices, skills and missions that stand on a fact or observation.',
    input: BlastRadiusInput,
    isReadOnly: true,
    async run(context, input) {
      const dependents = await missions.blastRadius(context, input)
      return { text: dependents.map(dependentLine).join('\n') || 'nothing', data: { dependents } }
    },
  }),
  tool({
    name: 'retract',
    title: 'Retract',
    description: 'Take back an observation or a fact, and mark what stands on it for review.',
    input: RetractInput,
    isReadOnly: false,
    async run(context, input) {
      const retracted = await missions.retract(context, input)
      const head = `[retract] ${retracted.id} new=${retracted.isNew} to review: ${retracted.dependents.length}`
      return {
        text: [head, ...retracted.dependents.map(dependentLine)].join('\n'),
        data: retracted,
      }
    },
  }),
  tool({
    name: 'review',
    title: 'Reviewed',
    description: 'Note that something marked for review was looked at and stands.',
    input: ReviewInput,
    isReadOnly: false,
    async run(context, input) {
      const reviewed = await missions.review(context, input)
      return { text: `[review] ${reviewed.id} new=${reviewed.isNew}`, data: reviewed }
    },
  }),
  tool({
    name: 'recommend_capabilities',
    title: 'What can help?',
    description: 'What was learned in earlier missions and fits this one, with where it came from.',
    input: CapabilitiesInput,
    isReadOnly: true,
    async run(context, input) {
      const capabilities = await missions.recommendCapabilities(context, input)
      const lines = capabilities.map(
        ({ id, name, proficiency, likeness, missionTitle, decisionId }) =>
          `${id} ${body(name, 120)} proficiency=${proficiency.toFixed(2)} likeness=${likeness.toFixed(2)}` +
          `${missionTitle === null ? '' : ` learned in "${body(missionTitle, 120)}"`}${decisionId === null ? '' : ` from ${decisionId}`}`,
      )
      return { text: lines.join('\n') || 'nothing learned yet fits', data: { capabilities } }
    },
  }),
]

function entryTool<Input extends z.ZodObject>(
  name: string,
  told: {
    title: string
    description: string
    input: Input
    record: (context: never, input: never) => Promise<Recorded>
  },
): Tool {
  const { title, description, input, record } = told
  return tool({
    name,
    title,
    description,
    input,
    isReadOnly: false,
    async run(context, given) {
      const recorded = await record(context as never, given as never)
      return { text: entryLine(name, recorded), data: recorded }
    },
  })
}

function entryLine(verb: string, { id, sequence, isNew, flags }: Recorded): string {
  const suspicious = flags.length === 0 ? '' : ` flags=${flags.join(',')}`
  return `[${verb}] ${id} sequence=${sequence} new=${isNew}${suspicious}`
}

function decisionLine({
  id,
  standing,
  action,
  expectedOutcome,
  outcome,
  deltas,
}: Decision): string {
  const difference = deltas.map(deltaText).join('; ')
  return (
    `${id} [${standing}] ${body(action, 200)} | expected: ${body(expectedOutcome, 200)}` +
    `${outcome === null ? '' : ` | actual: ${body(outcome, 200)}`}${difference === '' ? '' : ` | delta: ${difference}`}`
  )
}

function dependentLine(dependent: {
  id: string
  label: string
  kind: string | null
  text: string
}): string {
  const { id, label, kind, text } = dependent
  return `${id} ${(kind ?? label).toLowerCase()} ${body(text, 200)}`
}
