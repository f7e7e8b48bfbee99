// skill.review(id :: STRING, state :: STRING) :: VOID
// WRITE none
//
// Moves a skill to another state of authority. One that is rejected leaves both indexes for good, and
// stays readable by its id.
MATCH (skill:Skill {id: $id})
SET skill.authorityState = $state
FILTER $state = 'rejected'
SET skill.embeddingState = 'none', skill.namespaceKey = 'retired'
REMOVE skill.embedding, skill.embeddingAlt, skill.embeddingModel
FINISH
