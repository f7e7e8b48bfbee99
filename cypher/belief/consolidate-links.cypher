// belief.consolidateLinks(rows :: LIST<MAP>, runId :: STRING, at :: ZONED DATETIME) :: VOID
// WRITE none
//
// Ties facts that replaced or dispute each other. A replacement that no longer follows from the
// evidence is undone; a dispute is marked as resolved. What a person stated stays. A second run changes
// nothing.
UNWIND $rows AS row
MATCH (fact:Fact {id: row.id})
CALL (row, fact) {
  MATCH (fact)-[link:SUPERSEDED_BY]->(newer:Fact)
  WHERE link.runId IS NOT NULL AND coalesce(newer.id <> row.supersededBy, true)
  DELETE link
}
CALL (row, fact) {
  MATCH (newer:Fact {id: row.supersededBy})
  MERGE (fact)-[link:SUPERSEDED_BY]->(newer)
    ON CREATE SET link.at = $at, link.reason = row.reason, link.runId = $runId
}
CALL (row, fact) {
  MATCH (fact)-[link:CONTRADICTS]->(other:Fact)
  WHERE link.resolvedAt IS NULL AND NOT any(item IN row.contradicts WHERE item.id = other.id)
  SET link.resolvedAt = $at
}
CALL (row, fact) {
  UNWIND row.contradicts AS item
  MATCH (other:Fact {id: item.id})
  MERGE (fact)-[link:CONTRADICTS]->(other)
    ON CREATE SET link.at = $at, link.runId = $runId
  SET
    link.reason = item.reason,
    link.resolvedAt =
      CASE
        WHEN item.isOpen THEN null
        ELSE coalesce(link.resolvedAt, $at)
      END
}
FINISH
