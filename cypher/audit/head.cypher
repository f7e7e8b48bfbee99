// audit.head(id :: STRING, namespace :: STRING, at :: ZONED DATETIME)
//   :: (sealIndex :: INTEGER?, sealHash :: STRING?)
// WRITE one
//
// The last seal of a namespace, which nobody else can go on from until this transaction ends: writing
// the cursor locks it.
MERGE (cursor:ConsolidationCursor {id: $id})
  ON CREATE SET cursor.namespace = $namespace, cursor.ingestedAt = $at, cursor.processedCount = 0
SET cursor.namespace = $namespace
RETURN cursor.sealIndex AS sealIndex, cursor.sealHash AS sealHash
