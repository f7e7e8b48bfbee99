// time.defineAnchor(anchor :: MAP, isRedefinition :: BOOLEAN)
//   :: (id :: STRING, isNew :: BOOLEAN, was :: ZONED DATETIME?)
// WRITE one
//
// Gives an instant a name. One that has the name already is moved only by $isRedefinition; $was says
// where it stood. A second run changes nothing.
OPTIONAL MATCH (known:ValidityAnchor {namespace: $anchor.namespace, name: $anchor.name})
LET was = known.anchoredAt
CALL (was) {
  FILTER was IS NULL OR $isRedefinition
  MERGE (named:ValidityAnchor {namespace: $anchor.namespace, name: $anchor.name})
    ON CREATE SET named = $anchor
  SET named.anchoredAt = $anchor.anchoredAt
}
RETURN $anchor.id AS id, was IS NULL AS isNew, was
