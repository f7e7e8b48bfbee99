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

public class Belief {
  @Context public Transaction tx;

  @Procedure(name = "stemma.belief.failures", mode = Mode.READ)
  @Description("The episodes that could not be consolidated and wait for an operator, oldest first.")
  public Stream<FailuresRow> failures(
      @Name("namespaces") List<String> namespaces,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("limit", limit);
    return tx.execute(FAILURES, parameters).stream().map(row -> new FailuresRow(
        (String) row.get("id"),
        (String) row.get("namespace"),
        (Long) row.get("attempts"),
        (String) row.get("error")));
  }

  public record FailuresRow(
      String id,
      String namespace,
      long attempts,
      String error) {}

  private static final String FAILURES = """
      CYPHER 25
      MATCH (episode:Episode)
      WHERE episode.namespace IN $namespaces AND episode.consolidationState = 'failed'
      RETURN
        episode.id AS id,
        episode.namespace AS namespace,
        episode.attempts AS attempts,
        episode.lastError AS error
      ORDER BY episode.ingestedAt, id
      LIMIT $limit
      """;

  @Procedure(name = "stemma.belief.status", mode = Mode.READ)
  @Description("How far consolidation has come in each namespace, and what waits for a person.")
  public Stream<StatusRow> status(
      @Name("namespaces") List<String> namespaces,
      @Name("at") ZonedDateTime at) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("at", at);
    return tx.execute(STATUS, parameters).stream().map(row -> new StatusRow(
        (String) row.get("namespace"),
        (Long) row.get("rawCount"),
        (Long) row.get("failedCount"),
        (Long) row.get("consolidatedCount"),
        (Long) row.get("factCount"),
        (Long) row.get("contestedCount"),
        (String) row.get("position"),
        (Long) row.get("processedCount"),
        (ZonedDateTime) row.get("processedAt"),
        (Boolean) row.get("isLeased"),
        (String) row.get("ruleVersion")));
  }

  public record StatusRow(
      String namespace,
      long rawCount,
      long failedCount,
      long consolidatedCount,
      long factCount,
      long contestedCount,
      String position,
      long processedCount,
      ZonedDateTime processedAt,
      boolean isLeased,
      String ruleVersion) {}

  private static final String STATUS = """
      CYPHER 25
      UNWIND $namespaces AS namespace
      OPTIONAL MATCH (cursor:ConsolidationCursor)
      WHERE cursor.namespace = namespace
      RETURN
        namespace,
        COUNT {
        (episode:Episode)
        WHERE episode.namespace = namespace AND episode.consolidationState = 'raw'
        } AS rawCount,
        COUNT {
        (episode:Episode)
        WHERE episode.namespace = namespace AND episode.consolidationState = 'failed'
        } AS failedCount,
        COUNT {
        (episode:Episode)
        WHERE episode.namespace = namespace AND episode.consolidationState = 'consolidated'
        } AS consolidatedCount,
        COUNT { (fact:Fact)
        WHERE fact.namespace = namespace AND fact.status = 'active' } AS factCount,
        COUNT {
        (fact:Fact)
        WHERE fact.namespace = namespace AND fact.status = 'contested'
        } AS contestedCount,
        cursor.position AS position,
        coalesce(cursor.processedCount, 0) AS processedCount,
        cursor.processedAt AS processedAt,
        coalesce(cursor.leaseUntil > $at, false) AS isLeased,
        cursor.ruleVersion AS ruleVersion
      ORDER BY namespace
      LIMIT 1000
      """;
}
