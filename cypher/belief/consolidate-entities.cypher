// belief.consolidateEntities(rows :: LIST<MAP>, at :: ZONED DATETIME) :: (minted :: INTEGER)
// WRITE one
//
// Mints the entities that names were found to mean, keeps what else they go by, and ties the episodes
// that mention them. A second run changes nothing.
UNWIND $rows AS row
MERGE (entity:Entity {id: row.entity.id})
  ON CREATE SET entity = row.entity
LET
  isNew = entity.ingestedAt = $at,
  unknown =
    [
      alias IN row.aliases
      WHERE
        toLower(alias) <> toLower(entity.canonicalName) AND
        NOT any(known IN entity.aliases WHERE toLower(known) = toLower(alias))
    ]
SET
  entity.aliases = entity.aliases + unknown,
  entity.type =
    CASE
      WHEN entity.type = 'thing' THEN row.entity.type
      ELSE entity.type
    END
CALL (row, entity) {
  FILTER row.embedding IS NOT NULL AND entity.embedding IS NULL
  CALL db.create.setNodeVectorProperty(entity, 'embedding', row.embedding)
}
CALL (row, entity) {
  UNWIND row.mentions AS item
  MATCH (episode:Episode {id: item.episodeId})
  MERGE (episode)-[edge:MENTIONS]->(entity)
    ON CREATE SET edge.spanStart = item.spanStart, edge.spanEnd = item.spanEnd
}
RETURN sum(
    CASE
      WHEN isNew THEN 1
      ELSE 0
    END) AS minted
