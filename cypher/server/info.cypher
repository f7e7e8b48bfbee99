// server.info() :: (version :: STRING, edition :: STRING)
// READ one
//
// What the server is. Any version of Neo4j answers this, so it is the first thing we ask.
CALL dbms.components() YIELD versions, edition
RETURN versions[0] AS version, edition
LIMIT 1
