import { z } from 'zod'
import { Conflict, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { recordEvent } from '../audit/record.ts'
import { cleaned } from '../cleaned.ts'
import type { Context } from '../context.ts'
import { trustOf } from '../episode/trust.ts'
import { embeddingStateOf, newMemory } from '../findable.ts'
import { hashParts } from '../identity.ts'
import { parse } from '../input.ts'
import { vectorsFor } from '../vectors.ts'
import { archiveIdOf, CONTENT_MAX, type CoreReceipt, changeable } from './block.ts'
import { type Baseline, baselineOf, DRIFT_MIN, driftBetween } from './drift.ts'

const id = z.string().min(1).max(200)
/** Of the content that the caller has seen. */
const expectedHash = z.string().min(1).max(200)
const reason = z.string().trim().min(1).max(500)

export const CoreEditInput = z.object({
  id,
  expectedHash,
  content: z.string().trim().min(1).max(CONTENT_MAX),
  reason,
})

export const CoreAcceptInput = z.object({ id, expectedHash, reason })

export const CoreRemoveInput = z.object({ id, reason })

export interface CoreEdited extends CoreReceipt {
  /** How far it has gone from its baseline, 0 to 1. */
  readonly drift: number
  readonly isDrifted: boolean
}

type Block = Awaited<ReturnType<typeof changeable>>

/**
 * Gives a block another content, if it still is the one the caller has seen. What it said before stays,
 * readable by its id, as a note of kind `archive`.
 *
 * Refuses with {@link Conflict} when it is another by now, and says the hash of now; with
 * `InvalidInput` what is empty once it is sanitised; with `Forbidden` a red line of a team, unless the
 * caller may operate; with {@link Unknown}.
 */
export async function edit(
  context: Context,
  request: z.input<typeof CoreEditInput>,
): Promise<CoreEdited> {
  const input = parse(CoreEditInput, request)
  const block = await changeable(context.graph, context.principal, input.id)
  if (block.isRemoved) throw new Unknown('core block', [input.id])
  refuseStale(block, input.expectedHash)
  const { text: content, flags } = cleaned(context, 'content', input.content)
  const { drift, vector } = await driftOf(context, block, content)
  const contentHash = hashParts(content)
  const answer = { id: block.id, namespace: block.namespace, contentHash }
  const standing = { drift, isDrifted: drift >= DRIFT_MIN }
  if (contentHash === block.contentHash) return { ...answer, isNew: false, ...standing }

  const at = context.now()
  return context.graph.together(async (graph) => {
    const edited = await graph.run(cypher.core.edit, {
      namespaces: [block.namespace],
      id: block.id,
      expectedHash: input.expectedHash,
      baseline: block.driftBaseline,
      change: {
        content,
        contentHash,
        drift,
        updatedAt: at,
        trust: trustOf({ role: 'user', isSuspicious: flags.length > 0 }),
        embeddingModel: vector === undefined ? null : context.embedder!.model,
        embeddingState: embeddingStateOf(context, vector),
      },
      archive: archiveOf(block, at),
      embedding: vector ?? null,
      slot: context.slot,
      at,
    })
    if (edited === undefined) throw new Unknown('core block', [block.id])
    if (!edited.isNew) refuse(block.id, edited.contentHash)
    await recordEvent(graph, context, {
      verb: 'core_edit',
      namespace: block.namespace,
      subjectIds: [block.id],
      reason: input.reason,
      at,
      payload: { fromHash: block.contentHash, toHash: contentHash, drift },
    })
    return { ...answer, isNew: true, ...standing }
  })
}

/**
 * Makes what a block says now its baseline, so that it no longer counts as drifted. Refuses like
 * {@link edit}.
 */
export async function acceptBaseline(
  context: Context,
  request: z.input<typeof CoreAcceptInput>,
): Promise<CoreReceipt> {
  const input = parse(CoreAcceptInput, request)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const block = await changeable(graph, context.principal, input.id)
    refuseStale(block, input.expectedHash)
    const { id, namespace, contentHash } = block
    const fromHash = baselineIn(block)?.contentHash
    if (fromHash === contentHash) return { id, namespace, contentHash, isNew: false }
    const accepted = await graph.run(cypher.core.accept, {
      namespaces: [namespace],
      id,
      expectedHash: input.expectedHash,
      baseline: baselineOf(contentHash, at),
    })
    if (accepted === undefined) throw new Unknown('core block', [id])
    if (!accepted.isNew) refuse(id, accepted.contentHash)
    await recordEvent(graph, context, {
      verb: 'core_accept_baseline',
      namespace,
      subjectIds: [id],
      reason: input.reason,
      at,
      payload: { fromHash, toHash: contentHash },
    })
    return accepted
  })
}

/** Puts a block away: no search shows it, and it stays readable by its id. Refuses like {@link edit}. */
export async function remove(
  context: Context,
  request: z.input<typeof CoreRemoveInput>,
): Promise<CoreReceipt> {
  const input = parse(CoreRemoveInput, request)
  const at = context.now()
  return context.graph.together(async (graph) => {
    const { id, namespace } = await changeable(graph, context.principal, input.id)
    const removed = await graph.run(cypher.core.remove, { namespaces: [namespace], id, at })
    if (removed === undefined) throw new Unknown('core block', [id])
    const payload = { contentHash: removed.contentHash }
    const event = { verb: 'core_remove', namespace, subjectIds: [id], reason: input.reason, at }
    if (removed.isNew) await recordEvent(graph, context, { ...event, payload })
    return removed
  })
}

function refuseStale({ id, contentHash }: Block, expected: string): void {
  if (contentHash !== expected) refuse(id, contentHash)
}

function refuse(id: string, presentHash: string): never {
  throw new Conflict(
    `${id} was changed meanwhile: its hash is now ${presentHash}. Nothing was changed.`,
  )
}

async function driftOf(context: Context, block: Block, content: string) {
  const baseline = await baselineText(context.graph, block)
  const vectors = await vectorsFor(context, [content, baseline], 'passage')
  const drift = driftBetween(
    [
      { text: baseline, vector: vectors?.[1] },
      { text: content, vector: vectors?.[0] },
    ],
    context.embedder?.floors.deep ?? 0,
  )
  return { drift, vector: vectors?.[0] }
}

/** What the block said when its baseline was set. Its own content, when it has none or lost it. */
async function baselineText(graph: Graph, block: Block): Promise<string> {
  const baseline = baselineIn(block)
  if (baseline === undefined || baseline.contentHash === block.contentHash) return block.content
  const noteId = archiveIdOf(block.id, baseline.contentHash)
  const archived = await graph.run(cypher.core.archived, { blockId: block.id, noteId })
  return archived?.content ?? block.content
}

function baselineIn({ driftBaseline }: Block): Baseline | undefined {
  return driftBaseline === null ? undefined : JSON.parse(driftBaseline)
}

/** Never found by a search: it has no vector, and recall looks at no notes. */
function archiveOf(block: Block, at: Date): Record<string, unknown> {
  const { id, namespace, content, contentHash } = block
  const memory = { id: archiveIdOf(id, contentHash), namespace, at, trust: 0.5, vector: undefined }
  return {
    ...newMemory({ embedder: undefined }, memory),
    kind: 'archive',
    title: `An earlier ${block.blockKind}`,
    content,
    keywords: [],
  }
}
