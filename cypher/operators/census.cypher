// Census: how much of everything there is
// namespace :: WorkItem.namespace = ''
//
// How many nodes of each label there are, and how many of them were put away.
MATCH (node)
WHERE node.namespace STARTS WITH $namespace
RETURN labels(node)[0] AS label, count(*) AS nodes, count(node.expiredAt) AS putAway
ORDER BY nodes DESC, label
LIMIT 19
