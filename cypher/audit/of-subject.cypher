// audit.ofSubject(namespaces :: LIST<STRING>, subjectId :: STRING, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, verb :: STRING, subjectId :: STRING?,
//       actorId :: STRING, reason :: STRING?, occurredAt :: ZONED DATETIME, payload :: STRING?)
// READ many procedure
//
// What was done to one node, newest first.
MATCH (event:AuditEvent)
WHERE
  event.subjectId = $subjectId AND event.occurredAt IS NOT NULL AND event.namespace IN $namespaces
RETURN
  event.id AS id,
  event.namespace AS namespace,
  event.verb AS verb,
  event.subjectId AS subjectId,
  event.actorId AS actorId,
  event.reason AS reason,
  event.occurredAt AS occurredAt,
  event.payload AS payload
ORDER BY occurredAt DESC, id
LIMIT $limit
