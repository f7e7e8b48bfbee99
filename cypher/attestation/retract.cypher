// attestation.retract(namespaces :: LIST<STRING>, id :: STRING, agentId :: STRING)
//   :: (namespace :: STRING, category :: STRING?, since :: ZONED DATETIME?)
// WRITE maybe
//
// Takes an agent's word for a memory back. The columns are null when it never gave it; no row when there
// is no such memory in $namespaces. A second run changes nothing.
MATCH (node:Fact|CoreBlock|Skill)
WHERE node.id = $id AND node.namespace IN $namespaces
OPTIONAL MATCH (node)-[vote:ATTESTED_BY]->(:Agent {id: $agentId})
LET namespace = node.namespace, category = vote.category, since = vote.at
DELETE vote
RETURN namespace, category, since
