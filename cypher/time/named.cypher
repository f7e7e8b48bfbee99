// time.named(namespaces :: LIST<STRING>, anchor :: STRING?, window :: STRING?, scope :: STRING?)
//   :: (kind :: STRING, id :: STRING, namespace :: STRING, startsAt :: ZONED DATETIME?,
//       endsAt :: ZONED DATETIME?)
// READ many
//
// What names mean: an instant, a stretch of time, a scope. A name may mean something in each namespace.
MATCH (found:ValidityAnchor)
WHERE found.namespace IN $namespaces AND found.name = $anchor
RETURN
  'anchor' AS kind,
  found.id AS id,
  found.namespace AS namespace,
  found.anchoredAt AS startsAt,
  null AS endsAt
ORDER BY id
LIMIT 100
  UNION ALL
MATCH (found:RecencyWindow)
WHERE found.namespace IN $namespaces AND found.name = $window
RETURN
  'window' AS kind,
  found.id AS id,
  found.namespace AS namespace,
  found.startsAt AS startsAt,
  found.endsAt AS endsAt
ORDER BY id
LIMIT 100
  UNION ALL
MATCH (found:Scope)
WHERE found.namespace IN $namespaces AND found.name = $scope
RETURN
  'scope' AS kind,
  found.id AS id,
  found.namespace AS namespace,
  null AS startsAt,
  null AS endsAt
ORDER BY id
LIMIT 100
