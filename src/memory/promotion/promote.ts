import { z } from 'zod'
import { NotPromotable, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { agentIdOf } from '../agent/agent.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { deriveId } from '../identity.ts'
import { parse } from '../input.ts'
import { keyOf, visibleTo, writableNamespaces } from '../namespace/namespace.ts'
import { type Judged, judgeFacts, type PromotionStatus } from './candidate.ts'
import type { Gate } from './gates.ts'

export const PromoteInput = z.object({
  /** A fact of one of the caller's teams. */
  id: z.string().min(1).max(200),
  reason: z.string().min(1).max(500).default('asked for'),
})

export const PromotionInput = z.object({ id: z.string().min(1).max(200) })

/** How a fact stands that was put forward for everybody. */
export interface PromotionStanding {
  readonly factId: string
  /** Null when it was never put forward. */
  readonly status: PromotionStatus | null
  /** The copy that everybody sees, or saw. */
  readonly promotedId: string | null
  /** Agents who vouch for it and did not write it. */
  readonly attesterCount: number
  readonly posterior: number
  readonly gates: readonly Gate[]
  /** False when nothing changed. */
  readonly isNew: boolean
}

/** How a fact stands, and which gates it would pass now. Changes nothing. Refuses with {@link Unknown}. */
export async function promotion(
  context: Context,
  request: z.input<typeof PromotionInput>,
): Promise<PromotionStanding> {
  const { id } = parse(PromotionInput, request)
  const namespaces = visibleTo(context.principal)
  const [judged] = await judgeFacts(context, context.graph, { namespaces, ids: [id] })
  if (judged === undefined) throw new Unknown('fact', [id])
  return standingOf(judged, judged.status, false)
}

/**
 * Puts a fact of a team forward for everybody. When it passes every gate it is copied to the global
 * namespace; otherwise it is written down as pending, or as rejected when it does not hold, and the
 * answer names the gates. The original stays as it is, with one edge to its copy.
 *
 * Refuses with {@link NotPromotable} where promotion is off and what is not a team's, and with
 * {@link Unknown} what the caller may not write to.
 */
export async function promote(
  context: Context,
  request: z.input<typeof PromoteInput>,
): Promise<PromotionStanding> {
  const { id, reason } = parse(PromoteInput, request)
  const namespaces = writableNamespaces(context.principal)
  if (!context.policy.promotion.isOn) {
    throw new NotPromotable('policy', 'promotion is off here; STEMMA_PROMOTION=on turns it on')
  }
  return context.graph.together(async (graph) => {
    const [judged] = await judgeFacts(context, graph, { namespaces, ids: [id] })
    if (judged === undefined) throw new Unknown('fact', [id])
    const { gates, status: before } = judged
    const team = gates.find(({ gate }) => gate === 'team')!
    if (!team.isMet) throw new NotPromotable('team', `${team.detail}, which is not a team's`)

    const status = statusOf(gates)
    // What stands is taken back by a review, and what was taken back is not put forward again by failing.
    if (status !== 'promoted' && (before === 'promoted' || before === 'demoted')) {
      return standingOf(judged, before, false)
    }
    if (status === 'promoted' && before !== 'promoted') await copyFact(context, graph, judged)
    const isNew =
      before === 'promoted' ? false : await writeDown(context, graph, judged, status, reason)
    return standingOf(judged, status, isNew)
  })
}

function statusOf(gates: readonly Gate[]): PromotionStatus {
  const failed = gates.filter(({ isMet }) => !isMet).map(({ gate }) => gate)
  if (failed.length === 0) return 'promoted'
  return failed.includes('current') || failed.includes('unopposed') ? 'rejected' : 'pending'
}

async function copyFact(context: Context, graph: Graph, { fact, copy }: Judged): Promise<void> {
  const at = context.now()
  const { namespace } = copy
  const fresh = {
    namespace,
    ingestedAt: at,
    namespaceKey: keyOf(namespace),
    importance: 0.5,
    lastAccess: at,
    accessCount: 0,
    isPinned: false,
  }
  const { id, subjectId, objectId, objectKey, groupKey } = copy
  await graph.run(cypher.promotion.promote, {
    id: fact.id,
    copy: { ...fresh, id, subjectId, objectId, objectKey, groupKey, ordinal: 0 },
    subject: { ...fresh, id: subjectId, aliases: [] },
    thing: objectId === null ? null : { ...fresh, id: objectId, aliases: [] },
    provenance: {
      id: deriveId('ProvenanceRecord', id),
      namespace,
      ingestedAt: at,
      subjectId: id,
      writerId: agentIdOf(context.principal),
      transport: context.transport,
      trustAtWrite: 0.5,
    },
    at,
  })
}

async function writeDown(
  context: Context,
  graph: Graph,
  judged: Judged,
  status: PromotionStatus,
  reason: string,
): Promise<boolean> {
  const { fact, copy, attesterCount, posterior, gates } = judged
  const at = context.now()
  const id = promotionIdOf(fact.id)
  const promotedId = status === 'promoted' ? copy.id : null
  const { isNew } = await graph.run(cypher.promotion.consider, {
    promotion: {
      id,
      namespace: fact.namespace,
      candidateId: fact.id,
      promotedId,
      posterior,
      attesterCount,
      status,
      resolvedAt: at,
    },
  })
  if (isNew) {
    await recordEvent(graph, context, {
      verb: 'promote',
      namespace: fact.namespace,
      subjectId: fact.id,
      // Not the fact itself: promotion adds one edge to it, and no other.
      subjectIds: promotedId === null ? [id] : [id, promotedId],
      reason,
      at,
      payload: {
        status,
        promotedId,
        attesterCount,
        posterior,
        failed: gates.filter(({ isMet }) => !isMet).map(({ gate }) => gate),
      },
    })
  }
  return isNew
}

export function promotionIdOf(factId: string): string {
  return deriveId('Promotion', factId)
}

export function standingOf(
  { fact, gates, copy, attesterCount, posterior }: Judged,
  status: PromotionStatus | null,
  isNew: boolean,
): PromotionStanding {
  const promotedId = status === 'promoted' ? copy.id : fact.promotedId
  return { factId: fact.id, status, promotedId, attesterCount, posterior, gates, isNew }
}
