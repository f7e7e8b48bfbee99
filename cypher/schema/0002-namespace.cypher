// Ownership: every read starts from the namespaces the caller may see.
CREATE INDEX episode_namespace_range IF NOT EXISTS
FOR (node:Episode) ON (node.namespace);

CREATE INDEX fact_namespace_range IF NOT EXISTS
FOR (node:Fact) ON (node.namespace);

CREATE INDEX entity_namespace_range IF NOT EXISTS
FOR (node:Entity) ON (node.namespace);

CREATE INDEX note_namespace_range IF NOT EXISTS
FOR (node:Note) ON (node.namespace);

CREATE INDEX skill_namespace_range IF NOT EXISTS
FOR (node:Skill) ON (node.namespace);

CREATE INDEX badPattern_namespace_range IF NOT EXISTS
FOR (node:BadPattern) ON (node.namespace);

CREATE INDEX coreBlock_namespace_range IF NOT EXISTS
FOR (node:CoreBlock) ON (node.namespace);

CREATE INDEX agent_namespace_range IF NOT EXISTS
FOR (node:Agent) ON (node.namespace);

CREATE INDEX memSession_namespace_range IF NOT EXISTS
FOR (node:MemSession) ON (node.namespace);

CREATE INDEX workItem_namespace_range IF NOT EXISTS
FOR (node:WorkItem) ON (node.namespace);

CREATE INDEX tag_namespace_range IF NOT EXISTS
FOR (node:Tag) ON (node.namespace);

CREATE INDEX provenanceRecord_namespace_range IF NOT EXISTS
FOR (node:ProvenanceRecord) ON (node.namespace);

CREATE INDEX auditEvent_namespace_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.namespace);

CREATE INDEX promotion_namespace_range IF NOT EXISTS
FOR (node:Promotion) ON (node.namespace);

CREATE INDEX scope_namespace_range IF NOT EXISTS
FOR (node:Scope) ON (node.namespace);

CREATE INDEX recencyWindow_namespace_range IF NOT EXISTS
FOR (node:RecencyWindow) ON (node.namespace);

CREATE INDEX validityAnchor_namespace_range IF NOT EXISTS
FOR (node:ValidityAnchor) ON (node.namespace);

CREATE INDEX consolidationCursor_namespace_range IF NOT EXISTS
FOR (node:ConsolidationCursor) ON (node.namespace);

CREATE INDEX schemaVersion_namespace_range IF NOT EXISTS
FOR (node:SchemaVersion) ON (node.namespace);
