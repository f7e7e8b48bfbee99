// census.count(namespaces :: LIST<STRING>)
//   :: (label :: STRING, count :: INTEGER)
// READ many procedure
//
// How many nodes of each label the given namespaces hold. A label without any has no row.
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
LIMIT 19
