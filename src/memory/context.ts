import type { Graph } from '../graph/graph.ts'
import type { Principal } from './namespace/principal.ts'

/** What every verb is given: whose request it is, the graph to run on, and the time. */
export interface Context {
  readonly principal: Principal
  readonly graph: Graph
  readonly now: () => Date
}
