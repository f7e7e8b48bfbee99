import { randomUUID } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { connect } from '../../src/graph/connection.ts'
import { type Graph, inside } from '../../src/graph/graph.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { PERMISSIONS, type Principal } from '../../src/memory/namespace/principal.ts'

/** The shared server, through a pool of this test file's own. */
export const connection = connect({ ...inject('neo4j'), timeoutMs: 60_000 })
afterAll(() => connection[Symbol.asyncDispose]())

export const memory = createMemory({ connection })

/** A caller in a tenant that nobody else uses, so that tests never see each other's nodes. */
export function somebody(overrides: Partial<Principal> = {}): Principal {
  return {
    tenant: `t${randomUUID().slice(0, 8)}`,
    agent: 'ada',
    teams: ['blue'],
    permissions: new Set(PERMISSIONS),
    ...overrides,
  }
}

/** Draws nodes that stay: for what a rolled-back transaction cannot show, such as vector search. */
export async function draw(cypher: string, params: object = {}): Promise<void> {
  await connection.driver.executeQuery(`CYPHER 25 ${cypher}`, params, {
    database: connection.database,
  })
}

type Effects = Record<string, number>

/**
 * A graph that contains exactly what `setup` draws, for as long as the test runs.
 *
 * It lives in one open transaction that is rolled back at the end, so tests neither see nor clean
 * up after each other. `effects` is what the last statement changed; an empty object is a promise
 * that nothing was.
 */
export async function given(setup: string, params: object = {}) {
  const session = connection.driver.session({ database: connection.database })
  const tx = session.beginTransaction()
  await tx.run(`CYPHER 25 ${setup}`, params)

  let effects: Effects = {}
  const graph: Graph = inside(tx as never, (summary) => {
    const counters = Object.entries(summary.counters.updates())
    effects = Object.fromEntries(counters.filter(([, count]) => count > 0))
  })

  return {
    ...graph,
    effects: () => effects,
    async [Symbol.asyncDispose]() {
      await tx.rollback()
      await session.close()
    },
  }
}
