// skill.hold(namespaces :: LIST<STRING>, id :: STRING, eventId :: STRING?)
//   :: (id :: STRING, namespace :: STRING, name :: STRING, version :: INTEGER,
//       authorityState :: STRING, successCount :: INTEGER, failureCount :: INTEGER,
//       authorId :: STRING?, earlier :: STRING?)
// WRITE maybe
//
// A skill as it stands, held until the transaction ends: writing its id locks it, so that of two who
// change it the second sees what the first did. $earlier is what was written down under $eventId, when
// that was done before.
MATCH (skill:Skill {id: $id})
WHERE skill.namespace IN $namespaces AND skill.expiredAt IS NULL
SET skill.id = $id
WITH skill
OPTIONAL MATCH (skill)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
WITH skill, min(record.writerId) AS authorId
OPTIONAL MATCH (event:AuditEvent {id: $eventId})
RETURN
  skill.id AS id,
  skill.namespace AS namespace,
  skill.name AS name,
  skill.version AS version,
  skill.authorityState AS authorityState,
  skill.successCount AS successCount,
  skill.failureCount AS failureCount,
  authorId,
  event.payload AS earlier
