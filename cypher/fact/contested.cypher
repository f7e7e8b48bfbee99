// fact.contested(namespaces :: LIST<STRING>, limit :: INTEGER)
//   :: (id :: STRING, statement :: STRING, trust :: FLOAT, confidence :: FLOAT, otherId :: STRING,
//       otherStatement :: STRING, otherTrust :: FLOAT, otherConfidence :: FLOAT, reason :: STRING,
//       at :: ZONED DATETIME, sourceIds :: LIST<STRING>, otherSourceIds :: LIST<STRING>)
// READ many procedure
//
// The inbox: pairs of facts that cannot both hold and that nobody has decided on, oldest first.
MATCH (fact:Fact)
WHERE fact.namespace IN $namespaces AND fact.status = 'contested'
MATCH (fact)-[dispute:CONTRADICTS]->(other:Fact)
WHERE dispute.resolvedAt IS NULL
RETURN
  fact.id AS id,
  fact.statement AS statement,
  fact.trust AS trust,
  fact.confidence AS confidence,
  other.id AS otherId,
  other.statement AS otherStatement,
  other.trust AS otherTrust,
  other.confidence AS otherConfidence,
  dispute.reason AS reason,
  dispute.at AS at,
  [(source:Episode)-[:SUPPORTS]->(fact) | source.id ] AS sourceIds,
  [(source:Episode)-[:SUPPORTS]->(other) | source.id ] AS otherSourceIds
ORDER BY at, id, otherId
LIMIT $limit
