import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'

export const SupersedeInput = z.object({
  oldId: z.string().min(1),
  newId: z.string().min(1),
  /** From when the new one holds. Now, when absent. */
  from: z.date().nullish(),
  reason: z.string().min(1).max(500),
})

export type SupersedeRequest = z.input<typeof SupersedeInput>

export interface Superseded {
  readonly oldId: string
  readonly newId: string
  /** False when it was known already; then nothing changed. */
  readonly isNew: boolean
}

/**
 * States that one fact took the place of another. Both stay readable, and questions about the time
 * before are answered as before.
 *
 * Refuses with {@link Unknown} when either is not a fact of a namespace the caller may write to, or
 * when they are of two namespaces.
 */
export async function supersede(context: Context, request: SupersedeRequest): Promise<Superseded> {
  const { oldId, newId, reason, from } = parse(SupersedeInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const params = { namespaces, oldId, newId, from: from ?? at, reason, at }
    const done = await graph.run(cypher.fact.supersede, params)
    if (done === undefined) throw new Unknown('fact', [oldId, newId])
    const { namespace, ...answer } = done
    if (answer.isNew) {
      const subjectIds = [oldId, newId]
      await recordEvent(graph, context, { verb: 'supersede', namespace, subjectIds, reason, at })
    }
    return answer
  })
}
