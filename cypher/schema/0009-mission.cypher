// Missions: the newest of a kind, the checks that came out one way, and what waits for review, all
// inside one session, because a mission keeps its log as one.
CREATE INDEX episode_sessionId_kind_sequence_range IF NOT EXISTS
FOR (node:Episode) ON (node.sessionId, node.kind, node.sequence);

CREATE INDEX episode_sessionId_checkStatus_sequence_range IF NOT EXISTS
FOR (node:Episode) ON (node.sessionId, node.checkStatus, node.sequence);

CREATE INDEX episode_sessionId_reviewState_range IF NOT EXISTS
FOR (node:Episode) ON (node.sessionId, node.reviewState);

CREATE INDEX episode_sessionId_isRejection_sequence_range IF NOT EXISTS
FOR (node:Episode) ON (node.sessionId, node.isRejection, node.sequence);

CREATE INDEX note_sessionId_assembledAt_range IF NOT EXISTS
FOR (node:Note) ON (node.sessionId, node.assembledAt);

CREATE INDEX skill_sessionId_range IF NOT EXISTS
FOR (node:Skill) ON (node.sessionId);
