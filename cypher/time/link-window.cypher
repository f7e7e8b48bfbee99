// time.linkWindow(id :: STRING, afterAt :: ZONED DATETIME, afterId :: STRING, limit :: INTEGER)
//   :: (seen :: INTEGER, tied :: INTEGER, untied :: INTEGER, lastAt :: ZONED DATETIME?,
//       lastId :: STRING?)
// WRITE one
//
// Ties the episodes of a named stretch of time to it: the next $limit of its namespace in the order in
// which they were captured. Unties as many that are outside by now. A second run changes nothing.
MATCH (window:RecencyWindow {id: $id})
CALL (window) {
  MATCH (stray:Episode)-[link:RECENT_IN]->(window)
  WHERE stray.capturedAt < window.startsAt OR stray.capturedAt >= window.endsAt
  WITH link
  LIMIT $limit
  DELETE link
  RETURN count(*) AS untied
}
CALL (window) {
  MATCH (episode:Episode)
  USING INDEX episode:Episode(namespace, capturedAt)
  WHERE
    episode.namespace = window.namespace AND
    episode.capturedAt >= window.startsAt AND
    episode.capturedAt >= $afterAt AND
    episode.capturedAt < coalesce(window.endsAt, datetime('9999-01-01T00:00:00Z')) AND
    NOT (episode.capturedAt = $afterAt AND episode.id <= $afterId)
  WITH window, episode
  ORDER BY episode.namespace, episode.capturedAt, episode.id
  LIMIT $limit
  LET isTied = EXISTS { (episode)-[:RECENT_IN]->(window) }
  CALL (window, episode, isTied) {
    FILTER NOT isTied
    CREATE (episode)-[:RECENT_IN]->(window)
  }
  RETURN
    count(episode) AS seen,
    sum(
      CASE
        WHEN isTied THEN 0
        ELSE 1
      END) AS tied,
    max([episode.capturedAt, episode.id]) AS last
}
RETURN seen, tied, untied, last[0] AS lastAt, last[1] AS lastId
