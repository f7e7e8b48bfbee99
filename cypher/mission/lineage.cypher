// mission.lineage(namespaces :: LIST<STRING>, id :: STRING, isUp :: BOOLEAN, isDown :: BOOLEAN,
//     depth :: INTEGER, limit :: INTEGER)
//   :: (nodes :: LIST<MAP>, edges :: LIST<MAP>)
// READ maybe procedure
//
// What something rests on (depth below zero) and what rests on it (above), as a graph: evidence, slice,
// decision, check, capability. Up follows what a thing was made from and what speaks for it, down the
// other way. A check comes after the decision it is about, although its edge points at it. Every node
// is found once, by a shortest way through the caller's namespaces.
MATCH (start:Episode|Fact|Note|Skill|BadPattern)
WHERE start.id = $id AND start.namespace IN $namespaces
CALL (start) {
  FILTER $isUp
  MATCH
    ANY SHORTEST
    (start)
    ((below)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]-
      (above)
      WHERE
        above.namespace IN $namespaces AND
        CASE type(link)
          WHEN 'DERIVED_FROM' THEN startNode(link) = below
          WHEN 'HAS_FAILURE' THEN startNode(link) = above
          WHEN 'SUPERSEDED_BY' THEN startNode(link) = above
          ELSE
            NOT endNode(link):Entity AND
            (startNode(link) = below) =
            coalesce(startNode(link).kind = 'validation', false)END){1,8}
    (found)
  WHERE size(link) <= $depth
  WITH found, size(link) AS hops
  ORDER BY hops, found.id
  LIMIT $limit
  RETURN collect({node: found, depth: - hops}) AS causes
}
CALL (start) {
  FILTER $isDown
  MATCH
    ANY SHORTEST
    (start)
    ((above)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]-
      (below)
      WHERE
        below.namespace IN $namespaces AND
        CASE type(link)
          WHEN 'DERIVED_FROM' THEN startNode(link) = below
          WHEN 'HAS_FAILURE' THEN startNode(link) = above
          WHEN 'SUPERSEDED_BY' THEN startNode(link) = above
          ELSE
            NOT endNode(link):Entity AND
            (startNode(link) = below) =
            coalesce(startNode(link).kind = 'validation', false)END){1,8}
    (found)
  WHERE size(link) <= $depth
  WITH found, size(link) AS hops
  ORDER BY hops, found.id
  LIMIT $limit
  RETURN collect({node: found, depth: hops}) AS effects
}
LET rows = [{node: start, depth: 0}] + causes + effects
LET ids = [row IN rows | row.node.id]
CALL (rows, ids) {
  UNWIND rows AS row
  LET source = row.node
  MATCH (source)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]->(target)
  WHERE target.id IN ids
  RETURN
    collect(
      DISTINCT {
        fromId: source.id,
        toId: target.id,
        type: type(link),
        at: link.at,
        score: link.score
      }) AS edges
}
CALL (rows) {
  UNWIND rows AS row
  LET source = row.node
  RETURN
    collect({
      id: source.id,
      label: labels(source)[0],
      kind: source.kind,
      depth: row.depth,
      text:
        left(
          coalesce(
            source.action,
            source.taskLabel,
            source.statement,
            source.name,
            source.description,
            source.content
          ),
          300
        ),
      at: coalesce(source.capturedAt, source.assembledAt, source.ingestedAt),
      status: coalesce(source.checkStatus, source.status, source.authorityState),
      isRejection: coalesce(source.isRejection, false),
      reviewState: source.reviewState,
      retractedAt: source.retractedAt,
      missionId: coll.min([(source)-[:PART_OF]->(mission:WorkItem) | mission.id ])
    }) AS nodes
}
RETURN nodes, edges
