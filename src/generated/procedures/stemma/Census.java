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

public class Census {
  @Context public Transaction tx;

  @Procedure(name = "stemma.census.count", mode = Mode.READ)
  @Description("How many nodes of each label the given namespaces hold.")
  public Stream<CountRow> count(
      @Name("namespaces") List<String> namespaces) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    return tx.execute(COUNT, parameters).stream().map(row -> new CountRow(
        (String) row.get("label"),
        (Long) row.get("count")));
  }

  public record CountRow(
      String label,
      long count) {}

  private static final String COUNT = """
      CYPHER 25
      MATCH
        (node:Episode
          |Fact
          |Entity
          |Note
          |Skill
          |BadPattern
          |CoreBlock
          |Agent
          |MemSession
          |WorkItem
          |Tag
          |ProvenanceRecord
          |AuditEvent
          |Promotion
          |Scope
          |RecencyWindow
          |ValidityAnchor
          |ConsolidationCursor
          |SchemaVersion)
      WHERE node.namespace IN $namespaces
      RETURN labels(node)[0] AS label, count(*) AS count
      ORDER BY label
      LIMIT 19
      """;
}
