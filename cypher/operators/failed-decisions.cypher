// Failed decisions
// phrase: failed decisions in $namespace
// namespace :: WorkItem.namespace = ''
//
// Decisions that a check speaks against, with the mission they were made in and what took their place.
MATCH path = (check:Episode)-[:CONTRADICTS]->(decision:Episode)-[:PART_OF]->(:WorkItem)
WHERE
  check.kind = 'validation' AND
  decision.kind = 'decision' AND
  decision.namespace STARTS WITH $namespace
OPTIONAL MATCH replaced = (decision)-[:SUPERSEDED_BY]->(:Episode)
RETURN path, replaced
LIMIT 200
