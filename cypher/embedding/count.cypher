// embedding.count() :: (total :: INTEGER)
// READ one
//
// How many memories there are to embed, from the count store.
CALL () {
  MATCH (episode:Episode)
  RETURN count(episode) AS count
    UNION ALL
  MATCH (fact:Fact)
  RETURN count(fact) AS count
    UNION ALL
  MATCH (skill:Skill)
  RETURN count(skill) AS count
    UNION ALL
  MATCH (failure:BadPattern)
  RETURN count(failure) AS count
    UNION ALL
  MATCH (block:CoreBlock)
  RETURN count(block) AS count
}
RETURN sum(count) AS total
