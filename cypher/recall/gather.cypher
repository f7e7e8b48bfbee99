// recall.gather(namespaces :: LIST<STRING>, vector :: LIST<FLOAT>?, slot :: STRING,
//     isExact :: BOOLEAN, width :: INTEGER, words :: STRING, names :: LIST<STRING>, poolSize :: INTEGER, nearSize :: INTEGER,
//     sessionIds :: LIST<STRING>, workItemId :: STRING?, isConfined :: BOOLEAN,
//     knownAt :: ZONED DATETIME?, asOf :: ZONED DATETIME?, now :: ZONED DATETIME, textMax :: INTEGER,
//     startsAt :: ZONED DATETIME?, endsAt :: ZONED DATETIME?, scopeIds :: LIST<STRING>?,
//     memberSize :: INTEGER)
//   :: (id :: STRING, label :: STRING, kind :: STRING?, namespace :: STRING, text :: STRING,
//       stages :: LIST<STRING>, dense :: FLOAT?, lexical :: FLOAT?, sessionId :: STRING?,
//       sequence :: INTEGER?, speaker :: STRING?, role :: STRING?, atMs :: INTEGER,
//       importance :: FLOAT, trust :: FLOAT, lastAccessMs :: INTEGER, isPinned :: BOOLEAN,
//       supersededBy :: STRING?, contradictedBy :: STRING?, isKnown :: BOOLEAN,
//       isCurrent :: BOOLEAN, isLineage :: BOOLEAN, sourceIds :: LIST<STRING>,
//       isOfSession :: BOOLEAN, isDuring :: BOOLEAN, isInScope :: BOOLEAN, isCopy :: BOOLEAN,
//       drift :: FLOAT?)
// READ many
//
// Everything a ranker needs for one question, in one round trip. Candidates come from seven stages: core
// (what always holds), dense (nearest vectors), lexical (full text), walk (what hangs on an entity that
// the question names, and the newest of the work at hand), neighbour (two turns before and after a hit
// of the same session, for the first $nearSize hits of a stage), support (what a fact was read out
// of) and member (the newest $memberSize of the stretch of time from $startsAt to $endsAt, and of
// $scopeIds, when the question names one). Both indexes see only $namespaces;
// $isConfined keeps the nearest vectors to the session. Every candidate has its exact cosine over the
// first $width numbers, whatever stage it came from. $slot says which property holds the vectors.
// $isExact looks at every vector instead of asking the index, for small namespaces in which the index
// stumbles.
//
// Forgotten, superseded and not-yet-known memories are returned with flags, so that the caller can say
// how many of them there were; so are those outside of what the question names. A fact belongs where one
// of its episodes does. A copy for everybody says so when its original is in sight. Instants are milliseconds, because a driver spends 40 microseconds on
// a ZONED DATETIME and there are hundreds; all links of a candidate are read in one expansion.
CALL () {
  CALL () {
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embedding' AND NOT $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX recall_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embedding' AND $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX recall_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces AND found.sessionId IN $sessionIds
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embeddingAlt' AND NOT $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX alternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embeddingAlt' AND $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX alternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces AND found.sessionId IN $sessionIds
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND $isExact
    MATCH (found:Episode|Fact)
    WHERE
      found.namespace IN $namespaces AND
      found[$slot] IS NOT NULL AND
      (NOT $isConfined OR found.sessionId IN $sessionIds)
    RETURN found
    ORDER BY vector.similarity.cosine(found[$slot], $vector) DESC, found.id
    LIMIT $poolSize
  }
  WITH collect(found) AS ranked
  UNWIND range(0, size(ranked) - 1) AS place
  RETURN ranked[place] AS hit, place, 'dense' AS stage, null AS score
    UNION ALL
  FILTER $words <> ''
  CALL
    db.index.fulltext.queryNodes(
      'recall_text_fulltext',
      $words,
      {limit: $poolSize}
    )
    YIELD node, score AS bm25
  WITH collect({node: node, score: bm25}) AS ranked
  UNWIND range(0, size(ranked) - 1) AS place
  RETURN ranked[place].node AS hit, place, 'lexical' AS stage, ranked[place].score AS score
    UNION ALL
  MATCH (hit:CoreBlock)
  WHERE hit.namespace IN $namespaces
  RETURN hit, 0 AS place, 'core' AS stage, null AS score
  ORDER BY hit.expiredAt IS NOT NULL, hit.id
  LIMIT 200
    UNION ALL
  MATCH (entity:Entity)
  USING INDEX entity:Entity(namespace, nameKey)
  WHERE entity.namespace IN $namespaces AND entity.nameKey IN $names
  MATCH (hit:Episode|Fact)-[:ABOUT|MENTIONS]->(entity)
  RETURN hit, 0 AS place, 'walk' AS stage, null AS score
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $poolSize
    UNION ALL
  MATCH (hit:Episode)-[:PART_OF]->(:WorkItem {id: $workItemId})
  RETURN hit, 0 AS place, 'walk' AS stage, null AS score
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $poolSize
    UNION ALL
  MATCH (hit:Episode)
  USING INDEX hit:Episode(namespace, capturedAt)
  WHERE hit.namespace IN $namespaces AND $startsAt <= hit.capturedAt < $endsAt
  RETURN hit, $nearSize AS place, 'member' AS stage, null AS score
  ORDER BY hit.capturedAt DESC, hit.id
  LIMIT $memberSize
    UNION ALL
  MATCH (scope:Scope)
  WHERE scope.id IN $scopeIds
  MATCH (hit:Episode|Fact)-[:IN_SCOPE]->(scope)
  RETURN hit, $nearSize AS place, 'member' AS stage, null AS score
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $memberSize
}
FILTER hit.namespace IN $namespaces
CALL (hit, place, stage, score) {
  RETURN hit AS node, stage AS source, score AS bm25
    UNION ALL
  LET around =
      CASE
        WHEN place < $nearSize THEN hit.sessionId
      END
  MATCH (node:Episode)
  WHERE
    node.sessionId = around AND
    hit.sequence - 2 <= node.sequence <= hit.sequence + 2 AND
    node <> hit
  RETURN node, 'neighbour' AS source, null AS bm25
    UNION ALL
  FILTER hit:Fact
  MATCH (node:Episode)-[:SUPPORTS]->(hit)
  RETURN node, 'support' AS source, null AS bm25
    UNION ALL
  FILTER $isConfined AND place < $nearSize
  MATCH (hit)-[:SUPPORTS]->(node:Fact)
  RETURN node, 'support' AS source, null AS bm25
}
WITH node, collect(DISTINCT source) AS stages, max(bm25) AS lexical
LET
  kindOfNode = labels(node)[0],
  links =
    [
      (node)-[link:SUPERSEDED_BY|CONTRADICTS|PART_OF]->(other)
      WHERE link.resolvedAt IS NULL
      | [type(link), other.id]
    ]
RETURN
  node.id AS id,
  kindOfNode AS label,
  coalesce(node.kind, node.blockKind) AS kind,
  node.namespace AS namespace,
  CASE kindOfNode
    WHEN 'CoreBlock' THEN node.content
    ELSE left(coalesce(node.content, node.statement), $textMax)
  END AS text,
  stages,
  CASE
    WHEN
      $vector IS NOT NULL AND node[$slot] IS NOT NULL
      THEN vector.similarity.cosine(node[$slot][..$width], $vector[..$width]) * 2 - 1
  END AS dense,
  lexical,
  node.sessionId AS sessionId,
  node.sequence AS sequence,
  node.speaker AS speaker,
  node.role AS role,
  coalesce(node.capturedAt, node.ingestedAt).epochMillis AS atMs,
  node.importance AS importance,
  node.trust AS trust,
  node.lastAccess.epochMillis AS lastAccessMs,
  node.isPinned AS isPinned,
  coll.min([link IN links WHERE link[0] = 'SUPERSEDED_BY' | link[1]]) AS supersededBy,
  coll.min([link IN links WHERE link[0] = 'CONTRADICTS' | link[1]]) AS contradictedBy,
  coalesce(
    (node.expiredAt IS NULL OR node.expiredAt > $knownAt) AND
    ($knownAt IS NULL OR node.ingestedAt <= $knownAt),
    false
  ) AS isKnown,
  CASE
    WHEN
      kindOfNode = 'Fact'
      THEN
        EXISTS {
          MATCH (node)-[about:ABOUT]->()
          WHERE
            about.validFrom <= coalesce($asOf, $now) AND
            (about.validTo IS NULL OR about.validTo > coalesce($asOf, $now)) AND
            ($knownAt IS NULL AND about.expiredAt IS NULL OR
              about.ingestedAt <= $knownAt AND
              (about.expiredAt IS NULL OR about.expiredAt > $knownAt))
        }
    ELSE $asOf IS NULL OR node.capturedAt <= $asOf
  END AS isCurrent,
  any(link IN links WHERE link[0] = 'PART_OF' AND link[1] = $workItemId) AS isLineage,
  CASE
    WHEN kindOfNode = 'Fact' THEN [(source:Episode)-[:SUPPORTS]->(node) | source.id ]
    ELSE []
  END AS sourceIds,
  CASE
    WHEN
      kindOfNode = 'Fact' AND size($sessionIds) > 0
      THEN
        EXISTS {
          MATCH (told:Episode)-[:SUPPORTS]->(node)
          WHERE told.sessionId IN $sessionIds
        }
    ELSE false
  END AS isOfSession,
  CASE
    WHEN $startsAt IS NULL THEN true
    WHEN
      kindOfNode = 'Fact'
      THEN
        EXISTS {
          MATCH (told:Episode)-[:SUPPORTS]->(node)
          WHERE $startsAt <= told.capturedAt < $endsAt
        }
    ELSE coalesce($startsAt <= node.capturedAt < $endsAt, false)
  END AS isDuring,
  CASE
    WHEN $scopeIds IS NULL THEN true
    ELSE
      EXISTS {
        MATCH (node)-[:IN_SCOPE]->(scope:Scope)
        WHERE scope.id IN $scopeIds
      } OR
      EXISTS {
        MATCH (node)<-[:SUPPORTS]-(:Episode)-[:IN_SCOPE]->(scope:Scope)
        WHERE scope.id IN $scopeIds
      }
  END AS isInScope,
  CASE
    WHEN
      kindOfNode = 'Fact' AND node.namespace ENDS WITH '/global'
      THEN
        EXISTS {
          MATCH (original:Fact)-[:PROMOTED_TO]->(node)
          WHERE original.namespace IN $namespaces
        }
    ELSE false
  END AS isCopy,
  node.drift AS drift
ORDER BY id
LIMIT 2000
