// Contested facts
// phrase: contested facts in $namespace
// namespace :: WorkItem.namespace = ''
//
// Facts that cannot both hold and that nobody has decided between, with what speaks for each and what they
// are about.
MATCH path = (fact:Fact)-[dispute:CONTRADICTS]->(other:Fact)
WHERE dispute.resolvedAt IS NULL AND fact.namespace STARTS WITH $namespace
CALL (fact, other) {
  UNWIND [fact, other] AS disputed
  MATCH evidence = (disputed)-[:SUPPORTS|ABOUT]-(:Entity|Episode)
  RETURN evidence
}
RETURN path, evidence
LIMIT 200
