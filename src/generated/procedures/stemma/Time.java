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

public class Time {
  @Context public Transaction tx;

  @Procedure(name = "stemma.time.list", mode = Mode.READ)
  @Description("The instants, stretches of time and scopes that have names, each with how many memories are tied to it.")
  public Stream<ListRow> list(
      @Name("namespaces") List<String> namespaces,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("limit", limit);
    return tx.execute(LIST, parameters).stream().map(row -> new ListRow(
        (String) row.get("kind"),
        (String) row.get("id"),
        (String) row.get("namespace"),
        (String) row.get("name"),
        (ZonedDateTime) row.get("startsAt"),
        (ZonedDateTime) row.get("endsAt"),
        (Long) row.get("memberCount")));
  }

  public record ListRow(
      String kind,
      String id,
      String namespace,
      String name,
      ZonedDateTime startsAt,
      ZonedDateTime endsAt,
      long memberCount) {}

  private static final String LIST = """
      CYPHER 25
      CALL () {
        MATCH (found:ValidityAnchor)
        WHERE found.namespace IN $namespaces
        RETURN 'anchor' AS kind, found, found.anchoredAt AS startsAt, found.name AS name
        ORDER BY name
        LIMIT $limit
          UNION ALL
        MATCH (found:RecencyWindow)
        WHERE found.namespace IN $namespaces
        RETURN 'window' AS kind, found, found.startsAt AS startsAt, found.name AS name
        ORDER BY name
        LIMIT $limit
          UNION ALL
        MATCH (found:Scope)
        WHERE found.namespace IN $namespaces
        RETURN 'scope' AS kind, found, null AS startsAt, found.name AS name
        ORDER BY name
        LIMIT $limit
      }
      RETURN
        kind,
        found.id AS id,
        found.namespace AS namespace,
        name,
        startsAt,
        found.endsAt AS endsAt,
        COUNT { (found)<-[:VALID_AT|RECENT_IN|IN_SCOPE]-() } AS memberCount
      ORDER BY kind, name, id
      LIMIT $limit
      """;
}
