// entity.alike(namespaces :: LIST<STRING>, distanceMax :: FLOAT, limit :: INTEGER)
//   :: (id :: STRING, name :: STRING, otherId :: STRING, otherName :: STRING, distance :: FLOAT)
// READ many procedure
//
// Pairs of entities of one type whose names lie near each other: candidates for merging, nearest first.
MATCH (entity:Entity)
WHERE
  entity.namespace IN $namespaces AND entity.mergedIntoId IS NULL AND entity.embedding IS NOT NULL
WITH entity
ORDER BY entity.ingestedAt DESC
LIMIT 1000
CALL (entity) {
  MATCH (other:Entity)
    SEARCH other IN (
      VECTOR INDEX entity_embedding_vector
      FOR entity.embedding
      WHERE other.namespace = entity.namespace
      LIMIT 5
    )
  RETURN other
}
LET distance = 2 - 2 * vector.similarity.cosine(entity.embedding, other.embedding)
FILTER
  entity.id < other.id AND
  other.type = entity.type AND
  other.mergedIntoId IS NULL AND
  distance <= $distanceMax
RETURN
  entity.id AS id,
  entity.canonicalName AS name,
  other.id AS otherId,
  other.canonicalName AS otherName,
  distance
ORDER BY distance, id, otherId
LIMIT $limit
