// core.remove(namespaces :: LIST<STRING>, id :: STRING, at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, contentHash :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Puts a core block away: no search shows it, and it stays readable by its id. A second run changes
// nothing.
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces
SET block.id = $id
LET isNew = block.expiredAt IS NULL
SET block.expiredAt = coalesce(block.expiredAt, $at)
RETURN block.id AS id, block.namespace AS namespace, block.contentHash AS contentHash, isNew
