// erasure.erase(ids :: LIST<STRING>, keepIds :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, isOrphan :: BOOLEAN)
// WRITE many procedure
//
// Deletes these nodes with all their relationships, and whatever nothing speaks of any more after that:
// entities, sessions, scopes, tags, named stretches and instants, but none of $keepIds. A session that
// stays forgets who no longer speaks in it, and its places are counted from the last that is left.
// Erasing is final. A second run changes nothing.
MATCH
  (node:Episode
    |Fact
    |Entity
    |Note
    |Skill
    |BadPattern
    |CoreBlock
    |MemSession
    |WorkItem
    |Tag
    |Promotion
    |ProvenanceRecord
    |Scope
    |RecencyWindow
    |ValidityAnchor)
WHERE node.id IN $ids
WITH collect(node) AS nodes, collect([node.id, labels(node)[0]]) AS erased
CALL (nodes) {
  UNWIND nodes AS node
  MATCH
    (node)-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]->
    (other:Entity|MemSession|Scope|Tag|RecencyWindow|ValidityAnchor)
  WHERE NOT other.id IN $ids
  RETURN collect(DISTINCT other) AS near
}
CALL (nodes) {
  UNWIND nodes AS node
  MATCH (other:Entity)
  WHERE other.id = node.objectId AND NOT other.id IN $ids
  RETURN collect(DISTINCT other) AS objects
}
CALL (near, objects) {
  UNWIND near + objects AS other
  MATCH (root:Entity {id: other.mergedIntoId})
  WHERE NOT root.id IN $ids
  RETURN collect(DISTINCT root) AS roots
}
CALL (nodes) {
  UNWIND nodes AS node
  DETACH DELETE node
}
CALL (near, objects, roots) {
  UNWIND near + objects + roots AS other
  WITH DISTINCT other, other IN roots AS isRoot
  ORDER BY isRoot
  FILTER
    NOT other.id IN $keepIds AND
    NOT EXISTS { (other)<-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]-() } AND
    NOT EXISTS {
      MATCH (fact:Fact)
      WHERE fact.objectId = other.id
    } AND
    NOT EXISTS {
      MATCH (alias:Entity)
      WHERE
        alias.mergedIntoId = other.id AND
        (NOT alias IN near + objects OR EXISTS { (alias)<-[:ABOUT|MENTIONS]-() })
    }
  RETURN collect(other) AS orphans, collect([other.id, labels(other)[0]]) AS orphaned
}
CALL (near, orphans) {
  UNWIND near AS session
  FILTER session:MemSession AND NOT session IN orphans
  OPTIONAL MATCH (session)<-[:IN_SESSION]-(rest:Episode)
  WITH session, collect(DISTINCT rest.speaker) AS speakers, coalesce(max(rest.sequence), 0) AS last
  SET
    session.episodeCount = last,
    session.speakers = [speaker IN coalesce(session.speakers, []) WHERE speaker IN speakers]
}
CALL (orphans) {
  UNWIND orphans AS orphan
  DETACH DELETE orphan
}
UNWIND
  [pair IN erased | {id: pair[0], label: pair[1], isOrphan: false}] +
  [pair IN orphaned | {id: pair[0], label: pair[1], isOrphan: true}] AS item
RETURN item.id AS id, item.label AS label, item.isOrphan AS isOrphan
ORDER BY isOrphan, label, id
LIMIT 100000
