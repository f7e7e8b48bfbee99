// What rests on …
// phrase: what rests on $source
// source :: Episode.content = 'pg_upgrade is in-place, ~0 dump/restore time, requires downtime window'
//
// What would have to be looked at again if an observation turned out to be wrong: the facts and decisions
// that it speaks for, what was learned from those, and the slices that showed it with what was made of them.
MATCH (source:Episode)-[:PART_OF]->(:WorkItem)
WHERE $source IN [source.id, source.content]
CALL (source) {
  MATCH path = (source)-[:SUPPORTS]->(:Episode|Fact)
  RETURN path
    UNION
  MATCH path = (source)-[:SUPPORTS]->(:Episode)<-[:DERIVED_FROM]-(:Skill)
  RETURN path
    UNION
  MATCH path = (source)<-[:DERIVED_FROM]-{1,3}(:Episode|Note|Skill)
  RETURN path
}
RETURN path
LIMIT 200
