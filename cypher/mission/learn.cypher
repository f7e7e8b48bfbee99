// mission.learn(namespace :: STRING, validationId :: STRING, name :: STRING?, isPass :: BOOLEAN,
//     skill :: MAP?, embedding :: LIST<FLOAT>?, isGeneral :: BOOLEAN, failure :: MAP?,
//     slot :: STRING, at :: ZONED DATETIME)
//   :: (id :: STRING, name :: STRING, isNew :: BOOLEAN, successCount :: INTEGER,
//       failureCount :: INTEGER, proficiency :: FLOAT)
// WRITE many
//
// What a check teaches. It counts for or against the capability that it names, those that its decision
// made use of and those that were learned from it. A pass under a new name makes a capability, tied to
// the decision and the check; a fail makes none, but is kept as a way in which the others fail. The
// proficiency is the mean of Beta(successes + 1, failures + 1). The caller runs this once a check.
MATCH (validation:Episode {id: $validationId})-[:PART_OF]->(mission:WorkItem)
OPTIONAL MATCH (validation)-[:SUPPORTS|CONTRADICTS]->(decision:Episode)
CALL (decision) {
  CALL (decision) {
    MATCH (skill:Skill)
    WHERE
      skill.namespace = $namespace AND
      skill.name = $name AND
      skill.deprecatedAt IS NULL AND
      skill.expiredAt IS NULL
    RETURN skill
    ORDER BY skill.version DESC
    LIMIT 1
      UNION
    MATCH (decision)-[:DERIVED_FROM]-(skill:Skill)
    WHERE skill.deprecatedAt IS NULL AND skill.expiredAt IS NULL
    RETURN skill
  }
  RETURN collect(skill) AS known
}
LET isNovel = $isPass AND $skill IS NOT NULL AND none(each IN known WHERE each.name = $name)
CALL (validation, mission, decision, isNovel) {
  FILTER isNovel
  CREATE (skill:Skill)
  SET skill = $skill
  CREATE (skill)-[:DERIVED_FROM {at: $at}]->(validation)
  CALL (skill) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(skill, $slot, $embedding)
  }
  CALL (skill, decision) {
    FILTER decision IS NOT NULL
    CREATE (skill)-[:DERIVED_FROM {at: $at}]->(decision)
  }
  CALL (skill, validation, mission) {
    FILTER NOT $isGeneral
    CREATE (skill)-[:PART_OF {at: $at}]->(mission)
    SET skill.sessionId = validation.sessionId
  }
  RETURN collect(skill) AS made
}
UNWIND known + made AS skill
SET
  skill.successCount = skill.successCount +
    CASE
      WHEN $isPass THEN 1
      ELSE 0
    END,
  skill.failureCount = skill.failureCount +
    CASE
      WHEN $isPass THEN 0
      ELSE 1
    END,
  skill.useCount = coalesce(skill.useCount, 0) +
    CASE
      WHEN skill.name = $name THEN 1
      ELSE 0
    END,
  skill.lastUsedAt = $at
SET skill.proficiency = (skill.successCount + 1.0) / (skill.successCount + skill.failureCount + 2)
MERGE (skill)-[source:DERIVED_FROM]->(validation)
  ON CREATE SET source.at = $at
CALL (skill, validation) {
  FILTER $failure IS NOT NULL
  MERGE (pattern:BadPattern {id: $failure.id})
    ON CREATE SET pattern = $failure
  MERGE (skill)-[failing:HAS_FAILURE]->(pattern)
    ON CREATE SET failing.observedAt = $at
  MERGE (pattern)-[seen:DERIVED_FROM]->(validation)
    ON CREATE SET seen.at = $at
}
RETURN
  skill.id AS id,
  skill.name AS name,
  isNovel AND skill.name = $name AS isNew,
  skill.successCount AS successCount,
  skill.failureCount AS failureCount,
  skill.proficiency AS proficiency
ORDER BY name = $name DESC, id
LIMIT 50
