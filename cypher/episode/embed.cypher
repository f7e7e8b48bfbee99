// episode.embed(rows :: LIST<MAP>, slot :: STRING, model :: STRING) :: (embedded :: INTEGER)
// WRITE one
//
// Gives memories the vectors they waited for. One that got its vector meanwhile is left as it is, so
// a second run changes nothing.
UNWIND $rows AS row
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
WHERE node.id = row.id AND node.embeddingState = 'pending'
CALL db.create.setNodeVectorProperty(node, $slot, row.embedding)
SET node.embeddingState = 'ready', node.embeddingModel = $model
RETURN count(node) AS embedded
