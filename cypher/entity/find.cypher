// entity.find(namespace :: STRING, rows :: LIST<MAP>)
//   :: (index :: INTEGER, id :: STRING?, ownId :: STRING?, name :: STRING?, type :: STRING?, method :: STRING?, distance :: FLOAT?)
// READ many
//
// Which entity each name means: one of exactly that name, else one that goes by it as an alias, else
// the nearest of the same type whose name is within row.distanceMax by cosine. An entity that was
// merged into another answers with that one. All inside one namespace.
UNWIND $rows AS row
CALL (row) {
  OPTIONAL MATCH (entity:Entity)
  WHERE entity.namespace = $namespace AND entity.nameKey = row.nameKey
  RETURN entity AS exact
  ORDER BY entity.id
  LIMIT 1
}
CALL (row, exact) {
  OPTIONAL CALL (row, exact) {
    FILTER exact IS NULL
    CALL db.index.fulltext.queryNodes('entity_text_fulltext', row.words, {limit: 8}) YIELD node
    FILTER any(alias IN node.aliases WHERE toLower(alias) = row.nameKey)
    RETURN node
    ORDER BY node.id
    LIMIT 1
  }
  RETURN node AS known
}
CALL (row, exact, known) {
  OPTIONAL CALL (row, exact, known) {
    FILTER exact IS NULL AND known IS NULL AND row.embedding IS NOT NULL
    MATCH (node:Entity)
      SEARCH node IN (
        VECTOR INDEX entity_embedding_vector
        FOR row.embedding
        WHERE node.namespace = $namespace
        LIMIT 8
      )
    LET away = 2 - 2 * vector.similarity.cosine(node.embedding, row.embedding)
    FILTER node.type = row.type AND away <= row.distanceMax
    RETURN node, away
    ORDER BY away, node.id
    LIMIT 1
  }
  RETURN node AS nearest, away AS distance
}
LET entity = coalesce(exact, known, nearest)
RETURN
  row.index AS index,
  coalesce(entity.mergedIntoId, entity.id) AS id,
  entity.id AS ownId,
  entity.canonicalName AS name,
  entity.type AS type,
  CASE
    WHEN exact IS NOT NULL THEN 'exact'
    WHEN known IS NOT NULL THEN 'alias'
    WHEN nearest IS NOT NULL THEN 'nearest'
  END AS method,
  distance
ORDER BY index
LIMIT 10000
