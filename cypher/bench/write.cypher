// bench.write(episode :: MAP, embedding :: LIST<FLOAT>) :: VOID
// WRITE none
//
// One Episode with all its properties and nothing around it: the least that a capture can cost. Not
// idempotent: a second run breaks the unique keys and is refused.
CREATE (episode:Episode)
SET episode = $episode
WITH episode
CALL db.create.setNodeVectorProperty(episode, 'embedding', $embedding)
FINISH
