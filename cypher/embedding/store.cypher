// embedding.store(rows :: LIST<MAP>, slot :: STRING) :: (stored :: INTEGER)
// WRITE one
//
// Puts vectors into the property $slot, beside those of another model. A second run writes the same.
UNWIND $rows AS row
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
WHERE node.id = row.id
CALL db.create.setNodeVectorProperty(node, $slot, row.embedding)
RETURN count(node) AS stored
