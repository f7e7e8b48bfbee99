// tag.attach(namespaces :: LIST<STRING>, id :: STRING, tags :: LIST<MAP>)
//   :: (id :: STRING, namespace :: STRING, tagIds :: LIST<STRING>)
// WRITE maybe
//
// Hangs tags of its own namespace on a memory or a piece of work. $tagIds are those it did not carry yet.
// No row when there is no such node in $namespaces. A second run changes nothing.
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id = $id AND node.namespace IN $namespaces
CALL (node) {
  UNWIND $tags AS item
  FILTER item.namespace = node.namespace
  MERGE (tag:Tag {namespace: node.namespace, slug: item.slug})
    ON CREATE SET tag += item
  LET isNew = NOT EXISTS { (node)-[:HAS_TAG]->(tag) }
  MERGE (node)-[:HAS_TAG]->(tag)
  RETURN collect(
      CASE
        WHEN isNew THEN tag.id
      END) AS tagIds
}
RETURN node.id AS id, node.namespace AS namespace, tagIds
