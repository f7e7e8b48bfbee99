// Erasure certificates
// phrase: erasures in $namespace
// namespace :: WorkItem.namespace = ''
//
// What was erased and on whose word, newest first: ids, counts and hashes, never content.
MATCH (event:AuditEvent)
WHERE event.namespace STARTS WITH $namespace AND event.verb = 'erase'
RETURN event
ORDER BY event.occurredAt DESC
LIMIT 200
