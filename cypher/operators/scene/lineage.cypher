// Where this comes from
//
// What the selected nodes were made from, and what speaks for or against them.
MATCH (selected)
WHERE elementId(selected) IN $nodes
CALL (selected) {
  MATCH path = (selected)-[:DERIVED_FROM]->{1,2}()
  RETURN path
    UNION
  MATCH path = (selected)<-[:SUPPORTS|CONTRADICTS]-()
  RETURN path
}
RETURN path
LIMIT 200
