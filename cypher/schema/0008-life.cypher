// Life: the second slot for the vectors of skills and failure modes, while a graph moves to another
// model.
CREATE VECTOR INDEX skillalternate_embedding_vector IF NOT EXISTS
FOR (node:Skill|BadPattern) ON node.embeddingAlt WITH [node.namespace]
OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};

// Facts in the order in which they came, for sweeps and for what held at a named instant.
CREATE INDEX fact_namespace_ingestedAt_range IF NOT EXISTS
FOR (node:Fact) ON (node.namespace, node.ingestedAt);
// Life: which audit events wait for their seal, and which entities stand for another.
CREATE INDEX auditEvent_isUnsealed_namespace_occurredAt_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.isUnsealed, node.namespace, node.occurredAt);

CREATE INDEX entity_mergedIntoId_range IF NOT EXISTS
FOR (node:Entity) ON (node.mergedIntoId);
