import { body } from '../../memory/recall/render.ts'
import { TagInput, TagsInput, tag, tags, untag } from '../../memory/tag/tag.ts'
import { type Tool, tool } from './tool.ts'

/** Words that group memories and work. */
export const TAG_TOOLS: readonly Tool[] = [
  tool({
    name: 'tags',
    title: 'List tags',
    description: 'The tags in use, with how many memories and pieces of work carry each.',
    input: TagsInput,
    isReadOnly: true,
    async run(context, input) {
      const found = await tags(context, input)
      const lines = found.map(
        ({ slug, memoryCount, workCount }) =>
          `#${body(slug, 60)} ${memoryCount} memories, ${workCount} work`,
      )
      return { text: lines.join('\n') || 'no tags', data: { tags: found } }
    },
  }),
  tagTool('tag', 'Hang tags on a memory or a piece of work.', tag),
  tagTool('untag', 'Take tags off a memory or a piece of work.', untag),
]

function tagTool(name: string, description: string, change: typeof tag): Tool {
  return tool({
    name,
    title: `${name[0]!.toUpperCase()}${name.slice(1)}`,
    description,
    input: TagInput,
    isReadOnly: false,
    async run(context, input) {
      const done = await change(context, input)
      return { text: `[${name}] ${done.id} changed=${done.changedCount}`, data: done }
    },
  })
}
