// audit.sealed(namespace :: STRING, after :: INTEGER, limit :: INTEGER)
//   :: (id :: STRING, verb :: STRING, subjectId :: STRING?, actorId :: STRING, reason :: STRING?,
//       occurredAt :: ZONED DATETIME, operationId :: STRING?, requestHash :: STRING?,
//       payload :: STRING?, sealIndex :: INTEGER, sealHash :: STRING?, reasonHash :: STRING?)
// READ many
//
// The sealed events of a namespace in the order of their seals, from $after on.
MATCH (event:AuditEvent)
WHERE event.namespace = $namespace AND event.sealIndex >= $after
RETURN
  event.id AS id,
  event.verb AS verb,
  event.subjectId AS subjectId,
  event.actorId AS actorId,
  event.reason AS reason,
  event.occurredAt AS occurredAt,
  event.operationId AS operationId,
  event.requestHash AS requestHash,
  event.payload AS payload,
  event.sealIndex AS sealIndex,
  event.sealHash AS sealHash,
  event.reasonHash AS reasonHash
ORDER BY sealIndex, id
LIMIT $limit
