// belief.undo(namespaces :: LIST<STRING>, runId :: STRING, at :: ZONED DATETIME)
//   :: (namespace :: STRING, factIds :: LIST<STRING>, undone :: INTEGER)
// WRITE maybe
//
// Takes what a run of consolidation read out of the weighing. Nothing is deleted. No row when there was
// no such run in $namespaces.
MATCH (event:AuditEvent)
WHERE event.subjectId = $runId AND event.verb = 'consolidate' AND event.namespace IN $namespaces
OPTIONAL MATCH (event)-[:AUDIT]->(fact:Fact)
OPTIONAL MATCH (fact)<-[evidence:SUPPORTS]-(:Episode)
WHERE evidence.runId = $runId AND evidence.rejectedAt IS NULL
SET evidence.rejectedAt = $at, evidence.rejectedReason = 'undone'
RETURN
  event.namespace AS namespace,
  collect(DISTINCT fact.id) AS factIds,
  count(DISTINCT evidence) AS undone
