import type { Embedder } from '../embed/embedder.ts'
import type { Graph } from '../graph/graph.ts'
import type { Extractor } from './belief/extract/claim.ts'
import type { Registry } from './belief/registry.ts'
import type { Slot } from './embedding/slot.ts'
import type { Principal } from './namespace/principal.ts'
import type { PromotionPolicy } from './promotion/gates.ts'

/** What every verb is given: whose request it is, through which door, the graph, and the time. */
export interface Context {
  readonly principal: Principal
  readonly transport: Transport
  readonly graph: Graph
  /** Undefined when this memory works without vectors. */
  readonly embedder: Embedder | undefined
  /** Where the vectors of this embedder's model stand. */
  readonly slot: Slot
  readonly policy: Policy
  /** How beliefs are read out of texts, and how they behave when they meet. */
  readonly belief: BeliefPolicy
  /** Who speaks in these namespaces, as far as is remembered. */
  readonly speakersIn: (
    context: Pick<Context, 'graph' | 'now'>,
    namespaces: readonly string[],
  ) => Promise<readonly string[]>
  /** Where the use of memories is noted. Undefined when nobody counts. */
  readonly access: { used(ids: readonly string[]): void } | undefined
  readonly now: () => Date
}

export type Transport = 'in_process' | 'graphql' | 'mcp'

export interface Policy {
  readonly redactIpAddresses: boolean
  /** When facts of a team may become everybody's. */
  readonly promotion: PromotionPolicy
}

export interface BeliefPolicy {
  readonly extractor: Extractor
  readonly registry: Registry
}
