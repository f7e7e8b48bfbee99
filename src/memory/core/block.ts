import { Forbidden, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { ENUMS } from '../../vocabulary.ts'
import { deriveId } from '../identity.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import type { Principal } from '../namespace/principal.ts'

export type BlockKind = (typeof ENUMS.BlockKind)[number]

/** The longest a block may be: it is shown in every search, and every search pays for it. */
export const CONTENT_MAX = 2_000
/** The most that may hold in one namespace. */
export const LIVE_MAX = 50

/** What became of a core block. */
export interface CoreReceipt {
  readonly id: string
  readonly namespace: string
  /** What the next edit must say it has seen. */
  readonly contentHash: string
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
}

/** The archive of what a block said: one note for each text it ever had. */
export function archiveIdOf(blockId: string, contentHash: string): string {
  return deriveId('Note', 'archive', blockId, contentHash)
}

/**
 * A block that the caller may change. Refuses with {@link Unknown} what is not in a namespace it may
 * write to, and with {@link Forbidden} a red line of a team, unless it may operate.
 */
export async function changeable(graph: Graph, principal: Principal, id: string) {
  const namespaces = writableNamespaces(principal)
  const block = await graph.run(cypher.core.read, { namespaces, id })
  if (block === undefined) throw new Unknown('core block', [id])
  refuseRedline(principal, { namespace: block.namespace, kind: block.blockKind as BlockKind })
  return block
}

/** What a team must never do is not for each of its members to say. */
export function refuseRedline(
  { permissions }: Principal,
  { namespace, kind }: { readonly namespace: string; readonly kind: BlockKind },
): void {
  if (kind !== 'redline' || !namespace.includes('/team:') || permissions.has('operate')) return
  throw new Forbidden(
    `The red lines of ${namespace} are changed only by who may operate. Nothing was changed.`,
  )
}
