// mission.retract(namespaces :: LIST<STRING>, id :: STRING, dependentIds :: LIST<STRING>,
//     at :: ZONED DATETIME)
//   :: (namespace :: STRING, isNew :: BOOLEAN, factIds :: LIST<STRING>)
// WRITE maybe
//
// Takes back an observation, or a fact with all its evidence: what was read out of it counts no more, and
// recall no longer finds it, but it stays readable and says when it fell. Everything in $dependentIds
// is marked for review. No row when it is unknown in $namespaces.
MATCH (target:Episode|Fact)
WHERE
  target.id = $id AND
  target.namespace IN $namespaces AND
  (target:Fact OR target.kind = 'observation')
LET isNew = target.retractedAt IS NULL
CALL (target, isNew) {
  FILTER isNew AND target:Episode
  SET target.retractedAt = $at, target.expiredAt = coalesce(target.expiredAt, $at)
}
CALL (target) {
  CALL (target) {
    MATCH (target:Episode)-[evidence:SUPPORTS]->(fact:Fact)
    RETURN evidence, fact
      UNION
    MATCH (:Episode)-[evidence:SUPPORTS]->(target:Fact)
    RETURN evidence, target AS fact
  }
  SET
    evidence.rejectedReason =
      CASE
        WHEN evidence.rejectedAt IS NULL THEN 'retracted'
        ELSE evidence.rejectedReason
      END,
    evidence.rejectedAt = coalesce(evidence.rejectedAt, $at)
  RETURN collect(DISTINCT fact.id) AS factIds
}
CALL () {
  MATCH (dependent:Episode|Note|Skill|WorkItem)
  WHERE dependent.id IN $dependentIds
  SET dependent.reviewState = 'needs_review'
}
RETURN target.namespace AS namespace, isNew, factIds
