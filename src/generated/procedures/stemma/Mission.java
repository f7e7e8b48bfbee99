// Written by `npm run codegen` from cypher/. Do not edit.
package stemma;

import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;
import org.neo4j.procedure.Context;
import org.neo4j.procedure.Description;
import org.neo4j.procedure.Mode;
import org.neo4j.procedure.Name;
import org.neo4j.procedure.Procedure;

@SuppressWarnings("unchecked")
public class Mission {
  @Context public Transaction tx;

  @Procedure(name = "stemma.mission.blastRadius", mode = Mode.READ)
  @Description("Everything alive that stands on an observation or a fact.")
  public Stream<BlastRadiusRow> blastRadius(
      @Name("namespaces") List<String> namespaces,
      @Name("id") String id,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("id", id);
    parameters.put("limit", limit);
    return tx.execute(BLAST_RADIUS, parameters).stream().map(row -> new BlastRadiusRow(
        (String) row.get("id"),
        (String) row.get("label"),
        (String) row.get("kind"),
        (String) row.get("text"),
        (Long) row.get("depth"),
        (String) row.get("reviewState"),
        (String) row.get("missionId")));
  }

  public record BlastRadiusRow(
      String id,
      String label,
      String kind,
      String text,
      long depth,
      String reviewState,
      String missionId) {}

  private static final String BLAST_RADIUS = """
      CYPHER 25
      MATCH (start:Episode|Fact|Note|Skill)
      WHERE start.id = $id AND start.namespace IN $namespaces
      CALL (start) {
        MATCH
          ANY SHORTEST
          (start)
          ((above)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM]-
            (below)
            WHERE
              below.namespace IN $namespaces AND
              CASE type(link)
                WHEN 'DERIVED_FROM' THEN startNode(link) = below
                WHEN 'CONTRADICTS' THEN false
                ELSE
                  NOT endNode(link):Entity AND
                  (startNode(link) = below) =
                  coalesce(startNode(link).kind = 'validation', false)END){1,8}
          (found)
        WHERE
          found.expiredAt IS NULL AND
          (found.kind = 'decision' AND
            found.isRejection IS NULL AND
            NOT EXISTS {
            (found)-[:SUPERSEDED_BY]->()
            } OR
            found.kind = 'context_slice' OR
            found:Skill AND found.deprecatedAt IS NULL)
        WITH found, size(link) AS hops
        ORDER BY hops, found.id
        LIMIT $limit
        RETURN collect({node: found, depth: hops}) AS rows
      }
      CALL (rows) {
        UNWIND rows AS row
        LET source = row.node
        RETURN source, row.depth AS depth
          UNION ALL
        UNWIND rows AS row
        LET part = row.node
        MATCH (part)-[:PART_OF]->(source:WorkItem)
        WHERE source.kind = 'mission' AND NOT source.status IN ['completed', 'failed']
        RETURN source, min(row.depth) + 1 AS depth
      }
      RETURN
        source.id AS id,
        labels(source)[0] AS label,
        source.kind AS kind,
        left(coalesce(source.action, source.taskLabel, source.name, source.title), 300) AS text,
        depth,
        source.reviewState AS reviewState,
        coll.min([(source)-[:PART_OF]->(mission:WorkItem) | mission.id ]) AS missionId
      ORDER BY depth, id
      LIMIT 1000
      """;

  @Procedure(name = "stemma.mission.lineage", mode = Mode.READ)
  @Description("What something rests on (depth below zero) and what rests on it (above), as a graph.")
  public Stream<LineageRow> lineage(
      @Name("namespaces") List<String> namespaces,
      @Name("id") String id,
      @Name("isUp") boolean isUp,
      @Name("isDown") boolean isDown,
      @Name("depth") long depth,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("id", id);
    parameters.put("isUp", isUp);
    parameters.put("isDown", isDown);
    parameters.put("depth", depth);
    parameters.put("limit", limit);
    return tx.execute(LINEAGE, parameters).stream().map(row -> new LineageRow(
        (List<Map<String, Object>>) row.get("nodes"),
        (List<Map<String, Object>>) row.get("edges")));
  }

  public record LineageRow(
      List<Map<String, Object>> nodes,
      List<Map<String, Object>> edges) {}

  private static final String LINEAGE = """
      CYPHER 25
      MATCH (start:Episode|Fact|Note|Skill|BadPattern)
      WHERE start.id = $id AND start.namespace IN $namespaces
      CALL (start) {
        FILTER $isUp
        MATCH
          ANY SHORTEST
          (start)
          ((below)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]-
            (above)
            WHERE
              above.namespace IN $namespaces AND
              CASE type(link)
                WHEN 'DERIVED_FROM' THEN startNode(link) = below
                WHEN 'HAS_FAILURE' THEN startNode(link) = above
                WHEN 'SUPERSEDED_BY' THEN startNode(link) = above
                ELSE
                  NOT endNode(link):Entity AND
                  (startNode(link) = below) =
                  coalesce(startNode(link).kind = 'validation', false)END){1,8}
          (found)
        WHERE size(link) <= $depth
        WITH found, size(link) AS hops
        ORDER BY hops, found.id
        LIMIT $limit
        RETURN collect({node: found, depth: - hops}) AS causes
      }
      CALL (start) {
        FILTER $isDown
        MATCH
          ANY SHORTEST
          (start)
          ((above)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]-
            (below)
            WHERE
              below.namespace IN $namespaces AND
              CASE type(link)
                WHEN 'DERIVED_FROM' THEN startNode(link) = below
                WHEN 'HAS_FAILURE' THEN startNode(link) = above
                WHEN 'SUPERSEDED_BY' THEN startNode(link) = above
                ELSE
                  NOT endNode(link):Entity AND
                  (startNode(link) = below) =
                  coalesce(startNode(link).kind = 'validation', false)END){1,8}
          (found)
        WHERE size(link) <= $depth
        WITH found, size(link) AS hops
        ORDER BY hops, found.id
        LIMIT $limit
        RETURN collect({node: found, depth: hops}) AS effects
      }
      LET rows = [{node: start, depth: 0}] + causes + effects
      LET ids = [row IN rows | row.node.id]
      CALL (rows, ids) {
        UNWIND rows AS row
        LET source = row.node
        MATCH (source)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]->(target)
        WHERE target.id IN ids
        RETURN
          collect(
            DISTINCT {
              fromId: source.id,
              toId: target.id,
              type: type(link),
              at: link.at,
              score: link.score
            }) AS edges
      }
      CALL (rows) {
        UNWIND rows AS row
        LET source = row.node
        RETURN
          collect({
            id: source.id,
            label: labels(source)[0],
            kind: source.kind,
            depth: row.depth,
            text:
              left(
                coalesce(
                  source.action,
                  source.taskLabel,
                  source.statement,
                  source.name,
                  source.description,
                  source.content
                ),
                300
              ),
            at: coalesce(source.capturedAt, source.assembledAt, source.ingestedAt),
            status: coalesce(source.checkStatus, source.status, source.authorityState),
            isRejection: coalesce(source.isRejection, false),
            reviewState: source.reviewState,
            retractedAt: source.retractedAt,
            missionId: coll.min([(source)-[:PART_OF]->(mission:WorkItem) | mission.id ])
          }) AS nodes
      }
      RETURN nodes, edges
      """;

  @Procedure(name = "stemma.mission.slice", mode = Mode.READ)
  @Description("A context slice exactly as it was shown.")
  public Stream<SliceRow> slice(
      @Name("namespaces") List<String> namespaces,
      @Name("id") String id) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("id", id);
    return tx.execute(SLICE, parameters).stream().map(row -> new SliceRow(
        (String) row.get("id"),
        (String) row.get("missionId"),
        (String) row.get("taskLabel"),
        (String) row.get("text"),
        (String) row.get("payload"),
        (ZonedDateTime) row.get("assembledAt"),
        (Double) row.get("relevanceScore"),
        (Boolean) row.get("hasDrift"),
        (List<String>) row.get("itemIds")));
  }

  public record SliceRow(
      String id,
      String missionId,
      String taskLabel,
      String text,
      String payload,
      ZonedDateTime assembledAt,
      double relevanceScore,
      boolean hasDrift,
      List<String> itemIds) {}

  private static final String SLICE = """
      CYPHER 25
      CALL () {
        MATCH (note:Note {id: $id})
        RETURN note
          UNION
        MATCH (:Episode {id: $id})-[:DERIVED_FROM]->(note:Note)
        RETURN note
      }
      FILTER note.kind = 'context_slice' AND note.namespace IN $namespaces
      MATCH (note)-[:PART_OF]->(mission:WorkItem)
      RETURN
        note.id AS id,
        mission.id AS missionId,
        note.taskLabel AS taskLabel,
        note.content AS text,
        note.payload AS payload,
        note.assembledAt AS assembledAt,
        note.relevanceScore AS relevanceScore,
        note.hasDrift AS hasDrift,
        COLLECT {
          MATCH (note)-[link:DERIVED_FROM]->(source:Episode|Skill)
          RETURN source.id
          ORDER
          BY
          link.ordinal
        } AS itemIds
      LIMIT 1
      """;
}
