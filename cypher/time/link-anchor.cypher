// time.linkAnchor(id :: STRING, afterAt :: ZONED DATETIME, afterId :: STRING, limit :: INTEGER)
//   :: (seen :: INTEGER, tied :: INTEGER, untied :: INTEGER, lastAt :: ZONED DATETIME?,
//       lastId :: STRING?)
// WRITE one
//
// Ties the facts that hold at a named instant to it, and unties those that do not, as far as is believed
// now: the next $limit facts of its namespace in the order in which they came. A second run changes
// nothing.
MATCH (anchor:ValidityAnchor {id: $id})
CALL (anchor) {
  MATCH (fact:Fact)
  USING INDEX fact:Fact(namespace, ingestedAt)
  WHERE
    fact.namespace = anchor.namespace AND
    fact.ingestedAt >= $afterAt AND
    NOT (fact.ingestedAt = $afterAt AND fact.id <= $afterId)
  RETURN fact
  ORDER BY fact.namespace, fact.ingestedAt, fact.id
  LIMIT $limit
}
LET
  isTied = EXISTS { (fact)-[:VALID_AT]->(anchor) },
  holds =
    fact.expiredAt IS NULL AND
    EXISTS {
      MATCH (fact)-[about:ABOUT]->(:Entity)
      WHERE
        about.expiredAt IS NULL AND
        about.validFrom <= anchor.anchoredAt AND
        (about.validTo IS NULL OR about.validTo > anchor.anchoredAt)
    }
CALL (anchor, fact, isTied, holds) {
  FILTER holds AND NOT isTied
  CREATE (fact)-[:VALID_AT]->(anchor)
}
CALL (anchor, fact, isTied, holds) {
  FILTER isTied AND NOT holds
  MATCH (fact)-[link:VALID_AT]->(anchor)
  DELETE link
}
WITH
  count(fact) AS seen,
  sum(
    CASE
      WHEN holds AND NOT isTied THEN 1
      ELSE 0
    END) AS tied,
  sum(
    CASE
      WHEN isTied AND NOT holds THEN 1
      ELSE 0
    END) AS untied,
  max([fact.ingestedAt, fact.id]) AS last
RETURN seen, tied, untied, last[0] AS lastAt, last[1] AS lastId
