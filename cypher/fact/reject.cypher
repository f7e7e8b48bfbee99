// fact.reject(namespaces :: LIST<STRING>, id :: STRING, reason :: STRING, at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, rejected :: INTEGER)
// WRITE maybe
//
// Takes the evidence of a fact out of the weighing, because a person decided against it. The edges
// stay and say so. No row when the fact is not in $namespaces.
MATCH (fact:Fact {id: $id})
WHERE fact.namespace IN $namespaces
CALL (fact) {
  MATCH (:Episode)-[evidence:SUPPORTS]->(fact)
  WHERE evidence.rejectedAt IS NULL
  SET evidence.rejectedAt = $at, evidence.rejectedReason = $reason
  RETURN count(evidence) AS rejected
}
RETURN fact.id AS id, fact.namespace AS namespace, rejected
