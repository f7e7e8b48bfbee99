// episode.refuse(audit :: MAP) :: (id :: STRING)
// WRITE one
//
// Writes down that a capture was refused and why, without a word of what it said. A second run
// changes nothing.
MERGE (audit:AuditEvent {id: $audit.id})
  ON CREATE SET audit += $audit
RETURN audit.id AS id
