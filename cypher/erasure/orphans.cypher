// erasure.orphans(ids :: LIST<STRING>)
//   :: (id :: STRING, label :: STRING, namespace :: STRING, fromId :: STRING)
// READ many
//
// What nothing would speak of any more without these nodes: entities, sessions, scopes, tags, named
// stretches and instants. The erasure deletes the same.
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id IN $ids
MATCH
  (node)-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]->
  (other:Entity|MemSession|Scope|Tag|RecencyWindow|ValidityAnchor)
WITH other, min(node.id) AS fromId
WHERE
  NOT other.id IN $ids AND
  NOT EXISTS {
    MATCH
      (other)<-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]-
      (holder:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
    WHERE NOT holder.id IN $ids
  } AND
  NOT EXISTS {
    MATCH (fact:Fact)
    WHERE fact.objectId = other.id AND NOT fact.id IN $ids
  } AND
  NOT EXISTS {
    MATCH (alias:Entity)
    WHERE
      alias.mergedIntoId = other.id AND
      EXISTS {
        MATCH (alias)<-[:ABOUT|MENTIONS]-(holder:Episode|Fact|Note)
        WHERE NOT holder.id IN $ids
      }
  }
RETURN other.id AS id, labels(other)[0] AS label, other.namespace AS namespace, fromId
ORDER BY label, id
LIMIT 100000
