// mission.origins(namespaces :: LIST<STRING>, skillIds :: LIST<STRING>)
//   :: (id :: STRING, decisionId :: STRING?, missionId :: STRING?, missionTitle :: STRING?,
//       useCount :: INTEGER)
// READ many
//
// Where capabilities come from: the decision each was learned from, and the mission of that decision.
MATCH (skill:Skill)
WHERE skill.id IN $skillIds AND skill.namespace IN $namespaces
CALL (skill) {
  OPTIONAL MATCH (skill)-[:DERIVED_FROM]->(decision:Episode)-[:PART_OF]->(mission:WorkItem)
  WHERE decision.kind = 'decision'
  RETURN decision, mission
  ORDER BY decision.decidedAt
  LIMIT 1
}
RETURN
  skill.id AS id,
  decision.id AS decisionId,
  mission.id AS missionId,
  mission.title AS missionTitle,
  coalesce(skill.useCount, 0) AS useCount
ORDER BY id
LIMIT 100
