// core.set(block :: MAP, embedding :: LIST<FLOAT>?, slot :: STRING, agent :: MAP,
//     provenance :: MAP, eventId :: STRING, countMax :: INTEGER)
//   :: (id :: STRING, contentHash :: STRING, embeddingState :: STRING, isNew :: BOOLEAN,
//       isFull :: BOOLEAN, earlier :: STRING?)
// WRITE one
//
// Keeps what always holds, unless the namespace holds it already or holds $countMax blocks. $earlier is
// what was written down under $eventId, when the same operation was done before. A second run changes
// nothing.
OPTIONAL MATCH (known:CoreBlock {id: $block.id})
OPTIONAL MATCH (event:AuditEvent {id: $eventId})
CALL () {
  MATCH (each:CoreBlock)
  WHERE each.namespace = $block.namespace AND each.blockKind IS NOT NULL AND each.expiredAt IS NULL
  WITH each
  ORDER BY each.id
  LET isSame = each.contentHash = $block.contentHash AND each.blockKind = $block.blockKind
  RETURN count(each) AS liveCount, collect(
      CASE
        WHEN isSame THEN each
      END)[0] AS same
}
LET stored = coalesce(known, same)
LET isFull = stored IS NULL AND liveCount >= $countMax
CALL (stored, isFull) {
  FILTER stored IS NULL AND NOT isFull
  CREATE (block:CoreBlock)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
  SET block = $block
  SET record = $provenance
  MERGE (writer:Agent {id: $agent.id})
    ON CREATE SET writer += $agent
  CALL (block) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(block, $slot, $embedding)
  }
  RETURN collect(block)[0] AS made
}
LET answer = coalesce(made, stored)
RETURN
  coalesce(answer.id, $block.id) AS id,
  coalesce(answer.contentHash, $block.contentHash) AS contentHash,
  coalesce(answer.embeddingState, 'none') AS embeddingState,
  made IS NOT NULL AS isNew,
  isFull,
  event.payload AS earlier
