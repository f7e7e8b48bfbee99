// lifecycle.sweep(namespace :: STRING, ids :: LIST<STRING>, at :: ZONED DATETIME) :: (id :: STRING)
// WRITE many
//
// Puts memories away together, as lifecycle.forget does one: no recall finds them, and they stay readable by
// id. What was pinned meanwhile stays. A second run changes nothing and gives no rows.
MATCH (node:Episode|Fact)
WHERE
  node.id IN $ids AND node.namespace = $namespace AND node.expiredAt IS NULL AND NOT node.isPinned
SET node.expiredAt = $at
RETURN node.id AS id
ORDER BY id
LIMIT 1000
