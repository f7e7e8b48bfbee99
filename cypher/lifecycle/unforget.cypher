// lifecycle.unforget(namespaces :: LIST<STRING>, id :: STRING)
//   :: (id :: STRING, namespace :: STRING, isNew :: BOOLEAN, blockKind :: STRING?)
// WRITE maybe
//
// Brings back a memory that was put away, exactly as it was. No row when there is no such memory in
// $namespaces. A second run changes nothing.
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.expiredAt IS NOT NULL
REMOVE node.expiredAt
RETURN node.id AS id, node.namespace AS namespace, isNew, node.blockKind AS blockKind
