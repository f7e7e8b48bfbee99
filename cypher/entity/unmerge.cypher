// entity.unmerge(namespaces :: LIST<STRING>, id :: STRING)
//   :: (namespace :: STRING, intoId :: STRING, factIds :: LIST<STRING>)
// WRITE maybe
//
// Parts what was merged. No row when the entity is unknown in $namespaces or was not merged.
MATCH (entity:Entity {id: $id})
WHERE entity.namespace IN $namespaces AND entity.mergedIntoId IS NOT NULL
LET intoId = entity.mergedIntoId
REMOVE entity.mergedIntoId
RETURN
  entity.namespace AS namespace,
  intoId,
  COLLECT {
    MATCH (fact:Fact)
    WHERE fact.namespace = entity.namespace AND fact.subjectId IN [entity.id, intoId]
    RETURN fact.id
      UNION
    MATCH (fact:Fact)
    WHERE fact.objectId IN [entity.id, intoId]
    RETURN fact.id
  } AS factIds
