// mission.blastRadius(namespaces :: LIST<STRING>, id :: STRING, limit :: INTEGER)
//   :: (id :: STRING, label :: STRING, kind :: STRING?, text :: STRING, depth :: INTEGER,
//       reviewState :: STRING?, missionId :: STRING?)
// READ many procedure
//
// Everything alive that stands on an observation or a fact: decisions that nothing replaced, slices,
// capabilities in use, and the missions that these are part of. Nearest first.
MATCH (start:Episode|Fact|Note|Skill)
WHERE start.id = $id AND start.namespace IN $namespaces
CALL (start) {
  MATCH
    ANY SHORTEST
    (start)
    ((above)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM]-
      (below)
      WHERE
        below.namespace IN $namespaces AND
        CASE type(link)
          WHEN 'DERIVED_FROM' THEN startNode(link) = below
          WHEN 'CONTRADICTS' THEN false
          ELSE
            NOT endNode(link):Entity AND
            (startNode(link) = below) =
            coalesce(startNode(link).kind = 'validation', false)END){1,8}
    (found)
  WHERE
    found.expiredAt IS NULL AND
    (found.kind = 'decision' AND
      found.isRejection IS NULL AND
      NOT EXISTS {
      (found)-[:SUPERSEDED_BY]->()
      } OR
      found.kind = 'context_slice' OR
      found:Skill AND found.deprecatedAt IS NULL)
  WITH found, size(link) AS hops
  ORDER BY hops, found.id
  LIMIT $limit
  RETURN collect({node: found, depth: hops}) AS rows
}
CALL (rows) {
  UNWIND rows AS row
  LET source = row.node
  RETURN source, row.depth AS depth
    UNION ALL
  UNWIND rows AS row
  LET part = row.node
  MATCH (part)-[:PART_OF]->(source:WorkItem)
  WHERE source.kind = 'mission' AND NOT source.status IN ['completed', 'failed']
  RETURN source, min(row.depth) + 1 AS depth
}
RETURN
  source.id AS id,
  labels(source)[0] AS label,
  source.kind AS kind,
  left(coalesce(source.action, source.taskLabel, source.name, source.title), 300) AS text,
  depth,
  source.reviewState AS reviewState,
  coll.min([(source)-[:PART_OF]->(mission:WorkItem) | mission.id ]) AS missionId
ORDER BY depth, id
LIMIT 1000
