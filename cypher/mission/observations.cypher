// mission.observations(namespaces :: LIST<STRING>, logIds :: LIST<STRING>, isByRecording :: BOOLEAN,
//     before :: ZONED DATETIME?, limit :: INTEGER)
//   :: (id :: STRING, content :: STRING, source :: STRING, confidence :: FLOAT,
//       observedAt :: ZONED DATETIME, recordedAt :: ZONED DATETIME, retractedAt :: ZONED DATETIME?)
// READ many
//
// What was observed, newest first: by when it was so, or by when it was told.
MATCH (entry:Episode)
WHERE
  entry.sessionId IN $logIds AND
  entry.kind = 'observation' AND
  entry.sequence IS NOT NULL AND
  entry.namespace IN $namespaces
LET time =
    CASE
      WHEN $isByRecording THEN entry.ingestedAt
      ELSE entry.observedAt
    END
FILTER $before IS NULL OR time < $before
RETURN
  entry.id AS id,
  entry.content AS content,
  entry.source AS source,
  entry.confidence AS confidence,
  entry.observedAt AS observedAt,
  entry.ingestedAt AS recordedAt,
  entry.retractedAt AS retractedAt
ORDER BY time DESC, id
LIMIT $limit
