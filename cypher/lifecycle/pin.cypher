// lifecycle.pin(namespaces :: LIST<STRING>, id :: STRING, isPinned :: BOOLEAN)
//   :: (id :: STRING, namespace :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Pins a memory, or lets it go: what is pinned no sweep forgets. No row when there is no such memory in
// $namespaces. A second run changes nothing.
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.isPinned <> $isPinned
SET node.isPinned = $isPinned
RETURN node.id AS id, node.namespace AS namespace, isNew
