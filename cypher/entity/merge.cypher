// entity.merge(namespaces :: LIST<STRING>, id :: STRING, intoId :: STRING)
//   :: (namespace :: STRING, factIds :: LIST<STRING>, refusal :: STRING?)
// WRITE maybe
//
// Lets one entity stand for another too. Both nodes stay as they are; only the pointer is set, and the
// caller weighs the facts of both anew. No row when either is unknown in $namespaces.
MATCH (entity:Entity {id: $id}), (into:Entity {id: $intoId})
WHERE entity.namespace IN $namespaces AND into.namespace = entity.namespace
LET
  refusal =
    CASE
      WHEN entity = into THEN 'itself'
      WHEN
        into.mergedIntoId IS NOT NULL OR
        coalesce(entity.mergedIntoId <> into.id, false) OR
        EXISTS {
          MATCH (other:Entity)
          WHERE other.namespace = entity.namespace AND other.mergedIntoId = entity.id
        }
        THEN 'merged'
    END
SET entity.mergedIntoId =
    CASE
      WHEN refusal IS NULL THEN into.id
      ELSE entity.mergedIntoId
    END
RETURN
  entity.namespace AS namespace,
  COLLECT {
    MATCH (fact:Fact)
    WHERE fact.namespace = entity.namespace AND fact.subjectId IN [entity.id, into.id]
    RETURN fact.id
      UNION
    MATCH (fact:Fact)
    WHERE fact.objectId IN [entity.id, into.id]
    RETURN fact.id
  } AS factIds,
  refusal
