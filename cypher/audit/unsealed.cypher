// audit.unsealed(namespace :: STRING, limit :: INTEGER)
//   :: (id :: STRING, verb :: STRING, subjectId :: STRING?, actorId :: STRING, reason :: STRING?,
//       occurredAt :: ZONED DATETIME, operationId :: STRING?, requestHash :: STRING?,
//       payload :: STRING?)
// WRITE many
//
// The events of a namespace that wait for their seal, oldest first. They are locked by writing them, so
// that none is changed between reading and sealing.
MATCH (event:AuditEvent)
WHERE event.isUnsealed = true AND event.namespace = $namespace AND event.occurredAt IS NOT NULL
WITH event
ORDER BY event.occurredAt, event.id
LIMIT $limit
SET event.isUnsealed = true
RETURN
  event.id AS id,
  event.verb AS verb,
  event.subjectId AS subjectId,
  event.actorId AS actorId,
  event.reason AS reason,
  event.occurredAt AS occurredAt,
  event.operationId AS operationId,
  event.requestHash AS requestHash,
  event.payload AS payload
ORDER BY occurredAt, id
LIMIT $limit
