// server.constraints()
//   :: (name :: STRING, type :: STRING, labels :: LIST<STRING>, properties :: LIST<STRING>)
// READ many
//
// Every constraint the server has, by name.
SHOW CONSTRAINTS
YIELD name, type, labelsOrTypes, properties
RETURN name, type, labelsOrTypes AS labels, properties
ORDER BY name
