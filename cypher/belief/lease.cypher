// belief.lease(id :: STRING, namespace :: STRING, owner :: STRING, until :: ZONED DATETIME,
//     at :: ZONED DATETIME)
//   :: (isOurs :: BOOLEAN, position :: STRING?, processedCount :: INTEGER)
// WRITE one
//
// Takes or keeps the lease on a namespace, so that one worker at a time derives beliefs in it. A lease
// that ran out is free. Writing the owner first locks the cursor until the transaction ends, so that
// two who ask at once are asked one after the other.
MERGE (cursor:ConsolidationCursor {id: $id})
  ON CREATE SET cursor.namespace = $namespace, cursor.ingestedAt = $at, cursor.processedCount = 0
SET cursor.namespace = $namespace
LET isOurs = cursor.leaseOwner IS NULL OR cursor.leaseOwner = $owner OR cursor.leaseUntil <= $at
SET
  cursor.leaseOwner =
    CASE
      WHEN isOurs THEN $owner
      ELSE cursor.leaseOwner
    END,
  cursor.leaseUntil =
    CASE
      WHEN isOurs THEN $until
      ELSE cursor.leaseUntil
    END
RETURN isOurs, cursor.position AS position, cursor.processedCount AS processedCount
