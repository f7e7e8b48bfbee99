// Written by `npm run codegen` from cypher/schema/. Do not edit.
import type { SchemaStep } from '../graph/schema-step.ts'

export const schema: readonly SchemaStep[] = [
  {
    "name": "0001-identity",
    "version": 1,
    "checksum": "6a1d93302c3d70a1e4d9355cb55dc4e3139e3291b5ac0345a6bc5bf0478a53a7",
    "statements": [
      "CYPHER 25 CREATE CONSTRAINT episode_id_unique IF NOT EXISTS\nFOR (node:Episode) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT fact_id_unique IF NOT EXISTS\nFOR (node:Fact) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT entity_id_unique IF NOT EXISTS\nFOR (node:Entity) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT note_id_unique IF NOT EXISTS\nFOR (node:Note) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT skill_id_unique IF NOT EXISTS\nFOR (node:Skill) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT badPattern_id_unique IF NOT EXISTS\nFOR (node:BadPattern) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT coreBlock_id_unique IF NOT EXISTS\nFOR (node:CoreBlock) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT agent_id_unique IF NOT EXISTS\nFOR (node:Agent) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT memSession_id_unique IF NOT EXISTS\nFOR (node:MemSession) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT workItem_id_unique IF NOT EXISTS\nFOR (node:WorkItem) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT tag_id_unique IF NOT EXISTS\nFOR (node:Tag) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT provenanceRecord_id_unique IF NOT EXISTS\nFOR (node:ProvenanceRecord) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT auditEvent_id_unique IF NOT EXISTS\nFOR (node:AuditEvent) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT promotion_id_unique IF NOT EXISTS\nFOR (node:Promotion) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT scope_id_unique IF NOT EXISTS\nFOR (node:Scope) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT recencyWindow_id_unique IF NOT EXISTS\nFOR (node:RecencyWindow) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT validityAnchor_id_unique IF NOT EXISTS\nFOR (node:ValidityAnchor) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT consolidationCursor_id_unique IF NOT EXISTS\nFOR (node:ConsolidationCursor) REQUIRE node.id IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT schemaVersion_id_unique IF NOT EXISTS\nFOR (node:SchemaVersion) REQUIRE node.id IS UNIQUE"
    ],
    "objects": [
      {
        "name": "episode_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Episode"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "fact_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Fact"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "entity_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Entity"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "note_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Note"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "skill_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Skill"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "badPattern_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "BadPattern"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "coreBlock_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "CoreBlock"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "agent_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Agent"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "memSession_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "MemSession"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "workItem_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "WorkItem"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "tag_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Tag"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "provenanceRecord_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "ProvenanceRecord"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "auditEvent_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "promotion_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Promotion"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "scope_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Scope"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "recencyWindow_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "RecencyWindow"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "validityAnchor_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "ValidityAnchor"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "consolidationCursor_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "ConsolidationCursor"
        ],
        "properties": [
          "id"
        ]
      },
      {
        "name": "schemaVersion_id_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "SchemaVersion"
        ],
        "properties": [
          "id"
        ]
      }
    ]
  },
  {
    "name": "0002-namespace",
    "version": 2,
    "checksum": "9ff80e556a7f5e48b615d37b37fff3903251ceddc0f1d3dfc2adde8968200037",
    "statements": [
      "CYPHER 25 CREATE INDEX episode_namespace_range IF NOT EXISTS\nFOR (node:Episode) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX fact_namespace_range IF NOT EXISTS\nFOR (node:Fact) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX entity_namespace_range IF NOT EXISTS\nFOR (node:Entity) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX note_namespace_range IF NOT EXISTS\nFOR (node:Note) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX skill_namespace_range IF NOT EXISTS\nFOR (node:Skill) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX badPattern_namespace_range IF NOT EXISTS\nFOR (node:BadPattern) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX coreBlock_namespace_range IF NOT EXISTS\nFOR (node:CoreBlock) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX agent_namespace_range IF NOT EXISTS\nFOR (node:Agent) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX memSession_namespace_range IF NOT EXISTS\nFOR (node:MemSession) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX workItem_namespace_range IF NOT EXISTS\nFOR (node:WorkItem) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX tag_namespace_range IF NOT EXISTS\nFOR (node:Tag) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX provenanceRecord_namespace_range IF NOT EXISTS\nFOR (node:ProvenanceRecord) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX auditEvent_namespace_range IF NOT EXISTS\nFOR (node:AuditEvent) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX promotion_namespace_range IF NOT EXISTS\nFOR (node:Promotion) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX scope_namespace_range IF NOT EXISTS\nFOR (node:Scope) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX recencyWindow_namespace_range IF NOT EXISTS\nFOR (node:RecencyWindow) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX validityAnchor_namespace_range IF NOT EXISTS\nFOR (node:ValidityAnchor) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX consolidationCursor_namespace_range IF NOT EXISTS\nFOR (node:ConsolidationCursor) ON (node.namespace)",
      "CYPHER 25 CREATE INDEX schemaVersion_namespace_range IF NOT EXISTS\nFOR (node:SchemaVersion) ON (node.namespace)"
    ],
    "objects": [
      {
        "name": "episode_namespace_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "fact_namespace_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "entity_namespace_range",
        "type": "RANGE",
        "labels": [
          "Entity"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "note_namespace_range",
        "type": "RANGE",
        "labels": [
          "Note"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "skill_namespace_range",
        "type": "RANGE",
        "labels": [
          "Skill"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "badPattern_namespace_range",
        "type": "RANGE",
        "labels": [
          "BadPattern"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "coreBlock_namespace_range",
        "type": "RANGE",
        "labels": [
          "CoreBlock"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "agent_namespace_range",
        "type": "RANGE",
        "labels": [
          "Agent"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "memSession_namespace_range",
        "type": "RANGE",
        "labels": [
          "MemSession"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "workItem_namespace_range",
        "type": "RANGE",
        "labels": [
          "WorkItem"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "tag_namespace_range",
        "type": "RANGE",
        "labels": [
          "Tag"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "provenanceRecord_namespace_range",
        "type": "RANGE",
        "labels": [
          "ProvenanceRecord"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "auditEvent_namespace_range",
        "type": "RANGE",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "promotion_namespace_range",
        "type": "RANGE",
        "labels": [
          "Promotion"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "scope_namespace_range",
        "type": "RANGE",
        "labels": [
          "Scope"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "recencyWindow_namespace_range",
        "type": "RANGE",
        "labels": [
          "RecencyWindow"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "validityAnchor_namespace_range",
        "type": "RANGE",
        "labels": [
          "ValidityAnchor"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "consolidationCursor_namespace_range",
        "type": "RANGE",
        "labels": [
          "ConsolidationCursor"
        ],
        "properties": [
          "namespace"
        ]
      },
      {
        "name": "schemaVersion_namespace_range",
        "type": "RANGE",
        "labels": [
          "SchemaVersion"
        ],
        "properties": [
          "namespace"
        ]
      }
    ]
  },
  {
    "name": "0003-keys",
    "version": 3,
    "checksum": "ef0a273765843e41591a39617d8684fa48f1b6c0ab1efe690df07e8c2187e181",
    "statements": [
      "CYPHER 25 CREATE CONSTRAINT episode_namespace_dedupeKey_unique IF NOT EXISTS\nFOR (node:Episode) REQUIRE (node.namespace, node.dedupeKey) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT auditEvent_namespace_operationId_unique IF NOT EXISTS\nFOR (node:AuditEvent) REQUIRE (node.namespace, node.operationId) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT memSession_namespace_key_unique IF NOT EXISTS\nFOR (node:MemSession) REQUIRE (node.namespace, node.key) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT tag_namespace_slug_unique IF NOT EXISTS\nFOR (node:Tag) REQUIRE (node.namespace, node.slug) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT scope_namespace_name_unique IF NOT EXISTS\nFOR (node:Scope) REQUIRE (node.namespace, node.name) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT recencyWindow_namespace_name_unique IF NOT EXISTS\nFOR (node:RecencyWindow) REQUIRE (node.namespace, node.name) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT validityAnchor_namespace_name_unique IF NOT EXISTS\nFOR (node:ValidityAnchor) REQUIRE (node.namespace, node.name) IS UNIQUE",
      "CYPHER 25 CREATE CONSTRAINT skill_namespace_name_version_unique IF NOT EXISTS\nFOR (node:Skill) REQUIRE (node.namespace, node.name, node.version) IS UNIQUE"
    ],
    "objects": [
      {
        "name": "episode_namespace_dedupeKey_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Episode"
        ],
        "properties": [
          "namespace",
          "dedupeKey"
        ]
      },
      {
        "name": "auditEvent_namespace_operationId_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "namespace",
          "operationId"
        ]
      },
      {
        "name": "memSession_namespace_key_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "MemSession"
        ],
        "properties": [
          "namespace",
          "key"
        ]
      },
      {
        "name": "tag_namespace_slug_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Tag"
        ],
        "properties": [
          "namespace",
          "slug"
        ]
      },
      {
        "name": "scope_namespace_name_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Scope"
        ],
        "properties": [
          "namespace",
          "name"
        ]
      },
      {
        "name": "recencyWindow_namespace_name_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "RecencyWindow"
        ],
        "properties": [
          "namespace",
          "name"
        ]
      },
      {
        "name": "validityAnchor_namespace_name_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "ValidityAnchor"
        ],
        "properties": [
          "namespace",
          "name"
        ]
      },
      {
        "name": "skill_namespace_name_version_unique",
        "type": "NODE_PROPERTY_UNIQUENESS",
        "labels": [
          "Skill"
        ],
        "properties": [
          "namespace",
          "name",
          "version"
        ]
      }
    ]
  },
  {
    "name": "0004-look-ups",
    "version": 4,
    "checksum": "d01270180653b8079047e03ef1947b5dee21b3c8d07f98380f036fd14c90ae04",
    "statements": [
      "CYPHER 25 CREATE INDEX episode_sessionId_sequence_range IF NOT EXISTS\nFOR (node:Episode) ON (node.sessionId, node.sequence)",
      "CYPHER 25 CREATE INDEX episode_namespace_consolidationState_ingestedAt_range IF NOT EXISTS\nFOR (node:Episode) ON (node.namespace, node.consolidationState, node.ingestedAt)",
      "CYPHER 25 CREATE INDEX episode_namespace_capturedAt_range IF NOT EXISTS\nFOR (node:Episode) ON (node.namespace, node.capturedAt)",
      "CYPHER 25 CREATE INDEX episode_taskSignature_range IF NOT EXISTS\nFOR (node:Episode) ON (node.taskSignature)",
      "CYPHER 25 CREATE INDEX episode_runId_range IF NOT EXISTS\nFOR (node:Episode) ON (node.runId)",
      "CYPHER 25 CREATE INDEX episode_embeddingState_range IF NOT EXISTS\nFOR (node:Episode) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX fact_namespace_subjectId_predicate_range IF NOT EXISTS\nFOR (node:Fact) ON (node.namespace, node.subjectId, node.predicate)",
      "CYPHER 25 CREATE INDEX fact_namespace_status_range IF NOT EXISTS\nFOR (node:Fact) ON (node.namespace, node.status)",
      "CYPHER 25 CREATE INDEX fact_objectId_range IF NOT EXISTS\nFOR (node:Fact) ON (node.objectId)",
      "CYPHER 25 CREATE INDEX fact_embeddingState_range IF NOT EXISTS\nFOR (node:Fact) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX entity_namespace_nameKey_range IF NOT EXISTS\nFOR (node:Entity) ON (node.namespace, node.nameKey)",
      "CYPHER 25 CREATE INDEX entity_embeddingState_range IF NOT EXISTS\nFOR (node:Entity) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX note_namespace_kind_range IF NOT EXISTS\nFOR (node:Note) ON (node.namespace, node.kind)",
      "CYPHER 25 CREATE INDEX note_embeddingState_range IF NOT EXISTS\nFOR (node:Note) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX skill_embeddingState_range IF NOT EXISTS\nFOR (node:Skill) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX badPattern_embeddingState_range IF NOT EXISTS\nFOR (node:BadPattern) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX coreBlock_namespace_blockKind_range IF NOT EXISTS\nFOR (node:CoreBlock) ON (node.namespace, node.blockKind)",
      "CYPHER 25 CREATE INDEX coreBlock_embeddingState_range IF NOT EXISTS\nFOR (node:CoreBlock) ON (node.embeddingState)",
      "CYPHER 25 CREATE INDEX workItem_parentId_ordinal_range IF NOT EXISTS\nFOR (node:WorkItem) ON (node.parentId, node.ordinal)",
      "CYPHER 25 CREATE INDEX workItem_namespace_status_range IF NOT EXISTS\nFOR (node:WorkItem) ON (node.namespace, node.status)",
      "CYPHER 25 CREATE INDEX workItem_namespace_kind_range IF NOT EXISTS\nFOR (node:WorkItem) ON (node.namespace, node.kind)",
      "CYPHER 25 CREATE INDEX provenanceRecord_subjectId_range IF NOT EXISTS\nFOR (node:ProvenanceRecord) ON (node.subjectId)",
      "CYPHER 25 CREATE INDEX auditEvent_subjectId_occurredAt_range IF NOT EXISTS\nFOR (node:AuditEvent) ON (node.subjectId, node.occurredAt)",
      "CYPHER 25 CREATE INDEX auditEvent_namespace_occurredAt_range IF NOT EXISTS\nFOR (node:AuditEvent) ON (node.namespace, node.occurredAt)",
      "CYPHER 25 CREATE INDEX auditEvent_namespace_verb_range IF NOT EXISTS\nFOR (node:AuditEvent) ON (node.namespace, node.verb)",
      "CYPHER 25 CREATE INDEX auditEvent_namespace_sealIndex_range IF NOT EXISTS\nFOR (node:AuditEvent) ON (node.namespace, node.sealIndex)",
      "CYPHER 25 CREATE INDEX promotion_candidateId_range IF NOT EXISTS\nFOR (node:Promotion) ON (node.candidateId)"
    ],
    "objects": [
      {
        "name": "episode_sessionId_sequence_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "sessionId",
          "sequence"
        ]
      },
      {
        "name": "episode_namespace_consolidationState_ingestedAt_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "namespace",
          "consolidationState",
          "ingestedAt"
        ]
      },
      {
        "name": "episode_namespace_capturedAt_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "namespace",
          "capturedAt"
        ]
      },
      {
        "name": "episode_taskSignature_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "taskSignature"
        ]
      },
      {
        "name": "episode_runId_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "runId"
        ]
      },
      {
        "name": "episode_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "fact_namespace_subjectId_predicate_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "namespace",
          "subjectId",
          "predicate"
        ]
      },
      {
        "name": "fact_namespace_status_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "namespace",
          "status"
        ]
      },
      {
        "name": "fact_objectId_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "objectId"
        ]
      },
      {
        "name": "fact_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "entity_namespace_nameKey_range",
        "type": "RANGE",
        "labels": [
          "Entity"
        ],
        "properties": [
          "namespace",
          "nameKey"
        ]
      },
      {
        "name": "entity_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "Entity"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "note_namespace_kind_range",
        "type": "RANGE",
        "labels": [
          "Note"
        ],
        "properties": [
          "namespace",
          "kind"
        ]
      },
      {
        "name": "note_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "Note"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "skill_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "Skill"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "badPattern_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "BadPattern"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "coreBlock_namespace_blockKind_range",
        "type": "RANGE",
        "labels": [
          "CoreBlock"
        ],
        "properties": [
          "namespace",
          "blockKind"
        ]
      },
      {
        "name": "coreBlock_embeddingState_range",
        "type": "RANGE",
        "labels": [
          "CoreBlock"
        ],
        "properties": [
          "embeddingState"
        ]
      },
      {
        "name": "workItem_parentId_ordinal_range",
        "type": "RANGE",
        "labels": [
          "WorkItem"
        ],
        "properties": [
          "parentId",
          "ordinal"
        ]
      },
      {
        "name": "workItem_namespace_status_range",
        "type": "RANGE",
        "labels": [
          "WorkItem"
        ],
        "properties": [
          "namespace",
          "status"
        ]
      },
      {
        "name": "workItem_namespace_kind_range",
        "type": "RANGE",
        "labels": [
          "WorkItem"
        ],
        "properties": [
          "namespace",
          "kind"
        ]
      },
      {
        "name": "provenanceRecord_subjectId_range",
        "type": "RANGE",
        "labels": [
          "ProvenanceRecord"
        ],
        "properties": [
          "subjectId"
        ]
      },
      {
        "name": "auditEvent_subjectId_occurredAt_range",
        "type": "RANGE",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "subjectId",
          "occurredAt"
        ]
      },
      {
        "name": "auditEvent_namespace_occurredAt_range",
        "type": "RANGE",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "namespace",
          "occurredAt"
        ]
      },
      {
        "name": "auditEvent_namespace_verb_range",
        "type": "RANGE",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "namespace",
          "verb"
        ]
      },
      {
        "name": "auditEvent_namespace_sealIndex_range",
        "type": "RANGE",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "namespace",
          "sealIndex"
        ]
      },
      {
        "name": "promotion_candidateId_range",
        "type": "RANGE",
        "labels": [
          "Promotion"
        ],
        "properties": [
          "candidateId"
        ]
      }
    ]
  },
  {
    "name": "0005-full-text",
    "version": 5,
    "checksum": "aa23676868187a78c762fab210a06b30d6163bc7f2060b8ccc3b3c27be205de2",
    "statements": [
      "CYPHER 25 CREATE FULLTEXT INDEX recall_text_fulltext IF NOT EXISTS\nFOR (node:Episode|Fact) ON EACH [node.content, node.statement, node.cues, node.namespaceKey]\nOPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}}",
      "CYPHER 25 CREATE FULLTEXT INDEX entity_text_fulltext IF NOT EXISTS\nFOR (node:Entity) ON EACH [node.canonicalName, node.aliases, node.namespaceKey]\nOPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}}",
      "CYPHER 25 CREATE FULLTEXT INDEX note_text_fulltext IF NOT EXISTS\nFOR (node:Note) ON EACH [node.title, node.content, node.namespaceKey]\nOPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}}",
      "CYPHER 25 CREATE FULLTEXT INDEX skill_text_fulltext IF NOT EXISTS\nFOR (node:Skill|BadPattern) ON EACH [node.name, node.description, node.namespaceKey]\nOPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}}"
    ],
    "objects": [
      {
        "name": "recall_text_fulltext",
        "type": "FULLTEXT",
        "labels": [
          "Episode",
          "Fact"
        ],
        "properties": [
          "content",
          "statement",
          "cues",
          "namespaceKey"
        ]
      },
      {
        "name": "entity_text_fulltext",
        "type": "FULLTEXT",
        "labels": [
          "Entity"
        ],
        "properties": [
          "canonicalName",
          "aliases",
          "namespaceKey"
        ]
      },
      {
        "name": "note_text_fulltext",
        "type": "FULLTEXT",
        "labels": [
          "Note"
        ],
        "properties": [
          "title",
          "content",
          "namespaceKey"
        ]
      },
      {
        "name": "skill_text_fulltext",
        "type": "FULLTEXT",
        "labels": [
          "Skill",
          "BadPattern"
        ],
        "properties": [
          "name",
          "description",
          "namespaceKey"
        ]
      }
    ]
  },
  {
    "name": "0006-vectors",
    "version": 6,
    "checksum": "cc1f9de8dd7f224a765f77926b54f1c9201435479496ed3ebf386287407df0f8",
    "statements": [
      "CYPHER 25 CREATE VECTOR INDEX recall_embedding_vector IF NOT EXISTS\nFOR (node:Episode|Fact) ON node.embedding WITH [node.namespace, node.capturedAt, node.sessionId]\nOPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}}",
      "CYPHER 25 CREATE VECTOR INDEX alternate_embedding_vector IF NOT EXISTS\nFOR (node:Episode|Fact) ON node.embeddingAlt WITH [node.namespace, node.capturedAt, node.sessionId]\nOPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}}",
      "CYPHER 25 CREATE VECTOR INDEX entity_embedding_vector IF NOT EXISTS\nFOR (node:Entity) ON node.embedding WITH [node.namespace]\nOPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}}",
      "CYPHER 25 CREATE VECTOR INDEX note_embedding_vector IF NOT EXISTS\nFOR (node:Note) ON node.embedding WITH [node.namespace, node.kind]\nOPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}}",
      "CYPHER 25 CREATE VECTOR INDEX skill_embedding_vector IF NOT EXISTS\nFOR (node:Skill|BadPattern) ON node.embedding WITH [node.namespace]\nOPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}}"
    ],
    "objects": [
      {
        "name": "recall_embedding_vector",
        "type": "VECTOR",
        "labels": [
          "Episode",
          "Fact"
        ],
        "properties": [
          "embedding",
          "namespace",
          "capturedAt",
          "sessionId"
        ]
      },
      {
        "name": "alternate_embedding_vector",
        "type": "VECTOR",
        "labels": [
          "Episode",
          "Fact"
        ],
        "properties": [
          "embeddingAlt",
          "namespace",
          "capturedAt",
          "sessionId"
        ]
      },
      {
        "name": "entity_embedding_vector",
        "type": "VECTOR",
        "labels": [
          "Entity"
        ],
        "properties": [
          "embedding",
          "namespace"
        ]
      },
      {
        "name": "note_embedding_vector",
        "type": "VECTOR",
        "labels": [
          "Note"
        ],
        "properties": [
          "embedding",
          "namespace",
          "kind"
        ]
      },
      {
        "name": "skill_embedding_vector",
        "type": "VECTOR",
        "labels": [
          "Skill",
          "BadPattern"
        ],
        "properties": [
          "embedding",
          "namespace"
        ]
      }
    ]
  },
  {
    "name": "0007-belief",
    "version": 7,
    "checksum": "1ad483aaef3f27b8614edc5dce9f2e820cf7178785f94f78479a4988a19e0761",
    "statements": [
      "CYPHER 25 CREATE INDEX fact_groupKey_range IF NOT EXISTS\nFOR (node:Fact) ON (node.groupKey)",
      "CYPHER 25 CREATE INDEX fact_runId_range IF NOT EXISTS\nFOR (node:Fact) ON (node.runId)",
      "CYPHER 25 CREATE INDEX episode_consolidationState_range IF NOT EXISTS\nFOR (node:Episode) ON (node.consolidationState)"
    ],
    "objects": [
      {
        "name": "fact_groupKey_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "groupKey"
        ]
      },
      {
        "name": "fact_runId_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "runId"
        ]
      },
      {
        "name": "episode_consolidationState_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "consolidationState"
        ]
      }
    ]
  },
  {
    "name": "0008-life",
    "version": 8,
    "checksum": "b696ef1955ca3cf42c0a2760114b3cead564977796bf2af0aa2f173e1e2c6019",
    "statements": [
      "CYPHER 25 CREATE VECTOR INDEX skillalternate_embedding_vector IF NOT EXISTS\nFOR (node:Skill|BadPattern) ON node.embeddingAlt WITH [node.namespace]\nOPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}}",
      "CYPHER 25 // Facts in the order in which they came, for sweeps and for what held at a named instant.\nCREATE INDEX fact_namespace_ingestedAt_range IF NOT EXISTS\nFOR (node:Fact) ON (node.namespace, node.ingestedAt)",
      "CYPHER 25 // Life: which audit events wait for their seal, and which entities stand for another.\nCREATE INDEX auditEvent_isUnsealed_namespace_occurredAt_range IF NOT EXISTS\nFOR (node:AuditEvent) ON (node.isUnsealed, node.namespace, node.occurredAt)",
      "CYPHER 25 CREATE INDEX entity_mergedIntoId_range IF NOT EXISTS\nFOR (node:Entity) ON (node.mergedIntoId)"
    ],
    "objects": [
      {
        "name": "skillalternate_embedding_vector",
        "type": "VECTOR",
        "labels": [
          "Skill",
          "BadPattern"
        ],
        "properties": [
          "embeddingAlt",
          "namespace"
        ]
      },
      {
        "name": "fact_namespace_ingestedAt_range",
        "type": "RANGE",
        "labels": [
          "Fact"
        ],
        "properties": [
          "namespace",
          "ingestedAt"
        ]
      },
      {
        "name": "auditEvent_isUnsealed_namespace_occurredAt_range",
        "type": "RANGE",
        "labels": [
          "AuditEvent"
        ],
        "properties": [
          "isUnsealed",
          "namespace",
          "occurredAt"
        ]
      },
      {
        "name": "entity_mergedIntoId_range",
        "type": "RANGE",
        "labels": [
          "Entity"
        ],
        "properties": [
          "mergedIntoId"
        ]
      }
    ]
  },
  {
    "name": "0009-mission",
    "version": 9,
    "checksum": "95a257e6a4fbd52276467eb9507b4817b1619b96e039d8dcbe04291743eb969a",
    "statements": [
      "CYPHER 25 CREATE INDEX episode_sessionId_kind_sequence_range IF NOT EXISTS\nFOR (node:Episode) ON (node.sessionId, node.kind, node.sequence)",
      "CYPHER 25 CREATE INDEX episode_sessionId_checkStatus_sequence_range IF NOT EXISTS\nFOR (node:Episode) ON (node.sessionId, node.checkStatus, node.sequence)",
      "CYPHER 25 CREATE INDEX episode_sessionId_reviewState_range IF NOT EXISTS\nFOR (node:Episode) ON (node.sessionId, node.reviewState)",
      "CYPHER 25 CREATE INDEX episode_sessionId_isRejection_sequence_range IF NOT EXISTS\nFOR (node:Episode) ON (node.sessionId, node.isRejection, node.sequence)",
      "CYPHER 25 CREATE INDEX note_sessionId_assembledAt_range IF NOT EXISTS\nFOR (node:Note) ON (node.sessionId, node.assembledAt)",
      "CYPHER 25 CREATE INDEX skill_sessionId_range IF NOT EXISTS\nFOR (node:Skill) ON (node.sessionId)"
    ],
    "objects": [
      {
        "name": "episode_sessionId_kind_sequence_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "sessionId",
          "kind",
          "sequence"
        ]
      },
      {
        "name": "episode_sessionId_checkStatus_sequence_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "sessionId",
          "checkStatus",
          "sequence"
        ]
      },
      {
        "name": "episode_sessionId_reviewState_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "sessionId",
          "reviewState"
        ]
      },
      {
        "name": "episode_sessionId_isRejection_sequence_range",
        "type": "RANGE",
        "labels": [
          "Episode"
        ],
        "properties": [
          "sessionId",
          "isRejection",
          "sequence"
        ]
      },
      {
        "name": "note_sessionId_assembledAt_range",
        "type": "RANGE",
        "labels": [
          "Note"
        ],
        "properties": [
          "sessionId",
          "assembledAt"
        ]
      },
      {
        "name": "skill_sessionId_range",
        "type": "RANGE",
        "labels": [
          "Skill"
        ],
        "properties": [
          "sessionId"
        ]
      }
    ]
  }
]
