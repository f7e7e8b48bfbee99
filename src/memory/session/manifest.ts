import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'

export const ManifestInput = z.object({
  session: z.string().min(1).max(200),
  after: z.int().min(0).default(0),
  limit: z.int().min(1).max(200).default(50),
})

export interface ManifestEntry {
  readonly id: string
  readonly namespace: string
  readonly sequence: number
  readonly kind: string
  readonly role: string
  readonly speaker: string | null
  readonly content: string
  readonly capturedAt: Date
  readonly supersededBy: string | null
}

export interface Manifest {
  readonly session: string
  readonly total: number
  readonly episodes: readonly ManifestEntry[]
  /** Where the next page starts. Null on the last one. */
  readonly next: number | null
}

/** A session in the order of capture, page by page. An unknown session is an empty one. */
export async function manifest(
  { graph, principal }: Context,
  request: z.input<typeof ManifestInput>,
): Promise<Manifest> {
  const { session, after, limit } = parse(ManifestInput, request)
  const namespaces = visibleTo(principal)
  const rows = await graph.run(cypher.session.manifest, { session, namespaces, after, limit })
  const episodes = rows.map(({ total: _, ...episode }) => episode)
  return {
    session,
    total: rows[0]?.total ?? 0,
    episodes,
    next: rows.length < limit ? null : rows.at(-1)!.sequence,
  }
}
