// Decision lineage of …
// phrase: decision lineage of $decision
// decision :: Episode.action = 'Proceed with prod migration using pg_upgrade --link, maintenance window 2–4 AM'
//
// What a decision rests on and what came of it: the evidence and the checks that point at it, the slice it
// was based on with everything in it, what was learned from it, and what took its place.
MATCH (decision:Episode)-[:PART_OF]->(:WorkItem)
WHERE decision.kind = 'decision' AND $decision IN [decision.id, decision.action]
CALL (decision) {
  MATCH path = (decision)<-[:SUPPORTS|CONTRADICTS|ABOUT]-(:Episode|Fact)
  RETURN path
    UNION
  MATCH path = (decision)-[:DERIVED_FROM]->{1,2}(:Episode|Note|Skill)
  RETURN path
    UNION
  MATCH path = (decision)<-[:DERIVED_FROM]-(:Skill)
  RETURN path
    UNION
  MATCH path = (decision)-[:SUPERSEDED_BY]-(:Episode)
  RETURN path
}
RETURN path
LIMIT 200
