// belief.failures(namespaces :: LIST<STRING>, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, attempts :: INTEGER, error :: STRING?)
// READ many procedure
//
// The episodes that could not be consolidated and wait for an operator, oldest first.
MATCH (episode:Episode)
WHERE episode.namespace IN $namespaces AND episode.consolidationState = 'failed'
RETURN
  episode.id AS id,
  episode.namespace AS namespace,
  episode.attempts AS attempts,
  episode.lastError AS error
ORDER BY episode.ingestedAt, id
LIMIT $limit
