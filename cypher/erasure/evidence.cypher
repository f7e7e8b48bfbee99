// erasure.evidence(ids :: LIST<STRING>)
//   :: (id :: STRING, sourceId :: STRING, statement :: STRING?, isLive :: BOOLEAN)
// READ many
//
// What holds these facts and failures: the episodes that support a fact and in which words, the skills
// that have a failure. Evidence that was rejected holds nothing.
CALL () {
  MATCH (held:Fact)<-[evidence:SUPPORTS]-(source:Episode)
  WHERE held.id IN $ids
  RETURN
    held.id AS id,
    source.id AS sourceId,
    evidence.statement AS statement,
    evidence.rejectedAt IS NULL AS isLive
    UNION
  MATCH (held:BadPattern)<-[:HAS_FAILURE]-(source:Skill)
  WHERE held.id IN $ids
  RETURN held.id AS id, source.id AS sourceId, null AS statement, true AS isLive
}
RETURN id, sourceId, statement, isLive
ORDER BY id, sourceId, statement
LIMIT 1000000
