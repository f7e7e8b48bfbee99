// Life: which audit events wait for their seal, and which entities stand for another.
CREATE INDEX auditEvent_isUnsealed_namespace_occurredAt_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.isUnsealed, node.namespace, node.occurredAt);

CREATE INDEX entity_mergedIntoId_range IF NOT EXISTS
FOR (node:Entity) ON (node.mergedIntoId);
