// The mission of this
//
// The missions that the selected nodes are part of.
MATCH (selected)
WHERE elementId(selected) IN $nodes
MATCH path = (selected)-[:PART_OF]->(:WorkItem)
RETURN path
LIMIT 200
