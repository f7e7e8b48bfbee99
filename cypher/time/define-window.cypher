// time.defineWindow(window :: MAP, isRedefinition :: BOOLEAN)
//   :: (id :: STRING, isNew :: BOOLEAN, was :: ZONED DATETIME?, wasUntil :: ZONED DATETIME?)
// WRITE one
//
// Gives a stretch of time a name; without an end it is still going on. One that has the name already is
// moved only by $isRedefinition; $was and $wasUntil say where it stood. A second run changes nothing.
OPTIONAL MATCH (known:RecencyWindow {namespace: $window.namespace, name: $window.name})
LET was = known.startsAt, wasUntil = known.endsAt
CALL (was) {
  FILTER was IS NULL OR $isRedefinition
  MERGE (named:RecencyWindow {namespace: $window.namespace, name: $window.name})
    ON CREATE SET named = $window
  SET named.startsAt = $window.startsAt, named.endsAt = $window.endsAt
}
RETURN $window.id AS id, was IS NULL AS isNew, was, wasUntil
