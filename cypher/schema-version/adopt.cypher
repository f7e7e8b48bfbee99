// schemaVersion.adopt(model :: STRING)
//   :: (slot :: STRING?, embeddingModel :: STRING?, embeddingAltModel :: STRING?)
// WRITE one
//
// Finds the property that holds the vectors of this model, and gives the first one to the first model
// that comes. No slot means that this graph holds vectors of other models and none of this one.
MATCH (schema:SchemaVersion {id: 'schema'})
SET
  schema.embeddingModel =
    CASE
      WHEN schema.embeddingModel IS NULL AND schema.embeddingAltModel IS NULL THEN $model
      ELSE schema.embeddingModel
    END
RETURN
  CASE $model
    WHEN schema.embeddingModel THEN 'embedding'
    WHEN schema.embeddingAltModel THEN 'embeddingAlt'
  END AS slot,
  schema.embeddingModel AS embeddingModel,
  schema.embeddingAltModel AS embeddingAltModel
