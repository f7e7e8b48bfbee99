// audit.seal(id :: STRING, rows :: LIST<MAP>) :: VOID
// WRITE none
//
// Chains events behind the last seal of their namespace. Each seal covers the one before it, so that no
// event can be changed, taken out or put in between without breaking every seal that follows. The
// cursor $id remembers the last one. A second run changes nothing.
MATCH (cursor:ConsolidationCursor {id: $id})
UNWIND $rows AS row
MATCH (event:AuditEvent {id: row.id})
WHERE event.isUnsealed = true
SET
  event.sealIndex = row.sealIndex,
  event.sealHash = row.sealHash,
  event.reasonHash = row.reasonHash,
  cursor.sealIndex = row.sealIndex,
  cursor.sealHash = row.sealHash
REMOVE event.isUnsealed
FINISH
