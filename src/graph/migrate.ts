import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Incompatible, Unavailable } from '../errors.ts'
import { cypher } from '../generated/cypher.ts'
import { schema } from '../generated/schema.ts'
import type { Connection } from './connection.ts'
import { type Drift, findDrift } from './drift.ts'
import { isTransient, translate } from './failure.ts'
import type { Graph } from './graph.ts'

/** The schema this code was written for. */
export const SCHEMA_VERSION = schema.at(-1)!.version

export interface Migration {
  readonly from: number
  readonly to: number
  /** The names of the steps that this process applied. None when the graph was up to date. */
  readonly applied: readonly string[]
  readonly tookMs: number
}

const LEASE_MS = 60_000
const PATIENCE_MS = 120_000

/**
 * Brings the graph to the schema of this code, and refuses with {@link Incompatible} when it cannot:
 * the graph is newer than the code, a released step was edited, or an object of ours has another
 * shape than its step says.
 *
 * Any number of processes may do this at once. One of them holds a lease on the version node while
 * it applies the steps; the others wait until the work is done, or until the lease runs out because
 * its holder died. Then the next one removes what was left half-built and carries on.
 */
export async function migrate(connection: Connection): Promise<Migration> {
  const startedAt = performance.now()
  const owner = randomUUID()
  const graph = connection.graph({ timeoutMs: PATIENCE_MS })
  const tookMs = () => Math.round(performance.now() - startedAt)

  const { from, pending } = await whatIsLeft(graph)
  if (pending.length === 0) return { from, to: SCHEMA_VERSION, applied: [], tookMs: tookMs() }

  await apply(connection, [versionConstraint()])
  while (tookMs() < PATIENCE_MS) {
    const isOurs = await lease(graph, owner)
    const left = await whatIsLeft(graph)
    if (isOurs) {
      for (const name of left.drift.orphans) await graph.run(cypher.server.dropIndex, { name })
      for (const step of left.pending) {
        await lease(graph, owner)
        await apply(connection, step.statements)
      }
      await settle(graph)
      await graph.run(cypher.schemaVersion.record, {
        version: SCHEMA_VERSION,
        checksum: checksumUpTo(SCHEMA_VERSION),
        at: new Date(),
      })
      const applied = left.pending.map(({ name }) => name)
      return { from, to: SCHEMA_VERSION, applied, tookMs: tookMs() }
    }
    if (left.pending.length === 0) {
      return { from, to: SCHEMA_VERSION, applied: [], tookMs: tookMs() }
    }
    await sleep(100 + 200 * Math.random())
  }
  throw new Unavailable('Another process is changing the schema and did not finish. Try later.')
}

/**
 * Takes or renews the lease. False when another process holds it, or when so many ask at once that
 * the server chose this one to give way; when it is the server that is gone, whoever asks it next
 * is told.
 */
async function lease(graph: Graph, owner: string): Promise<boolean> {
  const now = new Date()
  const until = new Date(now.getTime() + LEASE_MS)
  try {
    const holder = await graph.run(cypher.schemaVersion.lease, { owner, until, now })
    return holder.owner === owner
  } catch (error) {
    if (error instanceof Unavailable) return false
    throw error
  }
}

/** The steps that are newer than the graph, or whose objects are gone. Refuses what we cannot read. */
async function whatIsLeft(graph: Graph) {
  const found = await graph.run(cypher.schemaVersion.read, {})
  const from = found?.version ?? 0
  if (found !== undefined && from > 0) refuseUnknown(found)
  const drift = await findDrift(graph)
  refuseDifferent(drift)
  const pending = schema.filter(
    ({ version, objects }) =>
      version > from || objects.some(({ name }) => drift.missing.includes(name)),
  )
  return { from, drift, pending }
}

function refuseUnknown({ version, checksum }: { version: number; checksum: string }): void {
  if (version > SCHEMA_VERSION) {
    throw new Incompatible(
      `This graph has schema ${version}; this Stemma knows schemas up to ${SCHEMA_VERSION}. ` +
        'Use a newer Stemma. Nothing was changed.',
    )
  }
  if (checksum !== checksumUpTo(version)) {
    throw new Incompatible(
      `This graph has schema ${version}, but not the one that this Stemma knows by that number: ` +
        'a released step was edited. Nothing was changed.',
    )
  }
}

function refuseDifferent({ different }: Drift): void {
  if (different.length === 0) return
  throw new Incompatible(
    `The schema has drifted: ${different.join('; ')}. ` +
      'Drop what is listed and migrate again. Nothing was changed.',
  )
}

function checksumUpTo(version: number): string {
  const hash = createHash('sha256')
  for (const step of schema) if (step.version <= version) hash.update(step.checksum)
  return hash.digest('hex')
}

/** The lease lives on the version node, so that node's constraint is the one step before the lease. */
function versionConstraint(): string {
  return schema[0]!.statements.find((statement) => statement.includes(':SchemaVersion'))!
}

/** The server's words for "somebody else is making this": not a failure, but a race to repeat. */
const CLASH =
  /^Neo\.(ClientError\.Schema\.\w*(AlreadyExists|CreationFailed)|TransientError|DatabaseError\.Schema)/
const ATTEMPTS_MAX = 40

async function apply(
  { driver, database }: Connection,
  statements: readonly string[],
): Promise<void> {
  for (let tried = 1; ; tried++) {
    const session = driver.session({ database })
    try {
      const tx = await session.beginTransaction({ timeout: PATIENCE_MS })
      for (const statement of statements) await tx.run(statement)
      await tx.commit()
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const mayPass = isTransient(error) || CLASH.test(code)
      if (tried === ATTEMPTS_MAX || !mayPass) throw translate(error)
      await sleep(50 + 100 * Math.random())
    } finally {
      await session.close()
    }
  }
}

/** An index that is still being built answers nothing, so nobody is served before it is online. */
async function settle(graph: Graph): Promise<void> {
  for (;;) {
    const indexes = await graph.run(cypher.server.indexes, {})
    const failed = indexes.filter(({ state }) => state === 'FAILED').map(({ name }) => name)
    if (failed.length > 0) throw new Incompatible(`Indexes failed to build: ${failed.join(', ')}.`)
    if (indexes.every(({ state }) => state === 'ONLINE')) return
    await sleep(100)
  }
}
