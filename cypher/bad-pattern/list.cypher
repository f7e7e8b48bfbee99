// badPattern.list(namespaces :: LIST<STRING>, skillId :: STRING?, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, description :: STRING, observedAt :: ZONED DATETIME,
//       skillIds :: LIST<STRING>)
// READ many
//
// What is known not to work, newest first: all of it, or of one skill.
MATCH (failure:BadPattern)
WHERE
  failure.namespace IN $namespaces AND
  failure.expiredAt IS NULL AND
  ($skillId IS NULL OR
    EXISTS {
      (skill:Skill)-[:HAS_FAILURE]->(failure)
      WHERE skill.id = $skillId
    })
RETURN
  failure.id AS id,
  failure.namespace AS namespace,
  failure.description AS description,
  failure.observedAt AS observedAt,
  coll.sort([(skill:Skill)-[:HAS_FAILURE]->(failure) | skill.id ]) AS skillIds
ORDER BY observedAt DESC, id
LIMIT $limit
