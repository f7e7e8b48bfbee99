// Who did what to this
//
// The audit events and the provenance of the selected nodes.
MATCH (selected)
WHERE elementId(selected) IN $nodes
CALL (selected) {
  MATCH path = (selected)<-[:AUDIT]-(:AuditEvent)
  RETURN path
    UNION
  MATCH path = (selected)-[:HAS_PROVENANCE]->(:ProvenanceRecord)
  RETURN path
}
RETURN path
LIMIT 200
