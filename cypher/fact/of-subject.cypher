// fact.ofSubject(namespaces :: LIST<STRING>, nameKey :: STRING, predicate :: STRING?,
//     asOf :: ZONED DATETIME, knownAt :: ZONED DATETIME?, isPast :: BOOLEAN,
//     startsAt :: ZONED DATETIME?, endsAt :: ZONED DATETIME?, scopeIds :: LIST<STRING>?, limit :: INTEGER)
//   :: (id :: STRING, subject :: STRING, predicate :: STRING, object :: STRING,
//       isNegated :: BOOLEAN, statement :: STRING, confidence :: FLOAT, trust :: FLOAT,
//       status :: STRING, reason :: STRING?, validFrom :: ZONED DATETIME?, validTo :: ZONED DATETIME?,
//       ingestedAt :: ZONED DATETIME?, supersededBy :: STRING?, sourceIds :: LIST<STRING>)
// READ many procedure
//
// What is believed of somebody or something: at an instant, as far as was known at another. With
// $isPast everything that was ever believed, oldest first, and what was put away; with $startsAt and $endsAt only what was said
// between them, with $scopeIds only what was said there.
MATCH (entity:Entity)
WHERE entity.namespace IN $namespaces AND entity.nameKey = $nameKey
MATCH (fact:Fact)
WHERE
  fact.namespace = entity.namespace AND
  fact.subjectId = coalesce(entity.mergedIntoId, entity.id) AND
  ($predicate IS NULL OR fact.predicate = $predicate) AND
  (fact.expiredAt IS NULL OR $isPast OR fact.expiredAt > $knownAt) AND
  ($startsAt IS NULL OR
    EXISTS {
      MATCH (told:Episode)-[:SUPPORTS]->(fact)
      WHERE $startsAt <= told.capturedAt < $endsAt
    }) AND
  ($scopeIds IS NULL OR
    EXISTS {
      MATCH (fact)<-[:SUPPORTS]-(:Episode)-[:IN_SCOPE]->(scope:Scope)
      WHERE scope.id IN $scopeIds
    })
OPTIONAL MATCH (fact)-[about:ABOUT]->(:Entity)
WHERE
  $knownAt IS NULL AND about.expiredAt IS NULL OR
  about.ingestedAt <= $knownAt AND (about.expiredAt IS NULL OR about.expiredAt > $knownAt)
FILTER $isPast OR about.validFrom <= $asOf AND (about.validTo IS NULL OR about.validTo > $asOf)
RETURN DISTINCT
  fact.id AS id,
  entity.canonicalName AS subject,
  fact.predicate AS predicate,
  fact.object AS object,
  fact.isNegated AS isNegated,
  fact.statement AS statement,
  fact.confidence AS confidence,
  fact.trust AS trust,
  fact.status AS status,
  fact.quarantineReason AS reason,
  about.validFrom AS validFrom,
  about.validTo AS validTo,
  about.ingestedAt AS ingestedAt,
  coll.min([(fact)-[:SUPERSEDED_BY]->(newer:Fact) | newer.id ]) AS supersededBy,
  [(source:Episode)-[:SUPPORTS]->(fact) | source.id ] AS sourceIds
ORDER BY predicate, validFrom, id
LIMIT $limit
