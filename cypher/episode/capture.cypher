// episode.capture(rows :: LIST<MAP>, slot :: STRING, at :: ZONED DATETIME)
//   :: (index :: INTEGER, id :: STRING?, isNew :: BOOLEAN, sequence :: INTEGER?,
//       embeddingState :: STRING?, nearId :: STRING?, nearScore :: FLOAT?, isReplay :: BOOLEAN,
//       refusal :: STRING?)
// WRITE many
//
// Stores what happened, each row as one Episode with its ProvenanceRecord, its AuditEvent and its
// place in session, scope and work: all of a row or nothing of it, in one round trip.
//
// The unique key (namespace, dedupeKey) makes a race harmless: of many equal captures one creates the
// node and the others find it. A row whose operation was done before gives the receipt of then.
// $refusal names the field that points nowhere or clashes, or says 'erased' of a content that was erased
// from the namespace and left its hash behind; nothing is written for that row. A second
// run changes nothing, because a row that is already there with its provenance is only read.
//
// A row without nearScoreMin is not compared with its nearest: a search costs as much as a write, and
// consolidation compares what came in bulk.
//
// All rows are of one writer. What few rows have is asked for once a row and not four times, because
// an empty subquery costs as much as a property.
//
// The session is locked, by writing its count again, before anything is tied to it: without that, 16
// writers of one session lost every tenth capture to a deadlock.
OPTIONAL MATCH (agent:Agent {id: $rows[0].agent.id})
LET isKnownAgent = agent IS NOT NULL
UNWIND $rows AS row
OPTIONAL MATCH (prior:AuditEvent)
USING INDEX SEEK prior:AuditEvent(namespace, operationId)
WHERE prior.namespace = row.namespace AND prior.operationId = row.operationId
OPTIONAL MATCH (tombstone:AuditEvent)
USING INDEX SEEK tombstone:AuditEvent(namespace, operationId)
WHERE tombstone.namespace = row.namespace AND tombstone.operationId = row.tombstone
OPTIONAL MATCH (prior)-[:AUDIT]->(stored:Episode)
OPTIONAL MATCH (stored)-[likeness:RELATES_TO {kind: 'near_duplicate'}]->(storedNear:Episode)
OPTIONAL MATCH (old:Episode {id: row.supersedes})
WHERE old.namespace = row.namespace AND old.expiredAt IS NULL
OPTIONAL MATCH (work:WorkItem {id: row.workItemId})
WHERE work.namespace = row.namespace
LET
  refusal =
    CASE
      WHEN tombstone IS NOT NULL THEN 'erased'
      WHEN prior.requestHash <> row.requestHash THEN 'operationId'
      WHEN row.supersedes IS NOT NULL AND old IS NULL THEN 'supersedes'
      WHEN row.workItemId IS NOT NULL AND work IS NULL THEN 'workItemId'
    END
CALL (row) {
  CALL (row) {
    FILTER row.nearScoreMin IS NOT NULL AND row.embedding IS NOT NULL AND $slot = 'embedding'
    MATCH (near:Episode)
      SEARCH near IN (
        VECTOR INDEX recall_embedding_vector
        FOR row.embedding
        WHERE near.namespace = row.namespace
        LIMIT 4
      ) SCORE AS score
    RETURN near, score
      UNION ALL
    FILTER row.nearScoreMin IS NOT NULL AND row.embedding IS NOT NULL AND $slot = 'embeddingAlt'
    MATCH (near:Episode)
      SEARCH near IN (
        VECTOR INDEX alternate_embedding_vector
        FOR row.embedding
        WHERE near.namespace = row.namespace
        LIMIT 4
      ) SCORE AS score
    RETURN near, score
  }
  FILTER score >= row.nearScoreMin
  ORDER BY score DESC
  RETURN collect(near)[0] AS near, collect(score)[0] AS nearScore
}
CALL (row, prior, refusal) {
  FILTER refusal IS NULL AND prior IS NULL AND row.session IS NOT NULL
  MERGE (session:MemSession {namespace: row.namespace, key: row.session.key})
    ON CREATE SET session += row.session, session.episodeCount = 0
  SET session.episodeCount = session.episodeCount
}
CALL (row, isKnownAgent, prior, old, work, refusal, near, nearScore) {
  FILTER refusal IS NULL AND prior IS NULL
  MERGE (episode:Episode {namespace: row.namespace, dedupeKey: row.dedupeKey})
    ON CREATE SET episode += row.episode
  CALL (row, isKnownAgent, old, work, near, nearScore, episode) {
    FILTER episode.id = row.episode.id AND NOT EXISTS { (episode)-[:HAS_PROVENANCE]->() }
    CREATE (episode)-[:HAS_PROVENANCE]->(provenance:ProvenanceRecord)
    SET provenance = row.provenance
    CREATE (audit:AuditEvent)-[:AUDIT]->(episode)
    SET audit = row.audit
    CALL (row, episode) {
      FILTER row.embedding IS NOT NULL
      CALL db.create.setNodeVectorProperty(episode, $slot, row.embedding)
    }
    CALL (row, episode) {
      FILTER row.session IS NOT NULL
      MATCH (session:MemSession {namespace: row.namespace, key: row.session.key})
      SET session.episodeCount = session.episodeCount + 1
      CALL (row, session) {
        FILTER
          row.episode.speaker IS NOT NULL AND
          NOT row.episode.speaker IN coalesce(session.speakers, [])
        SET session.speakers = coalesce(session.speakers, []) + [row.episode.speaker]
      }
      SET episode.sequence = session.episodeCount, episode.sessionId = session.id
      CREATE (episode)-[:IN_SESSION]->(session)
    }
    CALL (row, isKnownAgent, old, work, near, nearScore, episode) {
      FILTER
        NOT isKnownAgent OR
        row.scope IS NOT NULL OR
        work IS NOT NULL OR
        old IS NOT NULL OR
        near IS NOT NULL
      MERGE (writer:Agent {id: row.agent.id})
        ON CREATE SET writer += row.agent
      CALL (row, episode) {
        FILTER row.scope IS NOT NULL
        MERGE (scope:Scope {namespace: row.namespace, name: row.scope.name})
          ON CREATE SET scope += row.scope
        CREATE (episode)-[:IN_SCOPE]->(scope)
      }
      CALL (episode, work) {
        FILTER work IS NOT NULL
        CREATE (episode)-[:PART_OF {at: $at}]->(work)
      }
      CALL (episode, old) {
        FILTER old IS NOT NULL
        CREATE (old)-[:SUPERSEDED_BY {at: $at, reason: 'correction'}]->(episode)
      }
      CALL (episode, near, nearScore) {
        FILTER near IS NOT NULL
        CREATE (episode)-[:RELATES_TO {kind: 'near_duplicate', weight: nearScore, at: $at}]->(near)
      }
    }
  }
  RETURN collect(episode)[0] AS episode
}
RETURN
  row.index AS index,
  coalesce(episode, stored).id AS id,
  stored IS NOT NULL OR coalesce(episode.id = row.episode.id, false) AS isNew,
  coalesce(episode, stored).sequence AS sequence,
  coalesce(episode, stored).embeddingState AS embeddingState,
  CASE
    WHEN prior IS NULL THEN near.id
    ELSE storedNear.id
  END AS nearId,
  CASE
    WHEN prior IS NULL THEN nearScore
    ELSE likeness.weight
  END AS nearScore,
  prior IS NOT NULL AND refusal IS NULL AS isReplay,
  refusal
ORDER BY index
LIMIT 64
