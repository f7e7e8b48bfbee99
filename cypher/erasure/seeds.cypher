// erasure.seeds(namespaces :: LIST<STRING>, ids :: LIST<STRING>, session :: STRING?)
//   :: (id :: STRING, label :: STRING, kind :: STRING?, namespace :: STRING, contentHash :: STRING?)
// READ many
//
// What an erasure starts from: nodes by id, and a session by its id or by the key its writer gave it.
// What is missing and what is foreign both have no row.
CALL () {
  MATCH
    (node:Episode
      |Fact
      |Entity
      |Note
      |Skill
      |BadPattern
      |CoreBlock
      |MemSession
      |WorkItem
      |Tag
      |Scope
      |RecencyWindow
      |ValidityAnchor)
  WHERE node.id IN $ids
  RETURN node
    UNION
  MATCH (node:MemSession)
  WHERE node.namespace IN $namespaces AND node.key = $session
  RETURN node
    UNION
  MATCH (node:MemSession {id: $session})
  RETURN node
}
FILTER node.namespace IN $namespaces
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  coalesce(node.kind, node.blockKind) AS kind,
  node.namespace AS namespace,
  node.contentHash AS contentHash
ORDER BY id
LIMIT 1000
