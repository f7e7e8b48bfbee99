// Look-ups: the property combinations that verbs search by, most selective questions first.
CREATE INDEX episode_sessionId_sequence_range IF NOT EXISTS
FOR (node:Episode) ON (node.sessionId, node.sequence);

CREATE INDEX episode_namespace_consolidationState_ingestedAt_range IF NOT EXISTS
FOR (node:Episode) ON (node.namespace, node.consolidationState, node.ingestedAt);

CREATE INDEX episode_namespace_capturedAt_range IF NOT EXISTS
FOR (node:Episode) ON (node.namespace, node.capturedAt);

CREATE INDEX episode_taskSignature_range IF NOT EXISTS
FOR (node:Episode) ON (node.taskSignature);

CREATE INDEX episode_runId_range IF NOT EXISTS
FOR (node:Episode) ON (node.runId);

CREATE INDEX episode_embeddingState_range IF NOT EXISTS
FOR (node:Episode) ON (node.embeddingState);

CREATE INDEX fact_namespace_subjectId_predicate_range IF NOT EXISTS
FOR (node:Fact) ON (node.namespace, node.subjectId, node.predicate);

CREATE INDEX fact_namespace_status_range IF NOT EXISTS
FOR (node:Fact) ON (node.namespace, node.status);

CREATE INDEX fact_objectId_range IF NOT EXISTS
FOR (node:Fact) ON (node.objectId);

CREATE INDEX fact_embeddingState_range IF NOT EXISTS
FOR (node:Fact) ON (node.embeddingState);

CREATE INDEX entity_namespace_nameKey_range IF NOT EXISTS
FOR (node:Entity) ON (node.namespace, node.nameKey);

CREATE INDEX entity_embeddingState_range IF NOT EXISTS
FOR (node:Entity) ON (node.embeddingState);

CREATE INDEX note_namespace_kind_range IF NOT EXISTS
FOR (node:Note) ON (node.namespace, node.kind);

CREATE INDEX note_embeddingState_range IF NOT EXISTS
FOR (node:Note) ON (node.embeddingState);

CREATE INDEX skill_embeddingState_range IF NOT EXISTS
FOR (node:Skill) ON (node.embeddingState);

CREATE INDEX badPattern_embeddingState_range IF NOT EXISTS
FOR (node:BadPattern) ON (node.embeddingState);

CREATE INDEX coreBlock_namespace_blockKind_range IF NOT EXISTS
FOR (node:CoreBlock) ON (node.namespace, node.blockKind);

CREATE INDEX coreBlock_embeddingState_range IF NOT EXISTS
FOR (node:CoreBlock) ON (node.embeddingState);

CREATE INDEX workItem_parentId_ordinal_range IF NOT EXISTS
FOR (node:WorkItem) ON (node.parentId, node.ordinal);

CREATE INDEX workItem_namespace_status_range IF NOT EXISTS
FOR (node:WorkItem) ON (node.namespace, node.status);

CREATE INDEX workItem_namespace_kind_range IF NOT EXISTS
FOR (node:WorkItem) ON (node.namespace, node.kind);

CREATE INDEX provenanceRecord_subjectId_range IF NOT EXISTS
FOR (node:ProvenanceRecord) ON (node.subjectId);

CREATE INDEX auditEvent_subjectId_occurredAt_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.subjectId, node.occurredAt);

CREATE INDEX auditEvent_namespace_occurredAt_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.namespace, node.occurredAt);

CREATE INDEX auditEvent_namespace_verb_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.namespace, node.verb);

CREATE INDEX auditEvent_namespace_sealIndex_range IF NOT EXISTS
FOR (node:AuditEvent) ON (node.namespace, node.sealIndex);

CREATE INDEX promotion_candidateId_range IF NOT EXISTS
FOR (node:Promotion) ON (node.candidateId);
