// Written by `npm run codegen` from cypher/. Do not edit.
package stemma;

import java.time.ZonedDateTime;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.neo4j.graphdb.Transaction;
import org.neo4j.procedure.Context;
import org.neo4j.procedure.Description;
import org.neo4j.procedure.Mode;
import org.neo4j.procedure.Name;
import org.neo4j.procedure.Procedure;

public class Audit {
  @Context public Transaction tx;

  @Procedure(name = "stemma.audit.history", mode = Mode.READ)
  @Description("What was done, newest first, of one kind or at all.")
  public Stream<HistoryRow> history(
      @Name("namespaces") List<String> namespaces,
      @Name("verb") String verb,
      @Name("before") ZonedDateTime before,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("verb", verb);
    parameters.put("before", before);
    parameters.put("limit", limit);
    return tx.execute(HISTORY, parameters).stream().map(row -> new HistoryRow(
        (String) row.get("id"),
        (String) row.get("namespace"),
        (String) row.get("verb"),
        (String) row.get("subjectId"),
        (String) row.get("actorId"),
        (String) row.get("reason"),
        (ZonedDateTime) row.get("occurredAt"),
        (String) row.get("payload")));
  }

  public record HistoryRow(
      String id,
      String namespace,
      String verb,
      String subjectId,
      String actorId,
      String reason,
      ZonedDateTime occurredAt,
      String payload) {}

  private static final String HISTORY = """
      CYPHER 25
      MATCH (event:AuditEvent)
      WHERE
        event.namespace IN $namespaces AND
        event.occurredAt IS NOT NULL AND
        ($verb IS NULL OR event.verb = $verb) AND
        ($before IS NULL OR event.occurredAt < $before)
      RETURN
        event.id AS id,
        event.namespace AS namespace,
        event.verb AS verb,
        event.subjectId AS subjectId,
        event.actorId AS actorId,
        event.reason AS reason,
        event.occurredAt AS occurredAt,
        event.payload AS payload
      ORDER BY occurredAt DESC, id
      LIMIT $limit
      """;

  @Procedure(name = "stemma.audit.ofSubject", mode = Mode.READ)
  @Description("What was done to one node, newest first.")
  public Stream<OfSubjectRow> ofSubject(
      @Name("namespaces") List<String> namespaces,
      @Name("subjectId") String subjectId,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("subjectId", subjectId);
    parameters.put("limit", limit);
    return tx.execute(OF_SUBJECT, parameters).stream().map(row -> new OfSubjectRow(
        (String) row.get("id"),
        (String) row.get("namespace"),
        (String) row.get("verb"),
        (String) row.get("subjectId"),
        (String) row.get("actorId"),
        (String) row.get("reason"),
        (ZonedDateTime) row.get("occurredAt"),
        (String) row.get("payload")));
  }

  public record OfSubjectRow(
      String id,
      String namespace,
      String verb,
      String subjectId,
      String actorId,
      String reason,
      ZonedDateTime occurredAt,
      String payload) {}

  private static final String OF_SUBJECT = """
      CYPHER 25
      MATCH (event:AuditEvent)
      WHERE
        event.subjectId = $subjectId AND event.occurredAt IS NOT NULL AND event.namespace IN $namespaces
      RETURN
        event.id AS id,
        event.namespace AS namespace,
        event.verb AS verb,
        event.subjectId AS subjectId,
        event.actorId AS actorId,
        event.reason AS reason,
        event.occurredAt AS occurredAt,
        event.payload AS payload
      ORDER BY occurredAt DESC, id
      LIMIT $limit
      """;
}
