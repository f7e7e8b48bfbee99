// belief.release(id :: STRING, owner :: STRING) :: VOID
// WRITE none
//
// Gives a lease back. Another owner's lease is left alone.
MATCH (cursor:ConsolidationCursor {id: $id})
WHERE cursor.leaseOwner = $owner
REMOVE cursor.leaseOwner, cursor.leaseUntil
FINISH
