// belief.consolidateFacts(rows :: LIST<MAP>, at :: ZONED DATETIME) :: VOID
// WRITE none
//
// Makes facts what they are believed to be now: their state, their evidence and their interval. An
// interval that changed is closed on the clock of knowledge and a new one is opened beside it, so that
// what was believed before can still be asked for. A second run changes nothing.
UNWIND $rows AS row
MERGE (fact:Fact {id: row.fact.id})
  ON CREATE SET fact = row.fact
SET fact += row.state
CALL (row, fact) {
  MATCH (fact)-[about:ABOUT]->(:Entity)
  WHERE
    about.expiredAt IS NULL AND
    (row.validFrom IS NULL OR
      about.validFrom <> row.validFrom OR
      coalesce(about.validTo <> row.validTo, about.validTo IS NOT NULL OR row.validTo IS NOT NULL))
  SET about.expiredAt = $at
}
CALL (row, fact) {
  FILTER
    row.validFrom IS NOT NULL AND
    NOT EXISTS {
    (fact)-[about:ABOUT WHERE about.expiredAt IS NULL]->(:Entity)
    }
  MATCH (subject:Entity {id: row.fact.subjectId})
  CREATE (fact)-[about:ABOUT {validFrom: row.validFrom, ingestedAt: $at}]->(subject)
  SET about.validTo = row.validTo
}
CALL (row, fact) {
  UNWIND row.evidence AS item
  MATCH (episode:Episode {id: item.episodeId})
  OPTIONAL MATCH
    (episode)-[old:SUPPORTS {ordinal: item.edge.ordinal, extractor: item.edge.extractor}]->
    (other:Fact)
  WHERE other <> fact
  DELETE old
  MERGE
    (episode)-[edge:SUPPORTS {ordinal: item.edge.ordinal, extractor: item.edge.extractor}]->
    (fact)
  SET edge += item.edge
}
FINISH
