import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { type BlockKind, refuseRedline } from '../core/block.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'

/** Which memory, and why: for pin, unpin, forget and unforget. */
export const KeepInput = z.object({
  id: z.string().min(1),
  reason: z.string().min(1).max(500).default('asked for'),
})

export type KeepRequest = z.input<typeof KeepInput>

export interface Kept {
  readonly id: string
  /** False when it was so already; then nothing changed. */
  readonly isNew: boolean
}

/** Exempts a memory from forgetting. It can still be erased: a pin is not a vault. */
export function pin(context: Context, request: KeepRequest): Promise<Kept> {
  return keep(context, request, 'pin', (graph, { namespaces, id }) =>
    graph.run(cypher.lifecycle.pin, { namespaces, id, isPinned: true }),
  )
}

export function unpin(context: Context, request: KeepRequest): Promise<Kept> {
  return keep(context, request, 'unpin', (graph, { namespaces, id }) =>
    graph.run(cypher.lifecycle.pin, { namespaces, id, isPinned: false }),
  )
}

/** Puts a memory away: no recall finds it, and it stays readable by its id. Who asks is obeyed. */
export function forget(context: Context, request: KeepRequest): Promise<Kept> {
  return keep(context, request, 'forget', (graph, { namespaces, id, at }) =>
    graph.run(cypher.lifecycle.forget, { namespaces, id, at }),
  )
}

/** Brings back a memory that was put away, exactly as it was. */
export function unforget(context: Context, request: KeepRequest): Promise<Kept> {
  return keep(context, request, 'unforget', (graph, { namespaces, id }) =>
    graph.run(cypher.lifecycle.unforget, { namespaces, id }),
  )
}

/**
 * Refuses with {@link Unknown} what is not a memory of a namespace the caller may write to, and with
 * `Forbidden` to put away a red line of a team, unless the caller may operate.
 */
async function keep(
  context: Context,
  request: KeepRequest,
  verb: string,
  change: (
    graph: Graph,
    params: { namespaces: string[]; id: string; at: Date },
  ) => Promise<
    { id: string; namespace: string; isNew: boolean; blockKind?: string | null } | undefined
  >,
): Promise<Kept> {
  const { id, reason } = parse(KeepInput, request)
  const namespaces = writableNamespaces(context.principal)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const done = await change(graph, { namespaces, id, at })
    if (done === undefined) throw new Unknown('memory', [id])
    const { namespace, isNew, blockKind } = done
    // What a team must never do is not put away by each of its members; this takes the change back.
    if (blockKind) refuseRedline(context.principal, { namespace, kind: blockKind as BlockKind })
    if (isNew) await recordEvent(graph, context, { verb, namespace, subjectIds: [id], reason, at })
    return { id, isNew }
  })
}
