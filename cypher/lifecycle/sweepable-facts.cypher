// lifecycle.sweepableFacts(namespace :: STRING, before :: ZONED DATETIME,
//     afterAt :: ZONED DATETIME, afterId :: STRING, limit :: INTEGER)
//   :: (id :: STRING, at :: ZONED DATETIME, ingestedAt :: ZONED DATETIME, lastAccess :: ZONED DATETIME,
//       importance :: FLOAT, isPinned :: BOOLEAN, isUnread :: BOOLEAN, isEvidence :: BOOLEAN,
//       isCited :: BOOLEAN, isAtWork :: BOOLEAN, isAttested :: BOOLEAN, isContested :: BOOLEAN,
//       isPromoted :: BOOLEAN)
// READ many
//
// Facts learnt before an instant, oldest first, from behind ($afterAt, $afterId), with whatever speaks for
// keeping each: something that rests on it or was made from it, work that goes on, somebody who vouches for
// it, a dispute that nobody has decided, or a copy that everybody sees.
MATCH (node:Fact)
USING INDEX node:Fact(namespace, ingestedAt)
WHERE
  node.namespace = $namespace AND
  $afterAt <= node.ingestedAt < $before AND
  NOT (node.ingestedAt = $afterAt AND node.id <= $afterId) AND
  node.expiredAt IS NULL
WITH node
ORDER BY node.namespace, node.ingestedAt, node.id
LIMIT $limit
RETURN
  node.id AS id,
  node.ingestedAt AS at,
  node.ingestedAt AS ingestedAt,
  node.lastAccess AS lastAccess,
  node.importance AS importance,
  node.isPinned AS isPinned,
  false AS isUnread,
  EXISTS {
    MATCH (node)-[evidence:SUPPORTS]->(held:Fact|Episode)
    WHERE evidence.rejectedAt IS NULL AND held.expiredAt IS NULL
  } AS isEvidence,
  EXISTS {
    MATCH (node)<-[:DERIVED_FROM]-(made)
    WHERE made.expiredAt IS NULL AND NOT EXISTS { (made)-[:SUPERSEDED_BY]->() }
  } AS isCited,
  EXISTS {
    MATCH (node)-[:PART_OF]->(work:WorkItem)
    WHERE NOT work.status IN ['completed', 'failed', 'done', 'dropped']
  } AS isAtWork,
  EXISTS { (node)-[:ATTESTED_BY]->() } AS isAttested,
  node.status = 'contested' AS isContested,
  EXISTS { (node)-[:PROMOTED_TO]-() } AS isPromoted
ORDER BY at, id
LIMIT $limit
