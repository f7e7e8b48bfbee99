// erasure.closure(ids :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, kind :: STRING?, namespace :: STRING,
//       contentHash :: STRING?, fromId :: STRING, why :: STRING)
// READ many procedure
//
// What hangs on these nodes, one step away: the caller asks again for the next. What was made from them,
// copied from them, or says where they came from; what was said in a session, what belongs to a piece
// of work, what speaks of an entity. $why 'evidence' and 'failure' are facts and failures that stay
// while something else holds them; 'corrected' is an episode that counts again. Namespaces are not
// looked at, because a closure that leaves the caller's authority must be seen to be refused.
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
    |Promotion
    |ProvenanceRecord)
WHERE node.id IN $ids
CALL (node) {
  MATCH (node)<-[:DERIVED_FROM]-(other)
  RETURN other, 'derived' AS why
    UNION
  MATCH (node)-[:PROMOTED_TO]->(other)
  RETURN other, 'copy' AS why
    UNION
  MATCH (node)-[:HAS_PROVENANCE]->(other)
  RETURN other, 'provenance' AS why
    UNION
  MATCH (node)-[:HAS_FAILURE]->(other)
  RETURN other, 'failure' AS why
    UNION
  MATCH (node)-[:SUPPORTS]->(other:Fact)
  RETURN other, 'evidence' AS why
    UNION
  MATCH (node:Episode)<-[:SUPERSEDED_BY]-(other:Episode)
  RETURN other, 'corrected' AS why
    UNION
  MATCH (node:MemSession)<-[:IN_SESSION]-(other)
  RETURN other, 'said' AS why
    UNION
  MATCH (node:Entity)<-[:ABOUT]-(other:Fact|Note)
  RETURN other, 'about' AS why
    UNION
  FILTER node:Entity
  MATCH (other:Fact)
  WHERE other.objectId = node.id
  RETURN other, 'about' AS why
    UNION
  FILTER node:Entity
  MATCH (other:Entity)
  WHERE other.mergedIntoId = node.id
  RETURN other, 'merged' AS why
    UNION
  FILTER node:Fact
  MATCH (other:Promotion)
  WHERE other.candidateId = node.id
  RETURN other, 'promotion' AS why
    UNION
  FILTER node:WorkItem
  MATCH (other:WorkItem)
  WHERE other.parentId = node.id AND other.ordinal IS NOT NULL
  RETURN other, 'part' AS why
}
RETURN
  other.id AS id,
  labels(other)[0] AS label,
  coalesce(other.kind, other.blockKind) AS kind,
  other.namespace AS namespace,
  other.contentHash AS contentHash,
  node.id AS fromId,
  why
ORDER BY id, why, fromId
LIMIT 1000000
