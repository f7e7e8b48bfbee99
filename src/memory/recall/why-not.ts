import { z } from 'zod'
import { Unknown } from '../../errors.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { readNodes } from '../inspect/node.ts'
import { gather, removalOf, sift } from './gather.ts'
import { candidatesFrom } from './hit.ts'
import { rank } from './rank.ts'
import { RecallInput } from './recall.ts'

export const WhyNotInput = RecallInput.extend({ id: z.string().min(1) })

export type Step = 'shown' | 'kind' | 'gather' | 'filter' | 'rank' | 'abstain'

export interface WhyNot {
  readonly id: string
  /** The step that dropped it; `shown` when none did. */
  readonly step: Step
  readonly reason: string
  /** Where it stands among the candidates, from 1. Null when it was not ranked. */
  readonly rank: number | null
}

/** Says which step kept a memory out of an answer. Refuses with {@link Unknown} for a foreign id. */
export async function whyNot(
  context: Context,
  request: z.input<typeof WhyNotInput>,
): Promise<WhyNot> {
  const { id, ...question } = parse(WhyNotInput, request)
  const node = (await readNodes(context, [id])).get(id)
  if (node === undefined) throw new Unknown('memory', [id])
  const dropped = (step: Step, reason: string, place: number | null = null): WhyNot => ({
    id,
    step,
    reason,
    rank: place,
  })
  if (!['Episode', 'Fact', 'CoreBlock'].includes(node.label)) {
    return dropped('kind', `a ${node.label} is never searched; read it by id`)
  }

  const { rows, plan, asked, speakers } = await gather(context, question)
  const row = rows.find((each) => each.id === id)
  if (row === undefined) {
    return dropped('gather', 'neither its words, nor its vector, nor a link led to it')
  }
  const removal = removalOf(row, plan, asked)
  if (removal !== undefined) return dropped('filter', removal)
  if (row.label === 'CoreBlock') return dropped('shown', 'it always is')

  const { kept } = sift(rows, plan, asked)
  const { candidates } = candidatesFrom(kept, rows)
  const shownAs = candidates.some((each) => each.id === id) ? [id] : row.sourceIds
  const now = context.now().toISOString()
  const ranked = rank({ text: question.query, speakers }, candidates, {
    limit: candidates.length,
    now,
    decayAt: question.decayAt?.toISOString(),
  })
  // A fact stands with the episode it was read out of.
  const place = ranked.hits.findIndex((hit) => shownAs.includes(hit.id)) + 1
  if (ranked.abstention.abstain) {
    return dropped('abstain', ranked.abstention.reason ?? 'nothing fits', place)
  }
  return place <= question.limit
    ? dropped('shown', `place ${place} of ${candidates.length}`, place)
    : dropped(
        'rank',
        `place ${place} of ${candidates.length}; ${question.limit} were asked for`,
        place,
      )
}
