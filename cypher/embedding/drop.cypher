// embedding.drop(ids :: LIST<STRING>, slot :: STRING) :: (dropped :: INTEGER)
// WRITE one
//
// Takes the vectors of one model away. A second run changes nothing.
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
WHERE node.id IN $ids
SET node[$slot] = null
RETURN count(node) AS dropped
