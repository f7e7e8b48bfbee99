// fact.supersede(namespaces :: LIST<STRING>, oldId :: STRING, newId :: STRING, from :: ZONED DATETIME,
//     reason :: STRING, at :: ZONED DATETIME)
//   :: (namespace :: STRING, oldId :: STRING, newId :: STRING, isNew :: BOOLEAN)
// WRITE maybe procedure
//
// States that one fact took the place of another from an instant on. The interval of the old one is
// closed there, on both clocks: what was believed until now can still be asked for. Its evidence keeps
// saying until when it held, so that weighing it anew comes to the same end. No row when either is not
// in $namespaces. A second run changes nothing.
MATCH (old:Fact {id: $oldId})
WHERE old.namespace IN $namespaces
MATCH (newer:Fact {id: $newId})
WHERE newer.namespace = old.namespace AND newer <> old
LET isNew = NOT EXISTS { (old)-[:SUPERSEDED_BY]->(newer) }
CALL (old, isNew) {
  FILTER isNew
  MATCH (old)-[about:ABOUT]->(subject:Entity)
  WHERE about.expiredAt IS NULL AND (about.validTo IS NULL OR about.validTo > $from)
  SET about.expiredAt = $at
  CREATE (old)-[closed:ABOUT]->(subject)
  SET
    closed.validFrom = about.validFrom,
    closed.validTo =
      CASE
        WHEN about.validFrom < $from THEN $from
        ELSE about.validFrom
      END,
    closed.ingestedAt = $at
}
CALL (old, isNew) {
  FILTER isNew
  MATCH (:Episode)-[evidence:SUPPORTS]->(old)
  WHERE evidence.validTo IS NULL OR evidence.validTo > $from
  SET evidence.validTo = $from
}
CALL (old, newer, isNew) {
  FILTER isNew
  CREATE (old)-[:SUPERSEDED_BY {at: $at, reason: $reason}]->(newer)
  SET old.status = 'superseded', old.quarantineReason = $reason
}
RETURN old.namespace AS namespace, old.id AS oldId, newer.id AS newId, isNew
