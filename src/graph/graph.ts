import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import neo4j, {
  type Driver,
  type ManagedTransaction,
  type ResultSummary,
  type Session,
  type Transaction,
} from 'neo4j-driver'
import { Unavailable } from '../errors.ts'
import { isTransient, translate } from './failure.ts'
import type { Statement } from './statement.ts'
import { decode, encode } from './values.ts'

/** Runs statements. Everything above this room sees Neo4j only through these verbs. */
export interface Graph {
  /** Runs one statement in a transaction of its own: one round trip. */
  run<Params, Result>(statement: Statement<Params, Result>, params: Params): Promise<Result>
  /** Runs several statements that succeed or fail together. May be retried: keep it pure. */
  together<T>(work: (graph: Graph) => Promise<T>): Promise<T>
  /** Marks how far this graph has read and written; another graph given these sees as much. */
  bookmarks(): readonly string[]
}

export interface View {
  readonly database: string
  /** How long the server may work on one transaction. The client gives up a little later. */
  readonly timeoutMs: number
  /** Read at least as far as these marks, on whichever server answers. */
  readonly bookmarks?: readonly string[]
}

/** Statements are idempotent by house rule, so trying again is safe; half a second is patience. */
const ATTEMPTS_MAX = 4
const PAUSE_MS = 40
const GRACE_MS = 2_000

/** A graph over one database, as one caller sees it. Cheap: make one per request. */
export function viewOf(driver: Driver, view: View): Graph {
  const { database, timeoutMs } = view
  const config = { timeout: timeoutMs }
  let bookmarks = view.bookmarks ?? []

  async function within<T>(mode: 'READ' | 'WRITE', work: (session: Session) => Promise<T>) {
    const session = driver.session({
      database,
      defaultAccessMode: neo4j.session[mode],
      bookmarks: [...bookmarks],
    })
    try {
      const answer = await before(timeoutMs + GRACE_MS, work(session))
      bookmarks = session.lastBookmarks()
      return answer
    } catch (error) {
      throw translate(error)
    } finally {
      // A session that hangs must not hang its caller; the pool reclaims the connection.
      void session.close().catch(() => undefined)
    }
  }

  return {
    run: (statement, params) =>
      within(statement.mode, (session) =>
        patiently(async () => {
          const { records, summary } = await session.run(
            statement.text,
            encodeAll(statement, params),
            { ...config, metadata: { statement: statement.name } },
          )
          return { records, summary }
        }).then(({ records }) => shape(statement, records)),
      ),
    together: (work) =>
      within('WRITE', (session) => session.executeWrite((tx) => work(inside(tx)), config)),
    bookmarks: () => bookmarks,
  }
}

/** A graph bound to a transaction that is already open. */
export function inside(
  tx: Transaction | ManagedTransaction,
  onSummary?: (summary: ResultSummary) => void,
): Graph {
  const graph: Graph = {
    async run(statement, params) {
      const { records, summary } = await tx.run(statement.text, encodeAll(statement, params))
      onSummary?.(summary)
      return shape(statement, records)
    },
    together: (work) => work(graph),
    bookmarks: () => [],
  }
  return graph
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === ATTEMPTS_MAX || !isTransient(error)) throw error
      await sleep(PAUSE_MS * 2 ** tried * (0.5 + Math.random()))
    }
  }
}

/** The driver's own abort signal can leave a promise hanging while it waits to retry. */
async function before<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = Promise.withResolvers<never>()
  const timeout = setTimeout(() => {
    timer.reject(new Unavailable('Neo4j did not answer in the time allowed.'))
  }, ms)
  try {
    return await Promise.race([work, timer.promise])
  } finally {
    clearTimeout(timeout)
    work.catch(() => undefined)
  }
}

function encodeAll<Params, Result>(
  statement: Statement<Params, Result>,
  params: Params,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<string>(statement.params).map(([name, type]) => [
      name,
      encode(type, params[name as keyof Params]),
    ]),
  )
}

/** Holds a statement to the number of rows it declared. A breach is a bug, and rolls back. */
function shape<Params, Result>(
  { name, rows: promised, columns }: Statement<Params, Result>,
  records: readonly { get(column: string): unknown }[],
): Result {
  const rows = records.map((record) => {
    const row: Record<string, unknown> = {}
    for (const column of columns) row[column] = decode(record.get(column))
    return row
  })
  switch (promised) {
    case 'none':
      assert(rows.length === 0, `${name} promised no rows, gave ${rows.length}.`)
      return undefined as Result
    case 'many':
      return rows as Result
    case 'maybe':
      assert(rows.length <= 1, `${name} promised at most one row, gave ${rows.length}.`)
      return rows[0] as Result
    case 'one':
      assert(rows.length === 1, `${name} promised one row, gave ${rows.length}.`)
      return rows[0] as Result
  }
}
