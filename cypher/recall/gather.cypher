// recall.gather(namespaces :: LIST<STRING>, vector :: LIST<FLOAT>?, width :: INTEGER,
//     words :: STRING, names :: LIST<STRING>, poolSize :: INTEGER, sessionId :: STRING?,
//     workItemId :: STRING?, isConfined :: BOOLEAN, knownAt :: ZONED DATETIME?,
//     asOf :: ZONED DATETIME?, textMax :: INTEGER)
//   :: (id :: STRING, label :: STRING, kind :: STRING?, namespace :: STRING, text :: STRING,
//       stages :: LIST<STRING>, dense :: FLOAT?, lexical :: FLOAT?, sessionId :: STRING?,
//       sequence :: INTEGER?, speaker :: STRING?, role :: STRING?, at :: ZONED DATETIME,
//       importance :: FLOAT, trust :: FLOAT, lastAccess :: ZONED DATETIME, isPinned :: BOOLEAN,
//       supersededBy :: STRING?, contradictedBy :: STRING?, isKnown :: BOOLEAN,
//       isCurrent :: BOOLEAN, isLineage :: BOOLEAN, sourceIds :: LIST<STRING>)
// READ many
//
// Everything a ranker needs for one question, in one round trip. Candidates come from five stages:
// core (what always holds), dense (nearest vectors), lexical (full text), walk (what hangs on an entity that the question
// names, and the newest of the work at hand) and neighbour (two turns before and after a hit of the
// same session). Both indexes see only $namespaces; $isConfined keeps the nearest vectors to the session.
// Every candidate has its exact cosine over the first $width numbers, whatever stage it came from.
//
// Forgotten, superseded and not-yet-known memories are returned with flags, so that the caller can say
// how many of them there were.
CALL () {
  FILTER $vector IS NOT NULL AND NOT $isConfined
  MATCH (hit:Episode|Fact)
    SEARCH hit IN (
      VECTOR INDEX recall_embedding_vector
      FOR $vector
      WHERE hit.namespace IN $namespaces
      LIMIT $poolSize
    )
  RETURN hit, 'dense' AS stage, null AS lexical
    UNION ALL
  FILTER $vector IS NOT NULL AND $isConfined
  MATCH (hit:Episode|Fact)
    SEARCH hit IN (
      VECTOR INDEX recall_embedding_vector
      FOR $vector
      WHERE hit.namespace IN $namespaces AND hit.sessionId = $sessionId
      LIMIT $poolSize
    )
  RETURN hit, 'dense' AS stage, null AS lexical
    UNION ALL
  FILTER $words <> ''
  CALL
    db.index.fulltext.queryNodes(
      'recall_text_fulltext',
      $words,
      {limit: $poolSize}
    )
    YIELD node AS hit, score
  RETURN hit, 'lexical' AS stage, score AS lexical
    UNION ALL
  MATCH (hit:CoreBlock)
  WHERE hit.namespace IN $namespaces
  RETURN hit, 'core' AS stage, null AS lexical
  ORDER BY hit.id
  LIMIT 50
    UNION ALL
  MATCH (entity:Entity)
  WHERE entity.namespace IN $namespaces AND entity.nameKey IN $names
  MATCH (hit:Episode|Fact)-[:ABOUT|MENTIONS]->(entity)
  RETURN hit, 'walk' AS stage, null AS lexical
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $poolSize
    UNION ALL
  MATCH (hit:Episode)-[:PART_OF]->(:WorkItem {id: $workItemId})
  RETURN hit, 'walk' AS stage, null AS lexical
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $poolSize
}
WITH hit, collect(DISTINCT stage) AS stages, max(lexical) AS lexical
WHERE hit.namespace IN $namespaces
CALL (hit, stages, lexical) {
  RETURN hit AS node, stages AS found, lexical AS score
    UNION ALL
  FILTER hit.sequence IS NOT NULL
  UNWIND [hit.sequence - 2, hit.sequence - 1, hit.sequence + 1, hit.sequence + 2] AS place
  MATCH (node:Episode {sessionId: hit.sessionId, sequence: place})
  RETURN node, ['neighbour'] AS found, null AS score
}
WITH node, collect(found) AS founds, max(score) AS lexical
LET stages = reduce(all = [], found IN founds | all + [each IN found WHERE NOT each IN all])
OPTIONAL MATCH (node)-[:SUPERSEDED_BY]->(newer)
WITH node, stages, lexical, min(newer.id) AS supersededBy
OPTIONAL MATCH (node)-[clash:CONTRADICTS]->(rival)
WHERE clash.resolvedAt IS NULL
WITH node, stages, lexical, supersededBy, min(rival.id) AS contradictedBy
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node.kind AS kind,
  node.namespace AS namespace,
  left(coalesce(node.statement, node.content), $textMax) AS text,
  stages,
  CASE
    WHEN
      $vector IS NOT NULL AND node.embedding IS NOT NULL
      THEN vector.similarity.cosine(node.embedding[..$width], $vector[..$width]) * 2 - 1
  END AS dense,
  lexical,
  node.sessionId AS sessionId,
  node.sequence AS sequence,
  node.speaker AS speaker,
  node.role AS role,
  coalesce(node.capturedAt, node.ingestedAt) AS at,
  node.importance AS importance,
  node.trust AS trust,
  node.lastAccess AS lastAccess,
  node.isPinned AS isPinned,
  supersededBy,
  contradictedBy,
  coalesce(
    (node.expiredAt IS NULL OR node.expiredAt > $knownAt) AND
    ($knownAt IS NULL OR node.ingestedAt <= $knownAt),
    false
  ) AS isKnown,
  CASE
    WHEN
      node:Fact
      THEN
        EXISTS {
          MATCH (node)-[about:ABOUT]->()
          WHERE
            ($asOf IS NULL AND about.validTo IS NULL OR
              about.validFrom <= $asOf AND (about.validTo IS NULL OR about.validTo > $asOf)) AND
            ($knownAt IS NULL AND about.expiredAt IS NULL OR
              about.ingestedAt <= $knownAt AND
              (about.expiredAt IS NULL OR about.expiredAt > $knownAt))
        }
    ELSE $asOf IS NULL OR node.capturedAt <= $asOf
  END AS isCurrent,
  $workItemId IS NOT NULL AND EXISTS { (node)-[:PART_OF]->(:WorkItem {id: $workItemId}) } AS isLineage,
  CASE
    WHEN node:Fact THEN [(source:Episode)-[:SUPPORTS]->(node) | source.id ]
    ELSE []
  END AS sourceIds
ORDER BY id
LIMIT 2000
