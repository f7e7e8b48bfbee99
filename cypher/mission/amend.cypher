// mission.amend(namespaces :: LIST<STRING>, id :: STRING, objective :: STRING?,
//     constraints :: LIST<STRING>?, at :: ZONED DATETIME)
//   :: (namespace :: STRING, status :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Changes what a mission is to reach, or what binds it. No row when it is not a mission of $namespaces.
MATCH (mission:WorkItem {id: $id})
WHERE mission.namespace IN $namespaces AND mission.kind = 'mission'
LET
  isNew =
    coalesce($objective <> mission.objective, false) OR
    coalesce($constraints <> mission.constraints, false)
SET
  mission.objective = coalesce($objective, mission.objective),
  mission.constraints = coalesce($constraints, mission.constraints),
  mission.updatedAt =
    CASE
      WHEN isNew THEN $at
      ELSE mission.updatedAt
    END
RETURN mission.namespace AS namespace, mission.status AS status, isNew
