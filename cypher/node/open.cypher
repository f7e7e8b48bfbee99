// node.open(ids :: LIST<STRING>, namespaces :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, properties :: MAP, supersededBy :: STRING?,
//       writerId :: STRING?, transport :: STRING?, trustAtWrite :: FLOAT?)
// READ many
//
// Whole nodes of any label by id, all but their vectors and index tokens, with their provenance and
// the newer version if there is one. An id that is missing and one that belongs to somebody else
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
  origin.trustAtWrite AS trustAtWrite
ORDER BY id
LIMIT 100
