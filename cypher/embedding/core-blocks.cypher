// embedding.coreBlocks(after :: STRING, limit :: INTEGER, slot :: STRING)
//   :: (id :: STRING, text :: STRING, isLacking :: BOOLEAN)
// READ many
//
// Core blocks in the order of their ids, from behind $after, each with whether the property $slot is empty.
MATCH (node:CoreBlock)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN node.id AS id, node.content AS text, node[$slot] IS NULL AS isLacking
ORDER BY id
