// agent.rated(tenant :: STRING) :: (id :: STRING, namespace :: STRING, reliability :: STRING?)
// READ many
//
// The agents of a tenant, each with what was last written down of its reliability.
MATCH (agent:Agent)
WHERE agent.namespace STARTS WITH $tenant + '/agent:'
RETURN agent.id AS id, agent.namespace AS namespace, agent.reliability AS reliability
ORDER BY id
LIMIT 100000
