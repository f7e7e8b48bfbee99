import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import { cleaned } from '../cleaned.ts'
import type { Context } from '../context.ts'
import { trustOf } from '../episode/trust.ts'
import { newMemory } from '../findable.ts'
import { deriveId } from '../identity.ts'
import { parse } from '../input.ts'
import { visibleWithin, writableBy } from '../namespace/namespace.ts'
import { originOf } from '../provenance.ts'
import { vectorsFor } from '../vectors.ts'

const text = z.string().trim().min(1).max(200)

export const ReportFailureInput = z.object({
  /** What was tried and how it failed. */
  description: z.string().trim().min(1).max(2_000),
  /** The skill that failed so, of the same namespace. None for an approach that is no skill. */
  skillId: text.nullish(),
  namespace: text.nullish(),
  reason: z.string().min(1).max(500).default('observed'),
})

export const FailureListInput = z.object({
  skillId: text.nullish(),
  namespace: text.nullish(),
  limit: z.int().min(1).max(200).default(50),
})

export interface FailureReceipt {
  readonly id: string
  readonly namespace: string
  /** False when it was known already; then nothing changed. */
  readonly isNew: boolean
}

/** A way in which something fails. */
export interface FailureMode {
  readonly id: string
  readonly namespace: string
  readonly description: string
  readonly observedAt: Date
  /** The skills that are known to fail this way. */
  readonly skillIds: readonly string[]
}

/** A failure that was described and is not yet written. */
export interface FailureDraft {
  readonly description: string
  readonly isSuspicious: boolean
  readonly vector: Float32Array | undefined
}

/**
 * Keeps what does not work, so that retrieval can say "do not". The same words in one namespace are one
 * failure mode. Refuses with {@link Unknown} a skill that is not of the same namespace. It moves no
 * counter: an outcome does that.
 */
export async function reportFailure(
  context: Context,
  request: z.input<typeof ReportFailureInput>,
): Promise<FailureReceipt> {
  const { description, skillId, reason, ...where } = parse(ReportFailureInput, request)
  const namespace = writableBy(context.principal, where.namespace ?? undefined)
  const at = context.now()
  const draft = await draftFailure(context, description)
  return context.graph.together(async (graph) => {
    if (skillId) {
      const held = await graph.run(cypher.skill.hold, {
        namespaces: [namespace],
        id: skillId,
        eventId: null,
      })
      if (held === undefined) throw new Unknown('skill', [skillId])
    }
    const { id, isNew, isLinked } = await writeFailure(context, graph, {
      ...draft,
      namespace,
      skillId: skillId ?? null,
      at,
    })
    const subjectIds = [id, ...(skillId ? [skillId] : [])]
    const event = { verb: 'report_failure', namespace, subjectIds, reason, at }
    if (isNew || isLinked) await recordEvent(graph, context, event)
    return { id, namespace, isNew: isNew || isLinked }
  })
}

/** Known ways to fail, newest first: all that the caller may see, or those of one skill. */
export async function failureModes(
  { graph, principal }: Context,
  request: z.input<typeof FailureListInput> = {},
): Promise<readonly FailureMode[]> {
  const { skillId, namespace, limit } = parse(FailureListInput, request)
  return graph.run(cypher.badPattern.list, {
    namespaces: visibleWithin(principal, namespace),
    skillId: skillId ?? null,
    limit,
  })
}

export async function draftFailure(context: Context, original: string): Promise<FailureDraft> {
  const { text: description, flags } = cleaned(context, 'failure', original)
  const vectors = await vectorsFor(context, [description], 'passage')
  return { description, isSuspicious: flags.length > 0, vector: vectors?.[0] }
}

export function writeFailure(
  context: Context,
  graph: Graph,
  failure: FailureDraft & {
    readonly namespace: string
    readonly skillId: string | null
    readonly at: Date
  },
) {
  const { isSuspicious, vector, skillId, at } = failure
  const trust = trustOf({ role: 'assistant', isSuspicious })
  const { memory, pattern } = newFailure(context, { ...failure, trust })
  return graph.run(cypher.badPattern.report, {
    pattern,
    embedding: vector ?? null,
    slot: context.slot,
    ...originOf(context, memory),
    skillId,
    at,
  })
}

/** A failure mode that may be new, as a node. The same words in one namespace are the same node. */
export function newFailure(
  context: Pick<Context, 'embedder'>,
  failure: {
    readonly description: string
    readonly namespace: string
    readonly at: Date
    readonly trust: number
    readonly vector: Float32Array | undefined
  },
) {
  const { description, namespace, at, trust, vector } = failure
  const sameWords = description.toLowerCase().replace(/\s+/g, ' ')
  const id = deriveId('BadPattern', namespace, sameWords)
  const memory = { id, namespace, at, trust, vector }
  return { memory, pattern: { ...newMemory(context, memory), description, observedAt: at } }
}
