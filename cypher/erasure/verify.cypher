// erasure.verify(ids :: LIST<STRING>, rows :: LIST<MAP>)
//   :: (nodeCount :: INTEGER, textCount :: INTEGER, vectorCount :: INTEGER)
// READ one
//
// Whether anything is left of what was erased: nodes by these ids, and of the samples in $rows, which
// were read before, hits in the full-text and the vector indexes. All three are zero.
CALL () {
  OPTIONAL MATCH
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
  RETURN count(node) AS nodeCount
}
CALL () {
  UNWIND $rows AS row
  CALL (row) {
    CALL db.index.fulltext.queryNodes('recall_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
      UNION ALL
    CALL db.index.fulltext.queryNodes('note_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
      UNION ALL
    CALL db.index.fulltext.queryNodes('entity_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
      UNION ALL
    CALL db.index.fulltext.queryNodes('skill_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
  }
  FILTER node.id IN $ids
  RETURN count(node) AS textCount
}
CALL () {
  UNWIND $rows AS row
  CALL (row) {
    FILTER row.embedding IS NOT NULL
    MATCH (node:Episode|Fact)
      SEARCH node IN (
        VECTOR INDEX recall_embedding_vector
        FOR row.embedding
        LIMIT 10
      )
    RETURN node
      UNION ALL
    FILTER row.embeddingAlt IS NOT NULL
    MATCH (node:Episode|Fact)
      SEARCH node IN (
        VECTOR INDEX alternate_embedding_vector
        FOR row.embeddingAlt
        LIMIT 10
      )
    RETURN node
  }
  FILTER node.id IN $ids
  RETURN count(node) AS vectorCount
}
RETURN nodeCount, textCount, vectorCount
