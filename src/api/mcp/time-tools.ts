import { SweepInput, sweep } from '../../memory/lifecycle/sweep.ts'
import { body } from '../../memory/recall/render.ts'
import { EndSessionInput, endSession } from '../../memory/session/end.ts'
import {
  DefineAnchorInput,
  type DefinedTime,
  DefineWindowInput,
  defineAnchor,
  defineWindow,
} from '../../memory/time/define.ts'
import { RefreshTimeInput, refreshTime } from '../../memory/time/link.ts'
import { TimesInput, times } from '../../memory/time/list.ts'
import { instant, type Tool, tool } from './tool.ts'

/** What time does to memories, and names for it. */
export const TIME_TOOLS: readonly Tool[] = [
  tool({
    name: 'times',
    title: 'Named times',
    description: 'The instants, stretches of time and scopes that a search may name.',
    input: TimesInput,
    isReadOnly: true,
    async run(context, input) {
      const named = await times(context, input)
      const lines = named.map(
        ({ kind, name, startsAt, endsAt, memberCount }) =>
          `${kind} ${body(name, 200)}: ${startsAt?.toISOString() ?? ''}${endsAt === null ? '' : ` to ${endsAt.toISOString()}`} (${memberCount} memories)`,
      )
      return { text: lines.join('\n') || 'nothing is named', data: { times: named } }
    },
  }),
  tool({
    name: 'define_anchor',
    title: 'Name an instant',
    description: 'Give an instant a name, such as "release 2.1", for search to use as `at`.',
    input: DefineAnchorInput.extend({ at: instant }),
    isReadOnly: false,
    async run(context, input) {
      const defined = await defineAnchor(context, input)
      return { text: definedLine('define_anchor', defined), data: defined }
    },
  }),
  tool({
    name: 'define_window',
    title: 'Name a stretch of time',
    description:
      'Give a stretch of time a name, such as "sprint 14", for search to use as `during`.',
    input: DefineWindowInput.extend({ startsAt: instant, endsAt: instant.nullish() }),
    isReadOnly: false,
    async run(context, input) {
      const defined = await defineWindow(context, input)
      return { text: definedLine('define_window', defined), data: defined }
    },
  }),
  tool({
    name: 'refresh_time',
    title: 'Refresh a named time',
    description: 'Tie what belongs to an anchor or a window by now to it.',
    input: RefreshTimeInput,
    isReadOnly: false,
    async run(context, input) {
      const linked = await refreshTime(context, input)
      const { id, linkedCount, unlinkedCount, next } = linked
      const text = `[refresh_time] ${id} tied=${linkedCount} untied=${unlinkedCount}${next === null ? '' : ` next=${next}`}`
      return { text, data: linked }
    },
  }),
  tool({
    name: 'end_session',
    title: 'End a session',
    description: 'Write down that a session is over.',
    input: EndSessionInput.extend({ endedAt: instant.nullish() }),
    isReadOnly: false,
    async run(context, input) {
      const ended = await endSession(context, input)
      const text = `[end_session] ${ended.id} at=${ended.endedAt.toISOString()} new=${ended.isNew}`
      return { text, data: ended }
    },
  }),
  tool({
    name: 'sweep',
    title: 'Sweep',
    description: 'Put away old memories that have faded; a dry run unless told otherwise.',
    input: SweepInput.extend({ now: instant.nullish() }),
    isReadOnly: false,
    isDestructive: true,
    async run(context, input) {
      const swept = await sweep(context, input)
      const { isDryRun, forgotten, spared, next } = swept
      const lines = [
        ...forgotten.map(({ id, label, strength }) => `${id} ${label} ${strength.toFixed(3)}`),
        ...spared.map(({ id, label, reason }) => `${id} ${label} spared: ${reason}`),
      ]
      const header = `[sweep] ${isDryRun ? 'would put away' : 'put away'} ${forgotten.length}, spared ${spared.length}${next === null ? '' : `, next after ${next}`}`
      return { text: [header, ...lines].join('\n'), data: swept }
    },
  }),
]

function definedLine(verb: string, { id, name, isNew, linkedCount, next }: DefinedTime): string {
  return `[${verb}] ${id} name=${body(name, 200)} new=${isNew} tied=${linkedCount}${next === null ? '' : ` next=${next}`}`
}
