// audit.record(rows :: LIST<MAP>) :: VOID
// WRITE none
//
// Writes down what was done, and ties it to what it was done to. An event that is already there is left
// alone.
UNWIND $rows AS row
MERGE (event:AuditEvent {id: row.event.id})
  ON CREATE SET event = row.event
WITH row, event
CALL (row, event) {
  MATCH
    (subject:Episode
      |Fact
      |Entity
      |Note
      |Skill
      |BadPattern
      |CoreBlock
      |WorkItem
      |Agent
      |MemSession
      |Promotion
      |Scope
      |RecencyWindow
      |ValidityAnchor)
  WHERE subject.id IN row.subjectIds
  MERGE (event)-[:AUDIT]->(subject)
}
FINISH
