// Written by `npm run codegen` from cypher/. Do not edit.
package stemma;

import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;
import org.neo4j.procedure.Context;
import org.neo4j.procedure.Description;
import org.neo4j.procedure.Mode;
import org.neo4j.procedure.Name;
import org.neo4j.procedure.Procedure;

public class Erasure {
  @Context public Transaction tx;

  @Procedure(name = "stemma.erasure.closure", mode = Mode.READ)
  @Description("What hangs on these nodes, one step away.")
  public Stream<ClosureRow> closure(
      @Name("ids") List<String> ids) {
    var parameters = new HashMap<String, Object>();
    parameters.put("ids", ids);
    return tx.execute(CLOSURE, parameters).stream().map(row -> new ClosureRow(
        (String) row.get("id"),
        (String) row.get("label"),
        (String) row.get("kind"),
        (String) row.get("namespace"),
        (String) row.get("contentHash"),
        (String) row.get("fromId"),
        (String) row.get("why")));
  }

  public record ClosureRow(
      String id,
      String label,
      String kind,
      String namespace,
      String contentHash,
      String fromId,
      String why) {}

  private static final String CLOSURE = """
      CYPHER 25
      MATCH
        (node:Episode
          |Fact
          |Entity
          |Note
          |Skill
          |BadPattern
          |CoreBlock
          |MemSession
          |WorkItem
          |Promotion
          |ProvenanceRecord)
      WHERE node.id IN $ids
      CALL (node) {
        MATCH (node)<-[:DERIVED_FROM]-(other)
        RETURN other, 'derived' AS why
          UNION
        MATCH (node)-[:PROMOTED_TO]->(other)
        RETURN other, 'copy' AS why
          UNION
        MATCH (node)-[:HAS_PROVENANCE]->(other)
        RETURN other, 'provenance' AS why
          UNION
        MATCH (node)-[:HAS_FAILURE]->(other)
        RETURN other, 'failure' AS why
          UNION
        MATCH (node)-[:SUPPORTS]->(other:Fact)
        RETURN other, 'evidence' AS why
          UNION
        MATCH (node:Episode)<-[:SUPERSEDED_BY]-(other:Episode)
        RETURN other, 'corrected' AS why
          UNION
        MATCH (node:MemSession)<-[:IN_SESSION]-(other)
        RETURN other, 'said' AS why
          UNION
        MATCH (node:Entity)<-[:ABOUT]-(other:Fact|Note)
        RETURN other, 'about' AS why
          UNION
        FILTER node:Entity
        MATCH (other:Fact)
        WHERE other.objectId = node.id
        RETURN other, 'about' AS why
          UNION
        FILTER node:Entity
        MATCH (other:Entity)
        WHERE other.mergedIntoId = node.id
        RETURN other, 'merged' AS why
          UNION
        FILTER node:Fact
        MATCH (other:Promotion)
        WHERE other.candidateId = node.id
        RETURN other, 'promotion' AS why
          UNION
        FILTER node:WorkItem
        MATCH (other:WorkItem)
        WHERE other.parentId = node.id AND other.ordinal IS NOT NULL
        RETURN other, 'part' AS why
      }
      RETURN
        other.id AS id,
        labels(other)[0] AS label,
        coalesce(other.kind, other.blockKind) AS kind,
        other.namespace AS namespace,
        other.contentHash AS contentHash,
        node.id AS fromId,
        why
      ORDER BY id, why, fromId
      LIMIT 1000000
      """;

  @Procedure(name = "stemma.erasure.erase", mode = Mode.WRITE)
  @Description("Deletes these nodes with all their relationships, and whatever nothing speaks of any more after that.")
  public Stream<EraseRow> erase(
      @Name("ids") List<String> ids,
      @Name("keepIds") List<String> keepIds) {
    var parameters = new HashMap<String, Object>();
    parameters.put("ids", ids);
    parameters.put("keepIds", keepIds);
    return tx.execute(ERASE, parameters).stream().map(row -> new EraseRow(
        (String) row.get("id"),
        (String) row.get("label"),
        (Boolean) row.get("isOrphan")));
  }

  public record EraseRow(
      String id,
      String label,
      boolean isOrphan) {}

  private static final String ERASE = """
      CYPHER 25
      MATCH
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
      WITH collect(node) AS nodes, collect([node.id, labels(node)[0]]) AS erased
      CALL (nodes) {
        UNWIND nodes AS node
        MATCH
          (node)-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]->
          (other:Entity|MemSession|Scope|Tag|RecencyWindow|ValidityAnchor)
        WHERE NOT other.id IN $ids
        RETURN collect(DISTINCT other) AS near
      }
      CALL (nodes) {
        UNWIND nodes AS node
        MATCH (other:Entity)
        WHERE other.id = node.objectId AND NOT other.id IN $ids
        RETURN collect(DISTINCT other) AS objects
      }
      CALL (near, objects) {
        UNWIND near + objects AS other
        MATCH (root:Entity {id: other.mergedIntoId})
        WHERE NOT root.id IN $ids
        RETURN collect(DISTINCT root) AS roots
      }
      CALL (nodes) {
        UNWIND nodes AS node
        DETACH DELETE node
      }
      CALL (near, objects, roots) {
        UNWIND near + objects + roots AS other
        WITH DISTINCT other, other IN roots AS isRoot
        ORDER BY isRoot
        FILTER
          NOT other.id IN $keepIds AND
          NOT EXISTS { (other)<-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]-() } AND
          NOT EXISTS {
            MATCH (fact:Fact)
            WHERE fact.objectId = other.id
          } AND
          NOT EXISTS {
            MATCH (alias:Entity)
            WHERE
              alias.mergedIntoId = other.id AND
              (NOT alias IN near + objects OR EXISTS { (alias)<-[:ABOUT|MENTIONS]-() })
          }
        RETURN collect(other) AS orphans, collect([other.id, labels(other)[0]]) AS orphaned
      }
      CALL (near, orphans) {
        UNWIND near AS session
        FILTER session:MemSession AND NOT session IN orphans
        OPTIONAL MATCH (session)<-[:IN_SESSION]-(rest:Episode)
        WITH session, collect(DISTINCT rest.speaker) AS speakers, coalesce(max(rest.sequence), 0) AS last
        SET
          session.episodeCount = last,
          session.speakers = [speaker IN coalesce(session.speakers, []) WHERE speaker IN speakers]
      }
      CALL (orphans) {
        UNWIND orphans AS orphan
        DETACH DELETE orphan
      }
      UNWIND
        [pair IN erased | {id: pair[0], label: pair[1], isOrphan: false}] +
        [pair IN orphaned | {id: pair[0], label: pair[1], isOrphan: true}] AS item
      RETURN item.id AS id, item.label AS label, item.isOrphan AS isOrphan
      ORDER BY isOrphan, label, id
      LIMIT 100000
      """;
}
