// mission.decisions(namespaces :: LIST<STRING>, logIds :: LIST<STRING>, id :: STRING?,
//     limit :: INTEGER)
//   :: (id :: STRING, action :: STRING, rationale :: STRING, expectedOutcome :: STRING,
//       decidedAt :: ZONED DATETIME, recordedAt :: ZONED DATETIME, sliceId :: STRING?,
//       supersededBy :: STRING?, reviewState :: STRING?, checks :: LIST<MAP>)
// READ many
//
// The newest decisions of a mission, or one decision, with the checks that speak to each.
CALL () {
  MATCH (entry:Episode {id: $id})
  WHERE entry.kind = 'decision'
  RETURN entry
    UNION ALL
  FILTER $id IS NULL
  MATCH (entry:Episode)
  WHERE entry.sessionId IN $logIds AND entry.kind = 'decision' AND entry.sequence IS NOT NULL
  RETURN entry
  ORDER BY entry.sequence DESC
  LIMIT $limit
}
FILTER entry.namespace IN $namespaces AND entry.isRejection IS NULL
RETURN
  entry.id AS id,
  entry.action AS action,
  entry.rationale AS rationale,
  entry.expectedOutcome AS expectedOutcome,
  entry.decidedAt AS decidedAt,
  entry.ingestedAt AS recordedAt,
  coll.min([(entry)-[:DERIVED_FROM]->(note:Note) WHERE note.kind = 'context_slice' | note.id ]) AS sliceId,
  coll.min([(entry)-[:SUPERSEDED_BY]->(newer:Episode) | newer.id ]) AS supersededBy,
  entry.reviewState AS reviewState,
  [
    (check:Episode)-[:SUPPORTS|CONTRADICTS|ABOUT]->(entry)
    WHERE check.kind = 'validation'
    | check {.id, .checkLabel, .checkResult, status: check.checkStatus, .validatedAt}
  ] AS checks
ORDER BY recordedAt DESC, id
LIMIT 2000
