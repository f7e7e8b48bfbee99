import { z } from 'zod'
import { Conflict, Erased, InvalidInput, MemoryError, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { ENUMS, type Role } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { isTombstone } from '../erasure/tombstone.ts'
import { mintId } from '../identity.ts'
import { parse } from '../input.ts'
import { writableBy } from '../namespace/namespace.ts'
import { steadily } from '../steadily.ts'
import { vectorsFor } from '../vectors.ts'
import { type Draft, draftOf, rowOf } from './draft.ts'
import { refuseCapture } from './refuse-capture.ts'
import { type Excision, sanitise } from './sanitise.ts'

export const BATCH_MAX = 64

const text = z.string().min(1).max(200)

/** One event, as a caller reports it. */
export const CaptureInput = z.object({
  content: z.string().min(1),
  role: z.enum([...ENUMS.Role, 'system']).default('user'),
  speaker: text.nullish(),
  session: text.nullish(),
  capturedAt: z.date().nullish(),
  namespace: text.nullish(),
  scope: text.nullish(),
  workItemId: text.nullish(),
  supersedes: text.nullish(),
  modelFamily: text.nullish(),
  modelVersion: text.nullish(),
  operationId: text
    .refine((id) => !isTombstone(id), 'is a name the engine keeps for itself')
    .nullish(),
})

export const CaptureBatchInput = z.object({ items: z.array(CaptureInput).min(1).max(BATCH_MAX) })

export type Capture = z.input<typeof CaptureInput>
export type Captured = z.output<typeof CaptureInput> & { readonly role: Role }

export type Verdict = 'new' | 'duplicate' | 'near_duplicate'

/** What became of a capture. */
export interface Receipt {
  readonly id: string
  readonly verdict: Verdict
  readonly namespace: string
  readonly sessionId: string | null
  /** The place in its session, from 1. */
  readonly sequence: number | null
  readonly embeddingState: (typeof ENUMS.EmbeddingState)[number]
  /** What was taken out, fenced or flagged, as byte ranges of what was sent. */
  readonly excisions: readonly Excision[]
  readonly flags: readonly string[]
  /** The episode that says nearly the same. */
  readonly nearDuplicateOf: string | null
  /** True when this operation was done before and this is the receipt of then. */
  readonly isReplay: boolean
}

/**
 * Keeps what happened as one immutable Episode, and answers with a receipt.
 *
 * Refuses with {@link InvalidInput} what is malformed, spoken by `system`, or empty once it is
 * sanitised (the last two are audited); with `Forbidden` a namespace that is not the caller's; with
 * {@link Unknown} a `supersedes` or `workItemId` that points nowhere; with {@link Conflict} an
 * `operationId` that was used for something else; with {@link Erased} a content that was erased from
 * the namespace. Then nothing is stored.
 */
export async function capture(context: Context, input: Capture): Promise<Receipt> {
  const [outcome] = await captureAll(context, [input], { isCompared: true })
  if (outcome instanceof MemoryError) throw outcome
  return outcome!
}

/** What became of one item of a batch. */
export type BatchOutcome = Receipt | MemoryError

/**
 * Captures up to 64 events; each stands or falls by itself, in the order given. Near-duplicates are not
 * looked for here, but when the episodes are consolidated.
 */
export async function captureBatch(
  context: Context,
  input: z.input<typeof CaptureBatchInput>,
): Promise<readonly BatchOutcome[]> {
  const { items } = parse(z.object({ items: z.array(z.unknown()).min(1).max(BATCH_MAX) }), input)
  return captureAll(context, items as Capture[], { isCompared: false })
}

async function captureAll(
  context: Context,
  inputs: readonly Capture[],
  { isCompared }: { isCompared: boolean },
): Promise<BatchOutcome[]> {
  const at = context.now()
  const drafts = await Promise.all(inputs.map((input) => prepare(context, input, at)))
  const good = drafts.filter((draft): draft is Draft => !(draft instanceof MemoryError))
  const vectors = await vectorsFor(
    context,
    good.map(({ content }) => content),
    'passage',
  )
  const rows = good.map((draft, index) =>
    rowOf({ context, draft, index, vector: vectors?.[index], isCompared, at }),
  )
  const written = rows.length === 0 ? [] : await write(context, rows, at)

  const receipts = good.map((draft, index) => receiptOf(draft, written[index]!))
  let next = 0
  return drafts.map((draft) => (draft instanceof MemoryError ? draft : receipts[next++]!))
}

type Written = Awaited<ReturnType<typeof write>>[number]

/**
 * Two captures with the same new operation id clash on its key; the second attempt finds the first. When
 * the vector index stumbles, nothing is compared with what it may repeat.
 */
async function write(context: Context, rows: ReturnType<typeof rowOf>[], at: Date) {
  const run = () =>
    steadily((hasIndex) =>
      context.graph.run(cypher.episode.capture, {
        rows: hasIndex ? rows : rows.map((row) => ({ ...row, nearScoreMin: null })),
        slot: context.slot,
        at,
      }),
    )
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return await run()
  }
}

/** Everything that can be decided without the graph. A refusal is returned, not thrown. */
async function prepare(context: Context, input: Capture, at: Date): Promise<Draft | MemoryError> {
  try {
    const captured = parse(CaptureInput, input)
    const { role } = captured
    const namespace = writableBy(context.principal, captured.namespace ?? undefined)
    if (role === 'system') {
      await refuseCapture(context, { reason: 'system_role', at })
      throw new InvalidInput('role', 'system is not captured: instructions are not memories')
    }
    const sanitised = sanitise(captured.content, context.policy)
    if (sanitised.isResidue) {
      await refuseCapture(context, { reason: 'residue', at, flags: sanitised.flags })
      throw new InvalidInput('content', 'nothing is left once secrets and markers are taken out')
    }
    return draftOf({ captured: { ...captured, role }, sanitised, namespace, at, id: mintId() })
  } catch (error) {
    if (error instanceof MemoryError) return error
    throw error
  }
}

function receiptOf(draft: Draft, row: Written): BatchOutcome {
  const { captured, namespace, excisions, flags, sessionId } = draft
  if (row.refusal === 'erased') {
    return new Erased(
      `This content was erased from ${namespace} and is not taken again. Nothing was changed.`,
    )
  }
  if (row.refusal === 'operationId') {
    return new Conflict(
      `operationId: "${captured.operationId}" was used for another capture. Nothing was changed.`,
    )
  }
  if (row.refusal === 'supersedes') return new Unknown('episode', [captured.supersedes!])
  if (row.refusal === 'workItemId') return new Unknown('work item', [captured.workItemId!])
  return {
    id: row.id!,
    verdict: !row.isNew ? 'duplicate' : row.nearId === null ? 'new' : 'near_duplicate',
    namespace,
    sessionId,
    sequence: row.sequence,
    embeddingState: row.embeddingState as Receipt['embeddingState'],
    excisions,
    flags,
    nearDuplicateOf: row.isNew ? row.nearId : null,
    isReplay: row.isReplay,
  }
}
