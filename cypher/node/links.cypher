// node.links(ids :: LIST<STRING>, namespaces :: LIST<STRING>, types :: LIST<STRING>?,
//     direction :: STRING?, limit :: INTEGER)
//   :: (fromId :: STRING, type :: STRING, isOutgoing :: BOOLEAN, at :: ZONED DATETIME?,
//       validFrom :: ZONED DATETIME?, validTo :: ZONED DATETIME?, weight :: FLOAT?,
//       reason :: STRING?, id :: STRING, label :: STRING, namespace :: STRING, kind :: STRING?,
//       status :: STRING?, caption :: STRING?, ingestedAt :: ZONED DATETIME,
//       expiredAt :: ZONED DATETIME?)
// READ many
//
// The neighbours of many nodes at once, whatever their labels: for each at most $limit, newest
// first. $types and $direction ('out' or 'in') narrow them. A neighbour in a namespace outside
// $namespaces does not show.
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
LIMIT 10000
