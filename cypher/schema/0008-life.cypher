// Life: facts in the order in which they came, for sweeps and for what held at a named instant.
CREATE INDEX fact_namespace_ingestedAt_range IF NOT EXISTS
FOR (node:Fact) ON (node.namespace, node.ingestedAt);
