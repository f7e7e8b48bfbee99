// server.indexes()
//   :: (name :: STRING, type :: STRING, state :: STRING, labels :: LIST<STRING>,
//       properties :: LIST<STRING>, populationPercent :: FLOAT, constraint :: STRING?)
// READ many
//
// Every index the server has, by name, with the constraint that owns it. Look-up indexes on labels
// are the server's own and left out.
SHOW INDEXES
YIELD name, type, state, labelsOrTypes, properties, populationPercent, owningConstraint
WHERE type <> 'LOOKUP'
RETURN
  name,
  type,
  state,
  labelsOrTypes AS labels,
  properties,
  populationPercent,
  owningConstraint AS constraint
ORDER BY name
