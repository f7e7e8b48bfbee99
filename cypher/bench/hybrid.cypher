// bench.hybrid(namespaces :: LIST<STRING>, vector :: LIST<FLOAT>, words :: STRING)
//   :: (id :: STRING, score :: FLOAT)
// READ many
//
// The least that a hybrid search can be: fifty nearest vectors and fifty full-text hits, both filtered
// by namespace inside their index, nothing joined and nothing read but the id. Recall is measured
// against it.
CALL () {
  MATCH (hit:Episode|Fact)
    SEARCH hit IN (
      VECTOR INDEX recall_embedding_vector
      FOR $vector
      WHERE hit.namespace IN $namespaces
      LIMIT 50
    ) SCORE AS score
  RETURN hit, score
    UNION ALL
  CALL
    db.index.fulltext.queryNodes(
      'recall_text_fulltext',
      $words,
      {limit: 50}
    )
    YIELD node AS hit, score
  RETURN hit, score
}
RETURN hit.id AS id, score
LIMIT 100
