// erasure.leftovers(ids :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, kind :: STRING?, namespace :: STRING, contentHash :: STRING?)
// READ many
//
// Withdrawn facts without any evidence, of entities that these episodes mention. Merging entities and
// weighing anew leave such facts behind, in words whose source is no longer told: so they go with
// whatever may have been it.
MATCH (episode:Episode)-[:MENTIONS]->(entity:Entity)
WHERE episode.id IN $ids
WITH DISTINCT entity
MATCH (entity)<-[:ABOUT]-(fact:Fact)
WHERE fact.quarantineReason = 'withdrawn' AND NOT EXISTS { (fact)<-[:SUPPORTS]-() }
WITH DISTINCT fact
RETURN
  fact.id AS id,
  'Fact' AS label,
  null AS kind,
  fact.namespace AS namespace,
  null AS contentHash
ORDER BY id
LIMIT 100000
