// tag.detach(namespaces :: LIST<STRING>, id :: STRING, slugs :: LIST<STRING>)
//   :: (id :: STRING, namespace :: STRING, tagIds :: LIST<STRING>)
// WRITE maybe
//
// Takes tags off a memory or a piece of work. $tagIds are those it carried. No row when there is no such
// node in $namespaces. A second run changes nothing.
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id = $id AND node.namespace IN $namespaces
CALL (node) {
  MATCH (node)-[carried:HAS_TAG]->(tag:Tag)
  WHERE tag.slug IN $slugs
  WITH tag.id AS tagId, carried
  DELETE carried
  RETURN collect(tagId) AS tagIds
}
RETURN node.id AS id, node.namespace AS namespace, tagIds
