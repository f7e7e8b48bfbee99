// node.open(ids :: LIST<STRING>, namespaces :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, properties :: MAP, supersededBy :: STRING?,
//       writerId :: STRING?, transport :: STRING?, trustAtWrite :: FLOAT?, failures :: LIST<MAP>)
// READ many
//
// Whole nodes of any label by id, all but their vectors and index tokens, with their provenance,
// the newer version if there is one, and the ways in which a skill is known to fail. An id that is missing and one that belongs to somebody else
// both have no row.
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
OPTIONAL MATCH (node)-[:SUPERSEDED_BY]->(newer)
WITH node, min(newer.id) AS supersededBy
OPTIONAL MATCH (node)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node {.*, embedding: null, embeddingAlt: null, namespaceKey: null, dedupeKey: null} AS properties,
  supersededBy,
  origin.writerId AS writerId,
  origin.transport AS transport,
  origin.trustAtWrite AS trustAtWrite,
  [
    (node)-[failed:HAS_FAILURE]->(failure:BadPattern)
    WHERE failure.namespace = node.namespace AND failure.expiredAt IS NULL
    | {id: failure.id, description: failure.description, observedAt: failed.observedAt}
  ] AS failures
ORDER BY id
LIMIT 100
