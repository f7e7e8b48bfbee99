// episode.compare(ids :: LIST<STRING>, slot :: STRING, nearScoreMin :: FLOAT, at :: ZONED DATETIME)
//   :: (compared :: INTEGER, near :: INTEGER)
// WRITE one
//
// Ties episodes that came in bulk to an earlier one that says nearly the same. Each is compared once; a
// second run changes nothing.
UNWIND $ids AS episodeId
MATCH (episode:Episode {id: episodeId})
WHERE episode.isCompared IS NULL AND episode.embeddingState = 'ready'
CALL (episode) {
  CALL (episode) {
    FILTER $slot = 'embedding' AND episode.embedding IS NOT NULL
    MATCH (other:Episode)
      SEARCH other IN (
        VECTOR INDEX recall_embedding_vector
        FOR episode.embedding
        WHERE other.namespace = episode.namespace
        LIMIT 6
      ) SCORE AS score
    RETURN other, score
      UNION ALL
    FILTER $slot = 'embeddingAlt' AND episode.embeddingAlt IS NOT NULL
    MATCH (other:Episode)
      SEARCH other IN (
        VECTOR INDEX alternate_embedding_vector
        FOR episode.embeddingAlt
        WHERE other.namespace = episode.namespace
        LIMIT 6
      ) SCORE AS score
    RETURN other, score
  }
  FILTER score >= $nearScoreMin AND other.id < episode.id
  ORDER BY score DESC, other.id
  RETURN collect(other)[0] AS near, collect(score)[0] AS nearScore
}
SET episode.isCompared = true
CALL (episode, near, nearScore) {
  FILTER near IS NOT NULL
  MERGE (episode)-[likeness:RELATES_TO {kind: 'near_duplicate'}]->(near)
    ON CREATE SET likeness.weight = nearScore, likeness.at = $at
}
RETURN count(episode) AS compared, count(near) AS near
