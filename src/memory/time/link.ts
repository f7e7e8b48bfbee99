import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { readNodes } from '../inspect/node.ts'
import { writableNamespaces } from '../namespace/namespace.ts'

export const RefreshTimeInput = z.object({
  /** An anchor or a window. */
  id: z.string().min(1).max(200),
  /** From behind here: `next` of the answer before. */
  after: z.string().max(200).nullish(),
})

export interface Linked {
  readonly id: string
  readonly linkedCount: number
  readonly unlinkedCount: number
  /** Where to go on. Null when all that belongs is tied. */
  readonly next: string | null
}

/** What one call looks at, and how much of it in one transaction. */
const PAGE_SIZE = 500
const PAGES_MAX = 20

/**
 * Ties what belongs to a named time to it, and unties what does not: the facts that held at an anchor,
 * the episodes of a window. For looking around in the graph; questions go by the clock and need none of
 * it. What is captured later is tied by the next call. Refuses with {@link Unknown}.
 */
export async function refreshTime(
  context: Context,
  request: z.input<typeof RefreshTimeInput>,
): Promise<Linked> {
  const { id, after } = parse(RefreshTimeInput, request)
  const namespaces = writableNamespaces(context.principal)
  const node = (await readNodes(context, [id])).get(id)
  if (node === undefined || !namespaces.includes(node.namespace) || !isTime(node.label)) {
    throw new Unknown('anchor or window', [id])
  }
  const linked = await linkMembers(context, { id, label: node.label, after })
  const { linkedCount, unlinkedCount } = linked
  if (linkedCount + unlinkedCount > 0) {
    await recordEvent(context.graph, context, {
      verb: 'refresh_time',
      namespace: node.namespace,
      subjectIds: [id],
      reason: 'asked for',
      at: context.now(),
      payload: { linked: linkedCount, unlinked: unlinkedCount },
    })
  }
  return linked
}

type TimeLabel = 'ValidityAnchor' | 'RecencyWindow'

function isTime(label: string): label is TimeLabel {
  return label === 'ValidityAnchor' || label === 'RecencyWindow'
}

/** Page by page, each in a transaction of its own: tying is idempotent, so a half is no harm. */
export async function linkMembers(
  { graph }: Pick<Context, 'graph'>,
  { id, label, after }: { id: string; label: TimeLabel; after?: string | null | undefined },
): Promise<Linked> {
  const statement = label === 'ValidityAnchor' ? cypher.time.linkAnchor : cypher.time.linkWindow
  let [afterAt, afterId] = placeOf(after)
  let linkedCount = 0
  let unlinkedCount = 0
  for (let page = 0; page < PAGES_MAX; page++) {
    const done = await graph.run(statement, { id, afterAt, afterId, limit: PAGE_SIZE })
    linkedCount += done.tied
    unlinkedCount += done.untied
    if (done.lastAt !== null) [afterAt, afterId] = [done.lastAt, done.lastId!]
    if (done.seen < PAGE_SIZE && done.untied < PAGE_SIZE) {
      return { id, linkedCount, unlinkedCount, next: null }
    }
  }
  return { id, linkedCount, unlinkedCount, next: `${afterAt.toISOString()} ${afterId}` }
}

const BEGINNING = new Date('0001-01-01T00:00:00Z')

/** An instant and an id, as `next` writes them. The beginning, when there is none. */
export function placeOf(text: string | null | undefined): [Date, string] {
  const [at, id] = (text ?? '').split(' ')
  const instant = new Date(at ?? '')
  return Number.isNaN(instant.getTime()) ? [BEGINNING, ''] : [instant, id ?? '']
}
