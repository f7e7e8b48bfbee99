import type { Embedder } from '../../src/embed/embedder.ts'
import { MemoryError } from '../../src/errors.ts'
import type { Context } from '../../src/memory/context.ts'
import { BATCH_MAX, captureBatch } from '../../src/memory/episode/capture.ts'
import { type Conversation, instantOf, type Session } from './corpus.ts'

/** Which turns of the corpus each episode is. */
export type Turns = ReadonlyMap<string, readonly string[]>

/**
 * Every turn as one capture, a second apart. Refuses to go on when a turn is left without its vector:
 * what is measured then is another engine than the one that is claimed.
 */
export async function ingest(
  context: Context & { readonly embedder: Embedder },
  { sessions }: Conversation,
  onCaptured: (count: number) => void,
): Promise<Turns> {
  const turnsOf = new Map<string, string[]>()
  for (const session of sessions) {
    const items = itemsOf(session)
    for (let start = 0; start < items.length; start += BATCH_MAX) {
      const batch = items.slice(start, start + BATCH_MAX)
      // A capture waits only so long for vectors. Made beforehand, they are in the embedder's memory.
      await context.embedder.embed(
        batch.map(({ content }) => content),
        'passage',
      )
      const receipts = await captureBatch(context, { items: batch })
      receipts.forEach((receipt, index) => {
        if (receipt instanceof MemoryError) throw receipt
        const turn = session.turns[start + index]!.id
        if (receipt.embeddingState !== 'ready') {
          throw new Error(
            `Turn ${turn} has no vector (${receipt.embeddingState}). Nothing measured.`,
          )
        }
        turnsOf.set(receipt.id, [...(turnsOf.get(receipt.id) ?? []), turn])
      })
      onCaptured(receipts.length)
    }
  }
  return turnsOf
}

function itemsOf({ id, at, turns }: Session) {
  const startedAt = instantOf(at)
  return turns.map(({ text, speaker }, index) => ({
    content: text,
    ...(speaker === 'user' || speaker === 'assistant' ? {} : { speaker }),
    session: id,
    role: speaker === 'assistant' ? ('assistant' as const) : ('user' as const),
    capturedAt: new Date(startedAt + index * 1_000),
  }))
}
