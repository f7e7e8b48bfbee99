// mission.slice(namespaces :: LIST<STRING>, id :: STRING)
//   :: (id :: STRING, missionId :: STRING, taskLabel :: STRING, text :: STRING, payload :: STRING,
//       assembledAt :: ZONED DATETIME, relevanceScore :: FLOAT, hasDrift :: BOOLEAN,
//       itemIds :: LIST<STRING>)
// READ maybe procedure
//
// A context slice exactly as it was shown: by its own id, or by that of a decision that was based on it.
CALL () {
  MATCH (note:Note {id: $id})
  RETURN note
    UNION
  MATCH (:Episode {id: $id})-[:DERIVED_FROM]->(note:Note)
  RETURN note
}
FILTER note.kind = 'context_slice' AND note.namespace IN $namespaces
MATCH (note)-[:PART_OF]->(mission:WorkItem)
RETURN
  note.id AS id,
  mission.id AS missionId,
  note.taskLabel AS taskLabel,
  note.content AS text,
  note.payload AS payload,
  note.assembledAt AS assembledAt,
  note.relevanceScore AS relevanceScore,
  note.hasDrift AS hasDrift,
  COLLECT {
    MATCH (note)-[link:DERIVED_FROM]->(source:Episode|Skill)
    RETURN source.id
    ORDER
    BY
    link.ordinal
  } AS itemIds
LIMIT 1
