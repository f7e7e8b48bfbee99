// skill.retrieve(namespaces :: LIST<STRING>, vector :: LIST<FLOAT>?, slot :: STRING,
//     words :: STRING, states :: LIST<STRING>, poolSize :: INTEGER,
//     keepSize :: INTEGER)
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
//
// The state of a skill is in neither index, so each gives $poolSize, and of those that may be shown the
// first $keepSize of each kind go on: many candidates do not hide the few that were reviewed.
CALL () {
  CALL () {
    FILTER $vector IS NOT NULL AND $slot = 'embedding'
    MATCH (found:Skill|BadPattern)
      SEARCH found IN (
        VECTOR INDEX skill_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      ) SCORE AS score
    RETURN found, score, 'dense' AS stage
      UNION ALL
    FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt'
    MATCH (found:Skill|BadPattern)
      SEARCH found IN (
        VECTOR INDEX skillalternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      ) SCORE AS score
    RETURN found, score, 'dense' AS stage
      UNION ALL
    FILTER $words <> ''
    CALL
      db.index.fulltext.queryNodes(
        'skill_text_fulltext',
        $words,
        {limit: $poolSize}
      )
      YIELD node AS found, score
    RETURN found, score, 'lexical' AS stage
  }
  FILTER
    found.namespace IN $namespaces AND
    found.expiredAt IS NULL AND
    (found:BadPattern OR found.deprecatedAt IS NULL AND found.authorityState IN $states)
  WITH found, score, stage
  ORDER BY score DESC, found.id
  WITH stage, found:Skill AS isSkill, collect(found)[..$keepSize] AS kept
  UNWIND kept AS each
  RETURN DISTINCT each AS node
}
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
