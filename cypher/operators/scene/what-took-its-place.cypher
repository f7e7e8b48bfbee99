// What came before and after this
//
// The older and newer versions of the selected nodes.
MATCH (selected)
WHERE elementId(selected) IN $nodes
MATCH path = (selected)-[:SUPERSEDED_BY]-{1,5}()
RETURN path
LIMIT 200
