// badPattern.report(pattern :: MAP, embedding :: LIST<FLOAT>?, slot :: STRING, agent :: MAP,
//     provenance :: MAP, skillId :: STRING?, at :: ZONED DATETIME)
//   :: (id :: STRING, isNew :: BOOLEAN, isLinked :: BOOLEAN)
// WRITE one
//
// Keeps a way in which something fails, and ties it to the skill that failed so. The same failure of one
// namespace is one node, however often it is seen; one that was put away comes back. $isLinked is
// whether the skill was not known to fail this way.
MERGE (failure:BadPattern {id: $pattern.id})
  ON CREATE SET failure = $pattern
LET isNew = NOT EXISTS { (failure)-[:HAS_PROVENANCE]->() }
REMOVE failure.expiredAt
WITH failure, isNew
CALL (failure, isNew) {
  FILTER isNew
  CREATE (failure)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
  SET record = $provenance
  MERGE (writer:Agent {id: $agent.id})
    ON CREATE SET writer += $agent
  CALL (failure) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(failure, $slot, $embedding)
  }
}
OPTIONAL MATCH (skill:Skill {id: $skillId})
LET isLinked = skill IS NOT NULL AND NOT EXISTS { (skill)-[:HAS_FAILURE]->(failure) }
CALL (failure, skill, isLinked) {
  FILTER isLinked
  CREATE (skill)-[:HAS_FAILURE {observedAt: $at}]->(failure)
}
RETURN failure.id AS id, isNew, isLinked
