// embedding.skills(after :: STRING, limit :: INTEGER, slot :: STRING)
//   :: (id :: STRING, text :: STRING, isLacking :: BOOLEAN)
// READ many
//
// Skills in the order of their ids, from behind $after, each with whether the property $slot is empty and
// should not be: one out of service needs no vector.
MATCH (node:Skill)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN
  node.id AS id,
  node.name + ': ' + node.description AS text,
  node[$slot] IS NULL AND node.deprecatedAt IS NULL AND node.authorityState <> 'rejected' AS isLacking
ORDER BY id
