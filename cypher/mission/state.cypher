// mission.state(namespaces :: LIST<STRING>, id :: STRING, logIds :: LIST<STRING>, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, title :: STRING, objective :: STRING,
//       constraints :: LIST<STRING>, status :: STRING, createdAt :: ZONED DATETIME,
//       updatedAt :: ZONED DATETIME, entryCount :: INTEGER, reviewState :: STRING?,
//       observations :: LIST<MAP>, decisions :: LIST<MAP>, rejections :: LIST<MAP>,
//       checks :: LIST<MAP>, reviews :: LIST<MAP>, skills :: LIST<MAP>,
//       slice :: MAP?, drift :: LIST<MAP>, waitingCount :: INTEGER, tasks :: LIST<MAP>)
// READ maybe
//
// Where a mission stands, in one round trip: the newest $limit of everything, by the indexes over its
// log, so that neither its own length nor that of others matters. Drift is what newer observations
// changed or put in doubt since the last decision.
MATCH (mission:WorkItem {id: $id})
WHERE mission.namespace IN $namespaces AND mission.kind = 'mission'
OPTIONAL MATCH (session:MemSession)
WHERE session.id IN $logIds AND session.namespace = mission.namespace
LET log = session.id
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'observation' AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT $limit
  RETURN
    collect(entry {
      .id,
      .content,
      .source,
      .confidence,
      .observedAt,
      .retractedAt,
      recordedAt: entry.ingestedAt
    }) AS observations
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'decision' AND entry.sequence IS NOT NULL
  FILTER entry.isRejection IS NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT $limit
  RETURN collect(entry) AS latest
}
CALL (log) {
  MATCH (check:Episode)
  WHERE check.sessionId = log AND check.checkStatus = 'fail' AND check.sequence IS NOT NULL
  WITH check
  ORDER BY check.sessionId DESC, check.checkStatus DESC, check.sequence DESC
  LIMIT $limit
  MATCH (check)-[:CONTRADICTS]->(entry:Episode)
  RETURN collect(DISTINCT entry) AS failed
}
CALL (latest, failed) {
  UNWIND latest + failed AS entry
  WITH DISTINCT entry
  RETURN
    collect(entry {
      .id,
      .action,
      .rationale,
      .expectedOutcome,
      .decidedAt,
      .sequence,
      .reviewState,
      recordedAt: entry.ingestedAt,
      supersededBy: coll.min([(entry)-[:SUPERSEDED_BY]->(newer:Episode) | newer.id ]),
      sliceId:
        coll.min(
          [(entry)-[:DERIVED_FROM]->(note:Note) WHERE note.kind = 'context_slice' | note.id ]),
      checks:
        [
          (other:Episode)-[:SUPPORTS|CONTRADICTS|ABOUT]->(entry)
          WHERE other.kind = 'validation'
          | other {.id, .checkLabel, .checkResult, status: other.checkStatus, .validatedAt}
        ]
    }) AS decisions
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.isRejection = true AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.isRejection DESC, entry.sequence DESC
  LIMIT $limit
  RETURN collect(entry {.id, .action, .rationale, .decidedAt}) AS rejections
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'validation' AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT $limit
  RETURN
    collect(entry {
      .id,
      .checkLabel,
      .checkResult,
      status: entry.checkStatus,
      .validatedAt,
      decisionId:
        coll.min(
          [
            (entry)-[:SUPPORTS|CONTRADICTS|ABOUT]->(decision:Episode)
            WHERE decision.kind = 'decision'
            | decision.id
          ])
    }) AS checks
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.reviewState = 'needs_review'
  WITH entry
  LIMIT $limit
  RETURN collect(entry {.id, .kind, .content}) AS reviews
}
CALL (log) {
  MATCH (skill:Skill)
  WHERE skill.sessionId = log AND skill.expiredAt IS NULL AND skill.deprecatedAt IS NULL
  WITH skill
  ORDER BY skill.proficiency DESC, skill.id
  LIMIT $limit
  RETURN
    collect(skill {
      .id,
      .name,
      .description,
      .proficiency,
      .successCount,
      .failureCount,
      useCount: coalesce(skill.useCount, 0),
      .lastUsedAt,
      learnedFrom:
        coll.min(
          [
            (skill)-[:DERIVED_FROM]->(decision:Episode)
            WHERE decision.kind = 'decision'
            | decision.id
          ])
    }) AS skills
}
CALL (log) {
  MATCH (note:Note)
  WHERE note.sessionId = log AND note.assembledAt IS NOT NULL
  WITH note
  ORDER BY note.sessionId DESC, note.assembledAt DESC
  LIMIT 1
  RETURN collect(note {.id, .taskLabel, .assembledAt, .relevanceScore, .hasDrift})[0] AS slice
}
LET lastDecided = coalesce(latest[0].sequence, 0)
CALL (log, lastDecided) {
  MATCH (newer:Episode)
  WHERE newer.sessionId = log AND newer.kind = 'observation' AND newer.sequence > lastDecided
  WITH newer
  ORDER BY newer.sessionId DESC, newer.kind DESC, newer.sequence DESC
  LIMIT 200
  CALL (newer, log) {
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)<-[:SUPERSEDED_BY]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE older.sessionId = log AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'superseded' AS how
      UNION
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)-[dispute:CONTRADICTS]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL AND dispute.resolvedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE older.sessionId = log AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'contested' AS how
      UNION
    MATCH (newer)-[:CONTRADICTS]->(older:Episode)
    WHERE older.sessionId = log
    RETURN older, older.content AS was, newer.content AS now, 'stated' AS how
  }
  WITH DISTINCT newer, older, was, now, how
  ORDER BY newer.sequence DESC, older.sequence DESC
  LIMIT $limit
  RETURN
    collect({
      newerId: newer.id,
      olderId: older.id,
      was: was,
      now: now,
      how: how,
      newerAt: newer.observedAt,
      olderAt: older.observedAt,
      newerSource: newer.source,
      olderSource: older.source
    }) AS drift
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'observation' AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT 200
  RETURN sum(
      CASE
        WHEN entry.consolidationState = 'raw' THEN 1
        ELSE 0
      END) AS waitingCount
}
CALL (mission) {
  MATCH (task:WorkItem)
  WHERE task.parentId = mission.id AND task.ordinal IS NOT NULL
  WITH task
  ORDER BY task.ordinal
  LIMIT $limit
  RETURN collect(task {.id, .kind, .title, .status, .dueAt}) AS tasks
}
RETURN
  mission.id AS id,
  mission.namespace AS namespace,
  mission.title AS title,
  coalesce(mission.objective, mission.title) AS objective,
  coalesce(mission.constraints, []) AS constraints,
  mission.status AS status,
  mission.ingestedAt AS createdAt,
  mission.updatedAt AS updatedAt,
  coalesce(session.episodeCount, 0) AS entryCount,
  mission.reviewState AS reviewState,
  observations,
  decisions,
  rejections,
  checks,
  reviews,
  skills,
  slice,
  drift,
  waitingCount,
  tasks
