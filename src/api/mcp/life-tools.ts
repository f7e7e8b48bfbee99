import { forget, KeepInput, type Kept, pin, unforget, unpin } from '../../memory/lifecycle/keep.ts'
import { body } from '../../memory/recall/render.ts'
import {
  advanceWork,
  createWork,
  linkWork,
  queryWork,
  WorkAdvanceInput,
  WorkCreateInput,
  WorkLinkInput,
  WorkQueryInput,
  type WorkReceipt,
  WorkTreeInput,
  workTree,
} from '../../memory/work/work.ts'
import { instant, type Tool, tool } from './tool.ts'

/** What memories live through, and the work they belong to. */
export const LIFE_TOOLS: readonly Tool[] = [
  tool({
    name: 'work_tree',
    title: 'Work tree',
    description: 'A piece of work and everything below it, with how each part stands.',
    input: WorkTreeInput,
    isReadOnly: true,
    async run(context, input) {
      const items = await workTree(context, input)
      const lines = items.map(
        ({ id, depth, kind, title, status, partCount }) =>
          `${'  '.repeat(depth)}${id} ${kind} [${status}] ${body(title, 200)} (${partCount} memories)`,
      )
      return { text: lines.join('\n'), data: { items } }
    },
  }),
  tool({
    name: 'work_query',
    title: 'Find work',
    description: 'Pieces of work by kind, status, tag or parent; the one that moved last first.',
    input: WorkQueryInput,
    isReadOnly: true,
    async run(context, input) {
      const items = await queryWork(context, input)
      const lines = items.map(
        ({ id, kind, status, title, tags }) =>
          `${id} ${kind} [${status}] ${body(title, 200)}${tags.map((tag) => ` #${body(tag, 60)}`).join('')}`,
      )
      return { text: lines.join('\n') || 'no such work', data: { items } }
    },
  }),
  tool({
    name: 'work_create',
    title: 'Create work',
    description: 'Make a piece of work, at the top or below another.',
    input: WorkCreateInput.extend({ dueAt: instant.nullish() }),
    isReadOnly: false,
    async run(context, input) {
      const receipt = await createWork(context, input)
      return { text: workLine('work_create', receipt), data: receipt }
    },
  }),
  tool({
    name: 'work_advance',
    title: 'Advance work',
    description: 'Move a piece of work on from the state you believe it to be in.',
    input: WorkAdvanceInput,
    isReadOnly: false,
    async run(context, input) {
      const receipt = await advanceWork(context, input)
      return { text: workLine('work_advance', receipt), data: receipt }
    },
  }),
  tool({
    name: 'work_link',
    title: 'Link to work',
    description: 'Make a memory part of a piece of work, or let it depend on another.',
    input: WorkLinkInput,
    isReadOnly: false,
    async run(context, input) {
      const linked = await linkWork(context, input)
      return {
        text: `[work_link] ${linked.memoryId} to ${linked.id} new=${linked.isNew}`,
        data: linked,
      }
    },
  }),
  keepTool('pin', 'Exempt a memory from forgetting.', pin),
  keepTool('unpin', 'Let a pinned memory go.', unpin),
  keepTool('forget', 'Put a memory away: recall no longer finds it. Can be brought back.', forget),
  keepTool('unforget', 'Bring back a memory that was put away.', unforget),
]

function keepTool(name: string, description: string, keep: typeof pin): Tool {
  return tool({
    name,
    title: `${name[0]!.toUpperCase()}${name.slice(1)}`,
    description,
    input: KeepInput,
    isReadOnly: false,
    async run(context, input) {
      const kept: Kept = await keep(context, input)
      return { text: `[${name}] ${kept.id} new=${kept.isNew}`, data: kept }
    },
  })
}

function workLine(verb: string, { id, status, isNew }: WorkReceipt): string {
  return `[${verb}] ${id} status=${status} new=${isNew}`
}
