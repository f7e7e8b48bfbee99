// promotion.opposed(namespace :: STRING, rows :: LIST<MAP>) :: (copyId :: STRING, otherId :: STRING)
// READ many
//
// What already holds for everybody and cannot hold beside the copies that facts have or would have.
UNWIND $rows AS row
MATCH (other:Fact)
WHERE
  other.groupKey = row.groupKey AND
  other.namespace = $namespace AND
  other.status = 'active' AND
  other.id <> row.id AND
  (other.objectKey <> row.objectKey OR other.isNegated <> row.isNegated)
RETURN row.id AS copyId, other.id AS otherId
ORDER BY copyId, otherId
LIMIT 1000
