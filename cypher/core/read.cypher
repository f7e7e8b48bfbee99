// core.read(namespaces :: LIST<STRING>, id :: STRING)
//   :: (id :: STRING, namespace :: STRING, blockKind :: STRING, content :: STRING,
//       contentHash :: STRING, driftBaseline :: STRING?, isRemoved :: BOOLEAN)
// READ maybe
//
// One core block. A missing id and one of somebody else both have no row.
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces
RETURN
  block.id AS id,
  block.namespace AS namespace,
  block.blockKind AS blockKind,
  block.content AS content,
  block.contentHash AS contentHash,
  block.driftBaseline AS driftBaseline,
  block.expiredAt IS NOT NULL AS isRemoved
