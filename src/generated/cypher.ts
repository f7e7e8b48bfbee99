// Written by `npm run codegen` from cypher/. Do not edit.
import type { Statement } from '../graph/statement.ts'

export const cypher = {
  census: {
    /**
     * How many nodes of each label the given namespaces hold. A label without any has no row.
     */
    count: {
      ...{"name":"census.count","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>"},"columns":["label","count"]},
      text: String.raw`CYPHER 25
MATCH
  (node:Episode
    |Fact
    |Entity
    |Note
    |Skill
    |BadPattern
    |CoreBlock
    |Agent
    |MemSession
    |WorkItem
    |Tag
    |ProvenanceRecord
    |AuditEvent
    |Promotion
    |Scope
    |RecencyWindow
    |ValidityAnchor
    |ConsolidationCursor
    |SchemaVersion)
WHERE node.namespace IN $namespaces
RETURN labels(node)[0] AS label, count(*) AS count
ORDER BY label
LIMIT 19`,
    } as Statement<{ namespaces: readonly (string)[] }, { label: string; count: number }[]>,
  },
  node: {
    /**
     * The neighbours of many nodes at once, whatever their labels: for each at most $limit, newest
     * first. $types and $direction ('out' or 'in') narrow them. A neighbour in a namespace outside
     * $namespaces does not show.
     */
    links: {
      ...{"name":"node.links","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","namespaces":"LIST<STRING>","types":"LIST<STRING>?","direction":"STRING?","limit":"INTEGER"},"columns":["fromId","type","isOutgoing","at","validFrom","validTo","weight","reason","id","label","namespace","kind","status","caption","ingestedAt","expiredAt"]},
      text: String.raw`CYPHER 25
MATCH
  (node:Episode
    |Fact
    |Entity
    |Note
    |Skill
    |BadPattern
    |CoreBlock
    |Agent
    |MemSession
    |WorkItem
    |Tag
    |ProvenanceRecord
    |AuditEvent
    |Promotion
    |Scope
    |RecencyWindow
    |ValidityAnchor
    |ConsolidationCursor
    |SchemaVersion)
WHERE node.id IN $ids AND node.namespace IN $namespaces
CALL (node) {
  MATCH (node)-[link]-(other)
  WHERE
    ($types IS NULL OR type(link) IN $types) AND
    other.namespace IN $namespaces AND
    ($direction IS NULL OR
      $direction = 'out' AND startNode(link) = node OR
      $direction = 'in' AND endNode(link) = node)
  RETURN link, other
  ORDER BY other.ingestedAt DESC, other.id, type(link)
  LIMIT $limit
}
RETURN
  node.id AS fromId,
  type(link) AS type,
  startNode(link) = node AS isOutgoing,
  coalesce(link.at, link.observedAt) AS at,
  link.validFrom AS validFrom,
  link.validTo AS validTo,
  coalesce(link.weight, link.score) AS weight,
  coalesce(link.reason, link.category, link.kind) AS reason,
  other.id AS id,
  labels(other)[0] AS label,
  other.namespace AS namespace,
  coalesce(other.kind, other.blockKind, other.verb, other.type) AS kind,
  coalesce(other.status, other.checkStatus, other.authorityState, other.outcome) AS status,
  left(
    coalesce(
      other.title,
      other.name,
      other.canonicalName,
      other.statement,
      other.content,
      other.description,
      other.slug,
      other.key,
      other.verb
    ),
    200
  ) AS caption,
  other.ingestedAt AS ingestedAt,
  other.expiredAt AS expiredAt
ORDER BY fromId, ingestedAt DESC, id, type
LIMIT 10000`,
    } as Statement<{ ids: readonly (string)[]; namespaces: readonly (string)[]; types: readonly (string)[] | null; direction: string | null; limit: number }, { fromId: string; type: string; isOutgoing: boolean; at: Date | null; validFrom: Date | null; validTo: Date | null; weight: number | null; reason: string | null; id: string; label: string; namespace: string; kind: string | null; status: string | null; caption: string | null; ingestedAt: Date; expiredAt: Date | null }[]>,
    /**
     * Nodes of any label by id, each as the line a person reads first. An id that is missing and one
     * that belongs to somebody else both have no row.
     */
    read: {
      ...{"name":"node.read","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","namespaces":"LIST<STRING>"},"columns":["id","label","namespace","kind","status","caption","ingestedAt","expiredAt"]},
      text: String.raw`CYPHER 25
MATCH
  (node:Episode
    |Fact
    |Entity
    |Note
    |Skill
    |BadPattern
    |CoreBlock
    |Agent
    |MemSession
    |WorkItem
    |Tag
    |ProvenanceRecord
    |AuditEvent
    |Promotion
    |Scope
    |RecencyWindow
    |ValidityAnchor
    |ConsolidationCursor
    |SchemaVersion)
WHERE node.id IN $ids AND node.namespace IN $namespaces
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node.namespace AS namespace,
  coalesce(node.kind, node.blockKind, node.verb, node.type) AS kind,
  coalesce(node.status, node.checkStatus, node.authorityState, node.outcome) AS status,
  left(
    coalesce(
      node.title,
      node.name,
      node.canonicalName,
      node.statement,
      node.content,
      node.description,
      node.slug,
      node.key,
      node.verb
    ),
    200
  ) AS caption,
  node.ingestedAt AS ingestedAt,
  node.expiredAt AS expiredAt
ORDER BY id
LIMIT 1000`,
    } as Statement<{ ids: readonly (string)[]; namespaces: readonly (string)[] }, { id: string; label: string; namespace: string; kind: string | null; status: string | null; caption: string | null; ingestedAt: Date; expiredAt: Date | null }[]>,
  },
  schemaVersion: {
    /**
     * Gives the right to change the schema to one process at a time, and says who has it. A lease that
     * ran out may be taken by anybody, so a process that dies while migrating blocks nobody for long.
     */
    lease: {
      ...{"name":"schemaVersion.lease","mode":"WRITE","rows":"one","params":{"owner":"STRING","until":"ZONED DATETIME","now":"ZONED DATETIME"},"columns":["owner"]},
      text: String.raw`CYPHER 25
MERGE (schema:SchemaVersion {id: 'schema'})
  ON CREATE SET
    schema.namespace = 'default/system',
    schema.ingestedAt = $now,
    schema.version = 0,
    schema.checksum = ''
SET
  schema.leaseOwner =
    CASE
      WHEN schema.leaseUntil > $now AND schema.leaseOwner <> $owner THEN schema.leaseOwner
      ELSE $owner
    END
SET schema.leaseUntil =
    CASE
      WHEN schema.leaseOwner = $owner THEN $until
      ELSE schema.leaseUntil
    END
RETURN schema.leaseOwner AS owner`,
    } as Statement<{ owner: string; until: Date; now: Date }, { owner: string }>,
    /**
     * Which schema this graph has. No row means that it is empty of ours.
     */
    read: {
      ...{"name":"schemaVersion.read","mode":"READ","rows":"maybe","params":{},"columns":["version","checksum","appliedAt"]},
      text: String.raw`CYPHER 25
MATCH (schema:SchemaVersion {id: 'schema'})
RETURN schema.version AS version, schema.checksum AS checksum, schema.appliedAt AS appliedAt`,
    } as Statement<{  }, { version: number; checksum: string; appliedAt: Date } | undefined>,
    /**
     * Writes down that the schema has reached $version and gives the lease back. No row means that the
     * graph is already further: a schema never goes back. A second run changes nothing.
     */
    record: {
      ...{"name":"schemaVersion.record","mode":"WRITE","rows":"maybe","params":{"version":"INTEGER","checksum":"STRING","at":"ZONED DATETIME"},"columns":["version"]},
      text: String.raw`CYPHER 25
MATCH (schema:SchemaVersion {id: 'schema'})
WHERE schema.version <= $version
SET
  schema.version = $version,
  schema.checksum = $checksum,
  schema.appliedAt = $at,
  schema.leaseOwner = null,
  schema.leaseUntil = null
RETURN schema.version AS version`,
    } as Statement<{ version: number; checksum: string; at: Date }, { version: number } | undefined>,
  },
  server: {
    /**
     * Every constraint the server has, by name.
     */
    constraints: {
      ...{"name":"server.constraints","mode":"READ","rows":"many","params":{},"columns":["name","type","labels","properties"]},
      text: String.raw`CYPHER 25
SHOW CONSTRAINTS
YIELD name, type, labelsOrTypes, properties
RETURN name, type, labelsOrTypes AS labels, properties
ORDER BY name`,
    } as Statement<{  }, { name: string; type: string; labels: readonly (string)[]; properties: readonly (string)[] }[]>,
    /**
     * Removes an index. The migrator uses it for what an interrupted CREATE CONSTRAINT leaves behind: an
     * index of that name which belongs to no constraint and blocks the next attempt.
     */
    dropIndex: {
      ...{"name":"server.dropIndex","mode":"WRITE","rows":"none","params":{"name":"STRING"},"columns":[]},
      text: String.raw`CYPHER 25
DROP INDEX $name IF EXISTS`,
    } as Statement<{ name: string }, void>,
    /**
     * Every index the server has, by name, with the constraint that owns it. Look-up indexes on labels
     * are the server's own and left out.
     */
    indexes: {
      ...{"name":"server.indexes","mode":"READ","rows":"many","params":{},"columns":["name","type","state","labels","properties","populationPercent","constraint"]},
      text: String.raw`CYPHER 25
SHOW INDEXES
YIELD name, type, state, labelsOrTypes, properties, populationPercent, owningConstraint
WHERE type <> 'LOOKUP'
RETURN
  name,
  type,
  state,
  labelsOrTypes AS labels,
  properties,
  populationPercent,
  owningConstraint AS constraint
ORDER BY name`,
    } as Statement<{  }, { name: string; type: string; state: string; labels: readonly (string)[]; properties: readonly (string)[]; populationPercent: number; constraint: string | null }[]>,
    /**
     * What the server is. Any version of Neo4j answers this, so it is the first thing we ask.
     */
    info: {
      ...{"name":"server.info","mode":"READ","rows":"one","params":{},"columns":["version","edition"]},
      text: String.raw`CYPHER 25
CALL dbms.components() YIELD versions, edition
RETURN versions[0] AS version, edition
LIMIT 1`,
    } as Statement<{  }, { version: string; edition: string }>,
    /**
     * The cheapest question there is: readiness asks it, and the benchmarks measure against it.
     */
    ping: {
      ...{"name":"server.ping","mode":"READ","rows":"one","params":{},"columns":["answer"]},
      text: String.raw`CYPHER 25
RETURN 1 AS answer`,
    } as Statement<{  }, { answer: number }>,
  },
}
