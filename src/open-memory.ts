import { type Config, type Environment, readConfig } from './config.ts'
import { openEngine } from './engine.ts'
import { type Link, linksOf, type NodeSummary, readNodes } from './memory/inspect/node.ts'
import { type Status, status } from './memory/inspect/status.ts'
import { localPrincipal, type Principal } from './memory/namespace/principal.ts'

/** The verbs, in process: the same that GraphQL and MCP offer, without a server between. */
export interface OpenMemory extends AsyncDisposable {
  status(): Promise<Status>
  /** Undefined when there is no such node that the caller may see. */
  node(id: string): Promise<NodeSummary | undefined>
  links(id: string): Promise<readonly Link[]>
  /** The same memory, used by somebody else. */
  as(principal: Principal): Omit<OpenMemory, typeof Symbol.asyncDispose>
}

/**
 * Opens a memory in this process: finds or starts Neo4j, and brings its schema up to date. Settings
 * come from the environment unless others are given.
 */
export async function openMemory(environment: Environment = process.env): Promise<OpenMemory> {
  const config: Config = readConfig(environment)
  const engine = await openEngine(config)

  function as(principal: Principal): Omit<OpenMemory, typeof Symbol.asyncDispose> {
    const context = () => engine.memory.contextFor(principal)
    return {
      status: () => status(context()),
      node: async (id) => (await readNodes(context(), [id])).get(id),
      links: async (id) => (await linksOf(context(), { ids: [id] })).get(id) ?? [],
      as,
    }
  }

  return {
    ...as(localPrincipal(config.auth.local)),
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  }
}
