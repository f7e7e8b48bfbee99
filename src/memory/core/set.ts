import { z } from 'zod'
import { Conflict } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { ENUMS } from '../../vocabulary.ts'
import { recordEvent } from '../audit/record.ts'
import { type Cleaned, cleaned } from '../cleaned.ts'
import type { Context } from '../context.ts'
import { trustOf } from '../episode/trust.ts'
import { type EmbeddingState, newMemory } from '../findable.ts'
import { deriveId, hashParts, mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableBy } from '../namespace/namespace.ts'
import { originOf } from '../provenance.ts'
import { vectorsFor } from '../vectors.ts'
import { type BlockKind, CONTENT_MAX, type CoreReceipt, LIVE_MAX, refuseRedline } from './block.ts'
import { baselineOf } from './drift.ts'

export const CoreSetInput = z.object({
  kind: z.enum(ENUMS.BlockKind),
  content: z.string().trim().min(1).max(CONTENT_MAX),
  /** Who should see it, in the caller's own words. */
  sensitivity: z.string().trim().min(1).max(32).nullish(),
  namespace: z.string().min(1).max(200).nullish(),
  reason: z.string().trim().min(1).max(500).default('asked for'),
  /** Makes a retry harmless: the same id gives the same block. */
  operationId: z.string().min(1).max(200).nullish(),
})

export type CoreSetRequest = z.input<typeof CoreSetInput>

export interface CoreSet extends CoreReceipt {
  readonly kind: BlockKind
  readonly embeddingState: EmbeddingState
  readonly excisions: Cleaned['excisions']
  readonly flags: Cleaned['flags']
}

/**
 * Keeps what always holds: it comes first in every search from now on. The same content of a kind is
 * one block of its namespace.
 *
 * Refuses with {@link Conflict} a namespace that is full and an `operationId` that was used for
 * another block; with `InvalidInput` what is empty once it is sanitised; with `Forbidden` a red line of
 * a team, unless the caller may operate.
 */
export async function set(context: Context, request: CoreSetRequest): Promise<CoreSet> {
  const input = parse(CoreSetInput, request)
  const { kind, reason, operationId } = input
  const namespace = writableBy(context.principal, input.namespace ?? undefined)
  refuseRedline(context.principal, { namespace, kind })
  const { text: content, excisions, flags } = cleaned(context, 'content', input.content)
  const contentHash = hashParts(content)
  const vectors = await vectorsFor(context, [content], 'passage')
  const at = context.now()
  const memory = {
    id: operationId ? deriveId('CoreBlock', namespace, operationId) : mintId(),
    namespace,
    at,
    trust: trustOf({ role: 'user', isSuspicious: flags.length > 0 }),
    vector: vectors?.[0],
  }
  const block = {
    ...newMemory(context, memory),
    content,
    contentHash,
    blockKind: kind,
    sensitivity: input.sensitivity ?? null,
    updatedAt: at,
    driftBaseline: baselineOf(contentHash, at),
    drift: 0,
  }
  const eventId = deriveId('AuditEvent', 'core_set', memory.id)
  return context.graph.together(async (graph) => {
    const row = await graph.run(cypher.core.set, {
      block,
      embedding: memory.vector ?? null,
      slot: context.slot,
      ...originOf(context, memory),
      eventId,
      countMax: LIVE_MAX,
    })
    const { id, isNew, isFull, earlier } = row
    if (earlier !== null && !isSame(earlier, { kind, contentHash })) {
      throw new Conflict(
        `operationId: "${operationId}" was used for another block. Nothing was changed.`,
      )
    }
    if (isFull) {
      throw new Conflict(
        `${namespace} holds ${LIVE_MAX} core blocks, which is the most. Nothing was changed.`,
      )
    }
    const payload = { kind, contentHash }
    const event = { verb: 'core_set', namespace, subjectIds: [id], reason, at, payload }
    if (isNew) await recordEvent(graph, context, { id: eventId, ...event })
    const embeddingState = row.embeddingState as EmbeddingState
    const { contentHash: present } = row
    return { id, namespace, kind, contentHash: present, isNew, embeddingState, excisions, flags }
  })
}

function isSame(earlier: string, asked: { kind: string; contentHash: string }): boolean {
  const { kind, contentHash } = JSON.parse(earlier)
  return kind === asked.kind && contentHash === asked.contentHash
}
