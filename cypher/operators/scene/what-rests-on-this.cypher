// What rests on this
//
// What the selected nodes speak for, and what was made from them.
MATCH (selected)
WHERE elementId(selected) IN $nodes
CALL (selected) {
  MATCH path = (selected)-[:SUPPORTS]->()
  RETURN path
    UNION
  MATCH path = (selected)<-[:DERIVED_FROM]-{1,3}()
  RETURN path
}
RETURN path
LIMIT 200
