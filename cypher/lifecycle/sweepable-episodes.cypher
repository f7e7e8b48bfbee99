// lifecycle.sweepableEpisodes(namespace :: STRING, before :: ZONED DATETIME,
//     afterAt :: ZONED DATETIME, afterId :: STRING, limit :: INTEGER)
//   :: (id :: STRING, at :: ZONED DATETIME, ingestedAt :: ZONED DATETIME, lastAccess :: ZONED DATETIME,
//       importance :: FLOAT, isPinned :: BOOLEAN, isUnread :: BOOLEAN, isEvidence :: BOOLEAN,
//       isCited :: BOOLEAN, isAtWork :: BOOLEAN, isAttested :: BOOLEAN, isContested :: BOOLEAN,
//       isPromoted :: BOOLEAN)
// READ many
//
// Episodes captured before an instant, oldest first, from behind ($afterAt, $afterId), with whatever speaks
// for keeping each: a fact or a decision that rests on it, a note made from it, work that goes on, or that
// it was not consolidated yet.
MATCH (node:Episode)
USING INDEX node:Episode(namespace, capturedAt)
WHERE
  node.namespace = $namespace AND
  $afterAt <= node.capturedAt < $before AND
  NOT (node.capturedAt = $afterAt AND node.id <= $afterId) AND
  node.expiredAt IS NULL
WITH node
ORDER BY node.namespace, node.capturedAt, node.id
LIMIT $limit
RETURN
  node.id AS id,
  node.capturedAt AS at,
  node.ingestedAt AS ingestedAt,
  node.lastAccess AS lastAccess,
  node.importance AS importance,
  node.isPinned AS isPinned,
  node.consolidationState IN ['raw', 'in_progress'] AS isUnread,
  EXISTS {
    MATCH (node)-[evidence:SUPPORTS|CONTRADICTS]->(held:Fact|Episode)
    WHERE
      evidence.rejectedAt IS NULL AND
      held.expiredAt IS NULL AND
      (held:Episode OR held.status IN ['active', 'contested'])
  } AS isEvidence,
  EXISTS {
    MATCH (node)<-[:DERIVED_FROM]-(made)
    WHERE made.expiredAt IS NULL AND NOT EXISTS { (made)-[:SUPERSEDED_BY]->() }
  } AS isCited,
  EXISTS {
    MATCH (node)-[:PART_OF]->(work:WorkItem)
    WHERE NOT work.status IN ['completed', 'failed', 'done', 'dropped']
  } AS isAtWork,
  false AS isAttested,
  false AS isContested,
  false AS isPromoted
ORDER BY at, id
LIMIT $limit
