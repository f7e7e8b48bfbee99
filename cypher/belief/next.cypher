// belief.next(namespace :: STRING, ids :: LIST<STRING>?, limit :: INTEGER)
//   :: (id :: STRING, content :: STRING, role :: STRING, speaker :: STRING?, trust :: FLOAT,
//       capturedAt :: ZONED DATETIME, ingestedAt :: ZONED DATETIME, speakers :: LIST<STRING>,
//       correctsIds :: LIST<STRING>, attempts :: INTEGER)
// READ many
//
// The episodes of a namespace that are next to be consolidated, in the order in which they were
// committed; with $ids only these, whatever their state.
CALL () {
  FILTER $ids IS NULL
  MATCH (episode:Episode)
  WHERE
    episode.namespace = $namespace AND
    episode.consolidationState = 'raw' AND
    episode.ingestedAt IS NOT NULL
  RETURN episode
  ORDER BY episode.ingestedAt, episode.id
  LIMIT $limit
    UNION ALL
  MATCH (episode:Episode)
  WHERE episode.id IN $ids AND episode.namespace = $namespace
  RETURN episode
}
OPTIONAL MATCH (episode)-[:IN_SESSION]->(session:MemSession)
RETURN
  episode.id AS id,
  episode.content AS content,
  episode.role AS role,
  episode.speaker AS speaker,
  episode.trust AS trust,
  episode.capturedAt AS capturedAt,
  episode.ingestedAt AS ingestedAt,
  coalesce(session.speakers, []) AS speakers,
  [(old:Episode)-[:SUPERSEDED_BY]->(episode) | old.id ] AS correctsIds,
  coalesce(episode.attempts, 0) AS attempts
ORDER BY ingestedAt, id
LIMIT $limit
