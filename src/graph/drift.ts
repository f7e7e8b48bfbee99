import { cypher } from '../generated/cypher.ts'
import { schema } from '../generated/schema.ts'
import type { Graph } from './graph.ts'
import type { SchemaObject } from './schema-step.ts'

export interface Drift {
  /** Indexes that an interrupted CREATE CONSTRAINT left behind; their constraints count as missing. */
  readonly orphans: readonly string[]
  /** Names of objects that a step creates and the server does not have. */
  readonly missing: readonly string[]
  /** Sentences about objects of ours that have another shape than their step says. */
  readonly different: readonly string[]
  /** Names of indexes of ours that are not online. */
  readonly offline: readonly string[]
}

/**
 * Compares what the schema files say with what the server has.
 *
 * `IF NOT EXISTS` skips in silence a name that is taken by another shape, and a shape that exists
 * under another name, so the only way to know is to read and compare.
 */
export async function findDrift(graph: Graph): Promise<Drift> {
  const [indexes, constraints] = await Promise.all([
    graph.run(cypher.server.indexes, {}),
    graph.run(cypher.server.constraints, {}),
  ])
  const found = new Map<string, SchemaObject>([
    ...indexes.filter(({ constraint }) => constraint === null).map(byName),
    ...constraints.map(byName),
  ])

  const orphans: string[] = []
  const missing: string[] = []
  const different: string[] = []
  for (const expected of expectedObjects) {
    const actual = found.get(expected.name)
    if (actual === undefined) missing.push(expected.name)
    else if (expected.type === UNIQUE && actual.type === 'RANGE') {
      orphans.push(expected.name)
      missing.push(expected.name)
    } else if (describe(actual) !== describe(expected)) {
      different.push(`${expected.name} is ${describe(actual)}, not ${describe(expected)}`)
    }
  }
  const ours = new Set(expectedObjects.map(({ name }) => name))
  const offline = indexes
    .filter(({ name, state }) => ours.has(name) && state !== 'ONLINE')
    .map(({ name }) => name)
  return { orphans, missing, different, offline }
}

function byName<Named extends SchemaObject>(object: Named): [string, Named] {
  return [object.name, object]
}

const UNIQUE = 'NODE_PROPERTY_UNIQUENESS'

/** What the schema files create. */
export const expectedObjects: readonly SchemaObject[] = schema.flatMap(({ objects }) => objects)
/** The server sorts labels as it likes, so the order of labels does not count; of properties it does. */
function describe({ type, labels, properties }: SchemaObject): string {
  const kind = type === 'UNIQUENESS' ? UNIQUE : type
  return `${kind} on ${labels.toSorted().join('|')}(${properties.join(', ')})`
}
