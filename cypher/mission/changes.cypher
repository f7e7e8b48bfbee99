// mission.changes(namespaces :: LIST<STRING>, id :: STRING, logIds :: LIST<STRING>,
//     decisionId :: STRING?, anchor :: STRING?, at :: ZONED DATETIME?, limit :: INTEGER)
//   :: (since :: ZONED DATETIME?, entries :: LIST<MAP>, drift :: LIST<MAP>, moves :: LIST<MAP>)
// READ maybe
//
// What has come to be known in a mission since a decision, a named instant or a time: the newest entries of
// its log, the observations that changed or contest an older one, and the moves of the mission itself.
// $since is null when what it counts from is unknown.
MATCH (mission:WorkItem {id: $id})
WHERE mission.namespace IN $namespaces AND mission.kind = 'mission'
OPTIONAL MATCH (decision:Episode {id: $decisionId})
WHERE decision.sessionId IN $logIds
OPTIONAL MATCH (named:ValidityAnchor)
WHERE named.namespace = mission.namespace AND named.name = $anchor
LET
  since =
    CASE
      WHEN $decisionId IS NOT NULL THEN decision.ingestedAt
      WHEN $anchor IS NOT NULL THEN named.anchoredAt
      ELSE $at
    END
CALL (since) {
  MATCH (entry:Episode)
  WHERE entry.sessionId IN $logIds AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.sequence DESC
  LIMIT 500
  FILTER entry.ingestedAt > since
  RETURN collect(entry) AS news
}
CALL (news) {
  UNWIND news AS newer
  FILTER newer.kind = 'observation'
  CALL (newer) {
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)<-[:SUPERSEDED_BY]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE
      older.sessionId = newer.sessionId AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'superseded' AS how
      UNION
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)-[dispute:CONTRADICTS]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL AND dispute.resolvedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE
      older.sessionId = newer.sessionId AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'contested' AS how
      UNION
    MATCH (newer)-[:CONTRADICTS]->(older:Episode)
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
CALL (mission, since) {
  MATCH (event:AuditEvent)
  WHERE event.subjectId = mission.id AND event.occurredAt > since
  WITH event
  ORDER BY event.occurredAt DESC
  LIMIT $limit
  RETURN collect(event {.verb, .reason, at: event.occurredAt, .payload}) AS moves
}
RETURN
  since,
  [
    entry IN news[..$limit]
    | entry {.id, .kind, .content, at: entry.capturedAt, status: entry.checkStatus}
  ] AS entries,
  drift,
  moves
