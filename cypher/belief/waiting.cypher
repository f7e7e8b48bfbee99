// belief.waiting(limit :: INTEGER) :: (namespace :: STRING)
// READ many
//
// The namespaces in which episodes wait to be consolidated, as far as the first thousands show.
MATCH (episode:Episode)
WHERE episode.consolidationState = 'raw'
WITH episode
LIMIT 5000
RETURN DISTINCT episode.namespace AS namespace
ORDER BY namespace
LIMIT $limit
