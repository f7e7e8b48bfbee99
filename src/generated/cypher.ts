// Written by `npm run codegen` from cypher/. Do not edit.
import type { Statement } from '../graph/statement.ts'

export const cypher = {
  agent: {
    /**
     * What came of the facts that agents wrote or vouched for, in the namespaces of the teams of a tenant:
     * counted from the graph as it is, so that counting twice comes to the same. The category is the predicate.
     * 
     * A fact that stands is a success of who wrote it, when somebody who did not write it vouches for it;
     * and of who vouches for it, when another who did not write it does too. A quarantined fact is a failure
     * of all of them, unless it stands there only because a run of consolidation was undone.
     */
    outcomes: {
      ...{"name":"agent.outcomes","mode":"READ","rows":"many","params":{"tenant":"STRING","predicate":"STRING?"},"columns":["agentId","category","successes","failures"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (voter:Agent)
  WHERE voter.namespace STARTS WITH $tenant + '/agent:'
  MATCH (fact:Fact)-[:ATTESTED_BY]->(voter)
  WHERE
    fact.namespace STARTS WITH $tenant + '/team:' AND
    fact.status = 'active' AND
    fact.expiredAt IS NULL AND
    ($predicate IS NULL OR fact.predicate = $predicate)
  RETURN DISTINCT fact
    UNION
  MATCH (cursor:ConsolidationCursor)
  WHERE cursor.namespace STARTS WITH $tenant + '/team:'
  MATCH (fact:Fact)
  WHERE
    fact.namespace = cursor.namespace AND
    fact.status = 'quarantined' AND
    ($predicate IS NULL OR fact.predicate = $predicate) AND
    NOT (EXISTS { (fact)<-[:SUPPORTS {rejectedReason: 'undone'}]-(:Episode) } AND
      NOT EXISTS {
        MATCH (fact)<-[evidence:SUPPORTS]-(:Episode)
        WHERE coalesce(evidence.rejectedReason <> 'undone', true)
      })
  RETURN fact
}
LET
  writers =
    COLLECT {
      MATCH (fact)<-[:SUPPORTS]-(:Episode)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
      RETURN DISTINCT origin.writerId
    },
  voters = [(fact)-[:ATTESTED_BY]->(attester:Agent) | attester.id ]
LET others = [each IN voters WHERE NOT each IN writers]
UNWIND writers + others AS agentId
LET
  isFailure = fact.status = 'quarantined',
  isConfirmed = any(other IN others WHERE other <> agentId)
FILTER isFailure OR isConfirmed
RETURN
  agentId,
  fact.predicate AS category,
  sum(
    CASE
      WHEN isFailure THEN 0
      ELSE 1
    END) AS successes,
  sum(
    CASE
      WHEN isFailure THEN 1
      ELSE 0
    END) AS failures
ORDER BY agentId, category
LIMIT 100000`,
    } as Statement<{ tenant: string; predicate: string | null }, { agentId: string; category: string; successes: number; failures: number }[]>,
    /**
     * Writes down how reliable agents have been. A second run changes nothing.
     */
    rate: {
      ...{"name":"agent.rate","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>"},"columns":["rated"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (agent:Agent {id: row.id})
SET agent.reliability = row.reliability
RETURN count(agent) AS rated`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[] }, { rated: number }>,
    /**
     * The agents of a tenant, each with what was last written down of its reliability.
     */
    rated: {
      ...{"name":"agent.rated","mode":"READ","rows":"many","params":{"tenant":"STRING"},"columns":["id","namespace","reliability"]},
      text: String.raw`CYPHER 25
MATCH (agent:Agent)
WHERE agent.namespace STARTS WITH $tenant + '/agent:'
RETURN agent.id AS id, agent.namespace AS namespace, agent.reliability AS reliability
ORDER BY id
LIMIT 100000`,
    } as Statement<{ tenant: string }, { id: string; namespace: string; reliability: string | null }[]>,
  },
  attestation: {
    /**
     * Lets an agent vouch for a memory: once, however often it says so. $isAuthor says that it wrote the
     * memory itself, or what the memory was read out of. No row when there is no such memory in
     * $namespaces, or it was put away. A second run changes nothing.
     */
    attest: {
      ...{"name":"attestation.attest","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","agent":"MAP","category":"STRING?","at":"ZONED DATETIME"},"columns":["namespace","category","since","isNew","isAuthor"]},
      text: String.raw`CYPHER 25
MATCH (node:Fact|CoreBlock|Skill)
WHERE node.id = $id AND node.namespace IN $namespaces AND node.expiredAt IS NULL
MERGE (voter:Agent {id: $agent.id})
  ON CREATE SET voter += $agent
LET isNew = NOT EXISTS { (node)-[:ATTESTED_BY]->(voter) }
MERGE (node)-[vote:ATTESTED_BY]->(voter)
  ON CREATE SET
    vote.at = $at,
    vote.category = coalesce($category, node.predicate, toLower(labels(node)[0]))
RETURN
  node.namespace AS namespace,
  vote.category AS category,
  vote.at AS since,
  isNew,
  EXISTS {
    MATCH (node)-[:HAS_PROVENANCE]->(own:ProvenanceRecord)
    WHERE own.writerId = voter.id
  } OR
  EXISTS {
    MATCH (node)<-[:SUPPORTS]-(:Episode)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
    WHERE origin.writerId = voter.id
  } AS isAuthor`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; agent: Record<string, unknown>; category: string | null; at: Date }, { namespace: string; category: string; since: Date; isNew: boolean; isAuthor: boolean } | undefined>,
    /**
     * Takes an agent's word for a memory back. The columns are null when it never gave it; no row when there
     * is no such memory in $namespaces. A second run changes nothing.
     */
    retract: {
      ...{"name":"attestation.retract","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","agentId":"STRING"},"columns":["namespace","category","since"]},
      text: String.raw`CYPHER 25
MATCH (node:Fact|CoreBlock|Skill)
WHERE node.id = $id AND node.namespace IN $namespaces
OPTIONAL MATCH (node)-[vote:ATTESTED_BY]->(:Agent {id: $agentId})
LET namespace = node.namespace, category = vote.category, since = vote.at
DELETE vote
RETURN namespace, category, since`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; agentId: string }, { namespace: string; category: string | null; since: Date | null } | undefined>,
  },
  audit: {
    /**
     * What was done, newest first, of one kind or at all.
     */
    history: {
      ...{"name":"audit.history","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","verb":"STRING?","before":"ZONED DATETIME?","limit":"INTEGER"},"columns":["id","namespace","verb","subjectId","actorId","reason","occurredAt","payload"]},
      text: String.raw`CYPHER 25
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
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; verb: string | null; before: Date | null; limit: number }, { id: string; namespace: string; verb: string; subjectId: string | null; actorId: string; reason: string | null; occurredAt: Date; payload: string | null }[]>,
    /**
     * What was done to one node, newest first.
     */
    ofSubject: {
      ...{"name":"audit.ofSubject","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","subjectId":"STRING","limit":"INTEGER"},"columns":["id","namespace","verb","subjectId","actorId","reason","occurredAt","payload"]},
      text: String.raw`CYPHER 25
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
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; subjectId: string; limit: number }, { id: string; namespace: string; verb: string; subjectId: string | null; actorId: string; reason: string | null; occurredAt: Date; payload: string | null }[]>,
    /**
     * Writes down what was done, and ties it to what it was done to. An event that is already there is left
     * alone.
     */
    record: {
      ...{"name":"audit.record","mode":"WRITE","rows":"none","params":{"rows":"LIST<MAP>"},"columns":[]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MERGE (event:AuditEvent {id: row.event.id})
  ON CREATE SET event = row.event
WITH row, event
CALL (row, event) {
  MATCH
    (subject:Episode
      |Fact
      |Entity
      |Note
      |Skill
      |BadPattern
      |CoreBlock
      |WorkItem
      |Agent
      |MemSession
      |Promotion
      |Scope
      |RecencyWindow
      |ValidityAnchor)
  WHERE subject.id IN row.subjectIds
  MERGE (event)-[:AUDIT]->(subject)
}
FINISH`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[] }, void>,
  },
  belief: {
    /**
     * Mints the entities that names were found to mean, keeps what else they go by, and ties the episodes
     * that mention them. A second run changes nothing.
     */
    consolidateEntities: {
      ...{"name":"belief.consolidateEntities","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>","at":"ZONED DATETIME"},"columns":["minted"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MERGE (entity:Entity {id: row.entity.id})
  ON CREATE SET entity = row.entity
LET
  isNew = entity.ingestedAt = $at,
  unknown =
    [
      alias IN row.aliases
      WHERE
        toLower(alias) <> toLower(entity.canonicalName) AND
        NOT any(known IN entity.aliases WHERE toLower(known) = toLower(alias))
    ]
SET
  entity.aliases = entity.aliases + unknown,
  entity.type =
    CASE
      WHEN entity.type = 'thing' THEN row.entity.type
      ELSE entity.type
    END
CALL (row, entity) {
  FILTER row.embedding IS NOT NULL AND entity.embedding IS NULL
  CALL db.create.setNodeVectorProperty(entity, 'embedding', row.embedding)
}
CALL (row, entity) {
  UNWIND row.mentions AS item
  MATCH (episode:Episode {id: item.episodeId})
  MERGE (episode)-[edge:MENTIONS]->(entity)
    ON CREATE SET edge.spanStart = item.spanStart, edge.spanEnd = item.spanEnd
}
RETURN sum(
    CASE
      WHEN isNew THEN 1
      ELSE 0
    END) AS minted`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; at: Date }, { minted: number }>,
    /**
     * Marks episodes as consolidated and moves the cursor past them, in the transaction that derived what
     * follows from them: both happen or neither. $isOurs is false when the lease was lost meanwhile; then
     * the caller rolls back.
     */
    consolidateEpisodes: {
      ...{"name":"belief.consolidateEpisodes","mode":"WRITE","rows":"one","params":{"id":"STRING","owner":"STRING","ids":"LIST<STRING>","position":"STRING","version":"STRING","at":"ZONED DATETIME"},"columns":["isOurs"]},
      text: String.raw`CYPHER 25
MATCH (cursor:ConsolidationCursor {id: $id})
LET isOurs = coalesce(cursor.leaseOwner = $owner, false)
CALL (cursor, isOurs) {
  FILTER isOurs
  UNWIND $ids AS episodeId
  MATCH (episode:Episode {id: episodeId})
  WHERE episode.consolidationState <> 'consolidated'
  SET episode.consolidationState = 'consolidated'
  REMOVE episode.lastError
  RETURN count(episode) AS done
}
SET
  cursor.position =
    CASE
      WHEN isOurs THEN $position
      ELSE cursor.position
    END,
  cursor.processedCount = cursor.processedCount + done,
  cursor.processedAt =
    CASE
      WHEN isOurs THEN $at
      ELSE cursor.processedAt
    END,
  cursor.ruleVersion =
    CASE
      WHEN isOurs THEN $version
      ELSE cursor.ruleVersion
    END
RETURN isOurs`,
    } as Statement<{ id: string; owner: string; ids: readonly (string)[]; position: string; version: string; at: Date }, { isOurs: boolean }>,
    /**
     * Makes facts what they are believed to be now: their state, their evidence and their interval. An
     * interval that changed is closed on the clock of knowledge and a new one is opened beside it, so that
     * what was believed before can still be asked for. A second run changes nothing.
     */
    consolidateFacts: {
      ...{"name":"belief.consolidateFacts","mode":"WRITE","rows":"none","params":{"rows":"LIST<MAP>","at":"ZONED DATETIME"},"columns":[]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MERGE (fact:Fact {id: row.fact.id})
  ON CREATE SET fact = row.fact
SET fact += row.state
CALL (row, fact) {
  MATCH (fact)-[about:ABOUT]->(:Entity)
  WHERE
    about.expiredAt IS NULL AND
    (row.validFrom IS NULL OR
      about.validFrom <> row.validFrom OR
      coalesce(about.validTo <> row.validTo, about.validTo IS NOT NULL OR row.validTo IS NOT NULL))
  SET about.expiredAt = $at
}
CALL (row, fact) {
  FILTER
    row.validFrom IS NOT NULL AND
    NOT EXISTS {
    (fact)-[about:ABOUT WHERE about.expiredAt IS NULL]->(:Entity)
    }
  MATCH (subject:Entity {id: row.fact.subjectId})
  CREATE (fact)-[about:ABOUT {validFrom: row.validFrom, ingestedAt: $at}]->(subject)
  SET about.validTo = row.validTo
}
CALL (row, fact) {
  UNWIND row.evidence AS item
  MATCH (episode:Episode {id: item.episodeId})
  OPTIONAL MATCH
    (episode)-[old:SUPPORTS {ordinal: item.edge.ordinal, extractor: item.edge.extractor}]->
    (other:Fact)
  WHERE other <> fact
  DELETE old
  MERGE
    (episode)-[edge:SUPPORTS {ordinal: item.edge.ordinal, extractor: item.edge.extractor}]->
    (fact)
  SET edge += item.edge
}
FINISH`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; at: Date }, void>,
    /**
     * Ties facts that replaced or dispute each other. A replacement that no longer follows from the
     * evidence is undone; a dispute is marked as resolved. What a person stated stays. A second run changes
     * nothing.
     */
    consolidateLinks: {
      ...{"name":"belief.consolidateLinks","mode":"WRITE","rows":"none","params":{"rows":"LIST<MAP>","runId":"STRING","at":"ZONED DATETIME"},"columns":[]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (fact:Fact {id: row.id})
CALL (row, fact) {
  MATCH (fact)-[link:SUPERSEDED_BY]->(newer:Fact)
  WHERE link.runId IS NOT NULL AND coalesce(newer.id <> row.supersededBy, true)
  DELETE link
}
CALL (row, fact) {
  MATCH (newer:Fact {id: row.supersededBy})
  MERGE (fact)-[link:SUPERSEDED_BY]->(newer)
    ON CREATE SET link.at = $at, link.reason = row.reason, link.runId = $runId
}
CALL (row, fact) {
  MATCH (fact)-[link:CONTRADICTS]->(other:Fact)
  WHERE link.resolvedAt IS NULL AND NOT any(item IN row.contradicts WHERE item.id = other.id)
  SET link.resolvedAt = $at
}
CALL (row, fact) {
  UNWIND row.contradicts AS item
  MATCH (other:Fact {id: item.id})
  MERGE (fact)-[link:CONTRADICTS]->(other)
    ON CREATE SET link.at = $at, link.runId = $runId
  SET
    link.reason = item.reason,
    link.resolvedAt =
      CASE
        WHEN item.isOpen THEN null
        ELSE coalesce(link.resolvedAt, $at)
      END
}
FINISH`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; runId: string; at: Date }, void>,
    /**
     * Notes that episodes could not be consolidated, and why. One that used up its attempts waits as
     * failed until an operator retries or skips it.
     */
    fail: {
      ...{"name":"belief.fail","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>","attemptsMax":"INTEGER"},"columns":["failed"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (episode:Episode {id: row.id})
SET episode.attempts = coalesce(episode.attempts, 0) + 1, episode.lastError = row.error
SET
  episode.consolidationState =
    CASE
      WHEN episode.attempts >= $attemptsMax THEN 'failed'
      ELSE 'raw'
    END
RETURN sum(
    CASE
      WHEN episode.consolidationState = 'failed' THEN 1
      ELSE 0
    END) AS failed`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; attemptsMax: number }, { failed: number }>,
    /**
     * The episodes that could not be consolidated and wait for an operator, oldest first.
     */
    failures: {
      ...{"name":"belief.failures","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","limit":"INTEGER"},"columns":["id","namespace","attempts","error"]},
      text: String.raw`CYPHER 25
MATCH (episode:Episode)
WHERE episode.namespace IN $namespaces AND episode.consolidationState = 'failed'
RETURN
  episode.id AS id,
  episode.namespace AS namespace,
  episode.attempts AS attempts,
  episode.lastError AS error
ORDER BY episode.ingestedAt, id
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; limit: number }, { id: string; namespace: string; attempts: number; error: string | null }[]>,
    /**
     * Takes or keeps the lease on a namespace, so that one worker at a time derives beliefs in it. A lease
     * that ran out is free. Writing the owner first locks the cursor until the transaction ends, so that
     * two who ask at once are asked one after the other.
     */
    lease: {
      ...{"name":"belief.lease","mode":"WRITE","rows":"one","params":{"id":"STRING","namespace":"STRING","owner":"STRING","until":"ZONED DATETIME","at":"ZONED DATETIME"},"columns":["isOurs","position","processedCount"]},
      text: String.raw`CYPHER 25
MERGE (cursor:ConsolidationCursor {id: $id})
  ON CREATE SET cursor.namespace = $namespace, cursor.ingestedAt = $at, cursor.processedCount = 0
SET cursor.namespace = $namespace
LET isOurs = cursor.leaseOwner IS NULL OR cursor.leaseOwner = $owner OR cursor.leaseUntil <= $at
SET
  cursor.leaseOwner =
    CASE
      WHEN isOurs THEN $owner
      ELSE cursor.leaseOwner
    END,
  cursor.leaseUntil =
    CASE
      WHEN isOurs THEN $until
      ELSE cursor.leaseUntil
    END
RETURN isOurs, cursor.position AS position, cursor.processedCount AS processedCount`,
    } as Statement<{ id: string; namespace: string; owner: string; until: Date; at: Date }, { isOurs: boolean; position: string | null; processedCount: number }>,
    /**
     * The episodes of a namespace that are next to be consolidated, in the order in which they were
     * committed; with $ids only these, whatever their state.
     */
    next: {
      ...{"name":"belief.next","mode":"READ","rows":"many","params":{"namespace":"STRING","ids":"LIST<STRING>?","limit":"INTEGER"},"columns":["id","content","role","speaker","trust","capturedAt","ingestedAt","speakers","correctsIds","attempts"]},
      text: String.raw`CYPHER 25
CALL () {
  FILTER $ids IS NULL
  MATCH (episode:Episode)
  WHERE
    episode.namespace = $namespace AND
    episode.consolidationState = 'raw' AND
    episode.ingestedAt IS NOT NULL
  RETURN episode
  ORDER BY episode.ingestedAt, episode.id
  LIMIT $limit
    UNION ALL
  MATCH (episode:Episode)
  WHERE episode.id IN $ids AND episode.namespace = $namespace
  RETURN episode
}
OPTIONAL MATCH (episode)-[:IN_SESSION]->(session:MemSession)
RETURN
  episode.id AS id,
  episode.content AS content,
  episode.role AS role,
  episode.speaker AS speaker,
  episode.trust AS trust,
  episode.capturedAt AS capturedAt,
  episode.ingestedAt AS ingestedAt,
  coalesce(session.speakers, []) AS speakers,
  [(old:Episode)-[:SUPERSEDED_BY]->(episode) | old.id ] AS correctsIds,
  coalesce(episode.attempts, 0) AS attempts
ORDER BY ingestedAt, id
LIMIT $limit`,
    } as Statement<{ namespace: string; ids: readonly (string)[] | null; limit: number }, { id: string; content: string; role: string; speaker: string | null; trust: number; capturedAt: Date; ingestedAt: Date; speakers: readonly (string)[]; correctsIds: readonly (string)[]; attempts: number }[]>,
    /**
     * Lets failed episodes be tried again (raw) or leaves them behind (consolidated). One that did not fail
     * has no row and is left alone.
     */
    releaseFailed: {
      ...{"name":"belief.releaseFailed","mode":"WRITE","rows":"many","params":{"namespaces":"LIST<STRING>","ids":"LIST<STRING>","state":"STRING"},"columns":["id","namespace"]},
      text: String.raw`CYPHER 25
MATCH (episode:Episode)
WHERE
  episode.id IN $ids AND episode.namespace IN $namespaces AND episode.consolidationState = 'failed'
SET episode.consolidationState = $state
REMOVE episode.attempts
RETURN episode.id AS id, episode.namespace AS namespace
ORDER BY id
LIMIT 500`,
    } as Statement<{ namespaces: readonly (string)[]; ids: readonly (string)[]; state: string }, { id: string; namespace: string }[]>,
    /**
     * Gives a lease back. Another owner's lease is left alone.
     */
    release: {
      ...{"name":"belief.release","mode":"WRITE","rows":"none","params":{"id":"STRING","owner":"STRING"},"columns":[]},
      text: String.raw`CYPHER 25
MATCH (cursor:ConsolidationCursor {id: $id})
WHERE cursor.leaseOwner = $owner
REMOVE cursor.leaseOwner, cursor.leaseUntil
FINISH`,
    } as Statement<{ id: string; owner: string }, void>,
    /**
     * How far consolidation has come in each namespace, and what waits for a person.
     */
    status: {
      ...{"name":"belief.status","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","at":"ZONED DATETIME"},"columns":["namespace","rawCount","failedCount","consolidatedCount","factCount","contestedCount","position","processedCount","processedAt","isLeased","ruleVersion"]},
      text: String.raw`CYPHER 25
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
LIMIT 1000`,
    } as Statement<{ namespaces: readonly (string)[]; at: Date }, { namespace: string; rawCount: number; failedCount: number; consolidatedCount: number; factCount: number; contestedCount: number; position: string | null; processedCount: number; processedAt: Date | null; isLeased: boolean; ruleVersion: string | null }[]>,
    /**
     * Takes what a run of consolidation read out of the weighing. Nothing is deleted. No row when there was
     * no such run in $namespaces.
     */
    undo: {
      ...{"name":"belief.undo","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","runId":"STRING","at":"ZONED DATETIME"},"columns":["namespace","factIds","undone"]},
      text: String.raw`CYPHER 25
MATCH (event:AuditEvent)
WHERE event.subjectId = $runId AND event.verb = 'consolidate' AND event.namespace IN $namespaces
OPTIONAL MATCH (event)-[:AUDIT]->(fact:Fact)
OPTIONAL MATCH (fact)<-[evidence:SUPPORTS]-(:Episode)
WHERE evidence.runId = $runId AND evidence.rejectedAt IS NULL
SET evidence.rejectedAt = $at, evidence.rejectedReason = 'undone'
RETURN
  event.namespace AS namespace,
  collect(DISTINCT fact.id) AS factIds,
  count(DISTINCT evidence) AS undone`,
    } as Statement<{ namespaces: readonly (string)[]; runId: string; at: Date }, { namespace: string; factIds: readonly (string)[]; undone: number } | undefined>,
    /**
     * The namespaces in which episodes wait to be consolidated, as far as the first thousands show.
     */
    waiting: {
      ...{"name":"belief.waiting","mode":"READ","rows":"many","params":{"limit":"INTEGER"},"columns":["namespace"]},
      text: String.raw`CYPHER 25
MATCH (episode:Episode)
WHERE episode.consolidationState = 'raw'
WITH episode
LIMIT 5000
RETURN DISTINCT episode.namespace AS namespace
ORDER BY namespace
LIMIT $limit`,
    } as Statement<{ limit: number }, { namespace: string }[]>,
    /**
     * Everything that is believed of these groups, and the evidence for it: the groups named, those of
     * the facts named, and those of the facts that these episodes support.
     */
    weigh: {
      ...{"name":"belief.weigh","mode":"READ","rows":"many","params":{"groupKeys":"LIST<STRING>","episodeIds":"LIST<STRING>","factIds":"LIST<STRING>"},"columns":["id","groupKey","subjectId","predicate","objectKind","object","objectKey","objectId","objectNumber","objectUnit","isNegated","ordinal","statement","confidence","trust","status","quarantineReason","validFrom","validTo","supersededBy","contradicts","evidence"]},
      text: String.raw`CYPHER 25
CALL () {
  UNWIND $groupKeys AS groupKey
  RETURN groupKey
    UNION
  MATCH (episode:Episode)-[:SUPPORTS]->(fact:Fact)
  WHERE episode.id IN $episodeIds
  RETURN fact.groupKey AS groupKey
    UNION
  MATCH (fact:Fact)
  WHERE fact.id IN $factIds
  RETURN fact.groupKey AS groupKey
}
MATCH (fact:Fact)
WHERE fact.groupKey = groupKey
OPTIONAL MATCH (fact)-[about:ABOUT]->(:Entity)
WHERE about.expiredAt IS NULL
RETURN
  fact.id AS id,
  groupKey,
  fact.subjectId AS subjectId,
  fact.predicate AS predicate,
  fact.objectKind AS objectKind,
  fact.object AS object,
  fact.objectKey AS objectKey,
  fact.objectId AS objectId,
  fact.objectNumber AS objectNumber,
  fact.objectUnit AS objectUnit,
  fact.isNegated AS isNegated,
  fact.ordinal AS ordinal,
  fact.statement AS statement,
  fact.confidence AS confidence,
  fact.trust AS trust,
  fact.status AS status,
  fact.quarantineReason AS quarantineReason,
  about.validFrom AS validFrom,
  about.validTo AS validTo,
  coll.min([(fact)-[link:SUPERSEDED_BY]->(newer:Fact) WHERE link.runId IS NOT NULL | newer.id ]) AS supersededBy,
  [(fact)-[link:CONTRADICTS]->(other:Fact) WHERE link.resolvedAt IS NULL | other.id ] AS contradicts,
  [
    (episode:Episode)-[edge:SUPPORTS]->(fact)
    WHERE edge.stance IS NOT NULL
    | edge {
      .*,
      episodeId: episode.id,
      trust: episode.trust,
      saidAt: episode.capturedAt,
      withdrawn:
        CASE
          WHEN edge.rejectedAt IS NOT NULL THEN edge.rejectedReason
          WHEN EXISTS { (episode)-[:SUPERSEDED_BY]->() } THEN 'episode_superseded'
        END
    }
  ] AS evidence
ORDER BY id
LIMIT 50000`,
    } as Statement<{ groupKeys: readonly (string)[]; episodeIds: readonly (string)[]; factIds: readonly (string)[] }, { id: string; groupKey: string; subjectId: string; predicate: string; objectKind: string; object: string; objectKey: string; objectId: string | null; objectNumber: number | null; objectUnit: string | null; isNegated: boolean; ordinal: number; statement: string; confidence: number; trust: number; status: string; quarantineReason: string | null; validFrom: Date | null; validTo: Date | null; supersededBy: string | null; contradicts: readonly (string)[]; evidence: readonly (Record<string, unknown>)[] }[]>,
  },
  bench: {
    /**
     * The least that a hybrid search can be: fifty nearest vectors and fifty full-text hits, both filtered
     * by namespace inside their index, nothing joined and nothing read but the id. Recall is measured
     * against it.
     */
    hybrid: {
      ...{"name":"bench.hybrid","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","vector":"LIST<FLOAT>","words":"STRING"},"columns":["id","score"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (hit:Episode|Fact)
    SEARCH hit IN (
      VECTOR INDEX recall_embedding_vector
      FOR $vector
      WHERE hit.namespace IN $namespaces
      LIMIT 50
    ) SCORE AS score
  RETURN hit, score
    UNION ALL
  CALL
    db.index.fulltext.queryNodes(
      'recall_text_fulltext',
      $words,
      {limit: 50}
    )
    YIELD node AS hit, score
  RETURN hit, score
}
RETURN hit.id AS id, score
LIMIT 100`,
    } as Statement<{ namespaces: readonly (string)[]; vector: ArrayLike<number>; words: string }, { id: string; score: number }[]>,
    /**
     * The nodes and edges of a capture, written as plainly as Cypher can: no look-up, no check, no answer.
     * The benchmark loads its corpus with it and measures batches against it. Not idempotent: a second run
     * breaks the unique keys and is refused.
     */
    unwind: {
      ...{"name":"bench.unwind","mode":"WRITE","rows":"none","params":{"rows":"LIST<MAP>"},"columns":[]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MERGE (session:MemSession {namespace: row.namespace, key: row.session.key})
  ON CREATE SET session += row.session
CREATE (session)<-[:IN_SESSION]-(episode:Episode)-[:HAS_PROVENANCE]->(provenance:ProvenanceRecord)
CREATE (audit:AuditEvent)-[:AUDIT]->(episode)
SET episode = row.episode
SET provenance = row.provenance
SET audit = row.audit
WITH row, episode
CALL db.create.setNodeVectorProperty(episode, 'embedding', row.embedding)
FINISH`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[] }, void>,
    /**
     * One Episode with all its properties and nothing around it: the least that a capture can cost. Not
     * idempotent: a second run breaks the unique keys and is refused.
     */
    write: {
      ...{"name":"bench.write","mode":"WRITE","rows":"none","params":{"episode":"MAP","embedding":"LIST<FLOAT>"},"columns":[]},
      text: String.raw`CYPHER 25
CREATE (episode:Episode)
SET episode = $episode
WITH episode
CALL db.create.setNodeVectorProperty(episode, 'embedding', $embedding)
FINISH`,
    } as Statement<{ episode: Record<string, unknown>; embedding: ArrayLike<number> }, void>,
  },
  census: {
    /**
     * How many nodes of each label the given namespaces hold. A label without any has no row.
     */
    count: {
      ...{"name":"census.count","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>"},"columns":["label","count"]},
      text: String.raw`CYPHER 25
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
LIMIT 19`,
    } as Statement<{ namespaces: readonly (string)[] }, { label: string; count: number }[]>,
  },
  embedding: {
    /**
     * Writes down whose vectors a property holds; no model frees it. A second run changes nothing.
     */
    assign: {
      ...{"name":"embedding.assign","mode":"WRITE","rows":"one","params":{"slot":"STRING","model":"STRING?"},"columns":["slot"]},
      text: String.raw`CYPHER 25
MATCH (schema:SchemaVersion {id: 'schema'})
SET schema.embeddingModel =
    CASE $slot
      WHEN 'embedding' THEN $model
      ELSE schema.embeddingModel
    END
SET
  schema.embeddingAltModel =
    CASE $slot
      WHEN 'embeddingAlt' THEN $model
      ELSE schema.embeddingAltModel
    END
RETURN $slot AS slot`,
    } as Statement<{ slot: string; model: string | null }, { slot: string }>,
    /**
     * How many memories there are to embed, from the count store.
     */
    count: {
      ...{"name":"embedding.count","mode":"READ","rows":"one","params":{},"columns":["total"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (episode:Episode)
  RETURN count(episode) AS count
    UNION ALL
  MATCH (fact:Fact)
  RETURN count(fact) AS count
}
RETURN sum(count) AS total`,
    } as Statement<{  }, { total: number }>,
    /**
     * Takes the vectors of one model away. A second run changes nothing.
     */
    drop: {
      ...{"name":"embedding.drop","mode":"WRITE","rows":"one","params":{"ids":"LIST<STRING>","slot":"STRING"},"columns":["dropped"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact)
WHERE node.id IN $ids
SET node[$slot] = null
RETURN count(node) AS dropped`,
    } as Statement<{ ids: readonly (string)[]; slot: string }, { dropped: number }>,
    /**
     * Episodes in the order of their ids, from behind $after, each with whether the property $slot is empty.
     */
    episodes: {
      ...{"name":"embedding.episodes","mode":"READ","rows":"many","params":{"after":"STRING","limit":"INTEGER","slot":"STRING"},"columns":["id","text","isLacking"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN node.id AS id, node.content AS text, node[$slot] IS NULL AS isLacking
ORDER BY id`,
    } as Statement<{ after: string; limit: number; slot: string }, { id: string; text: string; isLacking: boolean }[]>,
    /**
     * Facts in the order of their ids, from behind $after, each with whether the property $slot is empty.
     */
    facts: {
      ...{"name":"embedding.facts","mode":"READ","rows":"many","params":{"after":"STRING","limit":"INTEGER","slot":"STRING"},"columns":["id","text","isLacking"]},
      text: String.raw`CYPHER 25
MATCH (node:Fact)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN node.id AS id, node.statement AS text, node[$slot] IS NULL AS isLacking
ORDER BY id`,
    } as Statement<{ after: string; limit: number; slot: string }, { id: string; text: string; isLacking: boolean }[]>,
    /**
     * Puts vectors into the property $slot, beside those of another model. A second run writes the same.
     */
    store: {
      ...{"name":"embedding.store","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>","slot":"STRING"},"columns":["stored"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (node:Episode|Fact)
WHERE node.id = row.id
CALL db.create.setNodeVectorProperty(node, $slot, row.embedding)
RETURN count(node) AS stored`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; slot: string }, { stored: number }>,
  },
  entity: {
    /**
     * Pairs of entities of one type whose names lie near each other: candidates for merging, nearest first.
     */
    alike: {
      ...{"name":"entity.alike","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","distanceMax":"FLOAT","limit":"INTEGER"},"columns":["id","name","otherId","otherName","distance"]},
      text: String.raw`CYPHER 25
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
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; distanceMax: number; limit: number }, { id: string; name: string; otherId: string; otherName: string; distance: number }[]>,
    /**
     * Which entity each name means: one of exactly that name, else one that goes by it as an alias, else
     * the nearest of the same type whose name is within row.distanceMax by cosine. An entity that was
     * merged into another answers with that one. All inside one namespace.
     */
    find: {
      ...{"name":"entity.find","mode":"READ","rows":"many","params":{"namespace":"STRING","rows":"LIST<MAP>"},"columns":["index","id","ownId","name","type","method","distance"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
CALL (row) {
  OPTIONAL MATCH (entity:Entity)
  WHERE entity.namespace = $namespace AND entity.nameKey = row.nameKey
  RETURN entity AS exact
  ORDER BY entity.id
  LIMIT 1
}
CALL (row, exact) {
  OPTIONAL CALL (row, exact) {
    FILTER exact IS NULL
    CALL db.index.fulltext.queryNodes('entity_text_fulltext', row.words, {limit: 8}) YIELD node
    FILTER any(alias IN node.aliases WHERE toLower(alias) = row.nameKey)
    RETURN node
    ORDER BY node.id
    LIMIT 1
  }
  RETURN node AS known
}
CALL (row, exact, known) {
  OPTIONAL CALL (row, exact, known) {
    FILTER exact IS NULL AND known IS NULL AND row.embedding IS NOT NULL
    MATCH (node:Entity)
      SEARCH node IN (
        VECTOR INDEX entity_embedding_vector
        FOR row.embedding
        WHERE node.namespace = $namespace
        LIMIT 8
      )
    LET away = 2 - 2 * vector.similarity.cosine(node.embedding, row.embedding)
    FILTER node.type = row.type AND away <= row.distanceMax
    RETURN node, away
    ORDER BY away, node.id
    LIMIT 1
  }
  RETURN node AS nearest, away AS distance
}
LET entity = coalesce(exact, known, nearest)
RETURN
  row.index AS index,
  coalesce(entity.mergedIntoId, entity.id) AS id,
  entity.id AS ownId,
  entity.canonicalName AS name,
  entity.type AS type,
  CASE
    WHEN exact IS NOT NULL THEN 'exact'
    WHEN known IS NOT NULL THEN 'alias'
    WHEN nearest IS NOT NULL THEN 'nearest'
  END AS method,
  distance
ORDER BY index
LIMIT 10000`,
    } as Statement<{ namespace: string; rows: readonly (Record<string, unknown>)[] }, { index: number; id: string | null; ownId: string | null; name: string | null; type: string | null; method: string | null; distance: number | null }[]>,
    /**
     * Lets one entity stand for another too. Both nodes stay as they are; only the pointer is set, and the
     * caller weighs the facts of both anew. No row when either is unknown in $namespaces.
     */
    merge: {
      ...{"name":"entity.merge","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","intoId":"STRING"},"columns":["namespace","factIds","refusal"]},
      text: String.raw`CYPHER 25
MATCH (entity:Entity {id: $id}), (into:Entity {id: $intoId})
WHERE entity.namespace IN $namespaces AND into.namespace = entity.namespace
LET
  refusal =
    CASE
      WHEN entity = into THEN 'itself'
      WHEN
        into.mergedIntoId IS NOT NULL OR
        coalesce(entity.mergedIntoId <> into.id, false) OR
        EXISTS {
          MATCH (other:Entity)
          WHERE other.namespace = entity.namespace AND other.mergedIntoId = entity.id
        }
        THEN 'merged'
    END
SET entity.mergedIntoId =
    CASE
      WHEN refusal IS NULL THEN into.id
      ELSE entity.mergedIntoId
    END
RETURN
  entity.namespace AS namespace,
  COLLECT {
    MATCH (fact:Fact)
    WHERE fact.namespace = entity.namespace AND fact.subjectId IN [entity.id, into.id]
    RETURN fact.id
      UNION
    MATCH (fact:Fact)
    WHERE fact.objectId IN [entity.id, into.id]
    RETURN fact.id
  } AS factIds,
  refusal`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; intoId: string }, { namespace: string; factIds: readonly (string)[]; refusal: string | null } | undefined>,
    /**
     * Parts what was merged. No row when the entity is unknown in $namespaces or was not merged.
     */
    unmerge: {
      ...{"name":"entity.unmerge","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING"},"columns":["namespace","intoId","factIds"]},
      text: String.raw`CYPHER 25
MATCH (entity:Entity {id: $id})
WHERE entity.namespace IN $namespaces AND entity.mergedIntoId IS NOT NULL
LET intoId = entity.mergedIntoId
REMOVE entity.mergedIntoId
RETURN
  entity.namespace AS namespace,
  intoId,
  COLLECT {
    MATCH (fact:Fact)
    WHERE fact.namespace = entity.namespace AND fact.subjectId IN [entity.id, intoId]
    RETURN fact.id
      UNION
    MATCH (fact:Fact)
    WHERE fact.objectId IN [entity.id, intoId]
    RETURN fact.id
  } AS factIds`,
    } as Statement<{ namespaces: readonly (string)[]; id: string }, { namespace: string; intoId: string; factIds: readonly (string)[] } | undefined>,
  },
  episode: {
    /**
     * Stores what happened, each row as one Episode with its ProvenanceRecord, its AuditEvent and its
     * place in session, scope and work: all of a row or nothing of it, in one round trip.
     * 
     * The unique key (namespace, dedupeKey) makes a race harmless: of many equal captures one creates the
     * node and the others find it. A row whose operation was done before gives the receipt of then.
     * $refusal names the field that points nowhere or clashes; nothing is written for that row. A second
     * run changes nothing, because a row that is already there with its provenance is only read.
     * 
     * A row without nearScoreMin is not compared with its nearest: a search costs as much as a write, and
     * consolidation compares what came in bulk.
     * 
     * All rows are of one writer. What few rows have is asked for once a row and not four times, because
     * an empty subquery costs as much as a property.
     * 
     * The session is locked, by writing its count again, before anything is tied to it: without that, 16
     * writers of one session lost every tenth capture to a deadlock.
     */
    capture: {
      ...{"name":"episode.capture","mode":"WRITE","rows":"many","params":{"rows":"LIST<MAP>","slot":"STRING","at":"ZONED DATETIME"},"columns":["index","id","isNew","sequence","embeddingState","nearId","nearScore","isReplay","refusal"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (agent:Agent {id: $rows[0].agent.id})
LET isKnownAgent = agent IS NOT NULL
UNWIND $rows AS row
OPTIONAL MATCH (prior:AuditEvent)
USING INDEX SEEK prior:AuditEvent(namespace, operationId)
WHERE prior.namespace = row.namespace AND prior.operationId = row.operationId
OPTIONAL MATCH (prior)-[:AUDIT]->(stored:Episode)
OPTIONAL MATCH (stored)-[likeness:RELATES_TO {kind: 'near_duplicate'}]->(storedNear:Episode)
OPTIONAL MATCH (old:Episode {id: row.supersedes})
WHERE old.namespace = row.namespace AND old.expiredAt IS NULL
OPTIONAL MATCH (work:WorkItem {id: row.workItemId})
WHERE work.namespace = row.namespace
LET
  refusal =
    CASE
      WHEN prior.requestHash <> row.requestHash THEN 'operationId'
      WHEN row.supersedes IS NOT NULL AND old IS NULL THEN 'supersedes'
      WHEN row.workItemId IS NOT NULL AND work IS NULL THEN 'workItemId'
    END
CALL (row) {
  CALL (row) {
    FILTER row.nearScoreMin IS NOT NULL AND row.embedding IS NOT NULL AND $slot = 'embedding'
    MATCH (near:Episode)
      SEARCH near IN (
        VECTOR INDEX recall_embedding_vector
        FOR row.embedding
        WHERE near.namespace = row.namespace
        LIMIT 4
      ) SCORE AS score
    RETURN near, score
      UNION ALL
    FILTER row.nearScoreMin IS NOT NULL AND row.embedding IS NOT NULL AND $slot = 'embeddingAlt'
    MATCH (near:Episode)
      SEARCH near IN (
        VECTOR INDEX alternate_embedding_vector
        FOR row.embedding
        WHERE near.namespace = row.namespace
        LIMIT 4
      ) SCORE AS score
    RETURN near, score
  }
  FILTER score >= row.nearScoreMin
  ORDER BY score DESC
  RETURN collect(near)[0] AS near, collect(score)[0] AS nearScore
}
CALL (row, prior, refusal) {
  FILTER refusal IS NULL AND prior IS NULL AND row.session IS NOT NULL
  MERGE (session:MemSession {namespace: row.namespace, key: row.session.key})
    ON CREATE SET session += row.session, session.episodeCount = 0
  SET session.episodeCount = session.episodeCount
}
CALL (row, isKnownAgent, prior, old, work, refusal, near, nearScore) {
  FILTER refusal IS NULL AND prior IS NULL
  MERGE (episode:Episode {namespace: row.namespace, dedupeKey: row.dedupeKey})
    ON CREATE SET episode += row.episode
  CALL (row, isKnownAgent, old, work, near, nearScore, episode) {
    FILTER episode.id = row.episode.id AND NOT EXISTS { (episode)-[:HAS_PROVENANCE]->() }
    CREATE (episode)-[:HAS_PROVENANCE]->(provenance:ProvenanceRecord)
    SET provenance = row.provenance
    CREATE (audit:AuditEvent)-[:AUDIT]->(episode)
    SET audit = row.audit
    CALL (row, episode) {
      FILTER row.embedding IS NOT NULL
      CALL db.create.setNodeVectorProperty(episode, $slot, row.embedding)
    }
    CALL (row, episode) {
      FILTER row.session IS NOT NULL
      MATCH (session:MemSession {namespace: row.namespace, key: row.session.key})
      SET session.episodeCount = session.episodeCount + 1
      CALL (row, session) {
        FILTER
          row.episode.speaker IS NOT NULL AND
          NOT row.episode.speaker IN coalesce(session.speakers, [])
        SET session.speakers = coalesce(session.speakers, []) + [row.episode.speaker]
      }
      SET episode.sequence = session.episodeCount, episode.sessionId = session.id
      CREATE (episode)-[:IN_SESSION]->(session)
    }
    CALL (row, isKnownAgent, old, work, near, nearScore, episode) {
      FILTER
        NOT isKnownAgent OR
        row.scope IS NOT NULL OR
        work IS NOT NULL OR
        old IS NOT NULL OR
        near IS NOT NULL
      MERGE (writer:Agent {id: row.agent.id})
        ON CREATE SET writer += row.agent
      CALL (row, episode) {
        FILTER row.scope IS NOT NULL
        MERGE (scope:Scope {namespace: row.namespace, name: row.scope.name})
          ON CREATE SET scope += row.scope
        CREATE (episode)-[:IN_SCOPE]->(scope)
      }
      CALL (episode, work) {
        FILTER work IS NOT NULL
        CREATE (episode)-[:PART_OF {at: $at}]->(work)
      }
      CALL (episode, old) {
        FILTER old IS NOT NULL
        CREATE (old)-[:SUPERSEDED_BY {at: $at, reason: 'correction'}]->(episode)
      }
      CALL (episode, near, nearScore) {
        FILTER near IS NOT NULL
        CREATE (episode)-[:RELATES_TO {kind: 'near_duplicate', weight: nearScore, at: $at}]->(near)
      }
    }
  }
  RETURN collect(episode)[0] AS episode
}
RETURN
  row.index AS index,
  coalesce(episode, stored).id AS id,
  stored IS NOT NULL OR coalesce(episode.id = row.episode.id, false) AS isNew,
  coalesce(episode, stored).sequence AS sequence,
  coalesce(episode, stored).embeddingState AS embeddingState,
  CASE
    WHEN prior IS NULL THEN near.id
    ELSE storedNear.id
  END AS nearId,
  CASE
    WHEN prior IS NULL THEN nearScore
    ELSE likeness.weight
  END AS nearScore,
  prior IS NOT NULL AND refusal IS NULL AS isReplay,
  refusal
ORDER BY index
LIMIT 64`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; slot: string; at: Date }, { index: number; id: string | null; isNew: boolean; sequence: number | null; embeddingState: string | null; nearId: string | null; nearScore: number | null; isReplay: boolean; refusal: string | null }[]>,
    /**
     * Ties episodes that came in bulk to an earlier one that says nearly the same. Each is compared once; a
     * second run changes nothing.
     */
    compare: {
      ...{"name":"episode.compare","mode":"WRITE","rows":"one","params":{"ids":"LIST<STRING>","slot":"STRING","nearScoreMin":"FLOAT","at":"ZONED DATETIME"},"columns":["compared","near"]},
      text: String.raw`CYPHER 25
UNWIND $ids AS episodeId
MATCH (episode:Episode {id: episodeId})
WHERE episode.isCompared IS NULL AND episode.embeddingState = 'ready'
CALL (episode) {
  CALL (episode) {
    FILTER $slot = 'embedding' AND episode.embedding IS NOT NULL
    MATCH (other:Episode)
      SEARCH other IN (
        VECTOR INDEX recall_embedding_vector
        FOR episode.embedding
        WHERE other.namespace = episode.namespace
        LIMIT 6
      ) SCORE AS score
    RETURN other, score
      UNION ALL
    FILTER $slot = 'embeddingAlt' AND episode.embeddingAlt IS NOT NULL
    MATCH (other:Episode)
      SEARCH other IN (
        VECTOR INDEX alternate_embedding_vector
        FOR episode.embeddingAlt
        WHERE other.namespace = episode.namespace
        LIMIT 6
      ) SCORE AS score
    RETURN other, score
  }
  FILTER score >= $nearScoreMin AND other.id < episode.id
  ORDER BY score DESC, other.id
  RETURN collect(other)[0] AS near, collect(score)[0] AS nearScore
}
SET episode.isCompared = true
CALL (episode, near, nearScore) {
  FILTER near IS NOT NULL
  MERGE (episode)-[likeness:RELATES_TO {kind: 'near_duplicate'}]->(near)
    ON CREATE SET likeness.weight = nearScore, likeness.at = $at
}
RETURN count(episode) AS compared, count(near) AS near`,
    } as Statement<{ ids: readonly (string)[]; slot: string; nearScoreMin: number; at: Date }, { compared: number; near: number }>,
    /**
     * Gives memories the vectors they waited for. One that got its vector meanwhile is left as it is, so
     * a second run changes nothing.
     */
    embed: {
      ...{"name":"episode.embed","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>","slot":"STRING","model":"STRING"},"columns":["embedded"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (node:Episode|Fact)
WHERE node.id = row.id AND node.embeddingState = 'pending'
CALL db.create.setNodeVectorProperty(node, $slot, row.embedding)
SET node.embeddingState = 'ready', node.embeddingModel = $model
RETURN count(node) AS embedded`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; slot: string; model: string }, { embedded: number }>,
    /**
     * Memories that wait for a vector, oldest first.
     */
    pending: {
      ...{"name":"episode.pending","mode":"READ","rows":"many","params":{"limit":"INTEGER"},"columns":["id","text"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact)
WHERE node.embeddingState = 'pending'
RETURN node.id AS id, coalesce(node.statement, node.content) AS text
ORDER BY id
LIMIT $limit`,
    } as Statement<{ limit: number }, { id: string; text: string }[]>,
    /**
     * Writes down that a capture was refused and why, without a word of what it said. A second run
     * changes nothing.
     */
    refuse: {
      ...{"name":"episode.refuse","mode":"WRITE","rows":"one","params":{"audit":"MAP"},"columns":["id"]},
      text: String.raw`CYPHER 25
MERGE (audit:AuditEvent {id: $audit.id})
  ON CREATE SET audit += $audit
RETURN audit.id AS id`,
    } as Statement<{ audit: Record<string, unknown> }, { id: string }>,
  },
  fact: {
    /**
     * The inbox: pairs of facts that cannot both hold and that nobody has decided on, oldest first.
     */
    contested: {
      ...{"name":"fact.contested","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","limit":"INTEGER"},"columns":["id","statement","trust","confidence","otherId","otherStatement","otherTrust","otherConfidence","reason","at","sourceIds","otherSourceIds"]},
      text: String.raw`CYPHER 25
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
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; limit: number }, { id: string; statement: string; trust: number; confidence: number; otherId: string; otherStatement: string; otherTrust: number; otherConfidence: number; reason: string; at: Date; sourceIds: readonly (string)[]; otherSourceIds: readonly (string)[] }[]>,
    /**
     * What is believed of somebody or something: at an instant, as far as was known at another. With
     * $isPast everything that was ever believed, oldest first; with $startsAt and $endsAt only what was said
     * between them, with $scopeIds only what was said there.
     */
    ofSubject: {
      ...{"name":"fact.ofSubject","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","nameKey":"STRING","predicate":"STRING?","asOf":"ZONED DATETIME","knownAt":"ZONED DATETIME?","isPast":"BOOLEAN","startsAt":"ZONED DATETIME?","endsAt":"ZONED DATETIME?","scopeIds":"LIST<STRING>?","limit":"INTEGER"},"columns":["id","subject","predicate","object","isNegated","statement","confidence","trust","status","reason","validFrom","validTo","ingestedAt","supersededBy","sourceIds"]},
      text: String.raw`CYPHER 25
MATCH (entity:Entity)
WHERE entity.namespace IN $namespaces AND entity.nameKey = $nameKey
MATCH (fact:Fact)
WHERE
  fact.namespace = entity.namespace AND
  fact.subjectId = coalesce(entity.mergedIntoId, entity.id) AND
  ($predicate IS NULL OR fact.predicate = $predicate) AND
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
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; nameKey: string; predicate: string | null; asOf: Date; knownAt: Date | null; isPast: boolean; startsAt: Date | null; endsAt: Date | null; scopeIds: readonly (string)[] | null; limit: number }, { id: string; subject: string; predicate: string; object: string; isNegated: boolean; statement: string; confidence: number; trust: number; status: string; reason: string | null; validFrom: Date | null; validTo: Date | null; ingestedAt: Date | null; supersededBy: string | null; sourceIds: readonly (string)[] }[]>,
    /**
     * Takes the evidence of a fact out of the weighing, because a person decided against it. The edges
     * stay and say so. No row when the fact is not in $namespaces.
     */
    reject: {
      ...{"name":"fact.reject","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","reason":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","rejected"]},
      text: String.raw`CYPHER 25
MATCH (fact:Fact {id: $id})
WHERE fact.namespace IN $namespaces
CALL (fact) {
  MATCH (:Episode)-[evidence:SUPPORTS]->(fact)
  WHERE evidence.rejectedAt IS NULL
  SET evidence.rejectedAt = $at, evidence.rejectedReason = $reason
  RETURN count(evidence) AS rejected
}
RETURN fact.id AS id, fact.namespace AS namespace, rejected`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; reason: string; at: Date }, { id: string; namespace: string; rejected: number } | undefined>,
    /**
     * States that one fact took the place of another from an instant on. The interval of the old one is
     * closed there, on both clocks: what was believed until now can still be asked for. Its evidence keeps
     * saying until when it held, so that weighing it anew comes to the same end. No row when either is not
     * in $namespaces. A second run changes nothing.
     */
    supersede: {
      ...{"name":"fact.supersede","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","oldId":"STRING","newId":"STRING","from":"ZONED DATETIME","reason":"STRING","at":"ZONED DATETIME"},"columns":["namespace","oldId","newId","isNew"]},
      text: String.raw`CYPHER 25
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
RETURN old.namespace AS namespace, old.id AS oldId, newer.id AS newId, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; oldId: string; newId: string; from: Date; reason: string; at: Date }, { namespace: string; oldId: string; newId: string; isNew: boolean } | undefined>,
  },
  lifecycle: {
    /**
     * Puts a memory away: no recall finds it, and it stays readable by its id. No row when there is no such
     * memory in $namespaces. A second run changes nothing.
     */
    forget: {
      ...{"name":"lifecycle.forget","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","isNew"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.expiredAt IS NULL
SET node.expiredAt = coalesce(node.expiredAt, $at)
RETURN node.id AS id, node.namespace AS namespace, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; at: Date }, { id: string; namespace: string; isNew: boolean } | undefined>,
    /**
     * Pins a memory, or lets it go: what is pinned no sweep forgets. No row when there is no such memory in
     * $namespaces. A second run changes nothing.
     */
    pin: {
      ...{"name":"lifecycle.pin","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","isPinned":"BOOLEAN"},"columns":["id","namespace","isNew"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.isPinned <> $isPinned
SET node.isPinned = $isPinned
RETURN node.id AS id, node.namespace AS namespace, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; isPinned: boolean }, { id: string; namespace: string; isNew: boolean } | undefined>,
    /**
     * Puts memories away together, as lifecycle.forget does one: no recall finds them, and they stay readable by
     * id. What was pinned meanwhile stays. A second run changes nothing and gives no rows.
     */
    sweep: {
      ...{"name":"lifecycle.sweep","mode":"WRITE","rows":"many","params":{"namespace":"STRING","ids":"LIST<STRING>","at":"ZONED DATETIME"},"columns":["id"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact)
WHERE
  node.id IN $ids AND node.namespace = $namespace AND node.expiredAt IS NULL AND NOT node.isPinned
SET node.expiredAt = $at
RETURN node.id AS id
ORDER BY id
LIMIT 1000`,
    } as Statement<{ namespace: string; ids: readonly (string)[]; at: Date }, { id: string }[]>,
    /**
     * Episodes captured before an instant, oldest first, from behind ($afterAt, $afterId), with whatever speaks
     * for keeping each: a fact or a decision that rests on it, a note made from it, work that goes on, or that
     * it was not consolidated yet.
     */
    sweepableEpisodes: {
      ...{"name":"lifecycle.sweepableEpisodes","mode":"READ","rows":"many","params":{"namespace":"STRING","before":"ZONED DATETIME","afterAt":"ZONED DATETIME","afterId":"STRING","limit":"INTEGER"},"columns":["id","at","ingestedAt","lastAccess","importance","isPinned","isUnread","isEvidence","isCited","isAtWork","isAttested","isContested","isPromoted"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode)
USING INDEX node:Episode(namespace, capturedAt)
WHERE
  node.namespace = $namespace AND
  $afterAt <= node.capturedAt < $before AND
  NOT (node.capturedAt = $afterAt AND node.id <= $afterId) AND
  node.expiredAt IS NULL
WITH node
ORDER BY node.namespace, node.capturedAt, node.id
LIMIT $limit
RETURN
  node.id AS id,
  node.capturedAt AS at,
  node.ingestedAt AS ingestedAt,
  node.lastAccess AS lastAccess,
  node.importance AS importance,
  node.isPinned AS isPinned,
  node.consolidationState IN ['raw', 'in_progress'] AS isUnread,
  EXISTS {
    MATCH (node)-[evidence:SUPPORTS|CONTRADICTS]->(held:Fact|Episode)
    WHERE
      evidence.rejectedAt IS NULL AND
      held.expiredAt IS NULL AND
      (held:Episode OR held.status IN ['active', 'contested'])
  } AS isEvidence,
  EXISTS {
    MATCH (node)<-[:DERIVED_FROM]-(made)
    WHERE made.expiredAt IS NULL AND NOT EXISTS { (made)-[:SUPERSEDED_BY]->() }
  } AS isCited,
  EXISTS {
    MATCH (node)-[:PART_OF]->(work:WorkItem)
    WHERE NOT work.status IN ['completed', 'failed', 'done', 'dropped']
  } AS isAtWork,
  false AS isAttested,
  false AS isContested,
  false AS isPromoted
ORDER BY at, id
LIMIT $limit`,
    } as Statement<{ namespace: string; before: Date; afterAt: Date; afterId: string; limit: number }, { id: string; at: Date; ingestedAt: Date; lastAccess: Date; importance: number; isPinned: boolean; isUnread: boolean; isEvidence: boolean; isCited: boolean; isAtWork: boolean; isAttested: boolean; isContested: boolean; isPromoted: boolean }[]>,
    /**
     * Facts learnt before an instant, oldest first, from behind ($afterAt, $afterId), with whatever speaks for
     * keeping each: something that rests on it or was made from it, work that goes on, somebody who vouches for
     * it, a dispute that nobody has decided, or a copy that everybody sees.
     */
    sweepableFacts: {
      ...{"name":"lifecycle.sweepableFacts","mode":"READ","rows":"many","params":{"namespace":"STRING","before":"ZONED DATETIME","afterAt":"ZONED DATETIME","afterId":"STRING","limit":"INTEGER"},"columns":["id","at","ingestedAt","lastAccess","importance","isPinned","isUnread","isEvidence","isCited","isAtWork","isAttested","isContested","isPromoted"]},
      text: String.raw`CYPHER 25
MATCH (node:Fact)
USING INDEX node:Fact(namespace, ingestedAt)
WHERE
  node.namespace = $namespace AND
  $afterAt <= node.ingestedAt < $before AND
  NOT (node.ingestedAt = $afterAt AND node.id <= $afterId) AND
  node.expiredAt IS NULL
WITH node
ORDER BY node.namespace, node.ingestedAt, node.id
LIMIT $limit
RETURN
  node.id AS id,
  node.ingestedAt AS at,
  node.ingestedAt AS ingestedAt,
  node.lastAccess AS lastAccess,
  node.importance AS importance,
  node.isPinned AS isPinned,
  false AS isUnread,
  EXISTS {
    MATCH (node)-[evidence:SUPPORTS]->(held:Fact|Episode)
    WHERE evidence.rejectedAt IS NULL AND held.expiredAt IS NULL
  } AS isEvidence,
  EXISTS {
    MATCH (node)<-[:DERIVED_FROM]-(made)
    WHERE made.expiredAt IS NULL AND NOT EXISTS { (made)-[:SUPERSEDED_BY]->() }
  } AS isCited,
  EXISTS {
    MATCH (node)-[:PART_OF]->(work:WorkItem)
    WHERE NOT work.status IN ['completed', 'failed', 'done', 'dropped']
  } AS isAtWork,
  EXISTS { (node)-[:ATTESTED_BY]->() } AS isAttested,
  node.status = 'contested' AS isContested,
  EXISTS { (node)-[:PROMOTED_TO]-() } AS isPromoted
ORDER BY at, id
LIMIT $limit`,
    } as Statement<{ namespace: string; before: Date; afterAt: Date; afterId: string; limit: number }, { id: string; at: Date; ingestedAt: Date; lastAccess: Date; importance: number; isPinned: boolean; isUnread: boolean; isEvidence: boolean; isCited: boolean; isAtWork: boolean; isAttested: boolean; isContested: boolean; isPromoted: boolean }[]>,
    /**
     * Brings back a memory that was put away, exactly as it was. No row when there is no such memory in
     * $namespaces. A second run changes nothing.
     */
    unforget: {
      ...{"name":"lifecycle.unforget","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING"},"columns":["id","namespace","isNew"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.expiredAt IS NOT NULL
REMOVE node.expiredAt
RETURN node.id AS id, node.namespace AS namespace, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string }, { id: string; namespace: string; isNew: boolean } | undefined>,
  },
  node: {
    /**
     * The neighbours of many nodes at once, whatever their labels: for each at most $limit, newest
     * first. $types and $direction ('out' or 'in') narrow them. A neighbour in a namespace outside
     * $namespaces does not show.
     */
    links: {
      ...{"name":"node.links","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","namespaces":"LIST<STRING>","types":"LIST<STRING>?","direction":"STRING?","limit":"INTEGER"},"columns":["fromId","type","isOutgoing","at","validFrom","validTo","weight","reason","id","label","namespace","kind","status","caption","ingestedAt","expiredAt"]},
      text: String.raw`CYPHER 25
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
WHERE node.id IN $ids AND node.namespace IN $namespaces
CALL (node) {
  MATCH (node)-[link]-(other)
  WHERE
    ($types IS NULL OR type(link) IN $types) AND
    other.namespace IN $namespaces AND
    ($direction IS NULL OR
      $direction = 'out' AND startNode(link) = node OR
      $direction = 'in' AND endNode(link) = node)
  RETURN link, other
  ORDER BY other.ingestedAt DESC, other.id, type(link)
  LIMIT $limit
}
RETURN
  node.id AS fromId,
  type(link) AS type,
  startNode(link) = node AS isOutgoing,
  coalesce(link.at, link.observedAt) AS at,
  link.validFrom AS validFrom,
  link.validTo AS validTo,
  coalesce(link.weight, link.score) AS weight,
  coalesce(link.reason, link.category, link.kind) AS reason,
  other.id AS id,
  labels(other)[0] AS label,
  other.namespace AS namespace,
  coalesce(other.kind, other.blockKind, other.verb, other.type) AS kind,
  coalesce(other.status, other.checkStatus, other.authorityState, other.outcome) AS status,
  left(
    coalesce(
      other.title,
      other.name,
      other.canonicalName,
      other.statement,
      other.content,
      other.description,
      other.slug,
      other.key,
      other.verb
    ),
    200
  ) AS caption,
  other.ingestedAt AS ingestedAt,
  other.expiredAt AS expiredAt
ORDER BY fromId, ingestedAt DESC, id, type
LIMIT 10000`,
    } as Statement<{ ids: readonly (string)[]; namespaces: readonly (string)[]; types: readonly (string)[] | null; direction: string | null; limit: number }, { fromId: string; type: string; isOutgoing: boolean; at: Date | null; validFrom: Date | null; validTo: Date | null; weight: number | null; reason: string | null; id: string; label: string; namespace: string; kind: string | null; status: string | null; caption: string | null; ingestedAt: Date; expiredAt: Date | null }[]>,
    /**
     * Whole nodes of any label by id, all but their vectors and index tokens, with their provenance and
     * the newer version if there is one. An id that is missing and one that belongs to somebody else
     * both have no row.
     */
    open: {
      ...{"name":"node.open","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","namespaces":"LIST<STRING>"},"columns":["id","label","properties","supersededBy","writerId","transport","trustAtWrite"]},
      text: String.raw`CYPHER 25
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
WHERE node.id IN $ids AND node.namespace IN $namespaces
OPTIONAL MATCH (node)-[:SUPERSEDED_BY]->(newer)
WITH node, min(newer.id) AS supersededBy
OPTIONAL MATCH (node)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node {.*, embedding: null, embeddingAlt: null, namespaceKey: null, dedupeKey: null} AS properties,
  supersededBy,
  origin.writerId AS writerId,
  origin.transport AS transport,
  origin.trustAtWrite AS trustAtWrite
ORDER BY id
LIMIT 100`,
    } as Statement<{ ids: readonly (string)[]; namespaces: readonly (string)[] }, { id: string; label: string; properties: Record<string, unknown>; supersededBy: string | null; writerId: string | null; transport: string | null; trustAtWrite: number | null }[]>,
    /**
     * Nodes of any label by id, each as the line a person reads first. An id that is missing and one
     * that belongs to somebody else both have no row.
     */
    read: {
      ...{"name":"node.read","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","namespaces":"LIST<STRING>"},"columns":["id","label","namespace","kind","status","caption","ingestedAt","expiredAt"]},
      text: String.raw`CYPHER 25
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
WHERE node.id IN $ids AND node.namespace IN $namespaces
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node.namespace AS namespace,
  coalesce(node.kind, node.blockKind, node.verb, node.type) AS kind,
  coalesce(node.status, node.checkStatus, node.authorityState, node.outcome) AS status,
  left(
    coalesce(
      node.title,
      node.name,
      node.canonicalName,
      node.statement,
      node.content,
      node.description,
      node.slug,
      node.key,
      node.verb
    ),
    200
  ) AS caption,
  node.ingestedAt AS ingestedAt,
  node.expiredAt AS expiredAt
ORDER BY id
LIMIT 1000`,
    } as Statement<{ ids: readonly (string)[]; namespaces: readonly (string)[] }, { id: string; label: string; namespace: string; kind: string | null; status: string | null; caption: string | null; ingestedAt: Date; expiredAt: Date | null }[]>,
  },
  note: {
    /**
     * What is believed now of each of these entities, and the summary that stands for it.
     */
    clusters: {
      ...{"name":"note.clusters","mode":"READ","rows":"many","params":{"namespace":"STRING","subjectIds":"LIST<STRING>"},"columns":["subjectId","name","noteId","facts"]},
      text: String.raw`CYPHER 25
UNWIND $subjectIds AS subjectId
MATCH (subject:Entity {id: subjectId})
WHERE subject.namespace = $namespace AND subject.mergedIntoId IS NULL
RETURN
  subjectId,
  subject.canonicalName AS name,
  coll.min(
    [
      (note:Note)-[about:ABOUT]->(subject)
      WHERE about.expiredAt IS NULL AND note.kind = 'summary'
      | note.id
    ]) AS noteId,
  [
    (fact:Fact)-[about:ABOUT]->(subject)
    WHERE about.expiredAt IS NULL AND about.validTo IS NULL AND fact.status = 'active'
    | fact {.id, .predicate, .statement, .objectId, .confidence}
  ] AS facts
ORDER BY subjectId
LIMIT 10000`,
    } as Statement<{ namespace: string; subjectIds: readonly (string)[] }, { subjectId: string; name: string; noteId: string | null; facts: readonly (Record<string, unknown>)[] }[]>,
    /**
     * Puts a summary in the place of another: the old one stays, with a link to the new; one that stands
     * again is no longer replaced. A row without a note only puts the old one away, because too little is left to sum up. Notes about entities that
     * the facts of a note name are tied to it. A second run changes nothing.
     */
    summarise: {
      ...{"name":"note.summarise","mode":"WRITE","rows":"none","params":{"rows":"LIST<MAP>","at":"ZONED DATETIME"},"columns":[]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (subject:Entity {id: row.subjectId})
CALL (row, subject) {
  MATCH (old:Note)-[about:ABOUT]->(subject)
  WHERE about.expiredAt IS NULL AND old.kind = 'summary' AND coalesce(old.id <> row.noteId, true)
  SET about.expiredAt = $at
  FILTER row.noteId IS NULL
  SET old.expiredAt = $at
}
CALL (row, subject) {
  FILTER row.noteId IS NOT NULL
  MERGE (note:Note {id: row.noteId})
    ON CREATE SET note = row.note
  REMOVE note.expiredAt
  MERGE (note)-[about:ABOUT]->(subject)
    ON CREATE SET about.validFrom = $at, about.ingestedAt = $at
  REMOVE about.expiredAt
  CALL (row, note) {
    UNWIND row.factIds AS factId
    MATCH (fact:Fact {id: factId})
    MERGE (note)-[source:DERIVED_FROM]->(fact)
      ON CREATE SET source.at = $at
  }
  CALL (note) {
    MATCH (note)-[stale:SUPERSEDED_BY]->(:Note)
    DELETE stale
  }
  CALL (row, note) {
    MATCH (old:Note {id: row.oldId})
    WHERE old <> note
    MERGE (old)-[link:SUPERSEDED_BY]->(note)
      ON CREATE SET link.at = $at, link.reason = 'grown'
  }
  CALL (row, note) {
    MATCH (other:Note)-[standing:ABOUT]->(named:Entity)
    WHERE named.id IN row.objectIds AND standing.expiredAt IS NULL AND other.kind = 'summary'
    FILTER other <> note
    MERGE (note)-[link:RELATES_TO {kind: 'names'}]->(other)
      ON CREATE SET link.weight = 1.0, link.at = $at
  }
}
FINISH`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; at: Date }, void>,
  },
  promotion: {
    /**
     * Writes down how a fact stands that was put forward for everybody. A second run changes nothing.
     */
    consider: {
      ...{"name":"promotion.consider","mode":"WRITE","rows":"one","params":{"promotion":"MAP"},"columns":["isNew"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (known:Promotion {id: $promotion.id})
LET
  isNew =
    known IS NULL OR
    known.status <> $promotion.status OR
    known.posterior <> $promotion.posterior OR
    known.attesterCount <> $promotion.attesterCount
CALL (isNew) {
  FILTER isNew
  MERGE (promotion:Promotion {id: $promotion.id})
    ON CREATE SET promotion.ingestedAt = $promotion.resolvedAt
  SET
    promotion.namespace = $promotion.namespace,
    promotion.candidateId = $promotion.candidateId,
    promotion.promotedId = coalesce($promotion.promotedId, promotion.promotedId),
    promotion.posterior = $promotion.posterior,
    promotion.attesterCount = $promotion.attesterCount,
    promotion.status = $promotion.status,
    promotion.resolvedAt = $promotion.resolvedAt
}
RETURN isNew`,
    } as Statement<{ promotion: Record<string, unknown> }, { isNew: boolean }>,
    /**
     * Takes a promoted copy out of use: it is quarantined, its interval is closed on the clock of knowledge,
     * and an edge says what it was a copy of. The original stays as it is. No row when the copy does not stand;
     * so a second run changes nothing.
     */
    demote: {
      ...{"name":"promotion.demote","mode":"WRITE","rows":"maybe","params":{"copyId":"STRING","reason":"STRING","at":"ZONED DATETIME"},"columns":["id"]},
      text: String.raw`CYPHER 25
MATCH (copy:Fact {id: $copyId})
WHERE copy.status = 'active'
SET copy.status = 'quarantined', copy.quarantineReason = $reason
WITH copy
CALL (copy) {
  MATCH (fact:Fact)-[:PROMOTED_TO]->(copy)
  CREATE (copy)-[:DEMOTED_FROM {at: $at, reason: $reason}]->(fact)
}
CALL (copy) {
  MATCH (copy)-[about:ABOUT]->(:Entity)
  WHERE about.expiredAt IS NULL
  SET about.expiredAt = $at
}
RETURN copy.id AS id`,
    } as Statement<{ copyId: string; reason: string; at: Date }, { id: string } | undefined>,
    /**
     * Everything that promoting facts hangs on: whether each is kept and holds now, who wrote it, who vouches
     * for it, and how it stood when it was last considered. Without $namespaces, facts of any.
     */
    evaluate: {
      ...{"name":"promotion.evaluate","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>?","ids":"LIST<STRING>","now":"ZONED DATETIME"},"columns":["id","namespace","predicate","objectKind","objectKey","objectUnit","isNegated","status","isKept","isHeld","writerIds","attesterIds","subjectKey","objectNameKey","promotionStatus","promotedId","posterior","attesterCount"]},
      text: String.raw`CYPHER 25
MATCH (fact:Fact)
WHERE fact.id IN $ids AND ($namespaces IS NULL OR fact.namespace IN $namespaces)
OPTIONAL MATCH (subject:Entity {id: fact.subjectId})
OPTIONAL MATCH (thing:Entity {id: fact.objectId})
OPTIONAL MATCH (promotion:Promotion {candidateId: fact.id})
RETURN
  fact.id AS id,
  fact.namespace AS namespace,
  fact.predicate AS predicate,
  fact.objectKind AS objectKind,
  fact.objectKey AS objectKey,
  fact.objectUnit AS objectUnit,
  fact.isNegated AS isNegated,
  fact.status AS status,
  fact.expiredAt IS NULL AS isKept,
  EXISTS {
    MATCH (fact)-[about:ABOUT]->(:Entity)
    WHERE
      about.expiredAt IS NULL AND
      about.validFrom <= $now AND
      (about.validTo IS NULL OR about.validTo > $now)
  } AS isHeld,
  COLLECT {
    MATCH (fact)<-[:SUPPORTS]-(:Episode)-[:HAS_PROVENANCE]->(origin:ProvenanceRecord)
    RETURN origin.writerId AS writerId
      UNION
    MATCH (fact)-[:HAS_PROVENANCE]->(own:ProvenanceRecord)
    RETURN own.writerId AS writerId
  } AS writerIds,
  coll.sort([(fact)-[:ATTESTED_BY]->(voter:Agent) | voter.id ]) AS attesterIds,
  subject.nameKey AS subjectKey,
  thing.nameKey AS objectNameKey,
  promotion.status AS promotionStatus,
  promotion.promotedId AS promotedId,
  promotion.posterior AS posterior,
  promotion.attesterCount AS attesterCount
ORDER BY id
LIMIT 1000`,
    } as Statement<{ namespaces: readonly (string)[] | null; ids: readonly (string)[]; now: Date }, { id: string; namespace: string; predicate: string; objectKind: string; objectKey: string; objectUnit: string | null; isNegated: boolean; status: string; isKept: boolean; isHeld: boolean; writerIds: readonly (string)[]; attesterIds: readonly (string)[]; subjectKey: string | null; objectNameKey: string | null; promotionStatus: string | null; promotedId: string | null; posterior: number | null; attesterCount: number | null }[]>,
    /**
     * What already holds for everybody and cannot hold beside the copies that facts have or would have.
     */
    opposed: {
      ...{"name":"promotion.opposed","mode":"READ","rows":"many","params":{"namespace":"STRING","rows":"LIST<MAP>"},"columns":["copyId","otherId"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (other:Fact)
WHERE
  other.groupKey = row.groupKey AND
  other.namespace = $namespace AND
  other.status = 'active' AND
  other.id <> row.id AND
  (other.objectKey <> row.objectKey OR other.isNegated <> row.isNegated)
RETURN row.id AS copyId, other.id AS otherId
ORDER BY copyId, otherId
LIMIT 1000`,
    } as Statement<{ namespace: string; rows: readonly (Record<string, unknown>)[] }, { copyId: string; otherId: string }[]>,
    /**
     * Copies a fact to where everybody sees it: a node of its own, about entities of that place, with its
     * interval, its vectors and its provenance. The original stays as it is, with one edge more. A copy that
     * was demoted before stands again. A second run changes nothing.
     */
    promote: {
      ...{"name":"promotion.promote","mode":"WRITE","rows":"maybe","params":{"id":"STRING","copy":"MAP","subject":"MAP","thing":"MAP?","provenance":"MAP","at":"ZONED DATETIME"},"columns":["id"]},
      text: String.raw`CYPHER 25
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
RETURN copy.id AS id`,
    } as Statement<{ id: string; copy: Record<string, unknown>; subject: Record<string, unknown>; thing: Record<string, unknown> | null; provenance: Record<string, unknown>; at: Date }, { id: string } | undefined>,
    /**
     * The promotions of a tenant's teams that stand, in the order of their ids, from behind $after. Without
     * $namespaces, those of every team.
     */
    standing: {
      ...{"name":"promotion.standing","mode":"READ","rows":"many","params":{"tenant":"STRING","namespaces":"LIST<STRING>?","after":"STRING","limit":"INTEGER"},"columns":["id","namespace","candidateId","promotedId"]},
      text: String.raw`CYPHER 25
MATCH (promotion:Promotion)
WHERE
  promotion.namespace STARTS WITH $tenant + '/team:' AND
  ($namespaces IS NULL OR promotion.namespace IN $namespaces) AND
  promotion.status = 'promoted' AND
  promotion.id > $after
RETURN
  promotion.id AS id,
  promotion.namespace AS namespace,
  promotion.candidateId AS candidateId,
  promotion.promotedId AS promotedId
ORDER BY id
LIMIT $limit`,
    } as Statement<{ tenant: string; namespaces: readonly (string)[] | null; after: string; limit: number }, { id: string; namespace: string; candidateId: string; promotedId: string }[]>,
  },
  recall: {
    /**
     * Everything a ranker needs for one question, in one round trip. Candidates come from seven stages: core
     * (what always holds), dense (nearest vectors), lexical (full text), walk (what hangs on an entity that
     * the question names, and the newest of the work at hand), neighbour (two turns before and after a hit
     * of the same session, for the first $nearSize hits of a stage), support (what a fact was read out
     * of) and member (the newest $memberSize of the stretch of time from $startsAt to $endsAt, and of
     * $scopeIds, when the question names one). Both indexes see only $namespaces;
     * $isConfined keeps the nearest vectors to the session. Every candidate has its exact cosine over the
     * first $width numbers, whatever stage it came from. $slot says which property holds the vectors.
     * 
     * Forgotten, superseded and not-yet-known memories are returned with flags, so that the caller can say
     * how many of them there were; so are those outside of what the question names. A fact belongs where one
     * of its episodes does. A copy for everybody says so when its original is in sight. Instants are milliseconds, because a driver spends 40 microseconds on
     * a ZONED DATETIME and there are hundreds; all links of a candidate are read in one expansion.
     */
    gather: {
      ...{"name":"recall.gather","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","vector":"LIST<FLOAT>?","slot":"STRING","width":"INTEGER","words":"STRING","names":"LIST<STRING>","poolSize":"INTEGER","nearSize":"INTEGER","sessionIds":"LIST<STRING>","workItemId":"STRING?","isConfined":"BOOLEAN","knownAt":"ZONED DATETIME?","asOf":"ZONED DATETIME?","now":"ZONED DATETIME","textMax":"INTEGER","startsAt":"ZONED DATETIME?","endsAt":"ZONED DATETIME?","scopeIds":"LIST<STRING>?","memberSize":"INTEGER"},"columns":["id","label","kind","namespace","text","stages","dense","lexical","sessionId","sequence","speaker","role","atMs","importance","trust","lastAccessMs","isPinned","supersededBy","contradictedBy","isKnown","isCurrent","isLineage","sourceIds","isOfSession","isDuring","isInScope","isCopy"]},
      text: String.raw`CYPHER 25
CALL () {
  CALL () {
    FILTER $vector IS NOT NULL AND $slot = 'embedding' AND NOT $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX recall_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND $slot = 'embedding' AND $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX recall_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces AND found.sessionId IN $sessionIds
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt' AND NOT $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX alternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt' AND $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX alternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces AND found.sessionId IN $sessionIds
        LIMIT $poolSize
      )
    RETURN found
  }
  WITH collect(found) AS ranked
  UNWIND range(0, size(ranked) - 1) AS place
  RETURN ranked[place] AS hit, place, 'dense' AS stage, null AS score
    UNION ALL
  FILTER $words <> ''
  CALL
    db.index.fulltext.queryNodes(
      'recall_text_fulltext',
      $words,
      {limit: $poolSize}
    )
    YIELD node, score AS bm25
  WITH collect({node: node, score: bm25}) AS ranked
  UNWIND range(0, size(ranked) - 1) AS place
  RETURN ranked[place].node AS hit, place, 'lexical' AS stage, ranked[place].score AS score
    UNION ALL
  MATCH (hit:CoreBlock)
  WHERE hit.namespace IN $namespaces
  RETURN hit, 0 AS place, 'core' AS stage, null AS score
  ORDER BY hit.id
  LIMIT 50
    UNION ALL
  MATCH (entity:Entity)
  USING INDEX entity:Entity(namespace, nameKey)
  WHERE entity.namespace IN $namespaces AND entity.nameKey IN $names
  MATCH (hit:Episode|Fact)-[:ABOUT|MENTIONS]->(entity)
  RETURN hit, 0 AS place, 'walk' AS stage, null AS score
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $poolSize
    UNION ALL
  MATCH (hit:Episode)-[:PART_OF]->(:WorkItem {id: $workItemId})
  RETURN hit, 0 AS place, 'walk' AS stage, null AS score
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $poolSize
    UNION ALL
  MATCH (hit:Episode)
  USING INDEX hit:Episode(namespace, capturedAt)
  WHERE hit.namespace IN $namespaces AND $startsAt <= hit.capturedAt < $endsAt
  RETURN hit, $nearSize AS place, 'member' AS stage, null AS score
  ORDER BY hit.capturedAt DESC, hit.id
  LIMIT $memberSize
    UNION ALL
  MATCH (scope:Scope)
  WHERE scope.id IN $scopeIds
  MATCH (hit:Episode|Fact)-[:IN_SCOPE]->(scope)
  RETURN hit, $nearSize AS place, 'member' AS stage, null AS score
  ORDER BY hit.ingestedAt DESC, hit.id
  LIMIT $memberSize
}
FILTER hit.namespace IN $namespaces
CALL (hit, place, stage, score) {
  RETURN hit AS node, stage AS source, score AS bm25
    UNION ALL
  LET around =
      CASE
        WHEN place < $nearSize THEN hit.sessionId
      END
  MATCH (node:Episode)
  WHERE
    node.sessionId = around AND
    hit.sequence - 2 <= node.sequence <= hit.sequence + 2 AND
    node <> hit
  RETURN node, 'neighbour' AS source, null AS bm25
    UNION ALL
  FILTER hit:Fact
  MATCH (node:Episode)-[:SUPPORTS]->(hit)
  RETURN node, 'support' AS source, null AS bm25
    UNION ALL
  FILTER $isConfined AND place < $nearSize
  MATCH (hit)-[:SUPPORTS]->(node:Fact)
  RETURN node, 'support' AS source, null AS bm25
}
WITH node, collect(DISTINCT source) AS stages, max(bm25) AS lexical
LET
  kindOfNode = labels(node)[0],
  links =
    [
      (node)-[link:SUPERSEDED_BY|CONTRADICTS|PART_OF]->(other)
      WHERE link.resolvedAt IS NULL
      | [type(link), other.id]
    ]
RETURN
  node.id AS id,
  kindOfNode AS label,
  node.kind AS kind,
  node.namespace AS namespace,
  left(coalesce(node.content, node.statement), $textMax) AS text,
  stages,
  CASE
    WHEN
      $vector IS NOT NULL AND node[$slot] IS NOT NULL
      THEN vector.similarity.cosine(node[$slot][..$width], $vector[..$width]) * 2 - 1
  END AS dense,
  lexical,
  node.sessionId AS sessionId,
  node.sequence AS sequence,
  node.speaker AS speaker,
  node.role AS role,
  coalesce(node.capturedAt, node.ingestedAt).epochMillis AS atMs,
  node.importance AS importance,
  node.trust AS trust,
  node.lastAccess.epochMillis AS lastAccessMs,
  node.isPinned AS isPinned,
  coll.min([link IN links WHERE link[0] = 'SUPERSEDED_BY' | link[1]]) AS supersededBy,
  coll.min([link IN links WHERE link[0] = 'CONTRADICTS' | link[1]]) AS contradictedBy,
  coalesce(
    (node.expiredAt IS NULL OR node.expiredAt > $knownAt) AND
    ($knownAt IS NULL OR node.ingestedAt <= $knownAt),
    false
  ) AS isKnown,
  CASE
    WHEN
      kindOfNode = 'Fact'
      THEN
        EXISTS {
          MATCH (node)-[about:ABOUT]->()
          WHERE
            about.validFrom <= coalesce($asOf, $now) AND
            (about.validTo IS NULL OR about.validTo > coalesce($asOf, $now)) AND
            ($knownAt IS NULL AND about.expiredAt IS NULL OR
              about.ingestedAt <= $knownAt AND
              (about.expiredAt IS NULL OR about.expiredAt > $knownAt))
        }
    ELSE $asOf IS NULL OR node.capturedAt <= $asOf
  END AS isCurrent,
  any(link IN links WHERE link[0] = 'PART_OF' AND link[1] = $workItemId) AS isLineage,
  CASE
    WHEN kindOfNode = 'Fact' THEN [(source:Episode)-[:SUPPORTS]->(node) | source.id ]
    ELSE []
  END AS sourceIds,
  CASE
    WHEN
      kindOfNode = 'Fact' AND size($sessionIds) > 0
      THEN
        EXISTS {
          MATCH (told:Episode)-[:SUPPORTS]->(node)
          WHERE told.sessionId IN $sessionIds
        }
    ELSE false
  END AS isOfSession,
  CASE
    WHEN $startsAt IS NULL THEN true
    WHEN
      kindOfNode = 'Fact'
      THEN
        EXISTS {
          MATCH (told:Episode)-[:SUPPORTS]->(node)
          WHERE $startsAt <= told.capturedAt < $endsAt
        }
    ELSE coalesce($startsAt <= node.capturedAt < $endsAt, false)
  END AS isDuring,
  CASE
    WHEN $scopeIds IS NULL THEN true
    ELSE
      EXISTS {
        MATCH (node)-[:IN_SCOPE]->(scope:Scope)
        WHERE scope.id IN $scopeIds
      } OR
      EXISTS {
        MATCH (node)<-[:SUPPORTS]-(:Episode)-[:IN_SCOPE]->(scope:Scope)
        WHERE scope.id IN $scopeIds
      }
  END AS isInScope,
  CASE
    WHEN
      kindOfNode = 'Fact' AND node.namespace ENDS WITH '/global'
      THEN
        EXISTS {
          MATCH (original:Fact)-[:PROMOTED_TO]->(node)
          WHERE original.namespace IN $namespaces
        }
    ELSE false
  END AS isCopy
ORDER BY id
LIMIT 2000`,
    } as Statement<{ namespaces: readonly (string)[]; vector: ArrayLike<number> | null; slot: string; width: number; words: string; names: readonly (string)[]; poolSize: number; nearSize: number; sessionIds: readonly (string)[]; workItemId: string | null; isConfined: boolean; knownAt: Date | null; asOf: Date | null; now: Date; textMax: number; startsAt: Date | null; endsAt: Date | null; scopeIds: readonly (string)[] | null; memberSize: number }, { id: string; label: string; kind: string | null; namespace: string; text: string; stages: readonly (string)[]; dense: number | null; lexical: number | null; sessionId: string | null; sequence: number | null; speaker: string | null; role: string | null; atMs: number; importance: number; trust: number; lastAccessMs: number; isPinned: boolean; supersededBy: string | null; contradictedBy: string | null; isKnown: boolean; isCurrent: boolean; isLineage: boolean; sourceIds: readonly (string)[]; isOfSession: boolean; isDuring: boolean; isInScope: boolean; isCopy: boolean }[]>,
    /**
     * Notes that memories were used: when, how often, and a little more importance each time, towards 1.
     * Off the read path and in batches; losing a batch loses statistics and nothing else. Not
     * idempotent by nature: every run is one more use.
     */
    touch: {
      ...{"name":"recall.touch","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>","at":"ZONED DATETIME"},"columns":["touched"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (node:Episode|Fact|CoreBlock)
WHERE node.id = row.id
SET
  node.lastAccess = $at,
  node.accessCount = node.accessCount + row.count,
  node.importance = node.importance + (1 - node.importance) * 0.02 * row.count
RETURN count(node) AS touched`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[]; at: Date }, { touched: number }>,
  },
  schemaVersion: {
    /**
     * Finds the property that holds the vectors of this model, and gives the first one to the first model
     * that comes. No slot means that this graph holds vectors of other models and none of this one.
     */
    adopt: {
      ...{"name":"schemaVersion.adopt","mode":"WRITE","rows":"one","params":{"model":"STRING"},"columns":["slot","embeddingModel","embeddingAltModel"]},
      text: String.raw`CYPHER 25
MATCH (schema:SchemaVersion {id: 'schema'})
SET
  schema.embeddingModel =
    CASE
      WHEN schema.embeddingModel IS NULL AND schema.embeddingAltModel IS NULL THEN $model
      ELSE schema.embeddingModel
    END
RETURN
  CASE $model
    WHEN schema.embeddingModel THEN 'embedding'
    WHEN schema.embeddingAltModel THEN 'embeddingAlt'
  END AS slot,
  schema.embeddingModel AS embeddingModel,
  schema.embeddingAltModel AS embeddingAltModel`,
    } as Statement<{ model: string }, { slot: string | null; embeddingModel: string | null; embeddingAltModel: string | null }>,
    /**
     * Gives the right to change the schema to one process at a time, and says who has it. A lease that
     * ran out may be taken by anybody, so a process that dies while migrating blocks nobody for long.
     */
    lease: {
      ...{"name":"schemaVersion.lease","mode":"WRITE","rows":"one","params":{"owner":"STRING","until":"ZONED DATETIME","now":"ZONED DATETIME"},"columns":["owner"]},
      text: String.raw`CYPHER 25
MERGE (schema:SchemaVersion {id: 'schema'})
  ON CREATE SET
    schema.namespace = 'default/system',
    schema.ingestedAt = $now,
    schema.version = 0,
    schema.checksum = ''
SET
  schema.leaseOwner =
    CASE
      WHEN schema.leaseUntil > $now AND schema.leaseOwner <> $owner THEN schema.leaseOwner
      ELSE $owner
    END
SET schema.leaseUntil =
    CASE
      WHEN schema.leaseOwner = $owner THEN $until
      ELSE schema.leaseUntil
    END
RETURN schema.leaseOwner AS owner`,
    } as Statement<{ owner: string; until: Date; now: Date }, { owner: string }>,
    /**
     * Which schema this graph has. No row means that it is empty of ours.
     */
    read: {
      ...{"name":"schemaVersion.read","mode":"READ","rows":"maybe","params":{},"columns":["version","checksum","appliedAt"]},
      text: String.raw`CYPHER 25
MATCH (schema:SchemaVersion {id: 'schema'})
RETURN schema.version AS version, schema.checksum AS checksum, schema.appliedAt AS appliedAt`,
    } as Statement<{  }, { version: number; checksum: string; appliedAt: Date } | undefined>,
    /**
     * Writes down that the schema has reached $version and gives the lease back. No row means that the
     * graph is already further: a schema never goes back. A second run changes nothing.
     */
    record: {
      ...{"name":"schemaVersion.record","mode":"WRITE","rows":"maybe","params":{"version":"INTEGER","checksum":"STRING","at":"ZONED DATETIME"},"columns":["version"]},
      text: String.raw`CYPHER 25
MATCH (schema:SchemaVersion {id: 'schema'})
WHERE schema.version <= $version
SET
  schema.version = $version,
  schema.checksum = $checksum,
  schema.appliedAt = $at,
  schema.leaseOwner = null,
  schema.leaseUntil = null
RETURN schema.version AS version`,
    } as Statement<{ version: number; checksum: string; at: Date }, { version: number } | undefined>,
  },
  server: {
    /**
     * Every constraint the server has, by name.
     */
    constraints: {
      ...{"name":"server.constraints","mode":"READ","rows":"many","params":{},"columns":["name","type","labels","properties"]},
      text: String.raw`CYPHER 25
SHOW CONSTRAINTS
YIELD name, type, labelsOrTypes, properties
RETURN name, type, labelsOrTypes AS labels, properties
ORDER BY name`,
    } as Statement<{  }, { name: string; type: string; labels: readonly (string)[]; properties: readonly (string)[] }[]>,
    /**
     * Removes an index. The migrator uses it for what an interrupted CREATE CONSTRAINT leaves behind: an
     * index of that name which belongs to no constraint and blocks the next attempt.
     */
    dropIndex: {
      ...{"name":"server.dropIndex","mode":"WRITE","rows":"none","params":{"name":"STRING"},"columns":[]},
      text: String.raw`CYPHER 25
DROP INDEX $name IF EXISTS`,
    } as Statement<{ name: string }, void>,
    /**
     * Every index the server has, by name, with the constraint that owns it. Look-up indexes on labels
     * are the server's own and left out.
     */
    indexes: {
      ...{"name":"server.indexes","mode":"READ","rows":"many","params":{},"columns":["name","type","state","labels","properties","populationPercent","constraint"]},
      text: String.raw`CYPHER 25
SHOW INDEXES
YIELD name, type, state, labelsOrTypes, properties, populationPercent, owningConstraint
WHERE type <> 'LOOKUP'
RETURN
  name,
  type,
  state,
  labelsOrTypes AS labels,
  properties,
  populationPercent,
  owningConstraint AS constraint
ORDER BY name`,
    } as Statement<{  }, { name: string; type: string; state: string; labels: readonly (string)[]; properties: readonly (string)[]; populationPercent: number; constraint: string | null }[]>,
    /**
     * What the server is. Any version of Neo4j answers this, so it is the first thing we ask.
     */
    info: {
      ...{"name":"server.info","mode":"READ","rows":"one","params":{},"columns":["version","edition"]},
      text: String.raw`CYPHER 25
CALL dbms.components() YIELD versions, edition
RETURN versions[0] AS version, edition
LIMIT 1`,
    } as Statement<{  }, { version: string; edition: string }>,
    /**
     * The cheapest question there is: readiness asks it, and the benchmarks measure against it.
     */
    ping: {
      ...{"name":"server.ping","mode":"READ","rows":"one","params":{},"columns":["answer"]},
      text: String.raw`CYPHER 25
RETURN 1 AS answer`,
    } as Statement<{  }, { answer: number }>,
    /**
     * The statements that the server also offers as procedures. No row means that it has no plugin.
     */
    procedures: {
      ...{"name":"server.procedures","mode":"READ","rows":"many","params":{},"columns":["name"]},
      text: String.raw`CYPHER 25
SHOW PROCEDURES
YIELD name
WHERE name STARTS WITH 'stemma.'
RETURN name
ORDER BY name`,
    } as Statement<{  }, { name: string }[]>,
  },
  session: {
    /**
     * Writes down when a session ended. $session is its id or the key its writer gave it. No row when there is
     * no such session in $namespaces. A second run changes nothing.
     */
    end: {
      ...{"name":"session.end","mode":"WRITE","rows":"maybe","params":{"session":"STRING","namespaces":"LIST<STRING>","at":"ZONED DATETIME"},"columns":["id","namespace","endedAt","isNew"]},
      text: String.raw`CYPHER 25
MATCH (session:MemSession)
WHERE session.namespace IN $namespaces AND (session.id = $session OR session.key = $session)
WITH session
ORDER BY session.id
LIMIT 1
LET isNew = session.endedAt IS NULL
SET session.endedAt = coalesce(session.endedAt, $at)
RETURN session.id AS id, session.namespace AS namespace, session.endedAt AS endedAt, isNew`,
    } as Statement<{ session: string; namespaces: readonly (string)[]; at: Date }, { id: string; namespace: string; endedAt: Date; isNew: boolean } | undefined>,
    /**
     * A session, episode by episode in the order of capture, from behind place $after. $session is the
     * id of the session or the key its writer gave it. Forgotten episodes are left out.
     */
    manifest: {
      ...{"name":"session.manifest","mode":"READ","rows":"many","params":{"session":"STRING","namespaces":"LIST<STRING>","after":"INTEGER","limit":"INTEGER"},"columns":["id","namespace","sequence","kind","role","speaker","content","capturedAt","supersededBy","total"]},
      text: String.raw`CYPHER 25
MATCH (session:MemSession)
WHERE session.namespace IN $namespaces AND (session.id = $session OR session.key = $session)
MATCH (episode:Episode {sessionId: session.id})
WHERE episode.sequence > $after AND episode.expiredAt IS NULL
OPTIONAL MATCH (episode)-[:SUPERSEDED_BY]->(newer:Episode)
WITH session, episode, min(newer.id) AS supersededBy
RETURN
  episode.id AS id,
  episode.namespace AS namespace,
  episode.sequence AS sequence,
  episode.kind AS kind,
  episode.role AS role,
  episode.speaker AS speaker,
  episode.content AS content,
  episode.capturedAt AS capturedAt,
  supersededBy,
  session.episodeCount AS total
ORDER BY sequence, id
LIMIT $limit`,
    } as Statement<{ session: string; namespaces: readonly (string)[]; after: number; limit: number }, { id: string; namespace: string; sequence: number; kind: string; role: string; speaker: string | null; content: string; capturedAt: Date; supersededBy: string | null; total: number }[]>,
    /**
     * Everybody who speaks in the newest sessions of these namespaces: the names a question may mean.
     */
    speakers: {
      ...{"name":"session.speakers","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>"},"columns":["speaker"]},
      text: String.raw`CYPHER 25
MATCH (session:MemSession)
WHERE session.namespace IN $namespaces
WITH session
ORDER BY session.ingestedAt DESC, session.id
LIMIT 2000
UNWIND session.speakers AS speaker
RETURN DISTINCT speaker
ORDER BY speaker
LIMIT 500`,
    } as Statement<{ namespaces: readonly (string)[] }, { speaker: string }[]>,
  },
  time: {
    /**
     * Gives an instant a name. One that has the name already is moved only by $isRedefinition; $was says
     * where it stood. A second run changes nothing.
     */
    defineAnchor: {
      ...{"name":"time.defineAnchor","mode":"WRITE","rows":"one","params":{"anchor":"MAP","isRedefinition":"BOOLEAN"},"columns":["id","isNew","was"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (known:ValidityAnchor {namespace: $anchor.namespace, name: $anchor.name})
LET was = known.anchoredAt
CALL (was) {
  FILTER was IS NULL OR $isRedefinition
  MERGE (named:ValidityAnchor {namespace: $anchor.namespace, name: $anchor.name})
    ON CREATE SET named = $anchor
  SET named.anchoredAt = $anchor.anchoredAt
}
RETURN $anchor.id AS id, was IS NULL AS isNew, was`,
    } as Statement<{ anchor: Record<string, unknown>; isRedefinition: boolean }, { id: string; isNew: boolean; was: Date | null }>,
    /**
     * Gives a stretch of time a name; without an end it is still going on. One that has the name already is
     * moved only by $isRedefinition; $was and $wasUntil say where it stood. A second run changes nothing.
     */
    defineWindow: {
      ...{"name":"time.defineWindow","mode":"WRITE","rows":"one","params":{"window":"MAP","isRedefinition":"BOOLEAN"},"columns":["id","isNew","was","wasUntil"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (known:RecencyWindow {namespace: $window.namespace, name: $window.name})
LET was = known.startsAt, wasUntil = known.endsAt
CALL (was) {
  FILTER was IS NULL OR $isRedefinition
  MERGE (named:RecencyWindow {namespace: $window.namespace, name: $window.name})
    ON CREATE SET named = $window
  SET named.startsAt = $window.startsAt, named.endsAt = $window.endsAt
}
RETURN $window.id AS id, was IS NULL AS isNew, was, wasUntil`,
    } as Statement<{ window: Record<string, unknown>; isRedefinition: boolean }, { id: string; isNew: boolean; was: Date | null; wasUntil: Date | null }>,
    /**
     * Ties the facts that hold at a named instant to it, and unties those that do not, as far as is believed
     * now: the next $limit facts of its namespace in the order in which they came. A second run changes
     * nothing.
     */
    linkAnchor: {
      ...{"name":"time.linkAnchor","mode":"WRITE","rows":"one","params":{"id":"STRING","afterAt":"ZONED DATETIME","afterId":"STRING","limit":"INTEGER"},"columns":["seen","tied","untied","lastAt","lastId"]},
      text: String.raw`CYPHER 25
MATCH (anchor:ValidityAnchor {id: $id})
CALL (anchor) {
  MATCH (fact:Fact)
  USING INDEX fact:Fact(namespace, ingestedAt)
  WHERE
    fact.namespace = anchor.namespace AND
    fact.ingestedAt >= $afterAt AND
    NOT (fact.ingestedAt = $afterAt AND fact.id <= $afterId)
  RETURN fact
  ORDER BY fact.namespace, fact.ingestedAt, fact.id
  LIMIT $limit
}
LET
  isTied = EXISTS { (fact)-[:VALID_AT]->(anchor) },
  holds =
    fact.expiredAt IS NULL AND
    EXISTS {
      MATCH (fact)-[about:ABOUT]->(:Entity)
      WHERE
        about.expiredAt IS NULL AND
        about.validFrom <= anchor.anchoredAt AND
        (about.validTo IS NULL OR about.validTo > anchor.anchoredAt)
    }
CALL (anchor, fact, isTied, holds) {
  FILTER holds AND NOT isTied
  CREATE (fact)-[:VALID_AT]->(anchor)
}
CALL (anchor, fact, isTied, holds) {
  FILTER isTied AND NOT holds
  MATCH (fact)-[link:VALID_AT]->(anchor)
  DELETE link
}
WITH
  count(fact) AS seen,
  sum(
    CASE
      WHEN holds AND NOT isTied THEN 1
      ELSE 0
    END) AS tied,
  sum(
    CASE
      WHEN isTied AND NOT holds THEN 1
      ELSE 0
    END) AS untied,
  max([fact.ingestedAt, fact.id]) AS last
RETURN seen, tied, untied, last[0] AS lastAt, last[1] AS lastId`,
    } as Statement<{ id: string; afterAt: Date; afterId: string; limit: number }, { seen: number; tied: number; untied: number; lastAt: Date | null; lastId: string | null }>,
    /**
     * Ties the episodes of a named stretch of time to it: the next $limit of its namespace in the order in
     * which they were captured. Unties as many that are outside by now. A second run changes nothing.
     */
    linkWindow: {
      ...{"name":"time.linkWindow","mode":"WRITE","rows":"one","params":{"id":"STRING","afterAt":"ZONED DATETIME","afterId":"STRING","limit":"INTEGER"},"columns":["seen","tied","untied","lastAt","lastId"]},
      text: String.raw`CYPHER 25
MATCH (window:RecencyWindow {id: $id})
CALL (window) {
  MATCH (stray:Episode)-[link:RECENT_IN]->(window)
  WHERE stray.capturedAt < window.startsAt OR stray.capturedAt >= window.endsAt
  WITH link
  LIMIT $limit
  DELETE link
  RETURN count(*) AS untied
}
CALL (window) {
  MATCH (episode:Episode)
  USING INDEX episode:Episode(namespace, capturedAt)
  WHERE
    episode.namespace = window.namespace AND
    episode.capturedAt >= window.startsAt AND
    episode.capturedAt >= $afterAt AND
    episode.capturedAt < coalesce(window.endsAt, datetime('9999-01-01T00:00:00Z')) AND
    NOT (episode.capturedAt = $afterAt AND episode.id <= $afterId)
  WITH window, episode
  ORDER BY episode.namespace, episode.capturedAt, episode.id
  LIMIT $limit
  LET isTied = EXISTS { (episode)-[:RECENT_IN]->(window) }
  CALL (window, episode, isTied) {
    FILTER NOT isTied
    CREATE (episode)-[:RECENT_IN]->(window)
  }
  RETURN
    count(episode) AS seen,
    sum(
      CASE
        WHEN isTied THEN 0
        ELSE 1
      END) AS tied,
    max([episode.capturedAt, episode.id]) AS last
}
RETURN seen, tied, untied, last[0] AS lastAt, last[1] AS lastId`,
    } as Statement<{ id: string; afterAt: Date; afterId: string; limit: number }, { seen: number; tied: number; untied: number; lastAt: Date | null; lastId: string | null }>,
    /**
     * The instants, stretches of time and scopes that have names, each with how many memories are tied to it.
     */
    list: {
      ...{"name":"time.list","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","limit":"INTEGER"},"columns":["kind","id","namespace","name","startsAt","endsAt","memberCount"]},
      text: String.raw`CYPHER 25
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
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; limit: number }, { kind: string; id: string; namespace: string; name: string; startsAt: Date | null; endsAt: Date | null; memberCount: number }[]>,
    /**
     * What names mean: an instant, a stretch of time, a scope. A name may mean something in each namespace.
     */
    named: {
      ...{"name":"time.named","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","anchor":"STRING?","window":"STRING?","scope":"STRING?"},"columns":["kind","id","namespace","startsAt","endsAt"]},
      text: String.raw`CYPHER 25
MATCH (found:ValidityAnchor)
WHERE found.namespace IN $namespaces AND found.name = $anchor
RETURN
  'anchor' AS kind,
  found.id AS id,
  found.namespace AS namespace,
  found.anchoredAt AS startsAt,
  null AS endsAt
ORDER BY id
LIMIT 100
  UNION ALL
MATCH (found:RecencyWindow)
WHERE found.namespace IN $namespaces AND found.name = $window
RETURN
  'window' AS kind,
  found.id AS id,
  found.namespace AS namespace,
  found.startsAt AS startsAt,
  found.endsAt AS endsAt
ORDER BY id
LIMIT 100
  UNION ALL
MATCH (found:Scope)
WHERE found.namespace IN $namespaces AND found.name = $scope
RETURN
  'scope' AS kind,
  found.id AS id,
  found.namespace AS namespace,
  null AS startsAt,
  null AS endsAt
ORDER BY id
LIMIT 100`,
    } as Statement<{ namespaces: readonly (string)[]; anchor: string | null; window: string | null; scope: string | null }, { kind: string; id: string; namespace: string; startsAt: Date | null; endsAt: Date | null }[]>,
  },
  work: {
    /**
     * Moves a piece of work from the state the caller believes it to be in. When it is in another, nothing is
     * changed and $status says which. Writing the id first locks it, so that of two movers one is told.
     */
    advance: {
      ...{"name":"work.advance","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","expected":"STRING","status":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","kind","status","isNew"]},
      text: String.raw`CYPHER 25
MATCH (work:WorkItem {id: $id})
WHERE work.namespace IN $namespaces
SET work.id = $id
LET isNew = work.status = $expected AND work.status <> $status
SET
  work.status =
    CASE
      WHEN isNew THEN $status
      ELSE work.status
    END,
  work.updatedAt =
    CASE
      WHEN isNew THEN $at
      ELSE work.updatedAt
    END
RETURN work.id AS id, work.namespace AS namespace, work.kind AS kind, work.status AS status, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; expected: string; status: string; at: Date }, { id: string; namespace: string; kind: string; status: string; isNew: boolean } | undefined>,
    /**
     * Makes a piece of work, behind its siblings. The hierarchy is the scalar parentId and not an edge.
     * $refusal names the parent when it is not a piece of work of the same namespace; then nothing is
     * written. A second run changes nothing.
     */
    create: {
      ...{"name":"work.create","mode":"WRITE","rows":"one","params":{"namespaces":"LIST<STRING>","item":"MAP","tags":"LIST<MAP>"},"columns":["id","isNew","refusal"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (parent:WorkItem {id: $item.parentId})
WHERE parent.namespace IN $namespaces AND parent.namespace = $item.namespace
OPTIONAL MATCH (known:WorkItem {id: $item.id})
LET refusal =
    CASE
      WHEN $item.parentId IS NOT NULL AND parent IS NULL THEN 'parentId'
    END
LET
  ordinal =
    COUNT {
      MATCH (sibling:WorkItem)
      WHERE sibling.parentId = $item.parentId AND sibling.ordinal IS NOT NULL
    }
CALL (known, refusal, ordinal) {
  FILTER known IS NULL AND refusal IS NULL
  CREATE (work:WorkItem)
  SET work = $item
  SET work.ordinal = ordinal
  CALL (work) {
    UNWIND $tags AS item
    MERGE (tag:Tag {namespace: work.namespace, slug: item.slug})
      ON CREATE SET tag += item
    MERGE (work)-[:HAS_TAG]->(tag)
  }
}
RETURN $item.id AS id, known IS NULL AND refusal IS NULL AS isNew, refusal`,
    } as Statement<{ namespaces: readonly (string)[]; item: Record<string, unknown>; tags: readonly (Record<string, unknown>)[] }, { id: string; isNew: boolean; refusal: string | null }>,
    /**
     * Makes a memory part of a piece of work, or one piece of work depend on another. No row when either is
     * unknown in $namespaces. A second run changes nothing.
     */
    link: {
      ...{"name":"work.link","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","memoryId":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","isNew"]},
      text: String.raw`CYPHER 25
MATCH (work:WorkItem {id: $id})
WHERE work.namespace IN $namespaces
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id = $memoryId AND node.namespace = work.namespace AND node <> work
LET isNew = NOT EXISTS { (node)-[:PART_OF]->(work) } AND NOT EXISTS { (work)-[:DEPENDS_ON]->(node) }
CALL (work, node) {
  FILTER NOT node:WorkItem
  MERGE (node)-[link:PART_OF]->(work)
    ON CREATE SET link.at = $at
}
CALL (work, node) {
  FILTER node:WorkItem
  MERGE (work)-[link:DEPENDS_ON]->(node)
    ON CREATE SET link.at = $at
}
RETURN work.id AS id, work.namespace AS namespace, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; memoryId: string; at: Date }, { id: string; namespace: string; isNew: boolean } | undefined>,
    /**
     * Pieces of work by what they are, how they stand, what they carry and where they hang; the one that moved
     * last comes first.
     */
    query: {
      ...{"name":"work.query","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","kind":"STRING?","status":"STRING?","tag":"STRING?","parentId":"STRING?","limit":"INTEGER"},"columns":["id","namespace","parentId","kind","title","status","dueAt","updatedAt","tags"]},
      text: String.raw`CYPHER 25
MATCH (work:WorkItem)
WHERE
  work.namespace IN $namespaces AND
  ($kind IS NULL OR work.kind = $kind) AND
  ($status IS NULL OR work.status = $status) AND
  ($parentId IS NULL OR work.parentId = $parentId) AND
  ($tag IS NULL OR
    EXISTS {
      (work)-[:HAS_TAG]->(tag:Tag)
      WHERE tag.slug = $tag
    })
RETURN
  work.id AS id,
  work.namespace AS namespace,
  work.parentId AS parentId,
  work.kind AS kind,
  work.title AS title,
  work.status AS status,
  work.dueAt AS dueAt,
  work.updatedAt AS updatedAt,
  coll.sort([(work)-[:HAS_TAG]->(tag:Tag) | tag.slug ]) AS tags
ORDER BY updatedAt DESC, id
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; kind: string | null; status: string | null; tag: string | null; parentId: string | null; limit: number }, { id: string; namespace: string; parentId: string | null; kind: string; title: string; status: string; dueAt: Date | null; updatedAt: Date; tags: readonly (string)[] }[]>,
    /**
     * These pieces of work and their children, one level: the caller asks again for the next.
     */
    tree: {
      ...{"name":"work.tree","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","rootIds":"LIST<STRING>"},"columns":["id","parentId","kind","title","status","ordinal","partCount"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (work:WorkItem)
  WHERE work.id IN $rootIds
  RETURN work
    UNION
  MATCH (work:WorkItem)
  WHERE work.parentId IN $rootIds AND work.ordinal IS NOT NULL
  RETURN work
}
FILTER work.namespace IN $namespaces
RETURN
  work.id AS id,
  work.parentId AS parentId,
  work.kind AS kind,
  work.title AS title,
  work.status AS status,
  work.ordinal AS ordinal,
  COUNT { (work)<-[:PART_OF]-() } AS partCount
ORDER BY ordinal, id
LIMIT 2000`,
    } as Statement<{ namespaces: readonly (string)[]; rootIds: readonly (string)[] }, { id: string; parentId: string | null; kind: string; title: string; status: string; ordinal: number; partCount: number }[]>,
  },
}
