// promotion.evaluate(namespaces :: LIST<STRING>?, ids :: LIST<STRING>, now :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, predicate :: STRING, objectKind :: STRING,
//       objectKey :: STRING, objectUnit :: STRING?, isNegated :: BOOLEAN, status :: STRING,
//       isKept :: BOOLEAN, isHeld :: BOOLEAN, writerIds :: LIST<STRING>, attesterIds :: LIST<STRING>,
//       subjectKey :: STRING?, objectNameKey :: STRING?, promotionStatus :: STRING?,
//       promotedId :: STRING?, posterior :: FLOAT?, attesterCount :: INTEGER?)
// READ many
//
// Everything that promoting facts hangs on: whether each is kept and holds now, who wrote it, who vouches
// for it, and how it stood when it was last considered. Without $namespaces, facts of any.
MATCH (fact:Fact)
WHERE fact.id IN $ids AND ($namespaces IS NULL OR fact.namespace IN $namespaces)
OPTIONAL MATCH (subject:Entity {id: fact.subjectId})
OPTIONAL MATCH (thing:Entity {id: fact.objectId})
OPTIONAL MATCH (promotion:Promotion {candidateId: fact.id})
RETURN
  fact.id AS id,
  fact.namespace AS namespace,
  fact.predicate AS predicate,
  fact.objectKind AS objectKind,
  fact.objectKey AS objectKey,
  fact.objectUnit AS objectUnit,
  fact.isNegated AS isNegated,
  fact.status AS status,
  fact.expiredAt IS NULL AS isKept,
  EXISTS {
    MATCH (fact)-[about:ABOUT]->(:Entity)
    WHERE
      about.expiredAt IS NULL AND
      about.validFrom <= $now AND
      (about.validTo IS NULL OR about.validTo > $now)
  } AS isHeld,
  COLLECT {
    MATCH (fact)<-[:SUPPORTS]-(:Episode)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
    RETURN origin.writerId AS writerId
      UNION
    MATCH (fact)-[:HAS_PROVENANCE]->(own:ProvenanceRecord)
    RETURN own.writerId AS writerId
  } AS writerIds,
  coll.sort([(fact)-[:ATTESTED_BY]->(voter:Agent) | voter.id ]) AS attesterIds,
  subject.nameKey AS subjectKey,
  thing.nameKey AS objectNameKey,
  promotion.status AS promotionStatus,
  promotion.promotedId AS promotedId,
  promotion.posterior AS posterior,
  promotion.attesterCount AS attesterCount
ORDER BY id
LIMIT 1000
