// embedding.assign(slot :: STRING, model :: STRING?) :: (slot :: STRING)
// WRITE one
//
// Writes down whose vectors a property holds; no model frees it. A second run changes nothing.
MATCH (schema:SchemaVersion {id: 'schema'})
SET schema.embeddingModel =
    CASE $slot
      WHEN 'embedding' THEN $model
      ELSE schema.embeddingModel
    END
SET
  schema.embeddingAltModel =
    CASE $slot
      WHEN 'embeddingAlt' THEN $model
      ELSE schema.embeddingAltModel
    END
RETURN $slot AS slot
