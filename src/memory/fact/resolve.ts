import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Change } from '../belief/materialise.ts'
import { reweigh } from '../belief/reweigh.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleTo, writableNamespaces } from '../namespace/namespace.ts'

export const ContestedInput = z.object({ limit: z.int().min(1).max(200).default(50) })

export const ResolveInput = z.object({
  /** The fact that is not to be believed. The other side of the dispute then stands alone. */
  rejectId: z.string().min(1),
  reason: z.string().min(1).max(500),
})

export interface Dispute {
  readonly id: string
  readonly statement: string
  readonly trust: number
  readonly confidence: number
  readonly sourceIds: readonly string[]
  readonly otherId: string
  readonly otherStatement: string
  readonly otherTrust: number
  readonly otherConfidence: number
  readonly otherSourceIds: readonly string[]
  readonly reason: string
  readonly at: Date
}

/** What was decided, and what followed from it. */
export interface Decided {
  readonly id: string
  readonly changes: readonly Change[]
}

/** The inbox: pairs of facts that cannot both hold and that nobody has decided on, oldest first. */
export async function contested(
  { graph, principal }: Context,
  request: z.input<typeof ContestedInput> = {},
): Promise<readonly Dispute[]> {
  const { limit } = parse(ContestedInput, request)
  return graph.run(cypher.fact.contested, { namespaces: visibleTo(principal), limit })
}

/**
 * Decides against a fact: its evidence counts no more, and what was said otherwise is weighed anew.
 * Nothing is deleted. Refuses with {@link Unknown} a fact that the caller may not write to.
 */
export async function resolve(
  context: Context,
  request: z.input<typeof ResolveInput>,
): Promise<Decided> {
  const { rejectId, reason } = parse(ResolveInput, request)
  const namespaces = writableNamespaces(context.principal)
  const { changes } = await reweigh(context, async (graph, at) => {
    const params = { namespaces, id: rejectId, reason: 'rejected', at }
    const rejected = await graph.run(cypher.fact.reject, params)
    if (rejected === undefined) throw new Unknown('fact', [rejectId])
    return {
      namespace: rejected.namespace,
      factIds: [rejectId],
      deed: () => ({ verb: 'resolve', subjectIds: [rejectId], reason }),
    }
  })
  return { id: rejectId, changes }
}
