// core.list(namespaces :: LIST<STRING>, kind :: STRING?, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, kind :: STRING, content :: STRING,
//       contentHash :: STRING, sensitivity :: STRING?, trust :: FLOAT, ingestedAt :: ZONED DATETIME,
//       updatedAt :: ZONED DATETIME, drift :: FLOAT?, driftBaseline :: STRING?,
//       attestations :: LIST<MAP>)
// READ many
//
// What always holds, with who vouches for it.
MATCH (block:CoreBlock)
WHERE
  block.namespace IN $namespaces AND
  block.expiredAt IS NULL AND
  ($kind IS NULL OR block.blockKind = $kind)
RETURN
  block.id AS id,
  block.namespace AS namespace,
  block.blockKind AS kind,
  block.content AS content,
  block.contentHash AS contentHash,
  block.sensitivity AS sensitivity,
  block.trust AS trust,
  block.ingestedAt AS ingestedAt,
  coalesce(block.updatedAt, block.ingestedAt) AS updatedAt,
  block.drift AS drift,
  block.driftBaseline AS driftBaseline,
  [
    (block)-[vouch:ATTESTED_BY]->(agent:Agent)
    | {agentId: agent.id, name: agent.name, at: vouch.at, category: vouch.category}
  ] AS attestations
ORDER BY namespace, kind, id
LIMIT $limit
