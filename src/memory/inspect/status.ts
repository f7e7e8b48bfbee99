import { Unavailable } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import { findDrift } from '../../graph/drift.ts'
import { SCHEMA_VERSION } from '../../graph/migrate.ts'
import { VERSION } from '../../version.ts'
import { LABEL_NAMES, type Label } from '../../vocabulary.ts'
import type { Context } from '../context.ts'
import { visibleTo } from '../namespace/namespace.ts'

export interface Status {
  readonly version: string
  readonly schemaVersion: number
  readonly neo4j: {
    readonly version: string
    readonly edition: string
    readonly indexCount: number
    readonly onlineIndexCount: number
  }
  readonly namespaces: readonly string[]
  readonly census: readonly { readonly label: Label; readonly count: number }[]
  /** When something was last erased; freed bytes stay on disk until Neo4j uses their place again. */
  readonly lastErasureAt: Date | null
  readonly isHealthy: boolean
  readonly problems: readonly string[]
}

/** What the memory is, and how much it holds in the namespaces that the caller may see. */
export async function status({ graph, principal }: Context): Promise<Status> {
  const namespaces = visibleTo(principal)
  const [info, schema, indexes, drift, counts, erasures] = await Promise.all([
    graph.run(cypher.server.info, {}),
    graph.run(cypher.schemaVersion.read, {}),
    graph.run(cypher.server.indexes, {}),
    findDrift(graph),
    graph.run(cypher.census.count, { namespaces }),
    graph.run(cypher.audit.history, { namespaces, verb: 'erase', before: null, limit: 1 }),
  ])
  if (schema === undefined)
    throw new Unavailable('This graph has no schema yet. Run `stemma migrate`.')

  const online = indexes.filter(({ state }) => state === 'ONLINE')
  const countOf = new Map(counts.map(({ label, count }) => [label, count]))
  const problems = [
    ...(schema.version === SCHEMA_VERSION
      ? []
      : [`The graph has schema ${schema.version}, this code knows ${SCHEMA_VERSION}.`]),
    ...drift.missing.map((name) => `${name} is missing.`),
    ...drift.different.map((sentence) => `${sentence}.`),
    ...drift.offline.map((name) => `${name} is not online.`),
  ]
  return {
    version: VERSION,
    schemaVersion: schema.version,
    neo4j: { ...info, indexCount: indexes.length, onlineIndexCount: online.length },
    namespaces,
    census: LABEL_NAMES.map((label) => ({ label, count: countOf.get(label) ?? 0 })),
    lastErasureAt: erasures[0]?.occurredAt ?? null,
    isHealthy: problems.length === 0,
    problems,
  }
}
