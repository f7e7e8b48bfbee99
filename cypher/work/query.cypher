// work.query(namespaces :: LIST<STRING>, kind :: STRING?, status :: STRING?, tag :: STRING?,
//     parentId :: STRING?, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, parentId :: STRING?, kind :: STRING, title :: STRING,
//       status :: STRING, dueAt :: ZONED DATETIME?, updatedAt :: ZONED DATETIME,
//       tags :: LIST<STRING>)
// READ many
//
// Pieces of work by what they are, how they stand, what they carry and where they hang; the one that moved
// last comes first.
MATCH (work:WorkItem)
WHERE
  work.namespace IN $namespaces AND
  ($kind IS NULL OR work.kind = $kind) AND
  ($status IS NULL OR work.status = $status) AND
  ($parentId IS NULL OR work.parentId = $parentId) AND
  ($tag IS NULL OR
    EXISTS {
      (work)-[:HAS_TAG]->(tag:Tag)
      WHERE tag.slug = $tag
    })
RETURN
  work.id AS id,
  work.namespace AS namespace,
  work.parentId AS parentId,
  work.kind AS kind,
  work.title AS title,
  work.status AS status,
  work.dueAt AS dueAt,
  work.updatedAt AS updatedAt,
  coll.sort([(work)-[:HAS_TAG]->(tag:Tag) | tag.slug ]) AS tags
ORDER BY updatedAt DESC, id
LIMIT $limit
