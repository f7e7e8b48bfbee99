// audit.unchained(namespace :: STRING, limit :: INTEGER)
//   :: (sealIndex :: INTEGER?, sealHash :: STRING?, waitingCount :: INTEGER, strayIds :: LIST<STRING>)
// READ one
//
// What stands outside the chain of a namespace: how many events wait for their seal, the last seal that
// its cursor remembers, and events that neither wait nor are sealed, which no verb writes.
OPTIONAL MATCH (cursor:ConsolidationCursor)
WHERE cursor.namespace = $namespace
WITH max(cursor.sealIndex) AS sealIndex, max(cursor.sealHash) AS sealHash
RETURN
  sealIndex,
  sealHash,
  COUNT {
    MATCH (event:AuditEvent)
    WHERE event.isUnsealed = true AND event.namespace = $namespace AND event.occurredAt IS NOT NULL
  } AS waitingCount,
  COLLECT {
    MATCH (event:AuditEvent)
    WHERE event.namespace = $namespace AND event.sealIndex IS NULL AND event.isUnsealed IS NULL
    RETURN event.id
    ORDER
    BY
    event.id
    LIMIT
    $limit
  } AS strayIds
