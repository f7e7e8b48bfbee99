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

public class Entity {
  @Context public Transaction tx;

  @Procedure(name = "stemma.entity.alike", mode = Mode.READ)
  @Description("Pairs of entities of one type whose names lie near each other.")
  public Stream<AlikeRow> alike(
      @Name("namespaces") List<String> namespaces,
      @Name("distanceMax") double distanceMax,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("distanceMax", distanceMax);
    parameters.put("limit", limit);
    return tx.execute(ALIKE, parameters).stream().map(row -> new AlikeRow(
        (String) row.get("id"),
        (String) row.get("name"),
        (String) row.get("otherId"),
        (String) row.get("otherName"),
        (Double) row.get("distance")));
  }

  public record AlikeRow(
      String id,
      String name,
      String otherId,
      String otherName,
      double distance) {}

  private static final String ALIKE = """
      CYPHER 25
      MATCH (entity:Entity)
      WHERE
        entity.namespace IN $namespaces AND entity.mergedIntoId IS NULL AND entity.embedding IS NOT NULL
      WITH entity
      ORDER BY entity.ingestedAt DESC
      LIMIT 1000
      CALL (entity) {
        MATCH (other:Entity)
          SEARCH other IN (
            VECTOR INDEX entity_embedding_vector
            FOR entity.embedding
            WHERE other.namespace = entity.namespace
            LIMIT 5
          )
        RETURN other
      }
      LET distance = 2 - 2 * vector.similarity.cosine(entity.embedding, other.embedding)
      FILTER
        entity.id < other.id AND
        other.type = entity.type AND
        other.mergedIntoId IS NULL AND
        distance <= $distanceMax
      RETURN
        entity.id AS id,
        entity.canonicalName AS name,
        other.id AS otherId,
        other.canonicalName AS otherName,
        distance
      ORDER BY distance, id, otherId
      LIMIT $limit
      """;
}
