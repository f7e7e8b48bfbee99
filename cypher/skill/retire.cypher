// skill.retire(namespace :: STRING, name :: STRING, below :: INTEGER, isServedToo :: BOOLEAN,
//     at :: ZONED DATETIME)
//   :: (id :: STRING)
// WRITE many
//
// Takes the versions of a skill below one out of service: they stay readable by id, and leave both
// indexes, so that old versions never crowd out what is served. Those that a review let into service
// go only when $isServedToo. A second run changes nothing.
MATCH (skill:Skill)
WHERE
  skill.namespace = $namespace AND
  skill.name = $name AND
  skill.version < $below AND
  skill.deprecatedAt IS NULL AND
  ($isServedToo OR NOT skill.authorityState IN ['reviewed', 'admitted'])
WITH skill
ORDER BY skill.version
LIMIT 1000
SET skill.deprecatedAt = $at, skill.embeddingState = 'none', skill.namespaceKey = 'retired'
REMOVE skill.embedding, skill.embeddingAlt, skill.embeddingModel
RETURN skill.id AS id
