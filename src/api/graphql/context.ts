import type { Context as VerbContext } from '../../memory/context.ts'
import type { Link, NodeSummary } from '../../memory/inspect/node.ts'

/** What every resolver is given: the verbs' own context, and loaders that batch within a request. */
export interface Context extends VerbContext {
  readonly loaders: Loaders
}

export interface LinkRequest {
  readonly id: string
  readonly types: readonly string[] | null
  readonly direction: 'out' | 'in' | null
  readonly limit: number
}

export interface Loaders {
  node(id: string): Promise<NodeSummary | undefined>
  links(request: LinkRequest): Promise<readonly Link[]>
}
