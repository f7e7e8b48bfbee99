// belief.releaseFailed(namespaces :: LIST<STRING>, ids :: LIST<STRING>, state :: STRING)
//   :: (id :: STRING, namespace :: STRING)
// WRITE many
//
// Lets failed episodes be tried again (raw) or leaves them behind (consolidated). One that did not fail
// has no row and is left alone.
MATCH (episode:Episode)
WHERE
  episode.id IN $ids AND episode.namespace IN $namespaces AND episode.consolidationState = 'failed'
SET episode.consolidationState = $state
REMOVE episode.attempts
RETURN episode.id AS id, episode.namespace AS namespace
ORDER BY id
LIMIT 500
