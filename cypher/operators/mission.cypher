// A mission and all that is part of it
// phrase: mission $mission
// mission :: WorkItem.title = 'Migrate production database to Postgres 16'
//
// What was observed, decided, checked, shown and learned for an aim, and how it hangs together.
MATCH (mission:WorkItem)
WHERE $mission IN [mission.id, mission.title]
MATCH path = (part)-[:PART_OF]->(mission)
OPTIONAL MATCH
  tie = (part)-[:SUPPORTS|CONTRADICTS|SUPERSEDED_BY|DERIVED_FROM]->(:Episode|Note|Skill)
RETURN path, tie
LIMIT 500
