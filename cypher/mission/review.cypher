// mission.review(namespaces :: LIST<STRING>, id :: STRING)
//   :: (namespace :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Notes that something that was marked for review has been looked at. No row when it is unknown.
MATCH (node:Episode|Note|Skill|WorkItem)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = coalesce(node.reviewState = 'needs_review', false)
CALL (node, isNew) {
  FILTER isNew
  SET node.reviewState = 'reviewed'
}
RETURN node.namespace AS namespace, isNew
