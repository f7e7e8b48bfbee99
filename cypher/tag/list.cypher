// tag.list(namespaces :: LIST<STRING>, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, slug :: STRING, display :: STRING?,
//       memoryCount :: INTEGER, workCount :: INTEGER)
// READ many
//
// The tags that something carries, with how many memories and how many pieces of work; the most used
// first. What was put away does not count.
MATCH (tag:Tag)
WHERE tag.namespace IN $namespaces
LET
  memoryCount =
    COUNT {
    (tag)<-[:HAS_TAG]-(node)
    WHERE node.expiredAt IS NULL AND NOT node:WorkItem
    },
  workCount = COUNT { (tag)<-[:HAS_TAG]-(work:WorkItem)
    WHERE work.expiredAt IS NULL }
FILTER memoryCount + workCount > 0
RETURN
  tag.id AS id,
  tag.namespace AS namespace,
  tag.slug AS slug,
  tag.display AS display,
  memoryCount,
  workCount
ORDER BY memoryCount + workCount DESC, slug, namespace
LIMIT $limit
