// Drift: what no longer is as it was
// phrase: drift in $namespace
// namespace :: WorkItem.namespace = ''
//
// Newer observations that contradict older ones, and facts that newer facts replaced. Narrow it down with the
// beginning of a namespace, such as a tenant and a slash.
CALL () {
  MATCH path = (newer:Episode)-[:CONTRADICTS]->(:Episode)
  WHERE newer.kind = 'observation' AND newer.namespace STARTS WITH $namespace
  RETURN path
    UNION
  MATCH path = (:Fact)-[:SUPERSEDED_BY]->(newer:Fact)
  WHERE newer.namespace STARTS WITH $namespace
  RETURN path
}
RETURN path
LIMIT 200
