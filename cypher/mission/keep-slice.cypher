// mission.keepSlice(missionId :: STRING, note :: MAP, items :: LIST<MAP>, at :: ZONED DATETIME)
//   :: (id :: STRING, isNew :: BOOLEAN)
// WRITE one
//
// Keeps a context slice byte for byte, tied to everything that is in it. A slice that is already there
// is left alone.
MATCH (mission:WorkItem {id: $missionId})
OPTIONAL MATCH (known:Note {id: $note.id})
CALL (mission, known) {
  FILTER known IS NULL
  CREATE (slice:Note)
  SET slice = $note
  CREATE (slice)-[:PART_OF {at: $at}]->(mission)
  CALL (slice) {
    UNWIND $items AS item
    MATCH (source:Episode|Skill)
    WHERE source.id = item.id
    CREATE (slice)-[:DERIVED_FROM {at: $at, score: item.score, ordinal: item.ordinal}]->(source)
  }
}
RETURN $note.id AS id, known IS NULL AS isNew
