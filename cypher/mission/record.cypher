// mission.record(missionId :: STRING, places :: LIST<MAP>, rows :: LIST<MAP>, slot :: STRING,
//     at :: ZONED DATETIME)
//   :: (index :: INTEGER, id :: STRING?, namespace :: STRING?, isNew :: BOOLEAN,
//       sequence :: INTEGER?, isReplay :: BOOLEAN, refusal :: STRING?, refusedIds :: LIST<STRING>)
// WRITE many
//
// Writes observations, decisions and checks of a mission, each with its provenance, its audit event and
// its ties, in one round trip: all of a row or nothing of it. $places are the namespaces that the caller
// may write to; the mission says which of them it is. The log of a mission is a session of its own.
//
// $refusal names what points nowhere or clashes. A row whose operation was done before gives the
// receipt of then, and a second run changes nothing.
UNWIND $rows AS row
OPTIONAL MATCH (mission:WorkItem {id: $missionId})
WHERE mission.kind = 'mission' AND mission.namespace IN [item IN $places | item.namespace]
LET
  namespaceKey = [item IN $places WHERE item.namespace = mission.namespace | item.namespaceKey][0],
  logId = [item IN $places WHERE item.namespace = mission.namespace | item.sessionId][0]
OPTIONAL MATCH (prior:AuditEvent)
USING INDEX SEEK prior:AuditEvent(namespace, operationId)
WHERE prior.namespace = mission.namespace AND prior.operationId = row.operationId
OPTIONAL MATCH (tombstone:AuditEvent)
USING INDEX SEEK tombstone:AuditEvent(namespace, operationId)
WHERE tombstone.namespace = mission.namespace AND tombstone.operationId = row.tombstone
OPTIONAL MATCH (prior)-[:AUDIT]->(stored:Episode)
CALL (row, mission) {
  UNWIND row.links AS item
  OPTIONAL MATCH (target:Episode|Fact|Note|Skill)
  WHERE
    target.id = item.id AND
    target.namespace = mission.namespace AND
    labels(target)[0] IN item.labels AND
    (item.kind IS NULL OR target.kind = item.kind) AND
    (NOT item.isOfMission OR EXISTS { (target)-[:PART_OF]->(mission) })
  RETURN collect(
      CASE
        WHEN target IS NULL THEN item.id
      END) AS missing
}
LET
  refusal =
    CASE
      WHEN mission IS NULL THEN 'mission'
      WHEN tombstone IS NOT NULL THEN 'erased'
      WHEN prior.requestHash <> row.requestHash THEN 'operationId'
      WHEN prior IS NOT NULL THEN null
      WHEN missing <> [] THEN 'links'
      WHEN row.isDecision AND mission.status IN ['completed', 'failed'] THEN 'closed'
    END
CALL (row, mission, namespaceKey, logId, prior, refusal) {
  FILTER refusal IS NULL AND prior IS NULL
  MERGE (session:MemSession {namespace: mission.namespace, key: row.session.key})
    ON CREATE SET
      session += row.session,
      session.id = logId,
      session.namespace = mission.namespace,
      session.episodeCount = 0
  SET session.episodeCount = session.episodeCount
  MERGE (episode:Episode {namespace: mission.namespace, dedupeKey: row.dedupeKey})
    ON CREATE SET episode += row.episode, episode.namespace = mission.namespace
  CALL (row, mission, namespaceKey, session, episode) {
    FILTER episode.id = row.episode.id AND NOT EXISTS { (episode)-[:HAS_PROVENANCE]->() }
    MERGE (writer:Agent {id: row.agent.id})
      ON CREATE SET writer += row.agent
    CREATE (episode)-[:HAS_PROVENANCE]->(provenance:ProvenanceRecord)
    SET
      provenance = row.provenance,
      provenance.namespace = mission.namespace,
      provenance.sessionId = session.id
    CREATE (audit:AuditEvent)-[:AUDIT]->(episode)
    SET audit = row.audit, audit.namespace = mission.namespace
    CALL (row, episode) {
      FILTER row.embedding IS NOT NULL
      CALL db.create.setNodeVectorProperty(episode, $slot, row.embedding)
    }
    SET
      session.episodeCount = session.episodeCount + 1,
      episode.namespaceKey = namespaceKey,
      episode.sessionId = session.id,
      episode.sequence = session.episodeCount
    CREATE (episode)-[:IN_SESSION]->(session)
    CREATE (episode)-[:PART_OF {at: $at}]->(mission)
    CALL (row, episode) {
      UNWIND row.links AS item
      MATCH (target:Episode|Fact|Note|Skill)
      WHERE target.id = item.id
      CALL (item, episode, target) {
        FILTER item.tie = 'derived_from'
        MERGE (episode)-[link:DERIVED_FROM]->(target)
          ON CREATE SET link.at = $at
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'supported_by'
        MERGE (target)-[link:SUPPORTS]->(episode)
          ON CREATE SET link.weight = 1.0
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'supports'
        MERGE (episode)-[link:SUPPORTS]->(target)
          ON CREATE SET link.weight = 1.0
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'contradicts'
        MERGE (episode)-[link:CONTRADICTS]->(target)
          ON CREATE SET link.at = $at
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'about'
        MERGE (episode)-[link:ABOUT]->(target)
          ON CREATE SET link.validFrom = $at, link.ingestedAt = $at
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'supersedes'
        MERGE (target)-[link:SUPERSEDED_BY]->(episode)
          ON CREATE SET link.at = $at, link.reason = 'decided anew'
      }
      CALL (item, target) {
        FILTER item.tie = 'derived_from' AND target:Skill
        SET target.useCount = coalesce(target.useCount, 0) + 1, target.lastUsedAt = $at
      }
    }
  }
  RETURN collect(episode)[0] AS episode
}
RETURN
  row.index AS index,
  coalesce(episode, stored).id AS id,
  mission.namespace AS namespace,
  stored IS NOT NULL OR coalesce(episode.id = row.episode.id, false) AS isNew,
  coalesce(episode, stored).sequence AS sequence,
  prior IS NOT NULL AND refusal IS NULL AS isReplay,
  refusal,
  missing AS refusedIds
ORDER BY index
LIMIT 64
