// erasure.withdraw(factIds :: LIST<STRING>, episodeIds :: LIST<STRING>)
//   :: (siblingIds :: LIST<STRING>)
// WRITE one
//
// Takes away what these episodes say for these facts: their words and their places in the text. Gives
// the facts that were weighed together with them. A second run changes nothing.
CALL () {
  MATCH (fact:Fact)<-[evidence:SUPPORTS]-(episode:Episode)
  WHERE fact.id IN $factIds AND episode.id IN $episodeIds
  DELETE evidence
}
OPTIONAL MATCH (fact:Fact)
WHERE fact.id IN $factIds
WITH collect(DISTINCT fact.groupKey) AS groupKeys
OPTIONAL MATCH (sibling:Fact)
WHERE sibling.groupKey IN groupKeys AND NOT sibling.id IN $factIds
RETURN collect(sibling.id) AS siblingIds
