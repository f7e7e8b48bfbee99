// audit.waiting(limit :: INTEGER) :: (namespace :: STRING)
// READ many
//
// The namespaces in which events wait for their seal, as far as the first thousands show.
MATCH (event:AuditEvent)
WHERE event.isUnsealed = true AND event.namespace IS NOT NULL AND event.occurredAt IS NOT NULL
WITH event
LIMIT 5000
RETURN DISTINCT event.namespace AS namespace
ORDER BY namespace
LIMIT $limit
