// Capabilities: what was learned, and how it fails
// phrase: capabilities in $namespace
// namespace :: WorkItem.namespace = ''
//
// Skills with the decisions and checks they were learned from, the decisions that made use of them, and the
// ways in which they are known to fail.
MATCH path = (skill:Skill)-[:DERIVED_FROM|HAS_FAILURE]-(:BadPattern|Episode)
WHERE skill.namespace STARTS WITH $namespace
RETURN path
LIMIT 200
