// agent.rate(rows :: LIST<MAP>) :: (rated :: INTEGER)
// WRITE one
//
// Writes down how reliable agents have been. A second run changes nothing.
UNWIND $rows AS row
MATCH (agent:Agent {id: row.id})
SET agent.reliability = row.reliability
RETURN count(agent) AS rated
