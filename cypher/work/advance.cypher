// work.advance(namespaces :: LIST<STRING>, id :: STRING, expected :: STRING, status :: STRING,
//     at :: ZONED DATETIME)
//   :: (id :: STRING, namespace :: STRING, kind :: STRING, status :: STRING, isNew :: BOOLEAN)
// WRITE maybe
//
// Moves a piece of work from the state the caller believes it to be in. When it is in another, nothing is
// changed and $status says which. Writing the id first locks it, so that of two movers one is told.
MATCH (work:WorkItem {id: $id})
WHERE work.namespace IN $namespaces
SET work.id = $id
LET isNew = work.status = $expected AND work.status <> $status
SET
  work.status =
    CASE
      WHEN isNew THEN $status
      ELSE work.status
    END,
  work.updatedAt =
    CASE
      WHEN isNew THEN $at
      ELSE work.updatedAt
    END
RETURN work.id AS id, work.namespace AS namespace, work.kind AS kind, work.status AS status, isNew
