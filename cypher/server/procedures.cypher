// server.procedures() :: (name :: STRING)
// READ many
//
// The statements that the server also offers as procedures. No row means that it has no plugin.
SHOW PROCEDURES
YIELD name
WHERE name STARTS WITH 'stemma.'
RETURN name
ORDER BY name
