import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import type { ENUMS } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { nameKey } from '../entity/name-key.ts'
import { parse } from '../input.ts'
import { visibleTo } from '../namespace/namespace.ts'
import { resolveNames } from '../time/resolve.ts'

const named = z.string().trim().min(1).max(200)

export const BeliefsInput = z.object({
  subject: z.string().min(1).max(200),
  predicate: z.string().min(1).max(100).nullish(),
  /** What held then. Now, when absent. */
  asOf: z.date().nullish(),
  /** As far as was known then. Everything known now, when absent. */
  asKnownAt: z.date().nullish(),
  /** Instead of `asOf`: a named instant, or one as ISO 8601. */
  at: named.nullish(),
  /** Only what was said in this named stretch of time. */
  during: named.nullish(),
  /** Only what applies in the scope of this name. */
  scope: named.nullish(),
  /** Everything that was ever believed, and not only what holds. */
  isPast: z.boolean().default(false),
  limit: z.int().min(1).max(500).default(100),
})

export type BeliefsRequest = z.input<typeof BeliefsInput>

export interface BelievedFact {
  readonly id: string
  readonly subject: string
  readonly predicate: string
  readonly object: string
  readonly isNegated: boolean
  readonly statement: string
  readonly confidence: number
  readonly trust: number
  readonly status: (typeof ENUMS.FactStatus)[number]
  /** Why it does not hold. Null while it does. */
  readonly reason: string | null
  readonly validFrom: Date | null
  readonly validTo: Date | null
  readonly ingestedAt: Date | null
  readonly supersededBy: string | null
  readonly sourceIds: readonly string[]
}

/**
 * What is believed of somebody or something, at any time and as of any knowledge. Refuses with `UnknownName`
 * a time or a scope that has no such name.
 */
export async function beliefs(
  context: Context,
  request: BeliefsRequest,
): Promise<readonly BelievedFact[]> {
  const { graph, principal, now } = context
  const input = parse(BeliefsInput, request)
  const { subject, predicate, asKnownAt, isPast, limit } = input
  const { at, window, scopeIds } = await resolveNames(context, input)
  const facts = await graph.run(cypher.fact.ofSubject, {
    namespaces: visibleTo(principal),
    nameKey: nameKey(subject),
    predicate: predicate ?? null,
    asOf: at ?? now(),
    knownAt: asKnownAt ?? null,
    isPast,
    startsAt: window?.startsAt ?? null,
    endsAt: window?.endsAt ?? null,
    scopeIds: scopeIds === null ? null : [...scopeIds],
    limit,
  })
  return facts as readonly BelievedFact[]
}
