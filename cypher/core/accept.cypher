// core.accept(namespaces :: LIST<STRING>, id :: STRING, expectedHash :: STRING,
//     baseline :: STRING)
//   :: (id :: STRING, namespace :: STRING, contentHash :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Makes the present content of a core block what later ones are measured by, if it still is what the
// caller has seen. When it is not, nothing is changed and $contentHash is the one of now.
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces AND block.expiredAt IS NULL
SET block.id = $id
LET isNew = block.contentHash = $expectedHash
CALL (block, isNew) {
  FILTER isNew
  SET block.driftBaseline = $baseline, block.drift = 0.0
}
RETURN block.id AS id, block.namespace AS namespace, block.contentHash AS contentHash, isNew
