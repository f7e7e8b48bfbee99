// Sessions, newest first
// phrase: sessions in $namespace
// namespace :: WorkItem.namespace = ''
//
// The newest conversations and runs, with the last of what was said in each.
MATCH (session:MemSession)
WHERE session.namespace STARTS WITH $namespace
WITH session
ORDER BY session.startedAt DESC
LIMIT 10
CALL (session) {
  MATCH path = (episode:Episode)-[:IN_SESSION]->(session)
  RETURN path
  ORDER BY episode.sequence DESC
  LIMIT 20
}
RETURN path
LIMIT 200
