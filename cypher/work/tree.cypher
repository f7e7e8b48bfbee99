// work.tree(namespaces :: LIST<STRING>, rootIds :: LIST<STRING>)
//   :: (id :: STRING, parentId :: STRING?, kind :: STRING, title :: STRING, status :: STRING,
//       ordinal :: INTEGER, partCount :: INTEGER)
// READ many
//
// These pieces of work and their children, one level: the caller asks again for the next.
CALL () {
  MATCH (work:WorkItem)
  WHERE work.id IN $rootIds
  RETURN work
    UNION
  MATCH (work:WorkItem)
  WHERE work.parentId IN $rootIds AND work.ordinal IS NOT NULL
  RETURN work
}
FILTER work.namespace IN $namespaces
RETURN
  work.id AS id,
  work.parentId AS parentId,
  work.kind AS kind,
  work.title AS title,
  work.status AS status,
  work.ordinal AS ordinal,
  COUNT { (work)<-[:PART_OF]-() } AS partCount
ORDER BY ordinal, id
LIMIT 2000
