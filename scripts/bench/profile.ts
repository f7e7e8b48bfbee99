import type { Connection } from '../../src/graph/connection.ts'
import { inside } from '../../src/graph/graph.ts'
import type { Context } from '../../src/memory/context.ts'

/** What one operator of a plan did. */
export interface Operator {
  readonly name: string
  readonly rows: number
  readonly dbHits: number
}

export interface Profile {
  readonly statement: string
  readonly dbHits: number
  /** The operators that touched the store, the busiest first. */
  readonly operators: readonly Operator[]
  /** Operators that read a whole label or index. There should be none. */
  readonly scans: readonly string[]
}

interface Plan {
  readonly operatorType: string
  readonly rows: number
  readonly dbHits: number
  readonly children: readonly Plan[]
}

/** Runs a verb in a transaction that is rolled back, and gives the profile of one of its statements. */
export async function profile(
  { connection, context }: { connection: Connection; context: Context },
  statementName: string,
  verb: (context: Context) => Promise<unknown>,
): Promise<Profile> {
  const session = connection.driver.session({ database: connection.database })
  const tx = session.beginTransaction()
  let seen: Plan | undefined
  try {
    await verb({
      ...context,
      access: undefined,
      graph: {
        ...context.graph,
        run(statement, params) {
          if (statement.name !== statementName) return context.graph.run(statement, params)
          const watched = inside(tx as never, ({ profile: plan }) => {
            if (plan !== false) seen = plan as Plan
          })
          return watched.run({ ...statement, text: `PROFILE ${statement.text}` }, params)
        },
      },
    })
  } finally {
    await tx.rollback()
    await session.close()
  }
  return summarise(statementName, seen!)
}

function summarise(statement: string, plan: Plan): Profile {
  const all = operatorsOf(plan)
  return {
    statement,
    dbHits: all.reduce((sum, { dbHits }) => sum + dbHits, 0),
    operators: all.filter(({ dbHits }) => dbHits > 0).toSorted((a, b) => b.dbHits - a.dbHits),
    scans: all.map(({ name }) => name).filter((name) => name.includes('Scan')),
  }
}

function operatorsOf({ operatorType, rows, dbHits, children }: Plan): Operator[] {
  const name = operatorType.replace(/@.*$/, '')
  return [{ name, rows, dbHits }, ...children.flatMap(operatorsOf)]
}
