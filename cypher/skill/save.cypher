// skill.save(skill :: MAP, embedding :: LIST<FLOAT>?, slot :: STRING, agent :: MAP,
//     provenance :: MAP, sourceIds :: LIST<STRING>, workItemId :: STRING?, at :: ZONED DATETIME)
//   :: (id :: STRING, version :: INTEGER, authorityState :: STRING, embeddingState :: STRING,
//       supersedes :: STRING?, isNew :: BOOLEAN, refusal :: STRING?)
// WRITE one
//
// Keeps a skill: a new name as version 1, a known one with other content as the next version, with a
// link from the one before. The same content again changes nothing. $refusal names the field that
// clashes or points nowhere; then nothing is written.
//
// Two savers of one name meet at the unique key (namespace, name, version): one of them fails and tries
// again.
OPTIONAL MATCH (known:Skill {id: $skill.id})
OPTIONAL MATCH (work:WorkItem {id: $workItemId})
WHERE work.namespace = $skill.namespace
CALL () {
  OPTIONAL MATCH (each:Skill)
  WHERE each.namespace = $skill.namespace AND each.name = $skill.name AND each.version IS NOT NULL
  RETURN each AS newest
  ORDER BY newest.version DESC
  LIMIT 1
}
CALL () {
  UNWIND $sourceIds AS sourceId
  MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
  WHERE node.id = sourceId
  FILTER node.namespace = $skill.namespace
  RETURN collect(node) AS sources
}
LET
  stored =
    CASE
      WHEN known IS NOT NULL THEN known
      WHEN newest.contentHash = $skill.contentHash AND newest.expiredAt IS NULL THEN newest
    END,
  refusal =
    CASE
      WHEN known.contentHash <> $skill.contentHash THEN 'operationId'
      WHEN $workItemId IS NOT NULL AND work IS NULL THEN 'workItemId'
      WHEN size(sources) < size($sourceIds) THEN 'derivedFrom'
    END
CALL (stored, refusal, newest, work, sources) {
  FILTER stored IS NULL AND refusal IS NULL
  CREATE (skill:Skill)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
  SET skill = $skill
  SET skill.version = coalesce(newest.version, 0) + 1
  SET record = $provenance
  MERGE (writer:Agent {id: $agent.id})
    ON CREATE SET writer += $agent
  CALL (skill) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(skill, $slot, $embedding)
  }
  CALL (skill, sources) {
    UNWIND sources AS source
    CREATE (skill)-[:DERIVED_FROM {at: $at}]->(source)
  }
  CALL (skill, work) {
    FILTER work IS NOT NULL
    CREATE (skill)-[:PART_OF {at: $at}]->(work)
  }
  CALL (skill, newest) {
    FILTER newest IS NOT NULL
    CREATE (newest)-[:SUPERSEDED_BY {at: $at, reason: 'new version'}]->(skill)
  }
  RETURN collect(skill)[0] AS made
}
LET answer = coalesce(made, stored)
RETURN
  coalesce(answer.id, $skill.id) AS id,
  coalesce(answer.version, 0) AS version,
  coalesce(answer.authorityState, 'candidate') AS authorityState,
  coalesce(answer.embeddingState, 'none') AS embeddingState,
  CASE
    WHEN made IS NOT NULL THEN newest.id
  END AS supersedes,
  made IS NOT NULL AS isNew,
  refusal
