// erasure.sample(ids :: LIST<STRING>, limit :: INTEGER)
//   :: (namespace :: STRING, text :: STRING, embedding :: LIST<FLOAT>?, embeddingAlt :: LIST<FLOAT>?)
// READ many
//
// Some of what is about to be erased, as the indexes know it: what to search for afterwards.
MATCH (node:Episode|Fact|Note|Entity|Skill|BadPattern)
WHERE node.id IN $ids
RETURN
  node.namespace AS namespace,
  left(coalesce(node.content, node.statement, node.canonicalName, node.description, node.name), 200) AS text,
  node.embedding AS embedding,
  node.embeddingAlt AS embeddingAlt
ORDER BY node.id
LIMIT $limit
