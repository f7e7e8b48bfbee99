import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'
import type { ReviewState } from './state.ts'

export const LineageInput = z.object({
  id: z.string().trim().min(1).max(200),
  /** What it rests on, what rests on it, or both. */
  direction: z.enum(['evidence', 'consequences', 'both']).default('both'),
  depth: z.int().min(1).max(8).default(6),
  /** The most nodes in each direction. */
  limit: z.int().min(1).max(500).default(100),
})

export interface LineageNode {
  readonly id: string
  readonly label: string
  readonly kind: string | null
  /** Steps from where the question began: below zero for evidence, above for consequences. */
  readonly depth: number
  readonly text: string
  readonly at: Date
  readonly status: string | null
  readonly isRejection: boolean
  readonly reviewState: ReviewState | null
  readonly retractedAt: Date | null
  readonly missionId: string | null
  /** Why it is here: a sentence that names what it hangs on. */
  readonly why: string
}

export interface LineageEdge {
  readonly fromId: string
  readonly toId: string
  readonly type: string
  /** For a slice, the score the item had in it. */
  readonly score: number | null
}

export interface Lineage {
  readonly id: string
  readonly nodes: readonly LineageNode[]
  readonly edges: readonly LineageEdge[]
  /** True when there is more in a direction than the limit allows. */
  readonly isCut: boolean
}

/** From evidence to capability, in one round trip. Refuses with {@link Unknown}. */
export async function lineage(
  { graph, principal }: Context,
  request: z.input<typeof LineageInput>,
): Promise<Lineage> {
  const { id, direction, depth, limit } = parse(LineageInput, request)
  const found = await graph.run(cypher.mission.lineage, {
    namespaces: visibleTo(principal),
    id,
    isUp: direction !== 'consequences',
    isDown: direction !== 'evidence',
    depth,
    limit: limit + 1,
  })
  if (found === undefined) throw new Unknown('memory', [id])
  const all = found.nodes as unknown as Omit<LineageNode, 'why'>[]
  const causes = all.filter((node) => node.depth < 0)
  const effects = all.filter((node) => node.depth > 0)
  const shown = [
    ...causes.slice(0, limit).toReversed(),
    ...all.filter((node) => node.depth === 0),
    ...effects.slice(0, limit),
  ]
  const ids = new Set(shown.map((node) => node.id))
  const edges = (found.edges as unknown as LineageEdge[])
    .filter(({ fromId, toId }) => ids.has(fromId) && ids.has(toId))
    .map(({ fromId, toId, type, score }) => ({ fromId, toId, type, score }))
  return {
    id,
    nodes: shown.map((node) => ({ ...node, why: whyOf(node, shown, edges) })),
    edges,
    isCut: causes.length > limit || effects.length > limit,
  }
}

/** An edge as a sentence, said of the node on its left or of the one on its right. */
const SENTENCES: Readonly<Record<string, readonly [string, string]>> = {
  SUPPORTS: ['supports', 'is supported by'],
  CONTRADICTS: ['contradicts', 'is contradicted by'],
  ABOUT: ['is about', 'is the subject of'],
  DERIVED_FROM: ['was made from', 'went into'],
  SUPERSEDED_BY: ['gave way to', 'took the place of'],
  HAS_FAILURE: ['is known to fail by', 'is a failure of'],
}

function whyOf(
  node: Omit<LineageNode, 'why'>,
  nodes: readonly Omit<LineageNode, 'why'>[],
  edges: readonly LineageEdge[],
): string {
  if (node.depth === 0) return 'asked for'
  const nearer = node.depth - Math.sign(node.depth)
  for (const { fromId, toId, type } of edges) {
    if (fromId !== node.id && toId !== node.id) continue
    const other = nodes.find(({ id }) => id === (fromId === node.id ? toId : fromId))!
    if (other.depth !== nearer) continue
    const said = SENTENCES[type]![fromId === node.id ? 0 : 1]
    return `${said} the ${nounOf(other)} ${other.id}`
  }
  return 'on the way'
}

function nounOf({ label, kind }: Pick<LineageNode, 'label' | 'kind'>): string {
  return (kind ?? label).replaceAll('_', ' ').toLowerCase()
}
