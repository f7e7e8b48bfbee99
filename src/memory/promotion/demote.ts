import { z } from 'zod'
import { Conflict, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { writableNamespaces } from '../namespace/namespace.ts'
import { type Judged, judgeFacts } from './candidate.ts'
import type { GateName } from './gates.ts'
import { type PromotionStanding, promotionIdOf, standingOf } from './promote.ts'

export const DemoteInput = z.object({
  /** The fact that was promoted, not its copy. */
  id: z.string().min(1).max(200),
  reason: z.string().min(1).max(500),
})

export const ReviewPromotionsInput = z.object({
  reason: z.string().min(1).max(500).default('review'),
  limit: z.int().min(1).max(500).default(100),
  /** From behind this one: `next` of the answer before. */
  after: z.string().max(200).nullish(),
})

export interface Demoted {
  /** Null when the original is gone. */
  readonly factId: string | null
  readonly promotedId: string
  /** The gate it no longer passes; `original` when there is none any more. */
  readonly lost: GateName | 'original'
}

export interface Review {
  readonly reviewedCount: number
  readonly demoted: readonly Demoted[]
  /** Where to go on. Null at the end. */
  readonly next: string | null
}

/** What a copy must still pass to stay. That promotion is off by now, or a later rival, does not undo it. */
const LASTING: readonly GateName[] = ['current', 'quorum', 'posterior']

/**
 * Takes the copy of a fact back, because somebody of its team asks for it: whoever asks is obeyed. The
 * original stays as it is. Refuses with {@link Unknown}, and with {@link Conflict} what is not promoted.
 */
export async function demote(
  context: Context,
  request: z.input<typeof DemoteInput>,
): Promise<PromotionStanding> {
  const { id, reason } = parse(DemoteInput, request)
  const namespaces = writableNamespaces(context.principal)
  return context.graph.together(async (graph) => {
    const [judged] = await judgeFacts(context, graph, { namespaces, ids: [id] })
    if (judged === undefined) throw new Unknown('fact', [id])
    if (judged.status === 'demoted') return standingOf(judged, 'demoted', false)
    if (judged.status !== 'promoted') {
      throw new Conflict(`${id} is not promoted. Nothing was changed.`)
    }
    await takeBack(context, graph, standingCopy(judged), 'withdrawn', reason)
    return standingOf(judged, 'demoted', true)
  })
}

/**
 * Judges again what was promoted, and takes back the copies that no longer pass: those of the caller's
 * teams, or of every team of the tenant for who may operate it. Nothing runs it by itself.
 */
export async function reviewPromotions(
  context: Context,
  request: z.input<typeof ReviewPromotionsInput> = {},
): Promise<Review> {
  const { reason, limit, after } = parse(ReviewPromotionsInput, request)
  const { tenant, permissions } = context.principal
  const own = writableNamespaces(context.principal)
  const namespaces = permissions.has('operate') ? null : own
  return context.graph.together(async (graph) => {
    const params = { tenant, namespaces, after: after ?? '', limit }
    const standing = await graph.run(cypher.promotion.standing, params)
    const ids = standing.map(({ candidateId }) => candidateId)
    const judged = await judgeFacts(context, graph, { namespaces: null, ids })
    const byId = new Map(judged.map((each) => [each.fact.id, each]))
    const demoted: Demoted[] = []
    for (const { candidateId, promotedId, namespace } of standing) {
      const found = byId.get(candidateId)
      const lost = found === undefined ? 'original' : lostBy(found)
      if (lost === undefined) continue
      const copy =
        found === undefined ? goneCopy(candidateId, promotedId, namespace) : standingCopy(found)
      await takeBack(context, graph, copy, `lost_${lost}`, reason)
      demoted.push({ factId: found === undefined ? null : candidateId, promotedId, lost })
    }
    const next = standing.length < limit ? null : standing.at(-1)!.id
    return { reviewedCount: standing.length, demoted, next }
  })
}

function lostBy({ gates }: Judged): GateName | undefined {
  return gates.find(({ gate, isMet }) => !isMet && LASTING.includes(gate))?.gate
}

interface StandingCopy {
  readonly candidateId: string
  readonly promotedId: string
  readonly namespace: string
  readonly attesterCount: number
  readonly posterior: number
}

function standingCopy({ fact, copy, attesterCount, posterior }: Judged): StandingCopy {
  const { id: candidateId, namespace } = fact
  return { candidateId, promotedId: copy.id, namespace, attesterCount, posterior }
}

function goneCopy(candidateId: string, promotedId: string, namespace: string): StandingCopy {
  return { candidateId, promotedId, namespace, attesterCount: 0, posterior: 0 }
}

async function takeBack(
  context: Context,
  graph: Graph,
  copy: StandingCopy,
  because: string,
  reason: string,
): Promise<void> {
  const at = context.now()
  const { candidateId, promotedId, namespace } = copy
  const id = promotionIdOf(candidateId)
  await graph.run(cypher.promotion.demote, { copyId: promotedId, reason: because, at })
  await graph.run(cypher.promotion.consider, {
    promotion: { ...copy, id, status: 'demoted', resolvedAt: at },
  })
  await recordEvent(graph, context, {
    verb: 'demote',
    namespace,
    subjectId: candidateId,
    subjectIds: [id, promotedId],
    reason,
    at,
    payload: { because, promotedId },
  })
}
