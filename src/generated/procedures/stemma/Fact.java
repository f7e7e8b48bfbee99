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
public class Fact {
  @Context public Transaction tx;

  @Procedure(name = "stemma.fact.contested", mode = Mode.READ)
  @Description("The inbox.")
  public Stream<ContestedRow> contested(
      @Name("namespaces") List<String> namespaces,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("limit", limit);
    return tx.execute(CONTESTED, parameters).stream().map(row -> new ContestedRow(
        (String) row.get("id"),
        (String) row.get("statement"),
        (Double) row.get("trust"),
        (Double) row.get("confidence"),
        (String) row.get("otherId"),
        (String) row.get("otherStatement"),
        (Double) row.get("otherTrust"),
        (Double) row.get("otherConfidence"),
        (String) row.get("reason"),
        (ZonedDateTime) row.get("at"),
        (List<String>) row.get("sourceIds"),
        (List<String>) row.get("otherSourceIds")));
  }

  public record ContestedRow(
      String id,
      String statement,
      double trust,
      double confidence,
      String otherId,
      String otherStatement,
      double otherTrust,
      double otherConfidence,
      String reason,
      ZonedDateTime at,
      List<String> sourceIds,
      List<String> otherSourceIds) {}

  private static final String CONTESTED = """
      CYPHER 25
      MATCH (fact:Fact)
      WHERE fact.namespace IN $namespaces AND fact.status = 'contested'
      MATCH (fact)-[dispute:CONTRADICTS]->(other:Fact)
      WHERE dispute.resolvedAt IS NULL
      RETURN
        fact.id AS id,
        fact.statement AS statement,
        fact.trust AS trust,
        fact.confidence AS confidence,
        other.id AS otherId,
        other.statement AS otherStatement,
        other.trust AS otherTrust,
        other.confidence AS otherConfidence,
        dispute.reason AS reason,
        dispute.at AS at,
        [(source:Episode)-[:SUPPORTS]->(fact) | source.id ] AS sourceIds,
        [(source:Episode)-[:SUPPORTS]->(other) | source.id ] AS otherSourceIds
      ORDER BY at, id, otherId
      LIMIT $limit
      """;

  @Procedure(name = "stemma.fact.ofSubject", mode = Mode.READ)
  @Description("What is believed of somebody or something.")
  public Stream<OfSubjectRow> ofSubject(
      @Name("namespaces") List<String> namespaces,
      @Name("nameKey") String nameKey,
      @Name("predicate") String predicate,
      @Name("asOf") ZonedDateTime asOf,
      @Name("knownAt") ZonedDateTime knownAt,
      @Name("isPast") boolean isPast,
      @Name("startsAt") ZonedDateTime startsAt,
      @Name("endsAt") ZonedDateTime endsAt,
      @Name("scopeIds") List<String> scopeIds,
      @Name("limit") long limit) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("nameKey", nameKey);
    parameters.put("predicate", predicate);
    parameters.put("asOf", asOf);
    parameters.put("knownAt", knownAt);
    parameters.put("isPast", isPast);
    parameters.put("startsAt", startsAt);
    parameters.put("endsAt", endsAt);
    parameters.put("scopeIds", scopeIds);
    parameters.put("limit", limit);
    return tx.execute(OF_SUBJECT, parameters).stream().map(row -> new OfSubjectRow(
        (String) row.get("id"),
        (String) row.get("subject"),
        (String) row.get("predicate"),
        (String) row.get("object"),
        (Boolean) row.get("isNegated"),
        (String) row.get("statement"),
        (Double) row.get("confidence"),
        (Double) row.get("trust"),
        (String) row.get("status"),
        (String) row.get("reason"),
        (ZonedDateTime) row.get("validFrom"),
        (ZonedDateTime) row.get("validTo"),
        (ZonedDateTime) row.get("ingestedAt"),
        (String) row.get("supersededBy"),
        (List<String>) row.get("sourceIds")));
  }

  public record OfSubjectRow(
      String id,
      String subject,
      String predicate,
      String object,
      boolean isNegated,
      String statement,
      double confidence,
      double trust,
      String status,
      String reason,
      ZonedDateTime validFrom,
      ZonedDateTime validTo,
      ZonedDateTime ingestedAt,
      String supersededBy,
      List<String> sourceIds) {}

  private static final String OF_SUBJECT = """
      CYPHER 25
      MATCH (entity:Entity)
      WHERE entity.namespace IN $namespaces AND entity.nameKey = $nameKey
      MATCH (fact:Fact)
      WHERE
        fact.namespace = entity.namespace AND
        fact.subjectId = coalesce(entity.mergedIntoId, entity.id) AND
        ($predicate IS NULL OR fact.predicate = $predicate) AND
        (fact.expiredAt IS NULL OR $isPast OR fact.expiredAt > $knownAt) AND
        ($startsAt IS NULL OR
          EXISTS {
            MATCH (told:Episode)-[:SUPPORTS]->(fact)
            WHERE $startsAt <= told.capturedAt < $endsAt
          }) AND
        ($scopeIds IS NULL OR
          EXISTS {
            MATCH (fact)<-[:SUPPORTS]-(:Episode)-[:IN_SCOPE]->(scope:Scope)
            WHERE scope.id IN $scopeIds
          })
      OPTIONAL MATCH (fact)-[about:ABOUT]->(:Entity)
      WHERE
        $knownAt IS NULL AND about.expiredAt IS NULL OR
        about.ingestedAt <= $knownAt AND (about.expiredAt IS NULL OR about.expiredAt > $knownAt)
      FILTER $isPast OR about.validFrom <= $asOf AND (about.validTo IS NULL OR about.validTo > $asOf)
      RETURN DISTINCT
        fact.id AS id,
        entity.canonicalName AS subject,
        fact.predicate AS predicate,
        fact.object AS object,
        fact.isNegated AS isNegated,
        fact.statement AS statement,
        fact.confidence AS confidence,
        fact.trust AS trust,
        fact.status AS status,
        fact.quarantineReason AS reason,
        about.validFrom AS validFrom,
        about.validTo AS validTo,
        about.ingestedAt AS ingestedAt,
        coll.min([(fact)-[:SUPERSEDED_BY]->(newer:Fact) | newer.id ]) AS supersededBy,
        [(source:Episode)-[:SUPPORTS]->(fact) | source.id ] AS sourceIds
      ORDER BY predicate, validFrom, id
      LIMIT $limit
      """;

  @Procedure(name = "stemma.fact.supersede", mode = Mode.WRITE)
  @Description("States that one fact took the place of another from an instant on.")
  public Stream<SupersedeRow> supersede(
      @Name("namespaces") List<String> namespaces,
      @Name("oldId") String oldId,
      @Name("newId") String newId,
      @Name("from") ZonedDateTime from,
      @Name("reason") String reason,
      @Name("at") ZonedDateTime at) {
    var parameters = new HashMap<String, Object>();
    parameters.put("namespaces", namespaces);
    parameters.put("oldId", oldId);
    parameters.put("newId", newId);
    parameters.put("from", from);
    parameters.put("reason", reason);
    parameters.put("at", at);
    return tx.execute(SUPERSEDE, parameters).stream().map(row -> new SupersedeRow(
        (String) row.get("namespace"),
        (String) row.get("oldId"),
        (String) row.get("newId"),
        (Boolean) row.get("isNew")));
  }

  public record SupersedeRow(
      String namespace,
      String oldId,
      String newId,
      boolean isNew) {}

  private static final String SUPERSEDE = """
      CYPHER 25
      MATCH (old:Fact {id: $oldId})
      WHERE old.namespace IN $namespaces
      MATCH (newer:Fact {id: $newId})
      WHERE newer.namespace = old.namespace AND newer <> old
      LET isNew = NOT EXISTS { (old)-[:SUPERSEDED_BY]->(newer) }
      CALL (old, isNew) {
        FILTER isNew
        MATCH (old)-[about:ABOUT]->(subject:Entity)
        WHERE about.expiredAt IS NULL AND (about.validTo IS NULL OR about.validTo > $from)
        SET about.expiredAt = $at
        CREATE (old)-[closed:ABOUT]->(subject)
        SET
          closed.validFrom = about.validFrom,
          closed.validTo =
            CASE
              WHEN about.validFrom < $from THEN $from
              ELSE about.validFrom
            END,
          closed.ingestedAt = $at
      }
      CALL (old, isNew) {
        FILTER isNew
        MATCH (:Episode)-[evidence:SUPPORTS]->(old)
        WHERE evidence.validTo IS NULL OR evidence.validTo > $from
        SET evidence.validTo = $from
      }
      CALL (old, newer, isNew) {
        FILTER isNew
        CREATE (old)-[:SUPERSEDED_BY {at: $at, reason: $reason}]->(newer)
        SET old.status = 'superseded', old.quarantineReason = $reason
      }
      RETURN old.namespace AS namespace, old.id AS oldId, newer.id AS newId, isNew
      """;
}
