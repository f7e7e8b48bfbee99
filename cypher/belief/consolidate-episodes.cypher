// belief.consolidateEpisodes(id :: STRING, owner :: STRING, ids :: LIST<STRING>, position :: STRING,
//     version :: STRING, at :: ZONED DATETIME) :: (isOurs :: BOOLEAN)
// WRITE one
//
// Marks episodes as consolidated and moves the cursor past them, in the transaction that derived what
// follows from them: both happen or neither. $isOurs is false when the lease was lost meanwhile; then
// the caller rolls back.
MATCH (cursor:ConsolidationCursor {id: $id})
LET isOurs = coalesce(cursor.leaseOwner = $owner, false)
CALL (cursor, isOurs) {
  FILTER isOurs
  UNWIND $ids AS episodeId
  MATCH (episode:Episode {id: episodeId})
  WHERE episode.consolidationState <> 'consolidated'
  SET episode.consolidationState = 'consolidated'
  REMOVE episode.lastError
  RETURN count(episode) AS done
}
SET
  cursor.position =
    CASE
      WHEN isOurs THEN $position
      ELSE cursor.position
    END,
  cursor.processedCount = cursor.processedCount + done,
  cursor.processedAt =
    CASE
      WHEN isOurs THEN $at
      ELSE cursor.processedAt
    END,
  cursor.ruleVersion =
    CASE
      WHEN isOurs THEN $version
      ELSE cursor.ruleVersion
    END
RETURN isOurs
