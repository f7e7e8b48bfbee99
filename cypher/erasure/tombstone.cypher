// erasure.tombstone(rows :: LIST<MAP>) :: VOID
// WRITE none
//
// Leaves behind the hash of contents that are erased, so that they are not taken again. A second run
// changes nothing.
UNWIND $rows AS row
MERGE (event:AuditEvent {namespace: row.namespace, operationId: row.operationId})
  ON CREATE SET event += row
FINISH
