import { z } from 'zod'
import { InvalidInput } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { recordEvents } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { decay } from '../decay.ts'
import { parse } from '../input.ts'
import { writableBy } from '../namespace/namespace.ts'
import { placeOf } from '../time/link.ts'

export const SweepInput = z.object({
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  namespace: z.string().min(1).max(200).nullish(),
  /** The instant up to which memories have faded. The clock's, when absent. */
  now: z.date().nullish(),
  /** A memory that is weaker is put away. */
  strengthBelow: z.number().min(0).max(1).default(0.05),
  olderThanDays: z.number().min(0).max(36_500).default(30),
  /** How long it takes a memory that nobody uses to fade to half. */
  halfLifeDays: z.number().gt(0).max(36_500).default(90),
  /** How many memories are looked at. */
  limit: z.int().min(1).max(1_000).default(200),
  /** From behind here: `next` of the answer before. */
  after: z.string().max(200).nullish(),
  /** Says what would be put away, and puts nothing away. */
  isDryRun: z.boolean().default(true),
  reason: z.string().min(1).max(500).default('asked for'),
})

export type SweepRequest = z.input<typeof SweepInput>

/** Why a memory stays, the first reason that holds. */
export type SpareReason =
  | 'pinned'
  | 'too_young'
  | 'strong'
  | 'contested'
  | 'attested'
  | 'promoted'
  | 'evidence'
  | 'cited'
  | 'open_work'
  | 'not_consolidated'

export interface Swept {
  readonly id: string
  readonly label: 'Episode' | 'Fact'
  /** What is left of its importance. */
  readonly strength: number
}

export interface Spared extends Swept {
  readonly reason: SpareReason
}

export interface Sweep {
  readonly namespace: string
  readonly isDryRun: boolean
  readonly forgotten: readonly Swept[]
  readonly spared: readonly Spared[]
  /** Where to go on. Null when everything old enough was looked at. */
  readonly next: string | null
}

const DAY_MS = 86_400_000
/** How many memories one audit event speaks of. */
const BATCH_SIZE = 200

/**
 * Puts away old episodes and facts that have faded, unless something speaks for keeping them; each comes
 * back with `unforget`. A dry run unless told otherwise. Nothing runs it by itself, and no other kind of
 * memory is ever swept.
 *
 * Refuses with {@link InvalidInput} a sweep that looks ahead of the clock and is not a dry run.
 */
export async function sweep(context: Context, request: SweepRequest = {}): Promise<Sweep> {
  const input = parse(SweepInput, request)
  return sweepIn(context, writableBy(context.principal, input.namespace ?? undefined), input)
}

/** The same in any namespace, for an operator. */
export async function sweepIn(
  context: Context,
  namespace: string,
  input: z.output<typeof SweepInput>,
): Promise<Sweep> {
  const { isDryRun, limit, reason } = input
  const at = context.now()
  const now = input.now ?? at
  if (!isDryRun && now > at) throw new InvalidInput('now', 'only a dry run looks ahead')
  const cutoff = new Date(now.getTime() - input.olderThanDays * DAY_MS)
  return context.graph.together(async (graph) => {
    const { rows, next } = await page(graph, { namespace, cutoff, limit, after: input.after })
    const judged = rows.map((row) => {
      const strength = decay(row.importance, {
        now: now.toISOString(),
        since: row.lastAccess.toISOString(),
        halfLifeDays: input.halfLifeDays,
        pinned: row.isPinned,
      })
      const { id, label } = row
      return { id, label, strength, reason: reasonToSpare(row, strength, cutoff, input) }
    })
    const faded = judged.filter((each) => each.reason === undefined)
    const gone = new Set(
      isDryRun || faded.length === 0
        ? faded.map(({ id }) => id)
        : (
            await graph.run(cypher.lifecycle.sweep, {
              namespace,
              ids: faded.map(({ id }) => id),
              at,
            })
          ).map(({ id }) => id),
    )
    const forgotten = faded.filter(({ id }) => gone.has(id))
    if (!isDryRun) {
      const payload = {
        strengthBelow: input.strengthBelow,
        olderThanDays: input.olderThanDays,
        halfLifeDays: input.halfLifeDays,
        now: now.toISOString(),
      }
      const deeds = batches(forgotten.map(({ id }) => id)).map((subjectIds) => ({
        verb: 'sweep',
        namespace,
        subjectIds,
        reason,
        at,
        payload: { ...payload, count: subjectIds.length },
      }))
      await recordEvents(graph, context, deeds)
    }
    return {
      namespace,
      isDryRun,
      forgotten: forgotten.map(({ id, label, strength }) => ({ id, label, strength })),
      spared: judged
        .filter(({ id }) => !gone.has(id))
        .map(({ reason: why = 'pinned', ...rest }) => ({ ...rest, reason: why })),
      next,
    }
  })
}

type Label = 'Episode' | 'Fact'

/** The oldest memories that were not put away: episodes, and when there are no more of them, facts. */
async function page(
  graph: Context['graph'],
  asked: { namespace: string; cutoff: Date; limit: number; after: string | null | undefined },
) {
  const { namespace, cutoff, limit } = asked
  const [started, ...place] = (asked.after ?? 'Episode').split(' ')
  const [afterAt, afterId] = placeOf(place.join(' '))
  const of = async (label: Label, from: Date, fromId: string, count: number) => {
    const statement =
      label === 'Episode' ? cypher.lifecycle.sweepableEpisodes : cypher.lifecycle.sweepableFacts
    const params = { namespace, before: cutoff, afterAt: from, afterId: fromId, limit: count }
    const rows = await graph.run(statement, params)
    return rows.map((row) => ({ ...row, label }))
  }
  const isAtFacts = started === 'Fact'
  const episodes = isAtFacts ? [] : await of('Episode', afterAt, afterId, limit)
  const left = limit - episodes.length
  const from: [Date, string] = isAtFacts ? [afterAt, afterId] : placeOf(null)
  const facts = left === 0 ? [] : await of('Fact', ...from, left)
  const rows = [...episodes, ...facts]
  const last = rows.at(-1)
  const next =
    rows.length < limit || last === undefined
      ? null
      : `${last.label} ${last.at.toISOString()} ${last.id}`
  return { rows, next }
}

type Row = Awaited<ReturnType<typeof page>>['rows'][number]

function reasonToSpare(
  row: Row,
  strength: number,
  cutoff: Date,
  { strengthBelow }: Pick<z.output<typeof SweepInput>, 'strengthBelow'>,
): SpareReason | undefined {
  if (row.isPinned) return 'pinned'
  // An old event that was told lately is a young memory.
  if (row.ingestedAt > cutoff) return 'too_young'
  if (!(strength < strengthBelow)) return 'strong'
  if (row.isContested) return 'contested'
  if (row.isAttested) return 'attested'
  if (row.isPromoted) return 'promoted'
  if (row.isEvidence) return 'evidence'
  if (row.isCited) return 'cited'
  if (row.isAtWork) return 'open_work'
  return row.isUnread ? 'not_consolidated' : undefined
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, index) =>
    ids.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
}
