import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleWithin, writableNamespaces } from '../namespace/namespace.ts'
import { slugOf, tagsOf } from './slug.ts'

/** What is tagged, and with which words: for tag and untag. */
export const TagInput = z.object({
  /** A memory or a piece of work. */
  id: z.string().trim().min(1).max(200),
  tags: z.array(z.string().trim().min(1).max(60)).min(1).max(20),
  reason: z.string().min(1).max(500).default('asked for'),
})

export const TagsInput = z.object({
  namespace: z.string().trim().min(1).max(200).nullish(),
  limit: z.int().min(1).max(500).default(100),
})

export type TagRequest = z.input<typeof TagInput>

export interface Tagged {
  readonly id: string
  /** How many tags came or went. */
  readonly changedCount: number
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
}

export interface TagCount {
  readonly id: string
  readonly namespace: string
  readonly slug: string
  readonly display: string | null
  readonly memoryCount: number
  readonly workCount: number
}

/** Hangs tags on a memory or a piece of work. Refuses with {@link Unknown}. */
export async function tag(context: Context, request: TagRequest): Promise<Tagged> {
  const { id, tags, reason } = parse(TagInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  const rows = namespaces.flatMap((namespace) => tagsOf(tags, namespace, at))
  return change(context, { id, reason, verb: 'tag', at }, (graph) =>
    graph.run(cypher.tag.attach, { namespaces, id, tags: rows }),
  )
}

/** Takes tags off again. Refuses with {@link Unknown}. */
export async function untag(context: Context, request: TagRequest): Promise<Tagged> {
  const { id, tags, reason } = parse(TagInput, request)
  const namespaces = writableNamespaces(context.principal)
  return change(context, { id, reason, verb: 'untag', at: context.now() }, (graph) =>
    graph.run(cypher.tag.detach, { namespaces, id, slugs: tags.map(slugOf) }),
  )
}

async function change(
  context: Context,
  deed: { id: string; reason: string; verb: string; at: Date },
  run: (
    graph: Context['graph'],
  ) => Promise<{ namespace: string; tagIds: readonly string[] } | undefined>,
): Promise<Tagged> {
  const { id, ...event } = deed
  return context.graph.together(async (graph) => {
    const done = await run(graph)
    if (done === undefined) throw new Unknown('memory or work item', [id])
    const { namespace, tagIds } = done
    const isNew = tagIds.length > 0
    const payload = { tagIds }
    if (isNew) await recordEvent(graph, context, { ...event, namespace, subjectIds: [id], payload })
    return { id, changedCount: tagIds.length, isNew }
  })
}

/** The tags that something carries, the most used first. */
export async function tags(
  { graph, principal }: Context,
  request: z.input<typeof TagsInput> = {},
): Promise<readonly TagCount[]> {
  const { namespace, limit } = parse(TagsInput, request)
  return graph.run(cypher.tag.list, { namespaces: visibleWithin(principal, namespace), limit })
}
