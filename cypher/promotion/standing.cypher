// promotion.standing(tenant :: STRING, namespaces :: LIST<STRING>?, after :: STRING, limit :: INTEGER)
//   :: (id :: STRING, namespace :: STRING, candidateId :: STRING, promotedId :: STRING)
// READ many
//
// The promotions of a tenant's teams that stand, in the order of their ids, from behind $after. Without
// $namespaces, those of every team.
MATCH (promotion:Promotion)
WHERE
  promotion.namespace STARTS WITH $tenant + '/team:' AND
  ($namespaces IS NULL OR promotion.namespace IN $namespaces) AND
  promotion.status = 'promoted' AND
  promotion.id > $after
RETURN
  promotion.id AS id,
  promotion.namespace AS namespace,
  promotion.candidateId AS candidateId,
  promotion.promotedId AS promotedId
ORDER BY id
LIMIT $limit
