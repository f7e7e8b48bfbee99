import { cypher } from '../generated/cypher.ts'
import type { Connection } from '../graph/connection.ts'
import type { Context } from './context.ts'
import type { Principal } from './namespace/principal.ts'

/** What the doors are given: a way to act for a principal, and a way to ask whether all is well. */
export interface Memory {
  /** The context in which verbs run for one request of one principal. */
  contextFor(principal: Principal, bookmarks?: readonly string[]): Context
  /** Throws when Neo4j does not answer within the deadline. */
  ping(): Promise<void>
  /** For @neo4j/graphql, which runs its own statements. */
  readonly connection: Connection
  databaseFor(tenant: string): string
}

export interface MemoryOptions {
  readonly connection: Connection
  /** Tenants that live in a database of their own. */
  readonly tenantDatabases?: Readonly<Record<string, string>>
  readonly now?: () => Date
}

export function createMemory(options: MemoryOptions): Memory {
  const { connection, tenantDatabases = {}, now = () => new Date() } = options
  const databaseFor = (tenant: string) => tenantDatabases[tenant] ?? connection.database

  return {
    connection,
    databaseFor,
    contextFor: (principal, bookmarks = []) => ({
      principal,
      graph: connection.graph({ database: databaseFor(principal.tenant), bookmarks }),
      now,
    }),
    async ping() {
      await connection.graph({ timeoutMs: 2_000 }).run(cypher.server.ping, {})
    },
  }
}
