// mission.gather(namespaces :: LIST<STRING>, logIds :: LIST<STRING>, vector :: LIST<FLOAT>?,
//     slot :: STRING, words :: STRING, poolSize :: INTEGER)
//   :: (id :: STRING, kind :: STRING, content :: STRING, atMs :: INTEGER, sequence :: INTEGER,
//       dense :: FLOAT?, importance :: FLOAT, trust :: FLOAT, lastAccessMs :: INTEGER,
//       isPinned :: BOOLEAN, isRejection :: BOOLEAN, supersededBy :: STRING?,
//       outdatedBy :: STRING?, detail :: MAP)
// READ many
//
// What of a mission's log may bear on a task: the nearest by meaning and by words, both looked for inside
// the log only, and the newest. What was retracted or forgotten is left out; an observation that a newer
// one outdated says by which. Every entry has its exact cosine.
CALL () {
  FILTER $vector IS NOT NULL AND $slot = 'embedding'
  MATCH (found:Episode|Fact)
    SEARCH found IN (
      VECTOR INDEX recall_embedding_vector
      FOR $vector
      WHERE found.namespace IN $namespaces AND found.sessionId IN $logIds
      LIMIT $poolSize
    )
  RETURN found
    UNION
  FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt'
  MATCH (found:Episode|Fact)
    SEARCH found IN (
      VECTOR INDEX alternate_embedding_vector
      FOR $vector
      WHERE found.namespace IN $namespaces AND found.sessionId IN $logIds
      LIMIT $poolSize
    )
  RETURN found
    UNION
  FILTER $words <> ''
  CALL db.index.fulltext.queryNodes('recall_text_fulltext', $words, {limit: $poolSize}) YIELD node
  RETURN node AS found
    UNION
  MATCH (found:Episode)
  WHERE found.sessionId IN $logIds AND found.sequence IS NOT NULL
  RETURN found
  ORDER BY found.sessionId DESC, found.sequence DESC
  LIMIT $poolSize
}
FILTER
  found.sessionId IN $logIds AND
  found.namespace IN $namespaces AND
  found.retractedAt IS NULL AND
  found.expiredAt IS NULL
RETURN
  found.id AS id,
  found.kind AS kind,
  found.content AS content,
  found.capturedAt.epochMillis AS atMs,
  found.sequence AS sequence,
  CASE
    WHEN
      $vector IS NOT NULL AND found[$slot] IS NOT NULL
      THEN vector.similarity.cosine(found[$slot], $vector) * 2 - 1
  END AS dense,
  found.importance AS importance,
  found.trust AS trust,
  found.lastAccess.epochMillis AS lastAccessMs,
  found.isPinned AS isPinned,
  coalesce(found.isRejection, false) AS isRejection,
  coll.min([(found)-[:SUPERSEDED_BY]->(newer:Episode) | newer.id ]) AS supersededBy,
  coll.min(
    [
      (found)-[:SUPPORTS]->(old:Fact)-[:SUPERSEDED_BY]->(:Fact)<-[:SUPPORTS]-(newer:Episode)
      WHERE old.status = 'superseded' AND newer <> found
      | newer.id
    ]) AS outdatedBy,
  found {
    .source,
    .confidence,
    .action,
    .rationale,
    .expectedOutcome,
    .checkLabel,
    .checkResult,
    .checkStatus,
    checks:
      [
        (check:Episode)-[:SUPPORTS|CONTRADICTS|ABOUT]->(found)
        WHERE check.kind = 'validation'
        | check {.id, .checkLabel, .checkResult, status: check.checkStatus, .validatedAt}
      ]
  } AS detail
ORDER BY id
LIMIT 500
