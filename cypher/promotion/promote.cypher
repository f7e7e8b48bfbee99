// promotion.promote(id :: STRING, copy :: MAP, subject :: MAP, thing :: MAP?, provenance :: MAP,
//     at :: ZONED DATETIME)
//   :: (id :: STRING)
// WRITE maybe
//
// Copies a fact to where everybody sees it: a node of its own, about entities of that place, with its
// interval, its vectors and its provenance. The original stays as it is, with one edge more. A copy that
// was demoted before stands again. A second run changes nothing.
MATCH (fact:Fact {id: $id})
MATCH (original:Entity {id: fact.subjectId})
MATCH (fact)-[held:ABOUT]->(original)
WHERE held.expiredAt IS NULL
MERGE (about:Entity {id: $subject.id})
  ON CREATE SET
    about += $subject,
    about.canonicalName = original.canonicalName,
    about.nameKey = original.nameKey,
    about.type = original.type,
    about.trust = original.trust,
    about.embeddingModel = original.embeddingModel,
    about.embeddingState = original.embeddingState
CALL (about, original) {
  FILTER about.embedding IS NULL AND original.embedding IS NOT NULL
  CALL db.create.setNodeVectorProperty(about, 'embedding', original.embedding)
}
CALL (fact) {
  FILTER $thing IS NOT NULL
  MATCH (named:Entity {id: fact.objectId})
  MERGE (object:Entity {id: $thing.id})
    ON CREATE SET
      object += $thing,
      object.canonicalName = named.canonicalName,
      object.nameKey = named.nameKey,
      object.type = named.type,
      object.trust = named.trust,
      object.embeddingModel = named.embeddingModel,
      object.embeddingState = named.embeddingState
  CALL (object, named) {
    FILTER object.embedding IS NULL AND named.embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(object, 'embedding', named.embedding)
  }
}
MERGE (copy:Fact {id: $copy.id})
  ON CREATE SET
    copy += $copy,
    copy.predicate = fact.predicate,
    copy.objectKind = fact.objectKind,
    copy.object = fact.object,
    copy.objectNumber = fact.objectNumber,
    copy.objectUnit = fact.objectUnit,
    copy.isNegated = fact.isNegated,
    copy.extractor = fact.extractor,
    copy.embeddingModel = fact.embeddingModel,
    copy.embeddingState = fact.embeddingState
SET
  copy.statement = fact.statement,
  copy.confidence = fact.confidence,
  copy.trust = fact.trust,
  copy.status = 'active'
REMOVE copy.quarantineReason
CALL (copy, fact) {
  FILTER copy.embedding IS NULL AND fact.embedding IS NOT NULL
  CALL db.create.setNodeVectorProperty(copy, 'embedding', fact.embedding)
}
CALL (copy, fact) {
  FILTER copy.embeddingAlt IS NULL AND fact.embeddingAlt IS NOT NULL
  CALL db.create.setNodeVectorProperty(copy, 'embeddingAlt', fact.embeddingAlt)
}
CALL (copy, about, held) {
  FILTER NOT EXISTS { (copy)-[open:ABOUT WHERE open.expiredAt IS NULL]->(about) }
  CREATE (copy)-[link:ABOUT {validFrom: held.validFrom, ingestedAt: $at}]->(about)
  SET link.validTo = held.validTo
}
CALL (copy) {
  MERGE (origin:ProvenanceRecord {id: $provenance.id})
    ON CREATE SET origin = $provenance
  MERGE (copy)-[:HAS_PROVENANCE]->(origin)
}
MERGE (fact)-[link:PROMOTED_TO]->(copy)
  ON CREATE SET link.at = $at
RETURN copy.id AS id
