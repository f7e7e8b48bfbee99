// audit.contents(namespace :: STRING, ids :: LIST<STRING>) :: (id :: STRING, content :: STRING)
// READ many
//
// What these episodes say now, for a comparison with the hash of what was written.
MATCH (episode:Episode)
WHERE episode.id IN $ids AND episode.namespace = $namespace
RETURN episode.id AS id, episode.content AS content
ORDER BY id
LIMIT 1000
