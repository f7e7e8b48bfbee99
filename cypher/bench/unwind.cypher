// bench.unwind(rows :: LIST<MAP>) :: VOID
// WRITE none
//
// The nodes and edges of a capture, written as plainly as Cypher can: no look-up, no check, no answer.
// The benchmark loads its corpus with it and measures batches against it. Not idempotent: a second run
// breaks the unique keys and is refused.
UNWIND $rows AS row
MERGE (session:MemSession {namespace: row.namespace, key: row.session.key})
  ON CREATE SET session += row.session
CREATE (session)<-[:IN_SESSION]-(episode:Episode)-[:HAS_PROVENANCE]->(provenance:ProvenanceRecord)
CREATE (audit:AuditEvent)-[:AUDIT]->(episode)
SET episode = row.episode
SET provenance = row.provenance
SET audit = row.audit
WITH row, episode
CALL db.create.setNodeVectorProperty(episode, 'embedding', row.embedding)
FINISH
