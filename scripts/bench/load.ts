import { cypher } from '../../src/generated/cypher.ts'
import type { Context } from '../../src/memory/context.ts'
import { draftOf, rowOf } from '../../src/memory/episode/draft.ts'
import { mintId } from '../../src/memory/identity.ts'
import { homeOf } from '../../src/memory/namespace/namespace.ts'
import type { Turn } from './corpus.ts'

type Row = ReturnType<typeof rowOf>

/** The rows that `capture` would write for these turns, with the place in the session filled in. */
export function rowsOf(context: Context, turns: readonly Turn[]): Row[] {
  const at = context.now()
  const sequences = new Map<string, number>()
  return turns.map(({ content, speaker, session, capturedAt, vector }, index) => {
    const draft = draftOf({
      captured: { content, speaker, session, capturedAt, role: 'user' },
      sanitised: { text: content, excisions: [], flags: [], isResidue: false },
      namespace: homeOf(context.principal),
      at,
      id: mintId(),
    })
    const sequence = (sequences.get(session) ?? 0) + 1
    sequences.set(session, sequence)
    const row = rowOf({ context, draft, index, vector, isCompared: false, at })
    const { dedupeKey } = row
    return { ...row, episode: Object.assign(row.episode, { sequence, dedupeKey }) }
  })
}

/** Writes rows as plainly as Cypher can. */
export async function writeRaw({ graph }: Context, rows: readonly Row[]): Promise<void> {
  await graph.run(cypher.bench.unwind, { rows: [...rows] })
}
