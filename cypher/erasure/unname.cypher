// erasure.unname(ids :: LIST<STRING>, erasedName :: STRING) :: (renamed :: LIST<STRING>)
// WRITE one
//
// Takes from entities that stay the names that only these episodes knew. A name is known while each of
// its words stands in one of the other episodes that mention the entity, or in the names of those who
// speak there. An entity whose own name goes is called by the first that is left, loses its vector, and
// is renamed where facts and summaries copied the name. A second run changes nothing.
MATCH (erased:Episode)-[:MENTIONS]->(entity:Entity)
WHERE erased.id IN $ids
WITH
  entity,
  collect(toLower(erased.content + ' ' + coalesce(erased.speaker, ''))) AS texts,
  [entity.canonicalName] + entity.aliases AS names
FILTER
  EXISTS {
    MATCH (entity)<-[:MENTIONS]-(rest:Episode)
    WHERE NOT rest.id IN $ids
  }
LET
  lost =
    [
      name IN names
      WHERE
        any(text IN texts WHERE all(word IN split(toLower(name), ' ') WHERE text CONTAINS word)) AND
        NOT EXISTS {
          MATCH (entity)<-[:MENTIONS]-(rest:Episode)
          WHERE NOT rest.id IN $ids
          OPTIONAL MATCH (rest)-[:IN_SESSION]->(session:MemSession)
          WITH
            toLower(
              rest.content +
              ' ' +
              coalesce(rest.speaker, '') +
              reduce(
                all = '', each IN coalesce(session.speakers, []) | all + ' ' + each)) AS text
          WHERE all(word IN split(toLower(name), ' ') WHERE text CONTAINS word)
          RETURN text
        }
    ]
FILTER size(lost) > 0
LET kept = [name IN names WHERE NOT name IN lost]
LET oldName = entity.canonicalName, newName = coalesce(kept[0], $erasedName)
SET entity.aliases = [alias IN entity.aliases WHERE alias IN kept AND alias <> newName]
CALL (entity, oldName, newName, lost) {
  MATCH (fact:Fact)
  WHERE fact.objectId = entity.id AND fact.object IN lost
  SET fact.object = newName
}
CALL (entity, oldName, newName) {
  FILTER oldName <> newName
  SET
    entity.canonicalName = newName,
    entity.nameKey = toLower(newName),
    entity.embeddingState = 'none'
  REMOVE entity.embedding, entity.embeddingAlt, entity.embeddingModel, entity.description, entity.attributes
  WITH entity, oldName, newName
  MATCH (note:Note)-[:ABOUT]->(entity)
  SET note.title = replace(note.title, oldName, newName)
}
RETURN collect(
    CASE
      WHEN oldName <> newName THEN entity.id
    END) AS renamed
