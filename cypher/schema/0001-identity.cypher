// Identity: an id names one node of its label, everywhere and for ever.
CREATE CONSTRAINT episode_id_unique IF NOT EXISTS
FOR (node:Episode) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT fact_id_unique IF NOT EXISTS
FOR (node:Fact) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT entity_id_unique IF NOT EXISTS
FOR (node:Entity) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT note_id_unique IF NOT EXISTS
FOR (node:Note) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT skill_id_unique IF NOT EXISTS
FOR (node:Skill) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT badPattern_id_unique IF NOT EXISTS
FOR (node:BadPattern) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT coreBlock_id_unique IF NOT EXISTS
FOR (node:CoreBlock) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT agent_id_unique IF NOT EXISTS
FOR (node:Agent) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT memSession_id_unique IF NOT EXISTS
FOR (node:MemSession) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT workItem_id_unique IF NOT EXISTS
FOR (node:WorkItem) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT tag_id_unique IF NOT EXISTS
FOR (node:Tag) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT provenanceRecord_id_unique IF NOT EXISTS
FOR (node:ProvenanceRecord) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT auditEvent_id_unique IF NOT EXISTS
FOR (node:AuditEvent) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT promotion_id_unique IF NOT EXISTS
FOR (node:Promotion) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT scope_id_unique IF NOT EXISTS
FOR (node:Scope) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT recencyWindow_id_unique IF NOT EXISTS
FOR (node:RecencyWindow) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT validityAnchor_id_unique IF NOT EXISTS
FOR (node:ValidityAnchor) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT consolidationCursor_id_unique IF NOT EXISTS
FOR (node:ConsolidationCursor) REQUIRE node.id IS UNIQUE;

CREATE CONSTRAINT schemaVersion_id_unique IF NOT EXISTS
FOR (node:SchemaVersion) REQUIRE node.id IS UNIQUE;
