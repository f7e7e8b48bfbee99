// work.link(namespaces :: LIST<STRING>, id :: STRING, memoryId :: STRING, at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Makes a memory part of a piece of work, or one piece of work depend on another. No row when either is
// unknown in $namespaces. A second run changes nothing.
MATCH (work:WorkItem {id: $id})
WHERE work.namespace IN $namespaces
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id = $memoryId AND node.namespace = work.namespace AND node <> work
LET isNew = NOT EXISTS { (node)-[:PART_OF]->(work) } AND NOT EXISTS { (work)-[:DEPENDS_ON]->(node) }
CALL (work, node) {
  FILTER NOT node:WorkItem
  MERGE (node)-[link:PART_OF]->(work)
    ON CREATE SET link.at = $at
}
CALL (work, node) {
  FILTER node:WorkItem
  MERGE (work)-[link:DEPENDS_ON]->(node)
    ON CREATE SET link.at = $at
}
RETURN work.id AS id, work.namespace AS namespace, isNew
