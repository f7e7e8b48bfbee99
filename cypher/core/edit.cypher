// core.edit(namespaces :: LIST<STRING>, id :: STRING, expectedHash :: STRING,
//     baseline :: STRING?, change :: MAP, archive :: MAP, embedding :: LIST<FLOAT>?,
//     slot :: STRING, at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, contentHash :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Gives a core block another content, if it still is what the caller has seen: by the hash of its
// content and by its baseline. What it said before stays as an archive made from it. When it is not,
// nothing is changed and $contentHash is the one of now. Writing the id first locks it, so that of two
// editors one is told.
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces AND block.expiredAt IS NULL
SET block.id = $id
LET
  isNew =
    block.contentHash = $expectedHash AND
    coalesce(block.driftBaseline, '') = coalesce($baseline, '')
CALL (block, isNew) {
  FILTER isNew
  MERGE (old:Note {id: $archive.id})
    ON CREATE SET old = $archive
  MERGE (old)-[made:DERIVED_FROM]->(block)
    ON CREATE SET made.at = $at
  SET block += $change
  REMOVE block.embedding, block.embeddingAlt
  CALL (block) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(block, $slot, $embedding)
  }
}
RETURN block.id AS id, block.namespace AS namespace, block.contentHash AS contentHash, isNew
