// promotion.consider(promotion :: MAP) :: (isNew :: BOOLEAN)
// WRITE one
//
// Writes down how a fact stands that was put forward for everybody. A second run changes nothing.
OPTIONAL MATCH (known:Promotion {id: $promotion.id})
LET
  isNew =
    known IS NULL OR
    known.status <> $promotion.status OR
    known.posterior <> $promotion.posterior OR
    known.attesterCount <> $promotion.attesterCount
CALL (isNew) {
  FILTER isNew
  MERGE (promotion:Promotion {id: $promotion.id})
    ON CREATE SET promotion.ingestedAt = $promotion.resolvedAt
  SET
    promotion.namespace = $promotion.namespace,
    promotion.candidateId = $promotion.candidateId,
    promotion.promotedId = coalesce($promotion.promotedId, promotion.promotedId),
    promotion.posterior = $promotion.posterior,
    promotion.attesterCount = $promotion.attesterCount,
    promotion.status = $promotion.status,
    promotion.resolvedAt = $promotion.resolvedAt
}
RETURN isNew
