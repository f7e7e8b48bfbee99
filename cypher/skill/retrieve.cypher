// skill.retrieve(namespaces :: LIST<STRING>, vector :: LIST<FLOAT>?, slot :: STRING,
//     words :: STRING, states :: LIST<STRING>, poolSize :: INTEGER)
//   :: (id :: STRING, label :: STRING, namespace :: STRING, name :: STRING?, version :: INTEGER?,
//       description :: STRING, body :: STRING?, language :: STRING?, params :: STRING?,
//       preconditions :: STRING?, postconditions :: STRING?, authorityState :: STRING?,
//       successCount :: INTEGER?, failureCount :: INTEGER?, proficiency :: FLOAT?,
//       lastUsedAt :: ZONED DATETIME?, isInduced :: BOOLEAN?, observedAt :: ZONED DATETIME?,
//       dense :: FLOAT?, failures :: LIST<MAP>, sourceIds :: LIST<STRING>, skillIds :: LIST<STRING>)
// READ many
//
// Skills and failure modes that may bear on a problem, by their vectors and their words, each with its
// exact cosine; a skill with the ways it failed and what it was made from. Both indexes see only
// $namespaces. What is deprecated, rejected or put away never comes.
CALL () {
  FILTER $vector IS NOT NULL AND $slot = 'embedding'
  MATCH (node:Skill|BadPattern)
    SEARCH node IN (
      VECTOR INDEX skill_embedding_vector
      FOR $vector
      WHERE node.namespace IN $namespaces
      LIMIT $poolSize
    )
  RETURN node
    UNION
  FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt'
  MATCH (node:Skill|BadPattern)
    SEARCH node IN (
      VECTOR INDEX skillalternate_embedding_vector
      FOR $vector
      WHERE node.namespace IN $namespaces
      LIMIT $poolSize
    )
  RETURN node
    UNION
  FILTER $words <> ''
  CALL db.index.fulltext.queryNodes('skill_text_fulltext', $words, {limit: $poolSize}) YIELD node
  RETURN node
}
FILTER
  node.namespace IN $namespaces AND
  node.expiredAt IS NULL AND
  (node:BadPattern OR node.deprecatedAt IS NULL AND node.authorityState IN $states)
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node.namespace AS namespace,
  node.name AS name,
  node.version AS version,
  node.description AS description,
  node.body AS body,
  node.language AS language,
  node.params AS params,
  node.preconditions AS preconditions,
  node.postconditions AS postconditions,
  node.authorityState AS authorityState,
  node.successCount AS successCount,
  node.failureCount AS failureCount,
  node.proficiency AS proficiency,
  node.lastUsedAt AS lastUsedAt,
  node.isInduced AS isInduced,
  node.observedAt AS observedAt,
  CASE
    WHEN
      $vector IS NOT NULL AND node[$slot] IS NOT NULL
      THEN vector.similarity.cosine(node[$slot], $vector) * 2 - 1
  END AS dense,
  [
    (node)-[failed:HAS_FAILURE]->(failure:BadPattern)
    WHERE failure.namespace = node.namespace AND failure.expiredAt IS NULL
    | {id: failure.id, description: failure.description, observedAt: failed.observedAt}
  ] AS failures,
  [(node)-[:DERIVED_FROM]->(source) WHERE source.namespace IN $namespaces | source.id ] AS sourceIds,
  [(skill:Skill)-[:HAS_FAILURE]->(node) WHERE skill.namespace = node.namespace | skill.id ] AS skillIds
ORDER BY id
LIMIT 1000
