// node.read(ids :: LIST<STRING>, namespaces :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, namespace :: STRING, kind :: STRING?, status :: STRING?,
//       caption :: STRING?, ingestedAt :: ZONED DATETIME, expiredAt :: ZONED DATETIME?)
// READ many
//
// Nodes of any label by id, each as the line a person reads first. An id that is missing and one
// that belongs to somebody else both have no row.
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
LIMIT 1000
