// audit.history(namespaces :: LIST<STRING>, verb :: STRING?,
//     before :: ZONED DATETIME?, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, verb :: STRING, subjectId :: STRING?,
//       actorId :: STRING, reason :: STRING?, occurredAt :: ZONED DATETIME, payload :: STRING?)
// READ many procedure
//
// What was done, newest first, of one kind or at all.
MATCH (event:AuditEvent)
WHERE
  event.namespace IN $namespaces AND
  event.occurredAt IS NOT NULL AND
  ($verb IS NULL OR event.verb = $verb) AND
  ($before IS NULL OR event.occurredAt < $before)
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
