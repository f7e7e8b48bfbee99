// note.summarise(rows :: LIST<MAP>, at :: ZONED DATETIME) :: VOID
// WRITE none
//
// Puts a summary in the place of another: the old one stays, with a link to the new; one that stands
// again is no longer replaced. A row without a note only puts the old one away, because too little is left to sum up. Notes about entities that
// the facts of a note name are tied to it. A second run changes nothing.
UNWIND $rows AS row
MATCH (subject:Entity {id: row.subjectId})
CALL (row, subject) {
  MATCH (old:Note)-[about:ABOUT]->(subject)
  WHERE about.expiredAt IS NULL AND old.kind = 'summary' AND coalesce(old.id <> row.noteId, true)
  SET about.expiredAt = $at
  FILTER row.noteId IS NULL
  SET old.expiredAt = $at
}
CALL (row, subject) {
  FILTER row.noteId IS NOT NULL
  MERGE (note:Note {id: row.noteId})
    ON CREATE SET note = row.note
  REMOVE note.expiredAt
  MERGE (note)-[about:ABOUT]->(subject)
    ON CREATE SET about.validFrom = $at, about.ingestedAt = $at
  REMOVE about.expiredAt
  CALL (row, note) {
    UNWIND row.factIds AS factId
    MATCH (fact:Fact {id: factId})
    MERGE (note)-[source:DERIVED_FROM]->(fact)
      ON CREATE SET source.at = $at
  }
  CALL (note) {
    MATCH (note)-[stale:SUPERSEDED_BY]->(:Note)
    DELETE stale
  }
  CALL (row, note) {
    MATCH (old:Note {id: row.oldId})
    WHERE old <> note
    MERGE (old)-[link:SUPERSEDED_BY]->(note)
      ON CREATE SET link.at = $at, link.reason = 'grown'
  }
  CALL (row, note) {
    MATCH (other:Note)-[standing:ABOUT]->(named:Entity)
    WHERE named.id IN row.objectIds AND standing.expiredAt IS NULL AND other.kind = 'summary'
    FILTER other <> note
    MERGE (note)-[link:RELATES_TO {kind: 'names'}]->(other)
      ON CREATE SET link.weight = 1.0, link.at = $at
  }
}
FINISH
