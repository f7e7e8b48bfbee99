// attestation.attest(namespaces :: LIST<STRING>, id :: STRING, agent :: MAP, category :: STRING?,
//     at :: ZONED DATETIME)
//   :: (namespace :: STRING, category :: STRING, since :: ZONED DATETIME, isNew :: BOOLEAN,
//       isAuthor :: BOOLEAN)
// WRITE maybe
//
// Lets an agent vouch for a memory: once, however often it says so. $isAuthor says that it wrote the
// memory itself, or what the memory was read out of. No row when there is no such memory in
// $namespaces, or it was put away. A second run changes nothing.
MATCH (node:Fact|CoreBlock|Skill)
WHERE node.id = $id AND node.namespace IN $namespaces AND node.expiredAt IS NULL
MERGE (voter:Agent {id: $agent.id})
  ON CREATE SET voter += $agent
LET isNew = NOT EXISTS { (node)-[:ATTESTED_BY]->(voter) }
MERGE (node)-[vote:ATTESTED_BY]->(voter)
  ON CREATE SET
    vote.at = $at,
    vote.category = coalesce($category, node.predicate, toLower(labels(node)[0]))
RETURN
  node.namespace AS namespace,
  vote.category AS category,
  vote.at AS since,
  isNew,
  EXISTS {
    MATCH (node)-[:HAS_PROVENANCE]->(own:ProvenanceRecord)
    WHERE own.writerId = voter.id
  } OR
  EXISTS {
    MATCH (node)<-[:SUPPORTS]-(:Episode)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
    WHERE origin.writerId = voter.id
  } AS isAuthor
