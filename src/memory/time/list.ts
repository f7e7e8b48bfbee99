import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'

export const TimesInput = z.object({ limit: z.int().min(1).max(500).default(100) })

/** A time or a place that has a name. */
export interface NamedTime {
  readonly kind: 'anchor' | 'window' | 'scope'
  readonly id: string
  readonly namespace: string
  readonly name: string
  /** Null for a scope. */
  readonly startsAt: Date | null
  /** Null for an instant, a scope, and a window that is still going on. */
  readonly endsAt: Date | null
  /** How many memories are tied to it. */
  readonly memberCount: number
}

/** The instants, stretches of time and scopes that questions may name. */
export async function times(
  { graph, principal }: Context,
  request: z.input<typeof TimesInput> = {},
): Promise<readonly NamedTime[]> {
  const { limit } = parse(TimesInput, request)
  const rows = await graph.run(cypher.time.list, { namespaces: visibleTo(principal), limit })
  return rows as readonly NamedTime[]
}
