// Keys: what may exist once in a namespace. The constraint is what makes a race harmless.
CREATE CONSTRAINT episode_namespace_dedupeKey_unique IF NOT EXISTS
FOR (node:Episode) REQUIRE (node.namespace, node.dedupeKey) IS UNIQUE;

CREATE CONSTRAINT auditEvent_namespace_operationId_unique IF NOT EXISTS
FOR (node:AuditEvent) REQUIRE (node.namespace, node.operationId) IS UNIQUE;

CREATE CONSTRAINT memSession_namespace_key_unique IF NOT EXISTS
FOR (node:MemSession) REQUIRE (node.namespace, node.key) IS UNIQUE;

CREATE CONSTRAINT tag_namespace_slug_unique IF NOT EXISTS
FOR (node:Tag) REQUIRE (node.namespace, node.slug) IS UNIQUE;

CREATE CONSTRAINT scope_namespace_name_unique IF NOT EXISTS
FOR (node:Scope) REQUIRE (node.namespace, node.name) IS UNIQUE;

CREATE CONSTRAINT recencyWindow_namespace_name_unique IF NOT EXISTS
FOR (node:RecencyWindow) REQUIRE (node.namespace, node.name) IS UNIQUE;

CREATE CONSTRAINT validityAnchor_namespace_name_unique IF NOT EXISTS
FOR (node:ValidityAnchor) REQUIRE (node.namespace, node.name) IS UNIQUE;

CREATE CONSTRAINT skill_namespace_name_version_unique IF NOT EXISTS
FOR (node:Skill) REQUIRE (node.namespace, node.name, node.version) IS UNIQUE;
