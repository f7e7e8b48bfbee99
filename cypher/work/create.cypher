// work.create(namespaces :: LIST<STRING>, item :: MAP, tags :: LIST<MAP>)
//   :: (id :: STRING, isNew :: BOOLEAN, refusal :: STRING?)
// WRITE one
//
// Makes a piece of work, behind its siblings. The hierarchy is the scalar parentId and not an edge.
// $refusal names the parent when it is not a piece of work of the same namespace; then nothing is
// written. A second run changes nothing.
OPTIONAL MATCH (parent:WorkItem {id: $item.parentId})
WHERE parent.namespace IN $namespaces AND parent.namespace = $item.namespace
OPTIONAL MATCH (known:WorkItem {id: $item.id})
LET refusal =
    CASE
      WHEN $item.parentId IS NOT NULL AND parent IS NULL THEN 'parentId'
    END
LET
  ordinal =
    COUNT {
      MATCH (sibling:WorkItem)
      WHERE sibling.parentId = $item.parentId AND sibling.ordinal IS NOT NULL
    }
CALL (known, refusal, ordinal) {
  FILTER known IS NULL AND refusal IS NULL
  CREATE (work:WorkItem)
  SET work = $item
  SET work.ordinal = ordinal
  CALL (work) {
    UNWIND $tags AS item
    MERGE (tag:Tag {namespace: work.namespace, slug: item.slug})
      ON CREATE SET tag += item
    MERGE (work)-[:HAS_TAG]->(tag)
  }
}
RETURN $item.id AS id, known IS NULL AND refusal IS NULL AS isNew, refusal
