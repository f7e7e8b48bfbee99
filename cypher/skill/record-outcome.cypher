// skill.recordOutcome(id :: STRING, successCount :: INTEGER, failureCount :: INTEGER,
//     proficiency :: FLOAT, at :: ZONED DATETIME)
//   :: VOID
// WRITE none
//
// Writes how a skill has fared so far. The caller holds it, so the numbers are of now.
MATCH (skill:Skill {id: $id})
SET
  skill.successCount = $successCount,
  skill.failureCount = $failureCount,
  skill.proficiency = $proficiency,
  skill.lastUsedAt = $at
FINISH
