import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'

export const EndSessionInput = z.object({
  /** Its id, or the key that its writer gave it. */
  session: z.string().min(1).max(200),
  /** Now, when absent. */
  endedAt: z.date().nullish(),
  reason: z.string().min(1).max(500).default('asked for'),
})

export interface EndedSession {
  readonly id: string
  readonly endedAt: Date
  /** False when it had ended already; then nothing changed. */
  readonly isNew: boolean
}

/** Writes down that a session is over. What is captured into it later still is. Refuses with {@link Unknown}. */
export async function endSession(
  context: Context,
  request: z.input<typeof EndSessionInput>,
): Promise<EndedSession> {
  const { session, endedAt, reason } = parse(EndSessionInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const ended = await graph.run(cypher.session.end, { session, namespaces, at: endedAt ?? at })
    if (ended === undefined) throw new Unknown('session', [session])
    const { namespace, ...answer } = ended
    const event = { verb: 'end_session', namespace, subjectIds: [answer.id], reason, at }
    if (answer.isNew) await recordEvent(graph, context, event)
    return answer
  })
}
