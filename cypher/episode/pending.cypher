// episode.pending(limit :: INTEGER) :: (id :: STRING, text :: STRING)
// READ many
//
// Memories that wait for a vector, oldest first.
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
WHERE node.embeddingState = 'pending'
RETURN
  node.id AS id,
  coalesce(node.statement, node.content, node.name + ': ' + node.description, node.description) AS text
ORDER BY id
LIMIT $limit
