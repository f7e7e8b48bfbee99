// What changed since …
// phrase: what changed since $decision
// decision :: Episode.action = 'Upgrade analytics with pg_upgrade --link on Sunday, as prod was'
//
// Everything that its mission has come to know since a decision, and the older observations that this
// contradicts.
MATCH (decision:Episode)-[:PART_OF]->(mission:WorkItem)
WHERE decision.kind = 'decision' AND $decision IN [decision.id, decision.action]
MATCH path = (news:Episode)-[:PART_OF]->(mission)
WHERE news.ingestedAt > decision.ingestedAt
OPTIONAL MATCH drift = (news)-[:CONTRADICTS]->(:Episode)
RETURN path, drift
ORDER BY news.ingestedAt DESC
LIMIT 200
