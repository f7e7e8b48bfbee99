// session.end(session :: STRING, namespaces :: LIST<STRING>, at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, endedAt :: ZONED DATETIME, isNew :: BOOLEAN)
// WRITE maybe
//
// Writes down when a session ended. $session is its id or the key its writer gave it. No row when there is
// no such session in $namespaces. A second run changes nothing.
MATCH (session:MemSession)
WHERE session.namespace IN $namespaces AND (session.id = $session OR session.key = $session)
WITH session
ORDER BY session.id
LIMIT 1
LET isNew = session.endedAt IS NULL
SET session.endedAt = coalesce(session.endedAt, $at)
RETURN session.id AS id, session.namespace AS namespace, session.endedAt AS endedAt, isNew
