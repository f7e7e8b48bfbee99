// belief.status(namespaces :: LIST<STRING>, at :: ZONED DATETIME)
//   :: (namespace :: STRING, rawCount :: INTEGER, failedCount :: INTEGER,
//       consolidatedCount :: INTEGER, factCount :: INTEGER, contestedCount :: INTEGER,
//       position :: STRING?, processedCount :: INTEGER, processedAt :: ZONED DATETIME?,
//       isLeased :: BOOLEAN, ruleVersion :: STRING?)
// READ many procedure
//
// How far consolidation has come in each namespace, and what waits for a person.
UNWIND $namespaces AS namespace
OPTIONAL MATCH (cursor:ConsolidationCursor)
WHERE cursor.namespace = namespace
RETURN
  namespace,
  COUNT {
  (episode:Episode)
  WHERE episode.namespace = namespace AND episode.consolidationState = 'raw'
  } AS rawCount,
  COUNT {
  (episode:Episode)
  WHERE episode.namespace = namespace AND episode.consolidationState = 'failed'
  } AS failedCount,
  COUNT {
  (episode:Episode)
  WHERE episode.namespace = namespace AND episode.consolidationState = 'consolidated'
  } AS consolidatedCount,
  COUNT { (fact:Fact)
  WHERE fact.namespace = namespace AND fact.status = 'active' } AS factCount,
  COUNT {
  (fact:Fact)
  WHERE fact.namespace = namespace AND fact.status = 'contested'
  } AS contestedCount,
  cursor.position AS position,
  coalesce(cursor.processedCount, 0) AS processedCount,
  cursor.processedAt AS processedAt,
  coalesce(cursor.leaseUntil > $at, false) AS isLeased,
  cursor.ruleVersion AS ruleVersion
ORDER BY namespace
LIMIT 1000
