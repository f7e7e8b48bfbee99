// session.manifest(session :: STRING, namespaces :: LIST<STRING>, after :: INTEGER, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, sequence :: INTEGER, kind :: STRING, role :: STRING,
//       speaker :: STRING?, content :: STRING, capturedAt :: ZONED DATETIME,
//       supersededBy :: STRING?, total :: INTEGER)
// READ many
//
// A session, episode by episode in the order of capture, from behind place $after. $session is the
// id of the session or the key its writer gave it. Forgotten episodes are left out.
MATCH (session:MemSession)
WHERE session.namespace IN $namespaces AND (session.id = $session OR session.key = $session)
MATCH (episode:Episode {sessionId: session.id})
WHERE episode.sequence > $after AND episode.expiredAt IS NULL
OPTIONAL MATCH (episode)-[:SUPERSEDED_BY]->(newer:Episode)
WITH session, episode, min(newer.id) AS supersededBy
RETURN
  episode.id AS id,
  episode.namespace AS namespace,
  episode.sequence AS sequence,
  episode.kind AS kind,
  episode.role AS role,
  episode.speaker AS speaker,
  episode.content AS content,
  episode.capturedAt AS capturedAt,
  supersededBy,
  session.episodeCount AS total
ORDER BY sequence, id
LIMIT $limit
