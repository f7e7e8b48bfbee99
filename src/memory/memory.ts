import type { Embedder } from '../embed/embedder.ts'
import { cypher } from '../generated/cypher.ts'
import type { Connection } from '../graph/connection.ts'
import { sealWaiting } from './audit/seal.ts'
import { consolidateIn } from './belief/consolidate.ts'
import { ruleExtractor } from './belief/extract/rules.ts'
import { REGISTRY } from './belief/registry.ts'
import type { BeliefPolicy, Context, Policy, Transport } from './context.ts'
import type { Slot } from './embedding/slot.ts'
import { completePending } from './episode/complete-pending.ts'
import type { Principal } from './namespace/principal.ts'
import { PROMOTION_OFF } from './promotion/gates.ts'
import { accessLog } from './recall/access-log.ts'
import { speakersMemo } from './session/speakers.ts'

/** What the doors are given: a way to act for a principal, and a way to ask whether all is well. */
export interface Memory extends AsyncDisposable {
  /** The context in which verbs run for one request of one principal. */
  contextFor(principal: Principal, request?: Partial<Request>): Context
  /** Throws when Neo4j does not answer within the deadline. */
  ping(): Promise<void>
  /** For @neo4j/graphql, which runs its own statements. */
  readonly connection: Connection
  databaseFor(tenant: string): string
  readonly embedder: Embedder | undefined
}

/** How a request came in. */
export interface Request {
  readonly transport: Transport
  readonly bookmarks: readonly string[]
}

export interface MemoryOptions {
  readonly connection: Connection
  /** Tenants that live in a database of their own. */
  readonly tenantDatabases?: Readonly<Record<string, string>>
  readonly embedder?: Embedder | undefined
  readonly slot?: Slot
  readonly policy?: Partial<Policy>
  readonly belief?: Partial<BeliefPolicy>
  /** Whether beliefs are derived in the background. Otherwise only when asked for. */
  readonly isConsolidating?: boolean
  /** Whether audit events are chained in the background. Otherwise only when asked for. */
  readonly isSealing?: boolean
  readonly now?: () => Date
}

/** How often memories that wait for a vector are looked for. */
const COMPLETION_MS = 5_000
/** How often episodes that wait to be consolidated are looked for, and how many a turn takes. */
const CONSOLIDATION_MS = 2_000
const CONSOLIDATION_EPISODES_MAX = 2_000
/** How often audit events that wait for their seal are looked for. */
const SEALING_MS = 5_000

export function createMemory(options: MemoryOptions): Memory {
  const { connection, tenantDatabases = {}, embedder, now = () => new Date() } = options
  const { slot = 'embedding' } = options
  const policy = { redactIpAddresses: false, promotion: PROMOTION_OFF, ...options.policy }
  const belief = { extractor: ruleExtractor, registry: REGISTRY, ...options.belief }
  const databaseFor = (tenant: string) => tenantDatabases[tenant] ?? connection.database

  const speakersIn = speakersMemo()
  const databases = new Set([connection.database, ...Object.values(tenantDatabases)])
  const access = new Map(
    [...databases].map((database) => [database, accessLog(connection.graph({ database }), now)]),
  )
  const completion = repeatedly(COMPLETION_MS, async () => {
    for (const database of databases) {
      await completePending({ graph: connection.graph({ database }), embedder, slot })
    }
  })

  const contextFor: Memory['contextFor'] = (
    principal,
    { transport = 'in_process', bookmarks = [] } = {},
  ) => ({
    principal,
    transport,
    embedder,
    slot,
    policy,
    belief,
    speakersIn,
    access: access.get(databaseFor(principal.tenant)),
    graph: connection.graph({ database: databaseFor(principal.tenant), bookmarks }),
    now,
  })

  const consolidation = repeatedly(CONSOLIDATION_MS, async () => {
    if (!options.isConsolidating) return
    for (const database of databases) {
      const graph = connection.graph({ database })
      for (const { namespace } of await graph.run(cypher.belief.waiting, { limit: 100 })) {
        const context = { ...contextFor(engineIn(namespace)), graph }
        await consolidateIn(context, { namespace, limit: CONSOLIDATION_EPISODES_MAX })
      }
    }
  })

  const sealing = repeatedly(SEALING_MS, async () => {
    if (!options.isSealing) return
    for (const database of databases)
      await sealWaiting({ graph: connection.graph({ database }), now })
  })

  return {
    connection,
    databaseFor,
    embedder,
    contextFor,
    async [Symbol.asyncDispose]() {
      await sealing[Symbol.asyncDispose]()
      await consolidation[Symbol.asyncDispose]()
      await completion[Symbol.asyncDispose]()
      for (const log of access.values()) await log[Symbol.asyncDispose]()
    },
    async ping() {
      await connection.graph({ timeoutMs: 2_000 }).run(cypher.server.ping, {})
    },
  }
}

/** Who derives beliefs when nobody asks for it: the engine itself. */
function engineIn(namespace: string): Principal {
  const tenant = namespace.slice(0, namespace.indexOf('/'))
  return { tenant, agent: 'stemma', teams: [], permissions: new Set(['read', 'write']) }
}

/** Runs work again and again, never twice at once, until it is disposed of. A failure waits for the next turn. */
function repeatedly(everyMs: number, work: () => Promise<unknown>): AsyncDisposable {
  let running: Promise<unknown> = Promise.resolve()
  let isIdle = true
  const timer = setInterval(() => {
    if (!isIdle) return
    isIdle = false
    running = work()
      .catch(() => undefined)
      .finally(() => {
        isIdle = true
      })
  }, everyMs)
  timer.unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await running
    },
  }
}
