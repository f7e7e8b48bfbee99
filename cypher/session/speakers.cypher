// session.speakers(namespaces :: LIST<STRING>) :: (speaker :: STRING)
// READ many
//
// Everybody who speaks in the newest sessions of these namespaces: the names a question may mean.
MATCH (session:MemSession)
WHERE session.namespace IN $namespaces
WITH session
ORDER BY session.ingestedAt DESC, session.id
LIMIT 2000
UNWIND session.speakers AS speaker
RETURN DISTINCT speaker
ORDER BY speaker
LIMIT 500
