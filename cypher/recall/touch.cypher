// recall.touch(rows :: LIST<MAP>, at :: ZONED DATETIME) :: (touched :: INTEGER)
// WRITE one
//
// Notes that memories were used: when, how often, and a little more importance each time, towards 1.
// Off the read path and in batches; losing a batch loses statistics and nothing else. Not
// idempotent by nature: every run is one more use.
UNWIND $rows AS row
MATCH (node:Episode|Fact|CoreBlock)
WHERE node.id = row.id
SET
  node.lastAccess = $at,
  node.accessCount = node.accessCount + row.count,
  node.importance = node.importance + (1 - node.importance) * 0.02 * row.count
RETURN count(node) AS touched
