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

@SuppressWarnings("unchecked")
public class Mission {
  @Context public Transaction tx;

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
