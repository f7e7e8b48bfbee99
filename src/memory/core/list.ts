import { z } from 'zod'
import { cypher } from '../../generated/cypher.ts'
import { ENUMS } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { parse } from '../input.ts'
import { visibleWithin } from '../namespace/namespace.ts'
import type { BlockKind } from './block.ts'
import { type Baseline, DRIFT_MIN } from './drift.ts'

export const CoreListInput = z.object({
  kind: z.enum(ENUMS.BlockKind).nullish(),
  namespace: z.string().min(1).max(200).nullish(),
  limit: z.int().min(1).max(200).default(100),
})

/** What always holds. */
export interface CoreBlock {
  readonly id: string
  readonly namespace: string
  readonly kind: BlockKind
  readonly content: string
  /** What an edit must say it has seen. */
  readonly contentHash: string
  readonly sensitivity: string | null
  readonly trust: number
  readonly ingestedAt: Date
  /** When its content last changed. */
  readonly updatedAt: Date
  /** How far it has gone from its baseline, 0 to 1. */
  readonly drift: number
  /** Whether that is far enough to ask somebody. */
  readonly isDrifted: boolean
  /** When its baseline was set. Null for a block that has none. */
  readonly baselineAt: Date | null
  readonly attestations: readonly Attestation[]
}

/** Somebody vouches for a block. */
export interface Attestation {
  readonly agentId: string
  readonly name: string
  readonly at: Date
  readonly category: string | null
  /** True when the block was edited after that: it was another text that was vouched for. */
  readonly isStale: boolean
}

/** What always holds in the namespaces that the caller may see. */
export async function list(
  { graph, principal }: Context,
  request: z.input<typeof CoreListInput> = {},
): Promise<readonly CoreBlock[]> {
  const { kind, namespace, limit } = parse(CoreListInput, request)
  const rows = await graph.run(cypher.core.list, {
    namespaces: visibleWithin(principal, namespace),
    kind: kind ?? null,
    limit,
  })
  return rows.map(({ driftBaseline, attestations, ...block }) => {
    const baseline: Baseline | null = driftBaseline === null ? null : JSON.parse(driftBaseline)
    const drift = block.drift ?? 0
    return {
      ...block,
      kind: block.kind as BlockKind,
      drift,
      isDrifted: drift >= DRIFT_MIN,
      baselineAt: baseline === null ? null : new Date(baseline.at),
      attestations: (attestations as unknown as Omit<Attestation, 'isStale'>[])
        .map((each) => ({ ...each, isStale: each.at < block.updatedAt }))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.agentId < b.agentId ? -1 : 1)),
    }
  })
}
