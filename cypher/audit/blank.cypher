// audit.blank(ids :: LIST<STRING>, ownVerbs :: LIST<STRING>) :: (blanked :: INTEGER)
// WRITE one
//
// Takes away the reasons that people gave for what was done to these nodes, because a reason may quote
// what is erased. The events stay, and the seal over them holds: it covers the hash of a reason. Counts
// those that were sealed. $ownVerbs are events whose reasons the engine words itself.
CALL () {
  MATCH (event:AuditEvent)
  WHERE event.subjectId IN $ids AND event.occurredAt IS NOT NULL
  RETURN event
    UNION
  MATCH
    (event:AuditEvent)-[:AUDIT]->
    (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem|MemSession)
  WHERE node.id IN $ids
  RETURN event
}
FILTER event.reason IS NOT NULL AND NOT event.verb IN $ownVerbs
SET event.reason = null
RETURN count(event.reasonHash) AS blanked
