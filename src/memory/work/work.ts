import { z } from 'zod'
import { Conflict, InvalidInput, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { ENUMS } from '../../vocabulary.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { visibleTo, writableBy, writableNamespaces } from '../namespace/namespace.ts'
import { slugOf, tagsOf } from '../tag/slug.ts'
import { firstStatus, nextStatuses, type WorkKind, type WorkStatus } from './transitions.ts'

const text = z.string().trim().min(1).max(200)

export const WorkCreateInput = z.object({
  title: text,
  kind: z.enum(ENUMS.WorkKind).default('task'),
  body: z.string().max(20_000).nullish(),
  parentId: text.nullish(),
  dueAt: z.date().nullish(),
  tags: z.array(text).max(20).nullish(),
  namespace: text.nullish(),
  /** Makes a retry harmless: the same id gives the same piece of work. */
  operationId: text.nullish(),
})

export const WorkAdvanceInput = z.object({
  id: text,
  /** The state the caller believes it to be in. */
  expected: z.enum(ENUMS.WorkStatus),
  status: z.enum(ENUMS.WorkStatus),
  reason: z.string().min(1).max(500),
})

export const WorkLinkInput = z.object({
  id: text,
  /** A memory that becomes part of it, or another piece of work that it depends on. */
  memoryId: text,
})

export const WorkTreeInput = z.object({ rootId: text, depth: z.int().min(1).max(20).default(5) })

export const WorkQueryInput = z.object({
  kind: z.enum(ENUMS.WorkKind).nullish(),
  status: z.enum(ENUMS.WorkStatus).nullish(),
  tag: text.nullish(),
  parentId: text.nullish(),
  limit: z.int().min(1).max(200).default(50),
})

export interface WorkRequests {
  create: z.input<typeof WorkCreateInput>
  advance: z.input<typeof WorkAdvanceInput>
  link: z.input<typeof WorkLinkInput>
  query: z.input<typeof WorkQueryInput>
}

export interface WorkReceipt {
  readonly id: string
  readonly status: WorkStatus
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
}

export interface WorkNode {
  readonly id: string
  readonly parentId: string | null
  readonly kind: WorkKind
  readonly title: string
  readonly status: WorkStatus
  /** From the root, which is 0. */
  readonly depth: number
  readonly ordinal: number
  /** How many memories are part of it. */
  readonly partCount: number
}

export interface WorkFound {
  readonly id: string
  readonly namespace: string
  readonly parentId: string | null
  readonly kind: WorkKind
  readonly title: string
  readonly status: WorkStatus
  readonly dueAt: Date | null
  readonly updatedAt: Date
  readonly tags: readonly string[]
}

/** Makes a piece of work. Refuses with {@link Unknown} a parent that is not of the same namespace. */
export async function createWork(
  context: Context,
  request: z.input<typeof WorkCreateInput>,
): Promise<WorkReceipt> {
  const input = parse(WorkCreateInput, request)
  const { title, kind, body, parentId, dueAt, operationId } = input
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  const at = context.now()
  const status = firstStatus(kind)
  const item = {
    id: operationId ? deriveId('WorkItem', namespace, operationId) : mintId(),
    namespace,
    ingestedAt: at,
    kind,
    title,
    status,
    updatedAt: at,
    body: body ?? null,
    parentId: parentId ?? null,
    dueAt: dueAt ?? null,
  }
  return writeWork(context, { item, status, tags: input.tags ?? [] })
}

/** Writes a piece of work of any kind, and that it was made. */
export async function writeWork(
  context: Context,
  work: {
    item: { id: string; namespace: string; ingestedAt: Date; parentId: string | null }
    status: WorkStatus
    tags: readonly string[]
  },
): Promise<WorkReceipt> {
  const { item, status } = work
  const { namespace, ingestedAt: at } = item
  const tags = tagsOf(work.tags, namespace, at)
  return context.graph.together(async (graph) => {
    const namespaces = [namespace]
    const { id, isNew, refusal } = await graph.run(cypher.work.create, { namespaces, item, tags })
    if (refusal !== null) throw new Unknown('work item', [item.parentId!])
    const event = { verb: 'create_work', namespace, subjectIds: [id], reason: 'asked for', at }
    if (isNew) await recordEvent(graph, context, event)
    return { id, status, isNew }
  })
}

/**
 * Moves a piece of work on. Refuses with {@link Conflict} when it is not in the state the caller expects,
 * with {@link InvalidInput} a move its kind does not know, and with {@link Unknown} what is not the
 * caller's to write.
 */
export async function advanceWork(
  context: Context,
  request: z.input<typeof WorkAdvanceInput>,
): Promise<WorkReceipt> {
  const { id, expected, status, reason } = parse(WorkAdvanceInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const moved = await graph.run(cypher.work.advance, { namespaces, id, expected, status, at })
    if (moved === undefined) throw new Unknown('work item', [id])
    const { namespace, isNew } = moved
    if (!isNew && moved.status !== status) {
      throw new Conflict(`${id} is ${moved.status}, not ${expected}. Nothing was changed.`)
    }
    const possible = nextStatuses(moved.kind as WorkKind, expected)
    if (isNew && !possible.includes(status)) {
      throw new InvalidInput(
        'status',
        `a ${moved.kind} goes from ${expected} to ${possible.join(', ') || 'nowhere'}`,
      )
    }
    const payload = { from: expected, to: status }
    const event = { verb: 'advance_work', namespace, subjectIds: [id], reason, at, payload }
    if (isNew) await recordEvent(graph, context, event)
    return { id, status, isNew }
  })
}

/** Ties a memory or another piece of work to this one. Refuses with {@link Unknown}. */
export async function linkWork(
  context: Context,
  request: z.input<typeof WorkLinkInput>,
): Promise<{ readonly id: string; readonly memoryId: string; readonly isNew: boolean }> {
  const { id, memoryId } = parse(WorkLinkInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const linked = await graph.run(cypher.work.link, { namespaces, id, memoryId, at })
    if (linked === undefined) throw new Unknown('work item or memory', [id, memoryId])
    const { namespace, isNew } = linked
    const subjectIds = [id, memoryId]
    const event = { verb: 'link_work', namespace, subjectIds, reason: 'asked for', at }
    if (isNew) await recordEvent(graph, context, event)
    return { id, memoryId, isNew }
  })
}

/** A piece of work and all below it, parents before children. Refuses with {@link Unknown}. */
export async function workTree(
  { graph, principal }: Context,
  request: z.input<typeof WorkTreeInput>,
): Promise<readonly WorkNode[]> {
  const { rootId, depth } = parse(WorkTreeInput, request)
  const namespaces = visibleTo(principal)
  const found = new Map<string, Omit<WorkNode, 'depth'>>()
  let level = [rootId]
  for (let down = 0; down < depth && level.length > 0; down++) {
    const rows = await graph.run(cypher.work.tree, { namespaces, rootIds: level })
    const fresh = rows.filter(({ id }) => !found.has(id))
    for (const row of rows) found.set(row.id, row as Omit<WorkNode, 'depth'>)
    level = fresh.map(({ id }) => id).filter((id) => !level.includes(id))
  }
  if (!found.has(rootId)) throw new Unknown('work item', [rootId])
  return inOrder(rootId, [...found.values()])
}

function inOrder(rootId: string, items: readonly Omit<WorkNode, 'depth'>[]): WorkNode[] {
  const childrenOf = Map.groupBy(items, ({ parentId }) => parentId)
  const below = (id: string, depth: number): WorkNode[] => {
    const item = items.find((each) => each.id === id)!
    const children = (childrenOf.get(id) ?? []).toSorted((a, b) => a.ordinal - b.ordinal)
    return [{ ...item, depth }, ...children.flatMap((child) => below(child.id, depth + 1))]
  }
  return below(rootId, 0)
}

/** Pieces of work that fit, the one that moved last first. */
export async function queryWork(
  { graph, principal }: Context,
  request: z.input<typeof WorkQueryInput> = {},
): Promise<readonly WorkFound[]> {
  const { kind, status, tag, parentId, limit } = parse(WorkQueryInput, request)
  const rows = await graph.run(cypher.work.query, {
    namespaces: visibleTo(principal),
    kind: kind ?? null,
    status: status ?? null,
    tag: tag ? slugOf(tag) : null,
    parentId: parentId ?? null,
    limit,
  })
  return rows as readonly WorkFound[]
}
