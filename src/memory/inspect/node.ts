import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import { EDGE_NAMES, type EdgeType, type Label } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'

export interface NodeSummary {
  readonly id: string
  readonly label: Label
  readonly namespace: string
  readonly kind: string | null
  readonly status: string | null
  readonly caption: string | null
  readonly ingestedAt: Date
  readonly expiredAt: Date | null
}

export interface Link {
  readonly type: EdgeType
  readonly direction: 'out' | 'in'
  readonly at: Date | null
  readonly validFrom: Date | null
  readonly validTo: Date | null
  readonly weight: number | null
  readonly reason: string | null
  readonly node: NodeSummary
}

export const LinksInput = z.object({
  ids: z.array(z.string().min(1)).max(1_000),
  types: z.array(z.enum(EDGE_NAMES)).nullish(),
  direction: z.enum(['out', 'in']).nullish(),
  limit: z.int().min(1).max(200).default(25),
})

/** The nodes with these ids that the caller may see. Missing and foreign ones are simply not there. */
export async function readNodes(
  { graph, principal }: Context,
  ids: readonly string[],
): Promise<Map<string, NodeSummary>> {
  const rows = await graph.run(cypher.node.read, { ids, namespaces: visibleTo(principal) })
  return new Map(rows.map((row) => [row.id, { ...row, label: row.label as Label }]))
}

/** The neighbours of many nodes at once, newest first, each node's own list in one map. */
export async function linksOf(
  { graph, principal }: Context,
  input: z.input<typeof LinksInput>,
): Promise<Map<string, Link[]>> {
  const { ids, types = null, direction = null, limit } = parse(LinksInput, input)
  const namespaces = visibleTo(principal)
  const rows = await graph.run(cypher.node.links, { ids, namespaces, types, direction, limit })
  const links = new Map<string, Link[]>()
  for (const row of rows) {
    const { fromId, type, isOutgoing, at, validFrom, validTo, weight, reason, label, ...node } = row
    const link: Link = {
      type: type as EdgeType,
      direction: isOutgoing ? 'out' : 'in',
      at,
      validFrom,
      validTo,
      weight,
      reason,
      node: { ...node, label: label as Label },
    }
    links.set(fromId, [...(links.get(fromId) ?? []), link])
  }
  return links
}
