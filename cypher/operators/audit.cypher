// Audit of a node
// phrase: audit of $id
// id :: WorkItem.id
//
// Everything that was ever done to a node, by whom and why, oldest first. Works for a node that is gone as
// well: its events stay.
MATCH (event:AuditEvent)
WHERE event.subjectId = $id
OPTIONAL MATCH path = (event)-[:AUDIT]->()
RETURN event, path
ORDER BY event.occurredAt
LIMIT 200
