// lifecycle.forget(namespaces :: LIST<STRING>, id :: STRING, at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, isNew :: BOOLEAN, blockKind :: STRING?)
// WRITE maybe
//
// Puts a memory away: no recall finds it, and it stays readable by its id. No row when there is no such
// memory in $namespaces. A second run changes nothing.
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.expiredAt IS NULL
SET node.expiredAt = coalesce(node.expiredAt, $at)
RETURN node.id AS id, node.namespace AS namespace, isNew, node.blockKind AS blockKind
