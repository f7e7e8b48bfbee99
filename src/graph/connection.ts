import neo4j, { type Driver } from 'neo4j-driver'
import { type Graph, type View, viewOf } from './graph.ts'

export interface ConnectionOptions {
  readonly uri: string
  readonly username: string
  readonly password: string
  readonly database: string
  /** How long the server may work on one transaction. */
  readonly timeoutMs?: number
  /** How many connections the pool may hold. */
  readonly poolSizeMax?: number
}

/** A pool of connections to one Neo4j. Opening it does not talk to the server yet. */
export interface Connection extends AsyncDisposable {
  readonly database: string
  readonly timeoutMs: number
  /** Only @neo4j/graphql and the migrator need the driver itself; the rest runs statements. */
  readonly driver: Driver
  /** The graph as one caller sees it. */
  graph(view?: Partial<View>): Graph
}

/**
 * Opens a pool. The time-outs are short because a caller waits: a server that does not answer within
 * a few seconds is reported as unavailable, and found again by itself when it is back.
 */
export function connect(options: ConnectionOptions): Connection {
  const { uri, username, password, database, timeoutMs = 10_000, poolSizeMax = 50 } = options
  const driver = neo4j.driver(uri, neo4j.auth.basic(username, password), {
    disableLosslessIntegers: true,
    maxConnectionPoolSize: poolSizeMax,
    connectionTimeout: 3_000,
    connectionAcquisitionTimeout: 5_000,
    maxTransactionRetryTime: 3_000,
    telemetryDisabled: true,
    userAgent: 'stemma',
    notificationFilter: { minimumSeverityLevel: 'OFF' },
  })

  return {
    database,
    timeoutMs,
    driver,
    graph: (view) => viewOf(driver, { database, timeoutMs, ...view }),
    [Symbol.asyncDispose]: () => driver.close(),
  }
}
