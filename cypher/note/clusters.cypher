// note.clusters(namespace :: STRING, subjectIds :: LIST<STRING>)
//   :: (subjectId :: STRING, name :: STRING, noteId :: STRING?, facts :: LIST<MAP>)
// READ many
//
// What is believed now of each of these entities, and the summary that stands for it.
UNWIND $subjectIds AS subjectId
MATCH (subject:Entity {id: subjectId})
WHERE subject.namespace = $namespace AND subject.mergedIntoId IS NULL
RETURN
  subjectId,
  subject.canonicalName AS name,
  coll.min(
    [
      (note:Note)-[about:ABOUT]->(subject)
      WHERE about.expiredAt IS NULL AND note.kind = 'summary'
      | note.id
    ]) AS noteId,
  [
    (fact:Fact)-[about:ABOUT]->(subject)
    WHERE about.expiredAt IS NULL AND about.validTo IS NULL AND fact.status = 'active'
    | fact {.id, .predicate, .statement, .objectId, .confidence}
  ] AS facts
ORDER BY subjectId
LIMIT 10000
