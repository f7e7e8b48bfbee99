// promotion.demote(copyId :: STRING, reason :: STRING, at :: ZONED DATETIME) :: (id :: STRING)
// WRITE maybe
//
// Takes a promoted copy out of use: it is quarantined, its interval is closed on the clock of knowledge,
// and an edge says what it was a copy of. The original stays as it is. No row when the copy does not stand;
// so a second run changes nothing.
MATCH (copy:Fact {id: $copyId})
WHERE copy.status = 'active'
SET copy.status = 'quarantined', copy.quarantineReason = $reason
WITH copy
CALL (copy) {
  MATCH (fact:Fact)-[:PROMOTED_TO]->(copy)
  CREATE (copy)-[:DEMOTED_FROM {at: $at, reason: $reason}]->(fact)
}
CALL (copy) {
  MATCH (copy)-[about:ABOUT]->(:Entity)
  WHERE about.expiredAt IS NULL
  SET about.expiredAt = $at
}
RETURN copy.id AS id
