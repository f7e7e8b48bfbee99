// agent.outcomes(tenant :: STRING, predicate :: STRING?)
//   :: (agentId :: STRING, category :: STRING, successes :: INTEGER, failures :: INTEGER)
// READ many
//
// What came of the facts that agents wrote or vouched for, in the namespaces of the teams of a tenant:
// counted from the graph as it is, so that counting twice comes to the same. The category is the predicate.
//
// A fact that stands is a success of who wrote it, when somebody who did not write it vouches for it;
// and of who vouches for it, when another who did not write it does too. A quarantined fact is a failure
// of all of them, unless it stands there only because a run of consolidation was undone.
CALL () {
  MATCH (voter:Agent)
  WHERE voter.namespace STARTS WITH $tenant + '/agent:'
  MATCH (fact:Fact)-[:ATTESTED_BY]->(voter)
  WHERE
    fact.namespace STARTS WITH $tenant + '/team:' AND
    fact.status = 'active' AND
    fact.expiredAt IS NULL AND
    ($predicate IS NULL OR fact.predicate = $predicate)
  RETURN DISTINCT fact
    UNION
  MATCH (cursor:ConsolidationCursor)
  WHERE cursor.namespace STARTS WITH $tenant + '/team:'
  MATCH (fact:Fact)
  WHERE
    fact.namespace = cursor.namespace AND
    fact.status = 'quarantined' AND
    ($predicate IS NULL OR fact.predicate = $predicate) AND
    NOT (EXISTS { (fact)<-[:SUPPORTS {rejectedReason: 'undone'}]-(:Episode) } AND
      NOT EXISTS {
        MATCH (fact)<-[evidence:SUPPORTS]-(:Episode)
        WHERE coalesce(evidence.rejectedReason <> 'undone', true)
      })
  RETURN fact
}
LET
  writers =
    COLLECT {
      MATCH (fact)<-[:SUPPORTS]-(:Episode)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
      RETURN DISTINCT origin.writerId
    },
  voters = [(fact)-[:ATTESTED_BY]->(attester:Agent) | attester.id ]
LET others = [each IN voters WHERE NOT each IN writers]
UNWIND writers + others AS agentId
LET
  isFailure = fact.status = 'quarantined',
  isConfirmed = any(other IN others WHERE other <> agentId)
FILTER isFailure OR isConfirmed
RETURN
  agentId,
  fact.predicate AS category,
  sum(
    CASE
      WHEN isFailure THEN 0
      ELSE 1
    END) AS successes,
  sum(
    CASE
      WHEN isFailure THEN 1
      ELSE 0
    END) AS failures
ORDER BY agentId, category
LIMIT 100000
