// belief.weigh(groupKeys :: LIST<STRING>, episodeIds :: LIST<STRING>, factIds :: LIST<STRING>)
//   :: (id :: STRING, groupKey :: STRING, subjectId :: STRING, predicate :: STRING,
//       objectKind :: STRING, object :: STRING, objectKey :: STRING, objectId :: STRING?,
//       objectNumber :: FLOAT?, objectUnit :: STRING?, isNegated :: BOOLEAN, ordinal :: INTEGER,
//       statement :: STRING, confidence :: FLOAT, trust :: FLOAT, status :: STRING,
//       quarantineReason :: STRING?, validFrom :: ZONED DATETIME?,
//       validTo :: ZONED DATETIME?, supersededBy :: STRING?, contradicts :: LIST<STRING>,
//       evidence :: LIST<MAP>)
// READ many
//
// Everything that is believed of these groups, and the evidence for it: the groups named, those of
// the facts named, and those of the facts that these episodes support.
CALL () {
  UNWIND $groupKeys AS groupKey
  RETURN groupKey
    UNION
  MATCH (episode:Episode)-[:SUPPORTS]->(fact:Fact)
  WHERE episode.id IN $episodeIds
  RETURN fact.groupKey AS groupKey
    UNION
  MATCH (fact:Fact)
  WHERE fact.id IN $factIds
  RETURN fact.groupKey AS groupKey
}
MATCH (fact:Fact)
WHERE fact.groupKey = groupKey
OPTIONAL MATCH (fact)-[about:ABOUT]->(:Entity)
WHERE about.expiredAt IS NULL
RETURN
  fact.id AS id,
  groupKey,
  fact.subjectId AS subjectId,
  fact.predicate AS predicate,
  fact.objectKind AS objectKind,
  fact.object AS object,
  fact.objectKey AS objectKey,
  fact.objectId AS objectId,
  fact.objectNumber AS objectNumber,
  fact.objectUnit AS objectUnit,
  fact.isNegated AS isNegated,
  fact.ordinal AS ordinal,
  fact.statement AS statement,
  fact.confidence AS confidence,
  fact.trust AS trust,
  fact.status AS status,
  fact.quarantineReason AS quarantineReason,
  about.validFrom AS validFrom,
  about.validTo AS validTo,
  coll.min([(fact)-[link:SUPERSEDED_BY]->(newer:Fact) WHERE link.runId IS NOT NULL | newer.id ]) AS supersededBy,
  [(fact)-[link:CONTRADICTS]->(other:Fact) WHERE link.resolvedAt IS NULL | other.id ] AS contradicts,
  [
    (episode:Episode)-[edge:SUPPORTS]->(fact)
    WHERE edge.stance IS NOT NULL
    | edge {
      .*,
      episodeId: episode.id,
      trust: episode.trust,
      saidAt: episode.capturedAt,
      withdrawn:
        CASE
          WHEN edge.rejectedAt IS NOT NULL THEN edge.rejectedReason
          WHEN EXISTS { (episode)-[:SUPERSEDED_BY]->() } THEN 'episode_superseded'
        END
    }
  ] AS evidence
ORDER BY id
LIMIT 50000
