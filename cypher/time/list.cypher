// time.list(namespaces :: LIST<STRING>, limit :: INTEGER)
//   :: (kind :: STRING, id :: STRING, namespace :: STRING, name :: STRING,
//       startsAt :: ZONED DATETIME?, endsAt :: ZONED DATETIME?, memberCount :: INTEGER)
// READ many procedure
//
// The instants, stretches of time and scopes that have names, each with how many memories are tied to it.
CALL () {
  MATCH (found:ValidityAnchor)
  WHERE found.namespace IN $namespaces
  RETURN 'anchor' AS kind, found, found.anchoredAt AS startsAt, found.name AS name
  ORDER BY name
  LIMIT $limit
    UNION ALL
  MATCH (found:RecencyWindow)
  WHERE found.namespace IN $namespaces
  RETURN 'window' AS kind, found, found.startsAt AS startsAt, found.name AS name
  ORDER BY name
  LIMIT $limit
    UNION ALL
  MATCH (found:Scope)
  WHERE found.namespace IN $namespaces
  RETURN 'scope' AS kind, found, null AS startsAt, found.name AS name
  ORDER BY name
  LIMIT $limit
}
RETURN
  kind,
  found.id AS id,
  found.namespace AS namespace,
  name,
  startsAt,
  found.endsAt AS endsAt,
  COUNT { (found)<-[:VALID_AT|RECENT_IN|IN_SCOPE]-() } AS memberCount
ORDER BY kind, name, id
LIMIT $limit
