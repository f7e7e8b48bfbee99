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
     * Takes away the reasons that people gave for what was done to these nodes, because a reason may quote
     * what is erased. The events stay, and the seal over them holds: it covers the hash of a reason. Counts
     * those that were sealed. $ownVerbs are events whose reasons the engine words itself.
     */
    blank: {
      ...{"name":"audit.blank","mode":"WRITE","rows":"one","params":{"ids":"LIST<STRING>","ownVerbs":"LIST<STRING>"},"columns":["blanked"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (event:AuditEvent)
  WHERE event.subjectId IN $ids AND event.occurredAt IS NOT NULL
  RETURN event
    UNION
  MATCH
    (event:AuditEvent)-[:AUDIT]->
    (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem|MemSession)
  WHERE node.id IN $ids
  RETURN event
}
FILTER event.reason IS NOT NULL AND NOT event.verb IN $ownVerbs
SET event.reason = null
RETURN count(event.reasonHash) AS blanked`,
    } as Statement<{ ids: readonly (string)[]; ownVerbs: readonly (string)[] }, { blanked: number }>,
    /**
     * What these episodes say now, for a comparison with the hash of what was written.
     */
    contents: {
      ...{"name":"audit.contents","mode":"READ","rows":"many","params":{"namespace":"STRING","ids":"LIST<STRING>"},"columns":["id","content"]},
      text: String.raw`CYPHER 25
MATCH (episode:Episode)
WHERE episode.id IN $ids AND episode.namespace = $namespace
RETURN episode.id AS id, episode.content AS content
ORDER BY id
LIMIT 1000`,
    } as Statement<{ namespace: string; ids: readonly (string)[] }, { id: string; content: string }[]>,
    /**
     * The last seal of a namespace, which nobody else can go on from until this transaction ends: writing
     * the cursor locks it.
     */
    head: {
      ...{"name":"audit.head","mode":"WRITE","rows":"one","params":{"id":"STRING","namespace":"STRING","at":"ZONED DATETIME"},"columns":["sealIndex","sealHash"]},
      text: String.raw`CYPHER 25
MERGE (cursor:ConsolidationCursor {id: $id})
  ON CREATE SET cursor.namespace = $namespace, cursor.ingestedAt = $at, cursor.processedCount = 0
SET cursor.namespace = $namespace
RETURN cursor.sealIndex AS sealIndex, cursor.sealHash AS sealHash`,
    } as Statement<{ id: string; namespace: string; at: Date }, { sealIndex: number | null; sealHash: string | null }>,
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
    /**
     * Chains events behind the last seal of their namespace. Each seal covers the one before it, so that no
     * event can be changed, taken out or put in between without breaking every seal that follows. The
     * cursor $id remembers the last one. A second run changes nothing.
     */
    seal: {
      ...{"name":"audit.seal","mode":"WRITE","rows":"none","params":{"id":"STRING","rows":"LIST<MAP>"},"columns":[]},
      text: String.raw`CYPHER 25
MATCH (cursor:ConsolidationCursor {id: $id})
UNWIND $rows AS row
MATCH (event:AuditEvent {id: row.id})
WHERE event.isUnsealed = true
SET
  event.sealIndex = row.sealIndex,
  event.sealHash = row.sealHash,
  event.reasonHash = row.reasonHash,
  cursor.sealIndex = row.sealIndex,
  cursor.sealHash = row.sealHash
REMOVE event.isUnsealed
FINISH`,
    } as Statement<{ id: string; rows: readonly (Record<string, unknown>)[] }, void>,
    /**
     * The sealed events of a namespace in the order of their seals, from $after on.
     */
    sealed: {
      ...{"name":"audit.sealed","mode":"READ","rows":"many","params":{"namespace":"STRING","after":"INTEGER","limit":"INTEGER"},"columns":["id","verb","subjectId","actorId","reason","occurredAt","operationId","requestHash","payload","sealIndex","sealHash","reasonHash"]},
      text: String.raw`CYPHER 25
MATCH (event:AuditEvent)
WHERE event.namespace = $namespace AND event.sealIndex >= $after
RETURN
  event.id AS id,
  event.verb AS verb,
  event.subjectId AS subjectId,
  event.actorId AS actorId,
  event.reason AS reason,
  event.occurredAt AS occurredAt,
  event.operationId AS operationId,
  event.requestHash AS requestHash,
  event.payload AS payload,
  event.sealIndex AS sealIndex,
  event.sealHash AS sealHash,
  event.reasonHash AS reasonHash
ORDER BY sealIndex, id
LIMIT $limit`,
    } as Statement<{ namespace: string; after: number; limit: number }, { id: string; verb: string; subjectId: string | null; actorId: string; reason: string | null; occurredAt: Date; operationId: string | null; requestHash: string | null; payload: string | null; sealIndex: number; sealHash: string | null; reasonHash: string | null }[]>,
    /**
     * What stands outside the chain of a namespace: how many events wait for their seal, the last seal that
     * its cursor remembers, and events that neither wait nor are sealed, which no verb writes.
     */
    unchained: {
      ...{"name":"audit.unchained","mode":"READ","rows":"one","params":{"namespace":"STRING","limit":"INTEGER"},"columns":["sealIndex","sealHash","waitingCount","strayIds"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (cursor:ConsolidationCursor)
WHERE cursor.namespace = $namespace
WITH max(cursor.sealIndex) AS sealIndex, max(cursor.sealHash) AS sealHash
RETURN
  sealIndex,
  sealHash,
  COUNT {
    MATCH (event:AuditEvent)
    WHERE event.isUnsealed = true AND event.namespace = $namespace AND event.occurredAt IS NOT NULL
  } AS waitingCount,
  COLLECT {
    MATCH (event:AuditEvent)
    WHERE event.namespace = $namespace AND event.sealIndex IS NULL AND event.isUnsealed IS NULL
    RETURN event.id
    ORDER
    BY
    event.id
    LIMIT
    $limit
  } AS strayIds`,
    } as Statement<{ namespace: string; limit: number }, { sealIndex: number | null; sealHash: string | null; waitingCount: number; strayIds: readonly (string)[] }>,
    /**
     * The events of a namespace that wait for their seal, oldest first. They are locked by writing them, so
     * that none is changed between reading and sealing.
     */
    unsealed: {
      ...{"name":"audit.unsealed","mode":"WRITE","rows":"many","params":{"namespace":"STRING","limit":"INTEGER"},"columns":["id","verb","subjectId","actorId","reason","occurredAt","operationId","requestHash","payload"]},
      text: String.raw`CYPHER 25
MATCH (event:AuditEvent)
WHERE event.isUnsealed = true AND event.namespace = $namespace AND event.occurredAt IS NOT NULL
WITH event
ORDER BY event.occurredAt, event.id
LIMIT $limit
SET event.isUnsealed = true
RETURN
  event.id AS id,
  event.verb AS verb,
  event.subjectId AS subjectId,
  event.actorId AS actorId,
  event.reason AS reason,
  event.occurredAt AS occurredAt,
  event.operationId AS operationId,
  event.requestHash AS requestHash,
  event.payload AS payload
ORDER BY occurredAt, id
LIMIT $limit`,
    } as Statement<{ namespace: string; limit: number }, { id: string; verb: string; subjectId: string | null; actorId: string; reason: string | null; occurredAt: Date; operationId: string | null; requestHash: string | null; payload: string | null }[]>,
    /**
     * The namespaces in which events wait for their seal, as far as the first thousands show.
     */
    waiting: {
      ...{"name":"audit.waiting","mode":"READ","rows":"many","params":{"limit":"INTEGER"},"columns":["namespace"]},
      text: String.raw`CYPHER 25
MATCH (event:AuditEvent)
WHERE event.isUnsealed = true AND event.namespace IS NOT NULL AND event.occurredAt IS NOT NULL
WITH event
LIMIT 5000
RETURN DISTINCT event.namespace AS namespace
ORDER BY namespace
LIMIT $limit`,
    } as Statement<{ limit: number }, { namespace: string }[]>,
  },
  badPattern: {
    /**
     * What is known not to work, newest first: all of it, or of one skill.
     */
    list: {
      ...{"name":"badPattern.list","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","skillId":"STRING?","limit":"INTEGER"},"columns":["id","namespace","description","observedAt","skillIds"]},
      text: String.raw`CYPHER 25
MATCH (failure:BadPattern)
WHERE
  failure.namespace IN $namespaces AND
  failure.expiredAt IS NULL AND
  ($skillId IS NULL OR
    EXISTS {
      (skill:Skill)-[:HAS_FAILURE]->(failure)
      WHERE skill.id = $skillId
    })
RETURN
  failure.id AS id,
  failure.namespace AS namespace,
  failure.description AS description,
  failure.observedAt AS observedAt,
  coll.sort([(skill:Skill)-[:HAS_FAILURE]->(failure) | skill.id ]) AS skillIds
ORDER BY observedAt DESC, id
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; skillId: string | null; limit: number }, { id: string; namespace: string; description: string; observedAt: Date; skillIds: readonly (string)[] }[]>,
    /**
     * Keeps a way in which something fails, and ties it to the skill that failed so. The same failure of one
     * namespace is one node, however often it is seen; one that was put away comes back. $isLinked is
     * whether the skill was not known to fail this way.
     */
    report: {
      ...{"name":"badPattern.report","mode":"WRITE","rows":"one","params":{"pattern":"MAP","embedding":"LIST<FLOAT>?","slot":"STRING","agent":"MAP","provenance":"MAP","skillId":"STRING?","at":"ZONED DATETIME"},"columns":["id","isNew","isLinked"]},
      text: String.raw`CYPHER 25
MERGE (failure:BadPattern {id: $pattern.id})
  ON CREATE SET failure = $pattern
LET isNew = NOT EXISTS { (failure)-[:HAS_PROVENANCE]->() }
REMOVE failure.expiredAt
WITH failure, isNew
CALL (failure, isNew) {
  FILTER isNew
  CREATE (failure)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
  SET record = $provenance
  MERGE (writer:Agent {id: $agent.id})
    ON CREATE SET writer += $agent
  CALL (failure) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(failure, $slot, $embedding)
  }
}
OPTIONAL MATCH (skill:Skill {id: $skillId})
LET isLinked = skill IS NOT NULL AND NOT EXISTS { (skill)-[:HAS_FAILURE]->(failure) }
CALL (failure, skill, isLinked) {
  FILTER isLinked
  CREATE (skill)-[:HAS_FAILURE {observedAt: $at}]->(failure)
}
RETURN failure.id AS id, isNew, isLinked`,
    } as Statement<{ pattern: Record<string, unknown>; embedding: ArrayLike<number> | null; slot: string; agent: Record<string, unknown>; provenance: Record<string, unknown>; skillId: string | null; at: Date }, { id: string; isNew: boolean; isLinked: boolean }>,
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
  core: {
    /**
     * Makes the present content of a core block what later ones are measured by, if it still is what the
     * caller has seen. When it is not, nothing is changed and $contentHash is the one of now.
     */
    accept: {
      ...{"name":"core.accept","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","expectedHash":"STRING","baseline":"STRING"},"columns":["id","namespace","contentHash","isNew"]},
      text: String.raw`CYPHER 25
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces AND block.expiredAt IS NULL
SET block.id = $id
LET isNew = block.contentHash = $expectedHash
CALL (block, isNew) {
  FILTER isNew
  SET block.driftBaseline = $baseline, block.drift = 0.0
}
RETURN block.id AS id, block.namespace AS namespace, block.contentHash AS contentHash, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; expectedHash: string; baseline: string }, { id: string; namespace: string; contentHash: string; isNew: boolean } | undefined>,
    /**
     * What a core block said before, as its archive keeps it.
     */
    archived: {
      ...{"name":"core.archived","mode":"READ","rows":"maybe","params":{"blockId":"STRING","noteId":"STRING"},"columns":["content"]},
      text: String.raw`CYPHER 25
MATCH (archive:Note {id: $noteId})-[:DERIVED_FROM]->(:CoreBlock {id: $blockId})
RETURN archive.content AS content`,
    } as Statement<{ blockId: string; noteId: string }, { content: string } | undefined>,
    /**
     * Gives a core block another content, if it still is what the caller has seen: by the hash of its
     * content and by its baseline. What it said before stays as an archive made from it. When it is not,
     * nothing is changed and $contentHash is the one of now. Writing the id first locks it, so that of two
     * editors one is told.
     */
    edit: {
      ...{"name":"core.edit","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","expectedHash":"STRING","baseline":"STRING?","change":"MAP","archive":"MAP","embedding":"LIST<FLOAT>?","slot":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","contentHash","isNew"]},
      text: String.raw`CYPHER 25
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces AND block.expiredAt IS NULL
SET block.id = $id
LET
  isNew =
    block.contentHash = $expectedHash AND
    coalesce(block.driftBaseline, '') = coalesce($baseline, '')
CALL (block, isNew) {
  FILTER isNew
  MERGE (old:Note {id: $archive.id})
    ON CREATE SET old = $archive
  MERGE (old)-[made:DERIVED_FROM]->(block)
    ON CREATE SET made.at = $at
  SET block += $change
  REMOVE block.embedding, block.embeddingAlt
  CALL (block) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(block, $slot, $embedding)
  }
}
RETURN block.id AS id, block.namespace AS namespace, block.contentHash AS contentHash, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; expectedHash: string; baseline: string | null; change: Record<string, unknown>; archive: Record<string, unknown>; embedding: ArrayLike<number> | null; slot: string; at: Date }, { id: string; namespace: string; contentHash: string; isNew: boolean } | undefined>,
    /**
     * What always holds, with who vouches for it.
     */
    list: {
      ...{"name":"core.list","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","kind":"STRING?","limit":"INTEGER"},"columns":["id","namespace","kind","content","contentHash","sensitivity","trust","ingestedAt","updatedAt","drift","driftBaseline","attestations"]},
      text: String.raw`CYPHER 25
MATCH (block:CoreBlock)
WHERE
  block.namespace IN $namespaces AND
  block.expiredAt IS NULL AND
  ($kind IS NULL OR block.blockKind = $kind)
RETURN
  block.id AS id,
  block.namespace AS namespace,
  block.blockKind AS kind,
  block.content AS content,
  block.contentHash AS contentHash,
  block.sensitivity AS sensitivity,
  block.trust AS trust,
  block.ingestedAt AS ingestedAt,
  coalesce(block.updatedAt, block.ingestedAt) AS updatedAt,
  block.drift AS drift,
  block.driftBaseline AS driftBaseline,
  [
    (block)-[vouch:ATTESTED_BY]->(agent:Agent)
    | {agentId: agent.id, name: agent.name, at: vouch.at, category: vouch.category}
  ] AS attestations
ORDER BY namespace, kind, id
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; kind: string | null; limit: number }, { id: string; namespace: string; kind: string; content: string; contentHash: string; sensitivity: string | null; trust: number; ingestedAt: Date; updatedAt: Date; drift: number | null; driftBaseline: string | null; attestations: readonly (Record<string, unknown>)[] }[]>,
    /**
     * One core block. A missing id and one of somebody else both have no row.
     */
    read: {
      ...{"name":"core.read","mode":"READ","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING"},"columns":["id","namespace","blockKind","content","contentHash","driftBaseline","isRemoved"]},
      text: String.raw`CYPHER 25
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces
RETURN
  block.id AS id,
  block.namespace AS namespace,
  block.blockKind AS blockKind,
  block.content AS content,
  block.contentHash AS contentHash,
  block.driftBaseline AS driftBaseline,
  block.expiredAt IS NOT NULL AS isRemoved`,
    } as Statement<{ namespaces: readonly (string)[]; id: string }, { id: string; namespace: string; blockKind: string; content: string; contentHash: string; driftBaseline: string | null; isRemoved: boolean } | undefined>,
    /**
     * Puts a core block away: no search shows it, and it stays readable by its id. A second run changes
     * nothing.
     */
    remove: {
      ...{"name":"core.remove","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","contentHash","isNew"]},
      text: String.raw`CYPHER 25
MATCH (block:CoreBlock {id: $id})
WHERE block.namespace IN $namespaces
SET block.id = $id
LET isNew = block.expiredAt IS NULL
SET block.expiredAt = coalesce(block.expiredAt, $at)
RETURN block.id AS id, block.namespace AS namespace, block.contentHash AS contentHash, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; at: Date }, { id: string; namespace: string; contentHash: string; isNew: boolean } | undefined>,
    /**
     * Keeps what always holds, unless the namespace holds it already or holds $countMax blocks. $earlier is
     * what was written down under $eventId, when the same operation was done before. A second run changes
     * nothing.
     */
    set: {
      ...{"name":"core.set","mode":"WRITE","rows":"one","params":{"block":"MAP","embedding":"LIST<FLOAT>?","slot":"STRING","agent":"MAP","provenance":"MAP","eventId":"STRING","countMax":"INTEGER"},"columns":["id","contentHash","embeddingState","isNew","isFull","earlier"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (known:CoreBlock {id: $block.id})
OPTIONAL MATCH (event:AuditEvent {id: $eventId})
CALL () {
  MATCH (each:CoreBlock)
  WHERE each.namespace = $block.namespace AND each.blockKind IS NOT NULL AND each.expiredAt IS NULL
  WITH each
  ORDER BY each.id
  LET isSame = each.contentHash = $block.contentHash AND each.blockKind = $block.blockKind
  RETURN count(each) AS liveCount, collect(
      CASE
        WHEN isSame THEN each
      END)[0] AS same
}
LET stored = coalesce(known, same)
LET isFull = stored IS NULL AND liveCount >= $countMax
CALL (stored, isFull) {
  FILTER stored IS NULL AND NOT isFull
  CREATE (block:CoreBlock)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
  SET block = $block
  SET record = $provenance
  MERGE (writer:Agent {id: $agent.id})
    ON CREATE SET writer += $agent
  CALL (block) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(block, $slot, $embedding)
  }
  RETURN collect(block)[0] AS made
}
LET answer = coalesce(made, stored)
RETURN
  coalesce(answer.id, $block.id) AS id,
  coalesce(answer.contentHash, $block.contentHash) AS contentHash,
  coalesce(answer.embeddingState, 'none') AS embeddingState,
  made IS NOT NULL AS isNew,
  isFull,
  event.payload AS earlier`,
    } as Statement<{ block: Record<string, unknown>; embedding: ArrayLike<number> | null; slot: string; agent: Record<string, unknown>; provenance: Record<string, unknown>; eventId: string; countMax: number }, { id: string; contentHash: string; embeddingState: string; isNew: boolean; isFull: boolean; earlier: string | null }>,
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
     * Failure modes in the order of their ids, from behind $after, each with whether the property $slot is empty.
     */
    badPatterns: {
      ...{"name":"embedding.badPatterns","mode":"READ","rows":"many","params":{"after":"STRING","limit":"INTEGER","slot":"STRING"},"columns":["id","text","isLacking"]},
      text: String.raw`CYPHER 25
MATCH (node:BadPattern)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN node.id AS id, node.description AS text, node[$slot] IS NULL AS isLacking
ORDER BY id`,
    } as Statement<{ after: string; limit: number; slot: string }, { id: string; text: string; isLacking: boolean }[]>,
    /**
     * Core blocks in the order of their ids, from behind $after, each with whether the property $slot is empty.
     */
    coreBlocks: {
      ...{"name":"embedding.coreBlocks","mode":"READ","rows":"many","params":{"after":"STRING","limit":"INTEGER","slot":"STRING"},"columns":["id","text","isLacking"]},
      text: String.raw`CYPHER 25
MATCH (node:CoreBlock)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN node.id AS id, node.content AS text, node[$slot] IS NULL AS isLacking
ORDER BY id`,
    } as Statement<{ after: string; limit: number; slot: string }, { id: string; text: string; isLacking: boolean }[]>,
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
    UNION ALL
  MATCH (skill:Skill)
  RETURN count(skill) AS count
    UNION ALL
  MATCH (failure:BadPattern)
  RETURN count(failure) AS count
    UNION ALL
  MATCH (block:CoreBlock)
  RETURN count(block) AS count
}
RETURN sum(count) AS total`,
    } as Statement<{  }, { total: number }>,
    /**
     * Takes the vectors of one model away. A second run changes nothing.
     */
    drop: {
      ...{"name":"embedding.drop","mode":"WRITE","rows":"one","params":{"ids":"LIST<STRING>","slot":"STRING"},"columns":["dropped"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
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
     * Skills in the order of their ids, from behind $after, each with whether the property $slot is empty and
     * should not be: one out of service needs no vector.
     */
    skills: {
      ...{"name":"embedding.skills","mode":"READ","rows":"many","params":{"after":"STRING","limit":"INTEGER","slot":"STRING"},"columns":["id","text","isLacking"]},
      text: String.raw`CYPHER 25
MATCH (node:Skill)
WHERE node.id > $after
WITH node
ORDER BY node.id
LIMIT $limit
RETURN
  node.id AS id,
  node.name + ': ' + node.description AS text,
  node[$slot] IS NULL AND node.deprecatedAt IS NULL AND node.authorityState <> 'rejected' AS isLacking
ORDER BY id`,
    } as Statement<{ after: string; limit: number; slot: string }, { id: string; text: string; isLacking: boolean }[]>,
    /**
     * Puts vectors into the property $slot, beside those of another model. A second run writes the same.
     */
    store: {
      ...{"name":"embedding.store","mode":"WRITE","rows":"one","params":{"rows":"LIST<MAP>","slot":"STRING"},"columns":["stored"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
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
     * $refusal names the field that points nowhere or clashes, or says 'erased' of a content that was erased
     * from the namespace and left its hash behind; nothing is written for that row. A second
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
OPTIONAL MATCH (tombstone:AuditEvent)
USING INDEX SEEK tombstone:AuditEvent(namespace, operationId)
WHERE tombstone.namespace = row.namespace AND tombstone.operationId = row.tombstone
OPTIONAL MATCH (prior)-[:AUDIT]->(stored:Episode)
OPTIONAL MATCH (stored)-[likeness:RELATES_TO {kind: 'near_duplicate'}]->(storedNear:Episode)
OPTIONAL MATCH (old:Episode {id: row.supersedes})
WHERE old.namespace = row.namespace AND old.expiredAt IS NULL
OPTIONAL MATCH (work:WorkItem {id: row.workItemId})
WHERE work.namespace = row.namespace
LET
  refusal =
    CASE
      WHEN tombstone IS NOT NULL THEN 'erased'
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
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
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
MATCH (node:Episode|Fact|Skill|BadPattern|CoreBlock)
WHERE node.embeddingState = 'pending'
RETURN
  node.id AS id,
  coalesce(node.statement, node.content, node.name + ': ' + node.description, node.description) AS text
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
  erasure: {
    /**
     * What hangs on these nodes, one step away: the caller asks again for the next. What was made from them,
     * copied from them, or says where they came from; what was said in a session, what belongs to a piece
     * of work, what speaks of an entity. $why 'evidence' and 'failure' are facts and failures that stay
     * while something else holds them; 'corrected' is an episode that counts again. Namespaces are not
     * looked at, because a closure that leaves the caller's authority must be seen to be refused.
     */
    closure: {
      ...{"name":"erasure.closure","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>"},"columns":["id","label","kind","namespace","contentHash","fromId","why"]},
      text: String.raw`CYPHER 25
MATCH
  (node:Episode
    |Fact
    |Entity
    |Note
    |Skill
    |BadPattern
    |CoreBlock
    |MemSession
    |WorkItem
    |Promotion
    |ProvenanceRecord)
WHERE node.id IN $ids
CALL (node) {
  MATCH (node)<-[:DERIVED_FROM]-(other)
  RETURN other, 'derived' AS why
    UNION
  MATCH (node)-[:PROMOTED_TO]->(other)
  RETURN other, 'copy' AS why
    UNION
  MATCH (node)-[:HAS_PROVENANCE]->(other)
  RETURN other, 'provenance' AS why
    UNION
  MATCH (node)-[:HAS_FAILURE]->(other)
  RETURN other, 'failure' AS why
    UNION
  MATCH (node)-[:SUPPORTS]->(other:Fact)
  RETURN other, 'evidence' AS why
    UNION
  MATCH (node:Episode)<-[:SUPERSEDED_BY]-(other:Episode)
  RETURN other, 'corrected' AS why
    UNION
  MATCH (node:MemSession)<-[:IN_SESSION]-(other)
  RETURN other, 'said' AS why
    UNION
  MATCH (node:Entity)<-[:ABOUT]-(other:Fact|Note)
  RETURN other, 'about' AS why
    UNION
  FILTER node:Entity
  MATCH (other:Fact)
  WHERE other.objectId = node.id
  RETURN other, 'about' AS why
    UNION
  FILTER node:Entity
  MATCH (other:Entity)
  WHERE other.mergedIntoId = node.id
  RETURN other, 'merged' AS why
    UNION
  FILTER node:Fact
  MATCH (other:Promotion)
  WHERE other.candidateId = node.id
  RETURN other, 'promotion' AS why
    UNION
  FILTER node:WorkItem
  MATCH (other:WorkItem)
  WHERE other.parentId = node.id AND other.ordinal IS NOT NULL
  RETURN other, 'part' AS why
}
RETURN
  other.id AS id,
  labels(other)[0] AS label,
  coalesce(other.kind, other.blockKind) AS kind,
  other.namespace AS namespace,
  other.contentHash AS contentHash,
  node.id AS fromId,
  why
ORDER BY id, why, fromId
LIMIT 1000000`,
    } as Statement<{ ids: readonly (string)[] }, { id: string; label: string; kind: string | null; namespace: string; contentHash: string | null; fromId: string; why: string }[]>,
    /**
     * Deletes these nodes with all their relationships, and whatever nothing speaks of any more after that:
     * entities, sessions, scopes, tags, named stretches and instants, but none of $keepIds. A session that
     * stays forgets who no longer speaks in it, and its places are counted from the last that is left.
     * Erasing is final. A second run changes nothing.
     */
    erase: {
      ...{"name":"erasure.erase","mode":"WRITE","rows":"many","params":{"ids":"LIST<STRING>","keepIds":"LIST<STRING>"},"columns":["id","label","isOrphan"]},
      text: String.raw`CYPHER 25
MATCH
  (node:Episode
    |Fact
    |Entity
    |Note
    |Skill
    |BadPattern
    |CoreBlock
    |MemSession
    |WorkItem
    |Tag
    |Promotion
    |ProvenanceRecord
    |Scope
    |RecencyWindow
    |ValidityAnchor)
WHERE node.id IN $ids
WITH collect(node) AS nodes, collect([node.id, labels(node)[0]]) AS erased
CALL (nodes) {
  UNWIND nodes AS node
  MATCH
    (node)-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]->
    (other:Entity|MemSession|Scope|Tag|RecencyWindow|ValidityAnchor)
  WHERE NOT other.id IN $ids
  RETURN collect(DISTINCT other) AS near
}
CALL (nodes) {
  UNWIND nodes AS node
  MATCH (other:Entity)
  WHERE other.id = node.objectId AND NOT other.id IN $ids
  RETURN collect(DISTINCT other) AS objects
}
CALL (near, objects) {
  UNWIND near + objects AS other
  MATCH (root:Entity {id: other.mergedIntoId})
  WHERE NOT root.id IN $ids
  RETURN collect(DISTINCT root) AS roots
}
CALL (nodes) {
  UNWIND nodes AS node
  DETACH DELETE node
}
CALL (near, objects, roots) {
  UNWIND near + objects + roots AS other
  WITH DISTINCT other, other IN roots AS isRoot
  ORDER BY isRoot
  FILTER
    NOT other.id IN $keepIds AND
    NOT EXISTS { (other)<-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]-() } AND
    NOT EXISTS {
      MATCH (fact:Fact)
      WHERE fact.objectId = other.id
    } AND
    NOT EXISTS {
      MATCH (alias:Entity)
      WHERE
        alias.mergedIntoId = other.id AND
        (NOT alias IN near + objects OR EXISTS { (alias)<-[:ABOUT|MENTIONS]-() })
    }
  RETURN collect(other) AS orphans, collect([other.id, labels(other)[0]]) AS orphaned
}
CALL (near, orphans) {
  UNWIND near AS session
  FILTER session:MemSession AND NOT session IN orphans
  OPTIONAL MATCH (session)<-[:IN_SESSION]-(rest:Episode)
  WITH session, collect(DISTINCT rest.speaker) AS speakers, coalesce(max(rest.sequence), 0) AS last
  SET
    session.episodeCount = last,
    session.speakers = [speaker IN coalesce(session.speakers, []) WHERE speaker IN speakers]
}
CALL (orphans) {
  UNWIND orphans AS orphan
  DETACH DELETE orphan
}
UNWIND
  [pair IN erased | {id: pair[0], label: pair[1], isOrphan: false}] +
  [pair IN orphaned | {id: pair[0], label: pair[1], isOrphan: true}] AS item
RETURN item.id AS id, item.label AS label, item.isOrphan AS isOrphan
ORDER BY isOrphan, label, id
LIMIT 100000`,
    } as Statement<{ ids: readonly (string)[]; keepIds: readonly (string)[] }, { id: string; label: string; isOrphan: boolean }[]>,
    /**
     * What holds these facts and failures: the episodes that support a fact and in which words, the skills
     * that have a failure. Evidence that was rejected holds nothing.
     */
    evidence: {
      ...{"name":"erasure.evidence","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>"},"columns":["id","sourceId","statement","isLive"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (held:Fact)<-[evidence:SUPPORTS]-(source:Episode)
  WHERE held.id IN $ids
  RETURN
    held.id AS id,
    source.id AS sourceId,
    evidence.statement AS statement,
    evidence.rejectedAt IS NULL AS isLive
    UNION
  MATCH (held:BadPattern)<-[:HAS_FAILURE]-(source:Skill)
  WHERE held.id IN $ids
  RETURN held.id AS id, source.id AS sourceId, null AS statement, true AS isLive
}
RETURN id, sourceId, statement, isLive
ORDER BY id, sourceId, statement
LIMIT 1000000`,
    } as Statement<{ ids: readonly (string)[] }, { id: string; sourceId: string; statement: string | null; isLive: boolean }[]>,
    /**
     * Withdrawn facts without any evidence, of entities that these episodes mention. Merging entities and
     * weighing anew leave such facts behind, in words whose source is no longer told: so they go with
     * whatever may have been it.
     */
    leftovers: {
      ...{"name":"erasure.leftovers","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>"},"columns":["id","label","kind","namespace","contentHash"]},
      text: String.raw`CYPHER 25
MATCH (episode:Episode)-[:MENTIONS]->(entity:Entity)
WHERE episode.id IN $ids
WITH DISTINCT entity
MATCH (entity)<-[:ABOUT]-(fact:Fact)
WHERE fact.quarantineReason = 'withdrawn' AND NOT EXISTS { (fact)<-[:SUPPORTS]-() }
WITH DISTINCT fact
RETURN
  fact.id AS id,
  'Fact' AS label,
  null AS kind,
  fact.namespace AS namespace,
  null AS contentHash
ORDER BY id
LIMIT 100000`,
    } as Statement<{ ids: readonly (string)[] }, { id: string; label: string; kind: string | null; namespace: string; contentHash: string | null }[]>,
    /**
     * What nothing would speak of any more without these nodes: entities, sessions, scopes, tags, named
     * stretches and instants. The erasure deletes the same.
     */
    orphans: {
      ...{"name":"erasure.orphans","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>"},"columns":["id","label","namespace","fromId"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id IN $ids
MATCH
  (node)-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]->
  (other:Entity|MemSession|Scope|Tag|RecencyWindow|ValidityAnchor)
WITH other, min(node.id) AS fromId
WHERE
  NOT other.id IN $ids AND
  NOT EXISTS {
    MATCH
      (other)<-[:ABOUT|MENTIONS|IN_SESSION|IN_SCOPE|HAS_TAG|RECENT_IN|VALID_AT]-
      (holder:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
    WHERE NOT holder.id IN $ids
  } AND
  NOT EXISTS {
    MATCH (fact:Fact)
    WHERE fact.objectId = other.id AND NOT fact.id IN $ids
  } AND
  NOT EXISTS {
    MATCH (alias:Entity)
    WHERE
      alias.mergedIntoId = other.id AND
      EXISTS {
        MATCH (alias)<-[:ABOUT|MENTIONS]-(holder:Episode|Fact|Note)
        WHERE NOT holder.id IN $ids
      }
  }
RETURN other.id AS id, labels(other)[0] AS label, other.namespace AS namespace, fromId
ORDER BY label, id
LIMIT 100000`,
    } as Statement<{ ids: readonly (string)[] }, { id: string; label: string; namespace: string; fromId: string }[]>,
    /**
     * Some of what is about to be erased, as the indexes know it: what to search for afterwards.
     */
    sample: {
      ...{"name":"erasure.sample","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","limit":"INTEGER"},"columns":["namespace","text","embedding","embeddingAlt"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Note|Entity|Skill|BadPattern)
WHERE node.id IN $ids
RETURN
  node.namespace AS namespace,
  left(coalesce(node.content, node.statement, node.canonicalName, node.description, node.name), 200) AS text,
  node.embedding AS embedding,
  node.embeddingAlt AS embeddingAlt
ORDER BY node.id
LIMIT $limit`,
    } as Statement<{ ids: readonly (string)[]; limit: number }, { namespace: string; text: string; embedding: ArrayLike<number> | null; embeddingAlt: ArrayLike<number> | null }[]>,
    /**
     * What an erasure starts from: nodes by id, and a session by its id or by the key its writer gave it.
     * What is missing and what is foreign both have no row.
     */
    seeds: {
      ...{"name":"erasure.seeds","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","ids":"LIST<STRING>","session":"STRING?"},"columns":["id","label","kind","namespace","contentHash"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH
    (node:Episode
      |Fact
      |Entity
      |Note
      |Skill
      |BadPattern
      |CoreBlock
      |MemSession
      |WorkItem
      |Tag
      |Scope
      |RecencyWindow
      |ValidityAnchor)
  WHERE node.id IN $ids
  RETURN node
    UNION
  MATCH (node:MemSession)
  WHERE node.namespace IN $namespaces AND node.key = $session
  RETURN node
    UNION
  MATCH (node:MemSession {id: $session})
  RETURN node
}
FILTER node.namespace IN $namespaces
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  coalesce(node.kind, node.blockKind) AS kind,
  node.namespace AS namespace,
  node.contentHash AS contentHash
ORDER BY id
LIMIT 1000`,
    } as Statement<{ namespaces: readonly (string)[]; ids: readonly (string)[]; session: string | null }, { id: string; label: string; kind: string | null; namespace: string; contentHash: string | null }[]>,
    /**
     * Leaves behind the hash of contents that are erased, so that they are not taken again. A second run
     * changes nothing.
     */
    tombstone: {
      ...{"name":"erasure.tombstone","mode":"WRITE","rows":"none","params":{"rows":"LIST<MAP>"},"columns":[]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
MERGE (event:AuditEvent {namespace: row.namespace, operationId: row.operationId})
  ON CREATE SET event += row
FINISH`,
    } as Statement<{ rows: readonly (Record<string, unknown>)[] }, void>,
    /**
     * Takes from entities that stay the names that only these episodes knew. A name is known while each of
     * its words stands in one of the other episodes that mention the entity, or in the names of those who
     * speak there. An entity whose own name goes is called by the first that is left, loses its vector, and
     * is renamed where facts and summaries copied the name. A second run changes nothing.
     */
    unname: {
      ...{"name":"erasure.unname","mode":"WRITE","rows":"one","params":{"ids":"LIST<STRING>","erasedName":"STRING"},"columns":["renamed"]},
      text: String.raw`CYPHER 25
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
    END) AS renamed`,
    } as Statement<{ ids: readonly (string)[]; erasedName: string }, { renamed: readonly (string)[] }>,
    /**
     * Whether anything is left of what was erased: nodes by these ids, and of the samples in $rows, which
     * were read before, hits in the full-text and the vector indexes. All three are zero.
     */
    verify: {
      ...{"name":"erasure.verify","mode":"READ","rows":"one","params":{"ids":"LIST<STRING>","rows":"LIST<MAP>"},"columns":["nodeCount","textCount","vectorCount"]},
      text: String.raw`CYPHER 25
CALL () {
  OPTIONAL MATCH
    (node:Episode
      |Fact
      |Entity
      |Note
      |Skill
      |BadPattern
      |CoreBlock
      |MemSession
      |WorkItem
      |Tag
      |Promotion
      |ProvenanceRecord
      |Scope
      |RecencyWindow
      |ValidityAnchor)
  WHERE node.id IN $ids
  RETURN count(node) AS nodeCount
}
CALL () {
  UNWIND $rows AS row
  CALL (row) {
    CALL db.index.fulltext.queryNodes('recall_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
      UNION ALL
    CALL db.index.fulltext.queryNodes('note_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
      UNION ALL
    CALL db.index.fulltext.queryNodes('entity_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
      UNION ALL
    CALL db.index.fulltext.queryNodes('skill_text_fulltext', row.words, {limit: 50}) YIELD node
    RETURN node
  }
  FILTER node.id IN $ids
  RETURN count(node) AS textCount
}
CALL () {
  UNWIND $rows AS row
  CALL (row) {
    FILTER row.embedding IS NOT NULL
    MATCH (node:Episode|Fact)
      SEARCH node IN (
        VECTOR INDEX recall_embedding_vector
        FOR row.embedding
        LIMIT 10
      )
    RETURN node
      UNION ALL
    FILTER row.embeddingAlt IS NOT NULL
    MATCH (node:Episode|Fact)
      SEARCH node IN (
        VECTOR INDEX alternate_embedding_vector
        FOR row.embeddingAlt
        LIMIT 10
      )
    RETURN node
  }
  FILTER node.id IN $ids
  RETURN count(node) AS vectorCount
}
RETURN nodeCount, textCount, vectorCount`,
    } as Statement<{ ids: readonly (string)[]; rows: readonly (Record<string, unknown>)[] }, { nodeCount: number; textCount: number; vectorCount: number }>,
    /**
     * Takes away what these episodes say for these facts: their words and their places in the text. Gives
     * the facts that were weighed together with them. A second run changes nothing.
     */
    withdraw: {
      ...{"name":"erasure.withdraw","mode":"WRITE","rows":"one","params":{"factIds":"LIST<STRING>","episodeIds":"LIST<STRING>"},"columns":["siblingIds"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (fact:Fact)<-[evidence:SUPPORTS]-(episode:Episode)
  WHERE fact.id IN $factIds AND episode.id IN $episodeIds
  DELETE evidence
}
OPTIONAL MATCH (fact:Fact)
WHERE fact.id IN $factIds
WITH collect(DISTINCT fact.groupKey) AS groupKeys
OPTIONAL MATCH (sibling:Fact)
WHERE sibling.groupKey IN groupKeys AND NOT sibling.id IN $factIds
RETURN collect(sibling.id) AS siblingIds`,
    } as Statement<{ factIds: readonly (string)[]; episodeIds: readonly (string)[] }, { siblingIds: readonly (string)[] }>,
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
     * $isPast everything that was ever believed, oldest first, and what was put away; with $startsAt and $endsAt only what was said
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
      ...{"name":"lifecycle.forget","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","at":"ZONED DATETIME"},"columns":["id","namespace","isNew","blockKind"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.expiredAt IS NULL
SET node.expiredAt = coalesce(node.expiredAt, $at)
RETURN node.id AS id, node.namespace AS namespace, isNew, node.blockKind AS blockKind`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; at: Date }, { id: string; namespace: string; isNew: boolean; blockKind: string | null } | undefined>,
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
      ...{"name":"lifecycle.unforget","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING"},"columns":["id","namespace","isNew","blockKind"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = node.expiredAt IS NOT NULL
REMOVE node.expiredAt
RETURN node.id AS id, node.namespace AS namespace, isNew, node.blockKind AS blockKind`,
    } as Statement<{ namespaces: readonly (string)[]; id: string }, { id: string; namespace: string; isNew: boolean; blockKind: string | null } | undefined>,
  },
  mission: {
    /**
     * Changes what a mission is to reach, or what binds it. No row when it is not a mission of $namespaces.
     */
    amend: {
      ...{"name":"mission.amend","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","objective":"STRING?","constraints":"LIST<STRING>?","at":"ZONED DATETIME"},"columns":["namespace","status","isNew"]},
      text: String.raw`CYPHER 25
MATCH (mission:WorkItem {id: $id})
WHERE mission.namespace IN $namespaces AND mission.kind = 'mission'
LET
  isNew =
    coalesce($objective <> mission.objective, false) OR
    coalesce($constraints <> mission.constraints, false)
SET
  mission.objective = coalesce($objective, mission.objective),
  mission.constraints = coalesce($constraints, mission.constraints),
  mission.updatedAt =
    CASE
      WHEN isNew THEN $at
      ELSE mission.updatedAt
    END
RETURN mission.namespace AS namespace, mission.status AS status, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; objective: string | null; constraints: readonly (string)[] | null; at: Date }, { namespace: string; status: string; isNew: boolean } | undefined>,
    /**
     * Everything alive that stands on an observation or a fact: decisions that nothing replaced, slices,
     * capabilities in use, and the missions that these are part of. Nearest first.
     */
    blastRadius: {
      ...{"name":"mission.blastRadius","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","id":"STRING","limit":"INTEGER"},"columns":["id","label","kind","text","depth","reviewState","missionId"]},
      text: String.raw`CYPHER 25
MATCH (start:Episode|Fact|Note|Skill)
WHERE start.id = $id AND start.namespace IN $namespaces
CALL (start) {
  MATCH
    ANY SHORTEST
    (start)
    ((above)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM]-
      (below)
      WHERE
        below.namespace IN $namespaces AND
        CASE type(link)
          WHEN 'DERIVED_FROM' THEN startNode(link) = below
          WHEN 'CONTRADICTS' THEN false
          ELSE
            NOT endNode(link):Entity AND
            (startNode(link) = below) =
            coalesce(startNode(link).kind = 'validation', false)END){1,8}
    (found)
  WHERE
    found.expiredAt IS NULL AND
    (found.kind = 'decision' AND
      found.isRejection IS NULL AND
      NOT EXISTS {
      (found)-[:SUPERSEDED_BY]->()
      } OR
      found.kind = 'context_slice' OR
      found:Skill AND found.deprecatedAt IS NULL)
  WITH found, size(link) AS hops
  ORDER BY hops, found.id
  LIMIT $limit
  RETURN collect({node: found, depth: hops}) AS rows
}
CALL (rows) {
  UNWIND rows AS row
  LET source = row.node
  RETURN source, row.depth AS depth
    UNION ALL
  UNWIND rows AS row
  LET part = row.node
  MATCH (part)-[:PART_OF]->(source:WorkItem)
  WHERE source.kind = 'mission' AND NOT source.status IN ['completed', 'failed']
  RETURN source, min(row.depth) + 1 AS depth
}
RETURN
  source.id AS id,
  labels(source)[0] AS label,
  source.kind AS kind,
  left(coalesce(source.action, source.taskLabel, source.name, source.title), 300) AS text,
  depth,
  source.reviewState AS reviewState,
  coll.min([(source)-[:PART_OF]->(mission:WorkItem) | mission.id ]) AS missionId
ORDER BY depth, id
LIMIT 1000`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; limit: number }, { id: string; label: string; kind: string | null; text: string; depth: number; reviewState: string | null; missionId: string | null }[]>,
    /**
     * What has come to be known in a mission since a decision, a named instant or a time: the newest entries of
     * its log, the observations that changed or contest an older one, and the moves of the mission itself.
     * $since is null when what it counts from is unknown.
     */
    changes: {
      ...{"name":"mission.changes","mode":"READ","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","logIds":"LIST<STRING>","decisionId":"STRING?","anchor":"STRING?","at":"ZONED DATETIME?","limit":"INTEGER"},"columns":["since","entries","drift","moves"]},
      text: String.raw`CYPHER 25
MATCH (mission:WorkItem {id: $id})
WHERE mission.namespace IN $namespaces AND mission.kind = 'mission'
OPTIONAL MATCH (decision:Episode {id: $decisionId})
WHERE decision.sessionId IN $logIds
OPTIONAL MATCH (named:ValidityAnchor)
WHERE named.namespace = mission.namespace AND named.name = $anchor
LET
  since =
    CASE
      WHEN $decisionId IS NOT NULL THEN decision.ingestedAt
      WHEN $anchor IS NOT NULL THEN named.anchoredAt
      ELSE $at
    END
CALL (since) {
  MATCH (entry:Episode)
  WHERE entry.sessionId IN $logIds AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.sequence DESC
  LIMIT 500
  FILTER entry.ingestedAt > since
  RETURN collect(entry) AS news
}
CALL (news) {
  UNWIND news AS newer
  FILTER newer.kind = 'observation'
  CALL (newer) {
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)<-[:SUPERSEDED_BY]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE
      older.sessionId = newer.sessionId AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'superseded' AS how
      UNION
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)-[dispute:CONTRADICTS]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL AND dispute.resolvedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE
      older.sessionId = newer.sessionId AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'contested' AS how
      UNION
    MATCH (newer)-[:CONTRADICTS]->(older:Episode)
    RETURN older, older.content AS was, newer.content AS now, 'stated' AS how
  }
  WITH DISTINCT newer, older, was, now, how
  ORDER BY newer.sequence DESC, older.sequence DESC
  LIMIT $limit
  RETURN
    collect({
      newerId: newer.id,
      olderId: older.id,
      was: was,
      now: now,
      how: how,
      newerAt: newer.observedAt,
      olderAt: older.observedAt,
      newerSource: newer.source,
      olderSource: older.source
    }) AS drift
}
CALL (mission, since) {
  MATCH (event:AuditEvent)
  WHERE event.subjectId = mission.id AND event.occurredAt > since
  WITH event
  ORDER BY event.occurredAt DESC
  LIMIT $limit
  RETURN collect(event {.verb, .reason, at: event.occurredAt, .payload}) AS moves
}
RETURN
  since,
  [
    entry IN news[..$limit]
    | entry {.id, .kind, .content, at: entry.capturedAt, status: entry.checkStatus}
  ] AS entries,
  drift,
  moves`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; logIds: readonly (string)[]; decisionId: string | null; anchor: string | null; at: Date | null; limit: number }, { since: Date | null; entries: readonly (Record<string, unknown>)[]; drift: readonly (Record<string, unknown>)[]; moves: readonly (Record<string, unknown>)[] } | undefined>,
    /**
     * The newest decisions of a mission, or one decision, with the checks that speak to each.
     */
    decisions: {
      ...{"name":"mission.decisions","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","logIds":"LIST<STRING>","id":"STRING?","limit":"INTEGER"},"columns":["id","action","rationale","expectedOutcome","decidedAt","recordedAt","sliceId","supersededBy","reviewState","checks"]},
      text: String.raw`CYPHER 25
CALL () {
  MATCH (entry:Episode {id: $id})
  WHERE entry.kind = 'decision'
  RETURN entry
    UNION ALL
  FILTER $id IS NULL
  MATCH (entry:Episode)
  WHERE entry.sessionId IN $logIds AND entry.kind = 'decision' AND entry.sequence IS NOT NULL
  RETURN entry
  ORDER BY entry.sequence DESC
  LIMIT $limit
}
FILTER entry.namespace IN $namespaces AND entry.isRejection IS NULL
RETURN
  entry.id AS id,
  entry.action AS action,
  entry.rationale AS rationale,
  entry.expectedOutcome AS expectedOutcome,
  entry.decidedAt AS decidedAt,
  entry.ingestedAt AS recordedAt,
  coll.min([(entry)-[:DERIVED_FROM]->(note:Note) WHERE note.kind = 'context_slice' | note.id ]) AS sliceId,
  coll.min([(entry)-[:SUPERSEDED_BY]->(newer:Episode) | newer.id ]) AS supersededBy,
  entry.reviewState AS reviewState,
  [
    (check:Episode)-[:SUPPORTS|CONTRADICTS|ABOUT]->(entry)
    WHERE check.kind = 'validation'
    | check {.id, .checkLabel, .checkResult, status: check.checkStatus, .validatedAt}
  ] AS checks
ORDER BY recordedAt DESC, id
LIMIT 2000`,
    } as Statement<{ namespaces: readonly (string)[]; logIds: readonly (string)[]; id: string | null; limit: number }, { id: string; action: string; rationale: string; expectedOutcome: string; decidedAt: Date; recordedAt: Date; sliceId: string | null; supersededBy: string | null; reviewState: string | null; checks: readonly (Record<string, unknown>)[] }[]>,
    /**
     * What of a mission's log may bear on a task: the nearest by meaning and by words, both looked for inside
     * the log only, and the newest. What was retracted or forgotten is left out; an observation that a newer
     * one outdated says by which. Every entry has its exact cosine.
     */
    gather: {
      ...{"name":"mission.gather","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","logIds":"LIST<STRING>","vector":"LIST<FLOAT>?","slot":"STRING","words":"STRING","poolSize":"INTEGER"},"columns":["id","kind","content","atMs","sequence","dense","importance","trust","lastAccessMs","isPinned","isRejection","supersededBy","outdatedBy","detail"]},
      text: String.raw`CYPHER 25
CALL () {
  FILTER $vector IS NOT NULL AND $slot = 'embedding'
  MATCH (found:Episode|Fact)
    SEARCH found IN (
      VECTOR INDEX recall_embedding_vector
      FOR $vector
      WHERE found.namespace IN $namespaces AND found.sessionId IN $logIds
      LIMIT $poolSize
    )
  RETURN found
    UNION
  FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt'
  MATCH (found:Episode|Fact)
    SEARCH found IN (
      VECTOR INDEX alternate_embedding_vector
      FOR $vector
      WHERE found.namespace IN $namespaces AND found.sessionId IN $logIds
      LIMIT $poolSize
    )
  RETURN found
    UNION
  FILTER $words <> ''
  CALL db.index.fulltext.queryNodes('recall_text_fulltext', $words, {limit: $poolSize}) YIELD node
  RETURN node AS found
    UNION
  MATCH (found:Episode)
  WHERE found.sessionId IN $logIds AND found.sequence IS NOT NULL
  RETURN found
  ORDER BY found.sessionId DESC, found.sequence DESC
  LIMIT $poolSize
}
FILTER
  found.sessionId IN $logIds AND
  found.namespace IN $namespaces AND
  found.retractedAt IS NULL AND
  found.expiredAt IS NULL
RETURN
  found.id AS id,
  found.kind AS kind,
  found.content AS content,
  found.capturedAt.epochMillis AS atMs,
  found.sequence AS sequence,
  CASE
    WHEN
      $vector IS NOT NULL AND found[$slot] IS NOT NULL
      THEN vector.similarity.cosine(found[$slot], $vector) * 2 - 1
  END AS dense,
  found.importance AS importance,
  found.trust AS trust,
  found.lastAccess.epochMillis AS lastAccessMs,
  found.isPinned AS isPinned,
  coalesce(found.isRejection, false) AS isRejection,
  coll.min([(found)-[:SUPERSEDED_BY]->(newer:Episode) | newer.id ]) AS supersededBy,
  coll.min(
    [
      (found)-[:SUPPORTS]->(old:Fact)-[:SUPERSEDED_BY]->(:Fact)<-[:SUPPORTS]-(newer:Episode)
      WHERE old.status = 'superseded' AND newer <> found
      | newer.id
    ]) AS outdatedBy,
  found {
    .source,
    .confidence,
    .action,
    .rationale,
    .expectedOutcome,
    .checkLabel,
    .checkResult,
    .checkStatus,
    checks:
      [
        (check:Episode)-[:SUPPORTS|CONTRADICTS|ABOUT]->(found)
        WHERE check.kind = 'validation'
        | check {.id, .checkLabel, .checkResult, status: check.checkStatus, .validatedAt}
      ]
  } AS detail
ORDER BY id
LIMIT 500`,
    } as Statement<{ namespaces: readonly (string)[]; logIds: readonly (string)[]; vector: ArrayLike<number> | null; slot: string; words: string; poolSize: number }, { id: string; kind: string; content: string; atMs: number; sequence: number; dense: number | null; importance: number; trust: number; lastAccessMs: number; isPinned: boolean; isRejection: boolean; supersededBy: string | null; outdatedBy: string | null; detail: Record<string, unknown> }[]>,
    /**
     * Keeps a context slice byte for byte, tied to everything that is in it. A slice that is already there
     * is left alone.
     */
    keepSlice: {
      ...{"name":"mission.keepSlice","mode":"WRITE","rows":"one","params":{"missionId":"STRING","note":"MAP","items":"LIST<MAP>","at":"ZONED DATETIME"},"columns":["id","isNew"]},
      text: String.raw`CYPHER 25
MATCH (mission:WorkItem {id: $missionId})
OPTIONAL MATCH (known:Note {id: $note.id})
CALL (mission, known) {
  FILTER known IS NULL
  CREATE (slice:Note)
  SET slice = $note
  CREATE (slice)-[:PART_OF {at: $at}]->(mission)
  CALL (slice) {
    UNWIND $items AS item
    MATCH (source:Episode|Skill)
    WHERE source.id = item.id
    CREATE (slice)-[:DERIVED_FROM {at: $at, score: item.score, ordinal: item.ordinal}]->(source)
  }
}
RETURN $note.id AS id, known IS NULL AS isNew`,
    } as Statement<{ missionId: string; note: Record<string, unknown>; items: readonly (Record<string, unknown>)[]; at: Date }, { id: string; isNew: boolean }>,
    /**
     * What a check teaches. It counts for or against the capability that it names, those that its decision
     * made use of and those that were learned from it. A pass under a new name makes a capability, tied to
     * the decision and the check; a fail makes none, but is kept as a way in which the others fail. The
     * proficiency is the mean of Beta(successes + 1, failures + 1). The caller runs this once a check.
     */
    learn: {
      ...{"name":"mission.learn","mode":"WRITE","rows":"many","params":{"namespace":"STRING","validationId":"STRING","name":"STRING?","isPass":"BOOLEAN","skill":"MAP?","embedding":"LIST<FLOAT>?","isGeneral":"BOOLEAN","failure":"MAP?","slot":"STRING","at":"ZONED DATETIME"},"columns":["id","name","isNew","successCount","failureCount","proficiency"]},
      text: String.raw`CYPHER 25
MATCH (validation:Episode {id: $validationId})-[:PART_OF]->(mission:WorkItem)
OPTIONAL MATCH (validation)-[:SUPPORTS|CONTRADICTS]->(decision:Episode)
CALL (decision) {
  CALL (decision) {
    MATCH (skill:Skill)
    WHERE
      skill.namespace = $namespace AND
      skill.name = $name AND
      skill.deprecatedAt IS NULL AND
      skill.expiredAt IS NULL
    RETURN skill
    ORDER BY skill.version DESC
    LIMIT 1
      UNION
    MATCH (decision)-[:DERIVED_FROM]-(skill:Skill)
    WHERE skill.deprecatedAt IS NULL AND skill.expiredAt IS NULL
    RETURN skill
  }
  RETURN collect(skill) AS known
}
LET isNovel = $isPass AND $skill IS NOT NULL AND none(each IN known WHERE each.name = $name)
CALL (validation, mission, decision, isNovel) {
  FILTER isNovel
  CREATE (skill:Skill)
  SET skill = $skill
  CREATE (skill)-[:DERIVED_FROM {at: $at}]->(validation)
  CALL (skill) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(skill, $slot, $embedding)
  }
  CALL (skill, decision) {
    FILTER decision IS NOT NULL
    CREATE (skill)-[:DERIVED_FROM {at: $at}]->(decision)
  }
  CALL (skill, validation, mission) {
    FILTER NOT $isGeneral
    CREATE (skill)-[:PART_OF {at: $at}]->(mission)
    SET skill.sessionId = validation.sessionId
  }
  RETURN collect(skill) AS made
}
UNWIND known + made AS skill
SET
  skill.successCount = skill.successCount +
    CASE
      WHEN $isPass THEN 1
      ELSE 0
    END,
  skill.failureCount = skill.failureCount +
    CASE
      WHEN $isPass THEN 0
      ELSE 1
    END,
  skill.useCount = coalesce(skill.useCount, 0) +
    CASE
      WHEN skill.name = $name THEN 1
      ELSE 0
    END,
  skill.lastUsedAt = $at
SET skill.proficiency = (skill.successCount + 1.0) / (skill.successCount + skill.failureCount + 2)
MERGE (skill)-[source:DERIVED_FROM]->(validation)
  ON CREATE SET source.at = $at
CALL (skill, validation) {
  FILTER $failure IS NOT NULL
  MERGE (pattern:BadPattern {id: $failure.id})
    ON CREATE SET pattern = $failure
  MERGE (skill)-[failing:HAS_FAILURE]->(pattern)
    ON CREATE SET failing.observedAt = $at
  MERGE (pattern)-[seen:DERIVED_FROM]->(validation)
    ON CREATE SET seen.at = $at
}
RETURN
  skill.id AS id,
  skill.name AS name,
  isNovel AND skill.name = $name AS isNew,
  skill.successCount AS successCount,
  skill.failureCount AS failureCount,
  skill.proficiency AS proficiency
ORDER BY name = $name DESC, id
LIMIT 50`,
    } as Statement<{ namespace: string; validationId: string; name: string | null; isPass: boolean; skill: Record<string, unknown> | null; embedding: ArrayLike<number> | null; isGeneral: boolean; failure: Record<string, unknown> | null; slot: string; at: Date }, { id: string; name: string; isNew: boolean; successCount: number; failureCount: number; proficiency: number }[]>,
    /**
     * What something rests on (depth below zero) and what rests on it (above), as a graph: evidence, slice,
     * decision, check, capability. Up follows what a thing was made from and what speaks for it, down the
     * other way. A check comes after the decision it is about, although its edge points at it. Every node
     * is found once, by a shortest way through the caller's namespaces.
     */
    lineage: {
      ...{"name":"mission.lineage","mode":"READ","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","isUp":"BOOLEAN","isDown":"BOOLEAN","depth":"INTEGER","limit":"INTEGER"},"columns":["nodes","edges"]},
      text: String.raw`CYPHER 25
MATCH (start:Episode|Fact|Note|Skill|BadPattern)
WHERE start.id = $id AND start.namespace IN $namespaces
CALL (start) {
  FILTER $isUp
  MATCH
    ANY SHORTEST
    (start)
    ((below)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]-
      (above)
      WHERE
        above.namespace IN $namespaces AND
        CASE type(link)
          WHEN 'DERIVED_FROM' THEN startNode(link) = below
          WHEN 'HAS_FAILURE' THEN startNode(link) = above
          WHEN 'SUPERSEDED_BY' THEN startNode(link) = above
          ELSE
            NOT endNode(link):Entity AND
            (startNode(link) = below) =
            coalesce(startNode(link).kind = 'validation', false)END){1,8}
    (found)
  WHERE size(link) <= $depth
  WITH found, size(link) AS hops
  ORDER BY hops, found.id
  LIMIT $limit
  RETURN collect({node: found, depth: - hops}) AS causes
}
CALL (start) {
  FILTER $isDown
  MATCH
    ANY SHORTEST
    (start)
    ((above)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]-
      (below)
      WHERE
        below.namespace IN $namespaces AND
        CASE type(link)
          WHEN 'DERIVED_FROM' THEN startNode(link) = below
          WHEN 'HAS_FAILURE' THEN startNode(link) = above
          WHEN 'SUPERSEDED_BY' THEN startNode(link) = above
          ELSE
            NOT endNode(link):Entity AND
            (startNode(link) = below) =
            coalesce(startNode(link).kind = 'validation', false)END){1,8}
    (found)
  WHERE size(link) <= $depth
  WITH found, size(link) AS hops
  ORDER BY hops, found.id
  LIMIT $limit
  RETURN collect({node: found, depth: hops}) AS effects
}
LET rows = [{node: start, depth: 0}] + causes + effects
LET ids = [row IN rows | row.node.id]
CALL (rows, ids) {
  UNWIND rows AS row
  LET source = row.node
  MATCH (source)-[link:SUPPORTS|CONTRADICTS|ABOUT|DERIVED_FROM|SUPERSEDED_BY|HAS_FAILURE]->(target)
  WHERE target.id IN ids
  RETURN
    collect(
      DISTINCT {
        fromId: source.id,
        toId: target.id,
        type: type(link),
        at: link.at,
        score: link.score
      }) AS edges
}
CALL (rows) {
  UNWIND rows AS row
  LET source = row.node
  RETURN
    collect({
      id: source.id,
      label: labels(source)[0],
      kind: source.kind,
      depth: row.depth,
      text:
        left(
          coalesce(
            source.action,
            source.taskLabel,
            source.statement,
            source.name,
            source.description,
            source.content
          ),
          300
        ),
      at: coalesce(source.capturedAt, source.assembledAt, source.ingestedAt),
      status: coalesce(source.checkStatus, source.status, source.authorityState),
      isRejection: coalesce(source.isRejection, false),
      reviewState: source.reviewState,
      retractedAt: source.retractedAt,
      missionId: coll.min([(source)-[:PART_OF]->(mission:WorkItem) | mission.id ])
    }) AS nodes
}
RETURN nodes, edges`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; isUp: boolean; isDown: boolean; depth: number; limit: number }, { nodes: readonly (Record<string, unknown>)[]; edges: readonly (Record<string, unknown>)[] } | undefined>,
    /**
     * What was observed, newest first: by when it was so, or by when it was told.
     */
    observations: {
      ...{"name":"mission.observations","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","logIds":"LIST<STRING>","isByRecording":"BOOLEAN","before":"ZONED DATETIME?","limit":"INTEGER"},"columns":["id","content","source","confidence","observedAt","recordedAt","retractedAt"]},
      text: String.raw`CYPHER 25
MATCH (entry:Episode)
WHERE
  entry.sessionId IN $logIds AND
  entry.kind = 'observation' AND
  entry.sequence IS NOT NULL AND
  entry.namespace IN $namespaces
LET time =
    CASE
      WHEN $isByRecording THEN entry.ingestedAt
      ELSE entry.observedAt
    END
FILTER $before IS NULL OR time < $before
RETURN
  entry.id AS id,
  entry.content AS content,
  entry.source AS source,
  entry.confidence AS confidence,
  entry.observedAt AS observedAt,
  entry.ingestedAt AS recordedAt,
  entry.retractedAt AS retractedAt
ORDER BY time DESC, id
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; logIds: readonly (string)[]; isByRecording: boolean; before: Date | null; limit: number }, { id: string; content: string; source: string; confidence: number; observedAt: Date; recordedAt: Date; retractedAt: Date | null }[]>,
    /**
     * Where capabilities come from: the decision each was learned from, and the mission of that decision.
     */
    origins: {
      ...{"name":"mission.origins","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","skillIds":"LIST<STRING>"},"columns":["id","decisionId","missionId","missionTitle","useCount"]},
      text: String.raw`CYPHER 25
MATCH (skill:Skill)
WHERE skill.id IN $skillIds AND skill.namespace IN $namespaces
CALL (skill) {
  OPTIONAL MATCH (skill)-[:DERIVED_FROM]->(decision:Episode)-[:PART_OF]->(mission:WorkItem)
  WHERE decision.kind = 'decision'
  RETURN decision, mission
  ORDER BY decision.decidedAt
  LIMIT 1
}
RETURN
  skill.id AS id,
  decision.id AS decisionId,
  mission.id AS missionId,
  mission.title AS missionTitle,
  coalesce(skill.useCount, 0) AS useCount
ORDER BY id
LIMIT 100`,
    } as Statement<{ namespaces: readonly (string)[]; skillIds: readonly (string)[] }, { id: string; decisionId: string | null; missionId: string | null; missionTitle: string | null; useCount: number }[]>,
    /**
     * Writes observations, decisions and checks of a mission, each with its provenance, its audit event and
     * its ties, in one round trip: all of a row or nothing of it. $places are the namespaces that the caller
     * may write to; the mission says which of them it is. The log of a mission is a session of its own.
     * 
     * $refusal names what points nowhere or clashes. A row whose operation was done before gives the
     * receipt of then, and a second run changes nothing.
     */
    record: {
      ...{"name":"mission.record","mode":"WRITE","rows":"many","params":{"missionId":"STRING","places":"LIST<MAP>","rows":"LIST<MAP>","slot":"STRING","at":"ZONED DATETIME"},"columns":["index","id","namespace","isNew","sequence","isReplay","refusal","refusedIds"]},
      text: String.raw`CYPHER 25
UNWIND $rows AS row
OPTIONAL MATCH (mission:WorkItem {id: $missionId})
WHERE mission.kind = 'mission' AND mission.namespace IN [item IN $places | item.namespace]
LET
  namespaceKey = [item IN $places WHERE item.namespace = mission.namespace | item.namespaceKey][0],
  logId = [item IN $places WHERE item.namespace = mission.namespace | item.sessionId][0]
OPTIONAL MATCH (prior:AuditEvent)
USING INDEX SEEK prior:AuditEvent(namespace, operationId)
WHERE prior.namespace = mission.namespace AND prior.operationId = row.operationId
OPTIONAL MATCH (tombstone:AuditEvent)
USING INDEX SEEK tombstone:AuditEvent(namespace, operationId)
WHERE tombstone.namespace = mission.namespace AND tombstone.operationId = row.tombstone
OPTIONAL MATCH (prior)-[:AUDIT]->(stored:Episode)
CALL (row, mission) {
  UNWIND row.links AS item
  OPTIONAL MATCH (target:Episode|Fact|Note|Skill)
  WHERE
    target.id = item.id AND
    target.namespace = mission.namespace AND
    labels(target)[0] IN item.labels AND
    (item.kind IS NULL OR target.kind = item.kind) AND
    (NOT item.isOfMission OR EXISTS { (target)-[:PART_OF]->(mission) })
  RETURN collect(
      CASE
        WHEN target IS NULL THEN item.id
      END) AS missing
}
LET
  refusal =
    CASE
      WHEN mission IS NULL THEN 'mission'
      WHEN tombstone IS NOT NULL THEN 'erased'
      WHEN prior.requestHash <> row.requestHash THEN 'operationId'
      WHEN prior IS NOT NULL THEN null
      WHEN missing <> [] THEN 'links'
      WHEN row.isDecision AND mission.status IN ['completed', 'failed'] THEN 'closed'
    END
CALL (row, mission, namespaceKey, logId, prior, refusal) {
  FILTER refusal IS NULL AND prior IS NULL
  MERGE (session:MemSession {namespace: mission.namespace, key: row.session.key})
    ON CREATE SET
      session += row.session,
      session.id = logId,
      session.namespace = mission.namespace,
      session.episodeCount = 0
  SET session.episodeCount = session.episodeCount
  MERGE (episode:Episode {namespace: mission.namespace, dedupeKey: row.dedupeKey})
    ON CREATE SET episode += row.episode, episode.namespace = mission.namespace
  CALL (row, mission, namespaceKey, session, episode) {
    FILTER episode.id = row.episode.id AND NOT EXISTS { (episode)-[:HAS_PROVENANCE]->() }
    MERGE (writer:Agent {id: row.agent.id})
      ON CREATE SET writer += row.agent
    CREATE (episode)-[:HAS_PROVENANCE]->(provenance:ProvenanceRecord)
    SET
      provenance = row.provenance,
      provenance.namespace = mission.namespace,
      provenance.sessionId = session.id
    CREATE (audit:AuditEvent)-[:AUDIT]->(episode)
    SET audit = row.audit, audit.namespace = mission.namespace
    CALL (row, episode) {
      FILTER row.embedding IS NOT NULL
      CALL db.create.setNodeVectorProperty(episode, $slot, row.embedding)
    }
    SET
      session.episodeCount = session.episodeCount + 1,
      episode.namespaceKey = namespaceKey,
      episode.sessionId = session.id,
      episode.sequence = session.episodeCount
    CREATE (episode)-[:IN_SESSION]->(session)
    CREATE (episode)-[:PART_OF {at: $at}]->(mission)
    CALL (row, episode) {
      UNWIND row.links AS item
      MATCH (target:Episode|Fact|Note|Skill)
      WHERE target.id = item.id
      CALL (item, episode, target) {
        FILTER item.tie = 'derived_from'
        MERGE (episode)-[link:DERIVED_FROM]->(target)
          ON CREATE SET link.at = $at
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'supported_by'
        MERGE (target)-[link:SUPPORTS]->(episode)
          ON CREATE SET link.weight = 1.0
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'supports'
        MERGE (episode)-[link:SUPPORTS]->(target)
          ON CREATE SET link.weight = 1.0
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'contradicts'
        MERGE (episode)-[link:CONTRADICTS]->(target)
          ON CREATE SET link.at = $at
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'about'
        MERGE (episode)-[link:ABOUT]->(target)
          ON CREATE SET link.validFrom = $at, link.ingestedAt = $at
      }
      CALL (item, episode, target) {
        FILTER item.tie = 'supersedes'
        MERGE (target)-[link:SUPERSEDED_BY]->(episode)
          ON CREATE SET link.at = $at, link.reason = 'decided anew'
      }
      CALL (item, target) {
        FILTER item.tie = 'derived_from' AND target:Skill
        SET target.useCount = coalesce(target.useCount, 0) + 1, target.lastUsedAt = $at
      }
    }
  }
  RETURN collect(episode)[0] AS episode
}
RETURN
  row.index AS index,
  coalesce(episode, stored).id AS id,
  mission.namespace AS namespace,
  stored IS NOT NULL OR coalesce(episode.id = row.episode.id, false) AS isNew,
  coalesce(episode, stored).sequence AS sequence,
  prior IS NOT NULL AND refusal IS NULL AS isReplay,
  refusal,
  missing AS refusedIds
ORDER BY index
LIMIT 64`,
    } as Statement<{ missionId: string; places: readonly (Record<string, unknown>)[]; rows: readonly (Record<string, unknown>)[]; slot: string; at: Date }, { index: number; id: string | null; namespace: string | null; isNew: boolean; sequence: number | null; isReplay: boolean; refusal: string | null; refusedIds: readonly (string)[] }[]>,
    /**
     * Takes back an observation, or a fact with all its evidence: what was read out of it counts no more, and
     * recall no longer finds it, but it stays readable and says when it fell. Everything in $dependentIds
     * is marked for review. No row when it is unknown in $namespaces.
     */
    retract: {
      ...{"name":"mission.retract","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","dependentIds":"LIST<STRING>","at":"ZONED DATETIME"},"columns":["namespace","isNew","factIds"]},
      text: String.raw`CYPHER 25
MATCH (target:Episode|Fact)
WHERE
  target.id = $id AND
  target.namespace IN $namespaces AND
  (target:Fact OR target.kind = 'observation')
LET isNew = target.retractedAt IS NULL
CALL (target, isNew) {
  FILTER isNew AND target:Episode
  SET target.retractedAt = $at, target.expiredAt = coalesce(target.expiredAt, $at)
}
CALL (target) {
  CALL (target) {
    MATCH (target:Episode)-[evidence:SUPPORTS]->(fact:Fact)
    RETURN evidence, fact
      UNION
    MATCH (:Episode)-[evidence:SUPPORTS]->(target:Fact)
    RETURN evidence, target AS fact
  }
  SET
    evidence.rejectedReason =
      CASE
        WHEN evidence.rejectedAt IS NULL THEN 'retracted'
        ELSE evidence.rejectedReason
      END,
    evidence.rejectedAt = coalesce(evidence.rejectedAt, $at)
  RETURN collect(DISTINCT fact.id) AS factIds
}
CALL () {
  MATCH (dependent:Episode|Note|Skill|WorkItem)
  WHERE dependent.id IN $dependentIds
  SET dependent.reviewState = 'needs_review'
}
RETURN target.namespace AS namespace, isNew, factIds`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; dependentIds: readonly (string)[]; at: Date }, { namespace: string; isNew: boolean; factIds: readonly (string)[] } | undefined>,
    /**
     * Notes that something that was marked for review has been looked at. No row when it is unknown.
     */
    review: {
      ...{"name":"mission.review","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING"},"columns":["namespace","isNew"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Note|Skill|WorkItem)
WHERE node.id = $id AND node.namespace IN $namespaces
LET isNew = coalesce(node.reviewState = 'needs_review', false)
CALL (node, isNew) {
  FILTER isNew
  SET node.reviewState = 'reviewed'
}
RETURN node.namespace AS namespace, isNew`,
    } as Statement<{ namespaces: readonly (string)[]; id: string }, { namespace: string; isNew: boolean } | undefined>,
    /**
     * A context slice exactly as it was shown: by its own id, or by that of a decision that was based on it.
     */
    slice: {
      ...{"name":"mission.slice","mode":"READ","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING"},"columns":["id","missionId","taskLabel","text","payload","assembledAt","relevanceScore","hasDrift","itemIds"]},
      text: String.raw`CYPHER 25
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
LIMIT 1`,
    } as Statement<{ namespaces: readonly (string)[]; id: string }, { id: string; missionId: string; taskLabel: string; text: string; payload: string; assembledAt: Date; relevanceScore: number; hasDrift: boolean; itemIds: readonly (string)[] } | undefined>,
    /**
     * Where a mission stands, in one round trip: the newest $limit of everything, by the indexes over its
     * log, so that neither its own length nor that of others matters. Drift is what newer observations
     * changed or put in doubt since the last decision.
     */
    state: {
      ...{"name":"mission.state","mode":"READ","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","logIds":"LIST<STRING>","limit":"INTEGER"},"columns":["id","namespace","title","objective","constraints","status","createdAt","updatedAt","entryCount","reviewState","observations","decisions","rejections","checks","reviews","skills","slice","drift","waitingCount","tasks"]},
      text: String.raw`CYPHER 25
MATCH (mission:WorkItem {id: $id})
WHERE mission.namespace IN $namespaces AND mission.kind = 'mission'
OPTIONAL MATCH (session:MemSession)
WHERE session.id IN $logIds AND session.namespace = mission.namespace
LET log = session.id
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'observation' AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT $limit
  RETURN
    collect(entry {
      .id,
      .content,
      .source,
      .confidence,
      .observedAt,
      .retractedAt,
      recordedAt: entry.ingestedAt
    }) AS observations
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'decision' AND entry.sequence IS NOT NULL
  FILTER entry.isRejection IS NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT $limit
  RETURN collect(entry) AS latest
}
CALL (log) {
  MATCH (check:Episode)
  WHERE check.sessionId = log AND check.checkStatus = 'fail' AND check.sequence IS NOT NULL
  WITH check
  ORDER BY check.sessionId DESC, check.checkStatus DESC, check.sequence DESC
  LIMIT $limit
  MATCH (check)-[:CONTRADICTS]->(entry:Episode)
  RETURN collect(DISTINCT entry) AS failed
}
CALL (latest, failed) {
  UNWIND latest + failed AS entry
  WITH DISTINCT entry
  RETURN
    collect(entry {
      .id,
      .action,
      .rationale,
      .expectedOutcome,
      .decidedAt,
      .sequence,
      .reviewState,
      recordedAt: entry.ingestedAt,
      supersededBy: coll.min([(entry)-[:SUPERSEDED_BY]->(newer:Episode) | newer.id ]),
      sliceId:
        coll.min(
          [(entry)-[:DERIVED_FROM]->(note:Note) WHERE note.kind = 'context_slice' | note.id ]),
      checks:
        [
          (other:Episode)-[:SUPPORTS|CONTRADICTS|ABOUT]->(entry)
          WHERE other.kind = 'validation'
          | other {.id, .checkLabel, .checkResult, status: other.checkStatus, .validatedAt}
        ]
    }) AS decisions
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.isRejection = true AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.isRejection DESC, entry.sequence DESC
  LIMIT $limit
  RETURN collect(entry {.id, .action, .rationale, .decidedAt}) AS rejections
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'validation' AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT $limit
  RETURN
    collect(entry {
      .id,
      .checkLabel,
      .checkResult,
      status: entry.checkStatus,
      .validatedAt,
      decisionId:
        coll.min(
          [
            (entry)-[:SUPPORTS|CONTRADICTS|ABOUT]->(decision:Episode)
            WHERE decision.kind = 'decision'
            | decision.id
          ])
    }) AS checks
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.reviewState = 'needs_review'
  WITH entry
  LIMIT $limit
  RETURN collect(entry {.id, .kind, .content}) AS reviews
}
CALL (log) {
  MATCH (skill:Skill)
  WHERE skill.sessionId = log AND skill.expiredAt IS NULL AND skill.deprecatedAt IS NULL
  WITH skill
  ORDER BY skill.proficiency DESC, skill.id
  LIMIT $limit
  RETURN
    collect(skill {
      .id,
      .name,
      .description,
      .proficiency,
      .successCount,
      .failureCount,
      useCount: coalesce(skill.useCount, 0),
      .lastUsedAt,
      learnedFrom:
        coll.min(
          [
            (skill)-[:DERIVED_FROM]->(decision:Episode)
            WHERE decision.kind = 'decision'
            | decision.id
          ])
    }) AS skills
}
CALL (log) {
  MATCH (note:Note)
  WHERE note.sessionId = log AND note.assembledAt IS NOT NULL
  WITH note
  ORDER BY note.sessionId DESC, note.assembledAt DESC
  LIMIT 1
  RETURN collect(note {.id, .taskLabel, .assembledAt, .relevanceScore, .hasDrift})[0] AS slice
}
LET lastDecided = coalesce(latest[0].sequence, 0)
CALL (log, lastDecided) {
  MATCH (newer:Episode)
  WHERE newer.sessionId = log AND newer.kind = 'observation' AND newer.sequence > lastDecided
  WITH newer
  ORDER BY newer.sessionId DESC, newer.kind DESC, newer.sequence DESC
  LIMIT 200
  CALL (newer, log) {
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)<-[:SUPERSEDED_BY]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE older.sessionId = log AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'superseded' AS how
      UNION
    MATCH (newer)-[evidence:SUPPORTS]->(fact:Fact)-[dispute:CONTRADICTS]-(old:Fact)
    WHERE evidence.rejectedAt IS NULL AND dispute.resolvedAt IS NULL
    MATCH (old)<-[:SUPPORTS]-(older:Episode)
    WHERE older.sessionId = log AND older <> newer AND older.observedAt <= newer.observedAt
    RETURN older, old.statement AS was, fact.statement AS now, 'contested' AS how
      UNION
    MATCH (newer)-[:CONTRADICTS]->(older:Episode)
    WHERE older.sessionId = log
    RETURN older, older.content AS was, newer.content AS now, 'stated' AS how
  }
  WITH DISTINCT newer, older, was, now, how
  ORDER BY newer.sequence DESC, older.sequence DESC
  LIMIT $limit
  RETURN
    collect({
      newerId: newer.id,
      olderId: older.id,
      was: was,
      now: now,
      how: how,
      newerAt: newer.observedAt,
      olderAt: older.observedAt,
      newerSource: newer.source,
      olderSource: older.source
    }) AS drift
}
CALL (log) {
  MATCH (entry:Episode)
  WHERE entry.sessionId = log AND entry.kind = 'observation' AND entry.sequence IS NOT NULL
  WITH entry
  ORDER BY entry.sessionId DESC, entry.kind DESC, entry.sequence DESC
  LIMIT 200
  RETURN sum(
      CASE
        WHEN entry.consolidationState = 'raw' THEN 1
        ELSE 0
      END) AS waitingCount
}
CALL (mission) {
  MATCH (task:WorkItem)
  WHERE task.parentId = mission.id AND task.ordinal IS NOT NULL
  WITH task
  ORDER BY task.ordinal
  LIMIT $limit
  RETURN collect(task {.id, .kind, .title, .status, .dueAt}) AS tasks
}
RETURN
  mission.id AS id,
  mission.namespace AS namespace,
  mission.title AS title,
  coalesce(mission.objective, mission.title) AS objective,
  coalesce(mission.constraints, []) AS constraints,
  mission.status AS status,
  mission.ingestedAt AS createdAt,
  mission.updatedAt AS updatedAt,
  coalesce(session.episodeCount, 0) AS entryCount,
  mission.reviewState AS reviewState,
  observations,
  decisions,
  rejections,
  checks,
  reviews,
  skills,
  slice,
  drift,
  waitingCount,
  tasks`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; logIds: readonly (string)[]; limit: number }, { id: string; namespace: string; title: string; objective: string; constraints: readonly (string)[]; status: string; createdAt: Date; updatedAt: Date; entryCount: number; reviewState: string | null; observations: readonly (Record<string, unknown>)[]; decisions: readonly (Record<string, unknown>)[]; rejections: readonly (Record<string, unknown>)[]; checks: readonly (Record<string, unknown>)[]; reviews: readonly (Record<string, unknown>)[]; skills: readonly (Record<string, unknown>)[]; slice: Record<string, unknown> | null; drift: readonly (Record<string, unknown>)[]; waitingCount: number; tasks: readonly (Record<string, unknown>)[] } | undefined>,
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
     * Whole nodes of any label by id, all but their vectors and index tokens, with their provenance,
     * the newer version if there is one, and the ways in which a skill is known to fail. An id that is missing and one that belongs to somebody else
     * both have no row.
     */
    open: {
      ...{"name":"node.open","mode":"READ","rows":"many","params":{"ids":"LIST<STRING>","namespaces":"LIST<STRING>"},"columns":["id","label","properties","supersededBy","writerId","transport","trustAtWrite","failures"]},
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
  origin.trustAtWrite AS trustAtWrite,
  [
    (node)-[failed:HAS_FAILURE]->(failure:BadPattern)
    WHERE failure.namespace = node.namespace AND failure.expiredAt IS NULL
    | {id: failure.id, description: failure.description, observedAt: failed.observedAt}
  ] AS failures
ORDER BY id
LIMIT 100`,
    } as Statement<{ ids: readonly (string)[]; namespaces: readonly (string)[] }, { id: string; label: string; properties: Record<string, unknown>; supersededBy: string | null; writerId: string | null; transport: string | null; trustAtWrite: number | null; failures: readonly (Record<string, unknown>)[] }[]>,
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
     * $isExact looks at every vector instead of asking the index, for small namespaces in which the index
     * stumbles.
     * 
     * Forgotten, superseded and not-yet-known memories are returned with flags, so that the caller can say
     * how many of them there were; so are those outside of what the question names. A fact belongs where one
     * of its episodes does. A copy for everybody says so when its original is in sight. Instants are milliseconds, because a driver spends 40 microseconds on
     * a ZONED DATETIME and there are hundreds; all links of a candidate are read in one expansion.
     */
    gather: {
      ...{"name":"recall.gather","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","vector":"LIST<FLOAT>?","slot":"STRING","isExact":"BOOLEAN","width":"INTEGER","words":"STRING","names":"LIST<STRING>","poolSize":"INTEGER","nearSize":"INTEGER","sessionIds":"LIST<STRING>","workItemId":"STRING?","isConfined":"BOOLEAN","knownAt":"ZONED DATETIME?","asOf":"ZONED DATETIME?","now":"ZONED DATETIME","textMax":"INTEGER","startsAt":"ZONED DATETIME?","endsAt":"ZONED DATETIME?","scopeIds":"LIST<STRING>?","memberSize":"INTEGER"},"columns":["id","label","kind","namespace","text","stages","dense","lexical","sessionId","sequence","speaker","role","atMs","importance","trust","lastAccessMs","isPinned","supersededBy","contradictedBy","isKnown","isCurrent","isLineage","sourceIds","isOfSession","isDuring","isInScope","isCopy","drift"]},
      text: String.raw`CYPHER 25
CALL () {
  CALL () {
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embedding' AND NOT $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX recall_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embedding' AND $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX recall_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces AND found.sessionId IN $sessionIds
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embeddingAlt' AND NOT $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX alternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND NOT $isExact AND $slot = 'embeddingAlt' AND $isConfined
    MATCH (found:Episode|Fact)
      SEARCH found IN (
        VECTOR INDEX alternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces AND found.sessionId IN $sessionIds
        LIMIT $poolSize
      )
    RETURN found
      UNION ALL
    FILTER $vector IS NOT NULL AND $isExact
    MATCH (found:Episode|Fact)
    WHERE
      found.namespace IN $namespaces AND
      found[$slot] IS NOT NULL AND
      (NOT $isConfined OR found.sessionId IN $sessionIds)
    RETURN found
    ORDER BY vector.similarity.cosine(found[$slot], $vector) DESC, found.id
    LIMIT $poolSize
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
  ORDER BY hit.expiredAt IS NOT NULL, hit.id
  LIMIT 200
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
  coalesce(node.kind, node.blockKind) AS kind,
  node.namespace AS namespace,
  CASE kindOfNode
    WHEN 'CoreBlock' THEN node.content
    ELSE left(coalesce(node.content, node.statement), $textMax)
  END AS text,
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
  END AS isCopy,
  node.drift AS drift
ORDER BY id
LIMIT 2000`,
    } as Statement<{ namespaces: readonly (string)[]; vector: ArrayLike<number> | null; slot: string; isExact: boolean; width: number; words: string; names: readonly (string)[]; poolSize: number; nearSize: number; sessionIds: readonly (string)[]; workItemId: string | null; isConfined: boolean; knownAt: Date | null; asOf: Date | null; now: Date; textMax: number; startsAt: Date | null; endsAt: Date | null; scopeIds: readonly (string)[] | null; memberSize: number }, { id: string; label: string; kind: string | null; namespace: string; text: string; stages: readonly (string)[]; dense: number | null; lexical: number | null; sessionId: string | null; sequence: number | null; speaker: string | null; role: string | null; atMs: number; importance: number; trust: number; lastAccessMs: number; isPinned: boolean; supersededBy: string | null; contradictedBy: string | null; isKnown: boolean; isCurrent: boolean; isLineage: boolean; sourceIds: readonly (string)[]; isOfSession: boolean; isDuring: boolean; isInScope: boolean; isCopy: boolean; drift: number | null }[]>,
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
  skill: {
    /**
     * A skill as it stands, held until the transaction ends: writing its id locks it, so that of two who
     * change it the second sees what the first did. $earlier is what was written down under $eventId, when
     * that was done before.
     */
    hold: {
      ...{"name":"skill.hold","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","eventId":"STRING?"},"columns":["id","namespace","name","version","authorityState","successCount","failureCount","authorId","earlier"]},
      text: String.raw`CYPHER 25
MATCH (skill:Skill {id: $id})
WHERE skill.namespace IN $namespaces AND skill.expiredAt IS NULL
SET skill.id = $id
WITH skill
OPTIONAL MATCH (skill)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
WITH skill, min(record.writerId) AS authorId
OPTIONAL MATCH (event:AuditEvent {id: $eventId})
RETURN
  skill.id AS id,
  skill.namespace AS namespace,
  skill.name AS name,
  skill.version AS version,
  skill.authorityState AS authorityState,
  skill.successCount AS successCount,
  skill.failureCount AS failureCount,
  authorId,
  event.payload AS earlier`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; eventId: string | null }, { id: string; namespace: string; name: string; version: number; authorityState: string; successCount: number; failureCount: number; authorId: string | null; earlier: string | null } | undefined>,
    /**
     * Writes how a skill has fared so far. The caller holds it, so the numbers are of now.
     */
    recordOutcome: {
      ...{"name":"skill.recordOutcome","mode":"WRITE","rows":"none","params":{"id":"STRING","successCount":"INTEGER","failureCount":"INTEGER","proficiency":"FLOAT","at":"ZONED DATETIME"},"columns":[]},
      text: String.raw`CYPHER 25
MATCH (skill:Skill {id: $id})
SET
  skill.successCount = $successCount,
  skill.failureCount = $failureCount,
  skill.proficiency = $proficiency,
  skill.lastUsedAt = $at
FINISH`,
    } as Statement<{ id: string; successCount: number; failureCount: number; proficiency: number; at: Date }, void>,
    /**
     * Takes the versions of a skill below one out of service: they stay readable by id, and leave both
     * indexes, so that old versions never crowd out what is served. Those that a review let into service
     * go only when $isServedToo. A second run changes nothing.
     */
    retire: {
      ...{"name":"skill.retire","mode":"WRITE","rows":"many","params":{"namespace":"STRING","name":"STRING","below":"INTEGER","isServedToo":"BOOLEAN","at":"ZONED DATETIME"},"columns":["id"]},
      text: String.raw`CYPHER 25
MATCH (skill:Skill)
WHERE
  skill.namespace = $namespace AND
  skill.name = $name AND
  skill.version < $below AND
  skill.deprecatedAt IS NULL AND
  ($isServedToo OR NOT skill.authorityState IN ['reviewed', 'admitted'])
WITH skill
ORDER BY skill.version
LIMIT 1000
SET skill.deprecatedAt = $at, skill.embeddingState = 'none', skill.namespaceKey = 'retired'
REMOVE skill.embedding, skill.embeddingAlt, skill.embeddingModel
RETURN skill.id AS id`,
    } as Statement<{ namespace: string; name: string; below: number; isServedToo: boolean; at: Date }, { id: string }[]>,
    /**
     * Skills and failure modes that may bear on a problem, by their vectors and their words, each with its
     * exact cosine; a skill with the ways it failed and what it was made from. Both indexes see only
     * $namespaces. What is deprecated, rejected or put away never comes.
     * 
     * The state of a skill is in neither index, so each gives $poolSize, and of those that may be shown the
     * first $keepSize of each kind go on: many candidates do not hide the few that were reviewed.
     */
    retrieve: {
      ...{"name":"skill.retrieve","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","vector":"LIST<FLOAT>?","slot":"STRING","words":"STRING","states":"LIST<STRING>","poolSize":"INTEGER","keepSize":"INTEGER"},"columns":["id","label","namespace","name","version","description","body","language","params","preconditions","postconditions","authorityState","successCount","failureCount","proficiency","lastUsedAt","isInduced","observedAt","dense","failures","sourceIds","skillIds"]},
      text: String.raw`CYPHER 25
CALL () {
  CALL () {
    FILTER $vector IS NOT NULL AND $slot = 'embedding'
    MATCH (found:Skill|BadPattern)
      SEARCH found IN (
        VECTOR INDEX skill_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      ) SCORE AS score
    RETURN found, score, 'dense' AS stage
      UNION ALL
    FILTER $vector IS NOT NULL AND $slot = 'embeddingAlt'
    MATCH (found:Skill|BadPattern)
      SEARCH found IN (
        VECTOR INDEX skillalternate_embedding_vector
        FOR $vector
        WHERE found.namespace IN $namespaces
        LIMIT $poolSize
      ) SCORE AS score
    RETURN found, score, 'dense' AS stage
      UNION ALL
    FILTER $words <> ''
    CALL
      db.index.fulltext.queryNodes(
        'skill_text_fulltext',
        $words,
        {limit: $poolSize}
      )
      YIELD node AS found, score
    RETURN found, score, 'lexical' AS stage
  }
  FILTER
    found.namespace IN $namespaces AND
    found.expiredAt IS NULL AND
    (found:BadPattern OR found.deprecatedAt IS NULL AND found.authorityState IN $states)
  WITH found, score, stage
  ORDER BY score DESC, found.id
  WITH stage, found:Skill AS isSkill, collect(found)[..$keepSize] AS kept
  UNWIND kept AS each
  RETURN DISTINCT each AS node
}
RETURN
  node.id AS id,
  labels(node)[0] AS label,
  node.namespace AS namespace,
  node.name AS name,
  node.version AS version,
  node.description AS description,
  node.body AS body,
  node.language AS language,
  node.params AS params,
  node.preconditions AS preconditions,
  node.postconditions AS postconditions,
  node.authorityState AS authorityState,
  node.successCount AS successCount,
  node.failureCount AS failureCount,
  node.proficiency AS proficiency,
  node.lastUsedAt AS lastUsedAt,
  node.isInduced AS isInduced,
  node.observedAt AS observedAt,
  CASE
    WHEN
      $vector IS NOT NULL AND node[$slot] IS NOT NULL
      THEN vector.similarity.cosine(node[$slot], $vector) * 2 - 1
  END AS dense,
  [
    (node)-[failed:HAS_FAILURE]->(failure:BadPattern)
    WHERE failure.namespace = node.namespace AND failure.expiredAt IS NULL
    | {id: failure.id, description: failure.description, observedAt: failed.observedAt}
  ] AS failures,
  [(node)-[:DERIVED_FROM]->(source) WHERE source.namespace IN $namespaces | source.id ] AS sourceIds,
  [(skill:Skill)-[:HAS_FAILURE]->(node) WHERE skill.namespace = node.namespace | skill.id ] AS skillIds
ORDER BY id
LIMIT 1000`,
    } as Statement<{ namespaces: readonly (string)[]; vector: ArrayLike<number> | null; slot: string; words: string; states: readonly (string)[]; poolSize: number; keepSize: number }, { id: string; label: string; namespace: string; name: string | null; version: number | null; description: string; body: string | null; language: string | null; params: string | null; preconditions: string | null; postconditions: string | null; authorityState: string | null; successCount: number | null; failureCount: number | null; proficiency: number | null; lastUsedAt: Date | null; isInduced: boolean | null; observedAt: Date | null; dense: number | null; failures: readonly (Record<string, unknown>)[]; sourceIds: readonly (string)[]; skillIds: readonly (string)[] }[]>,
    /**
     * Moves a skill to another state of authority. One that is rejected leaves both indexes for good, and
     * stays readable by its id.
     */
    review: {
      ...{"name":"skill.review","mode":"WRITE","rows":"none","params":{"id":"STRING","state":"STRING"},"columns":[]},
      text: String.raw`CYPHER 25
MATCH (skill:Skill {id: $id})
SET skill.authorityState = $state
FILTER $state = 'rejected'
SET skill.embeddingState = 'none', skill.namespaceKey = 'retired'
REMOVE skill.embedding, skill.embeddingAlt, skill.embeddingModel
FINISH`,
    } as Statement<{ id: string; state: string }, void>,
    /**
     * Keeps a skill: a new name as version 1, a known one with other content as the next version, with a
     * link from the one before. The same content again changes nothing. $refusal names the field that
     * clashes or points nowhere; then nothing is written.
     * 
     * Two savers of one name meet at the unique key (namespace, name, version): one of them fails and tries
     * again.
     */
    save: {
      ...{"name":"skill.save","mode":"WRITE","rows":"one","params":{"skill":"MAP","embedding":"LIST<FLOAT>?","slot":"STRING","agent":"MAP","provenance":"MAP","sourceIds":"LIST<STRING>","workItemId":"STRING?","at":"ZONED DATETIME"},"columns":["id","version","authorityState","embeddingState","supersedes","isNew","refusal"]},
      text: String.raw`CYPHER 25
OPTIONAL MATCH (known:Skill {id: $skill.id})
OPTIONAL MATCH (work:WorkItem {id: $workItemId})
WHERE work.namespace = $skill.namespace
CALL () {
  OPTIONAL MATCH (each:Skill)
  WHERE each.namespace = $skill.namespace AND each.name = $skill.name AND each.version IS NOT NULL
  RETURN each AS newest
  ORDER BY newest.version DESC
  LIMIT 1
}
CALL () {
  UNWIND $sourceIds AS sourceId
  MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
  WHERE node.id = sourceId
  FILTER node.namespace = $skill.namespace
  RETURN collect(node) AS sources
}
LET
  stored =
    CASE
      WHEN known IS NOT NULL THEN known
      WHEN newest.contentHash = $skill.contentHash AND newest.expiredAt IS NULL THEN newest
    END,
  refusal =
    CASE
      WHEN known.contentHash <> $skill.contentHash THEN 'operationId'
      WHEN $workItemId IS NOT NULL AND work IS NULL THEN 'workItemId'
      WHEN size(sources) < size($sourceIds) THEN 'derivedFrom'
    END
CALL (stored, refusal, newest, work, sources) {
  FILTER stored IS NULL AND refusal IS NULL
  CREATE (skill:Skill)-[:HAS_PROVENANCE]->(record:ProvenanceRecord)
  SET skill = $skill
  SET skill.version = coalesce(newest.version, 0) + 1
  SET record = $provenance
  MERGE (writer:Agent {id: $agent.id})
    ON CREATE SET writer += $agent
  CALL (skill) {
    FILTER $embedding IS NOT NULL
    CALL db.create.setNodeVectorProperty(skill, $slot, $embedding)
  }
  CALL (skill, sources) {
    UNWIND sources AS source
    CREATE (skill)-[:DERIVED_FROM {at: $at}]->(source)
  }
  CALL (skill, work) {
    FILTER work IS NOT NULL
    CREATE (skill)-[:PART_OF {at: $at}]->(work)
  }
  CALL (skill, newest) {
    FILTER newest IS NOT NULL
    CREATE (newest)-[:SUPERSEDED_BY {at: $at, reason: 'new version'}]->(skill)
  }
  RETURN collect(skill)[0] AS made
}
LET answer = coalesce(made, stored)
RETURN
  coalesce(answer.id, $skill.id) AS id,
  coalesce(answer.version, 0) AS version,
  coalesce(answer.authorityState, 'candidate') AS authorityState,
  coalesce(answer.embeddingState, 'none') AS embeddingState,
  CASE
    WHEN made IS NOT NULL THEN newest.id
  END AS supersedes,
  made IS NOT NULL AS isNew,
  refusal`,
    } as Statement<{ skill: Record<string, unknown>; embedding: ArrayLike<number> | null; slot: string; agent: Record<string, unknown>; provenance: Record<string, unknown>; sourceIds: readonly (string)[]; workItemId: string | null; at: Date }, { id: string; version: number; authorityState: string; embeddingState: string; supersedes: string | null; isNew: boolean; refusal: string | null }>,
  },
  tag: {
    /**
     * Hangs tags of its own namespace on a memory or a piece of work. $tagIds are those it did not carry yet.
     * No row when there is no such node in $namespaces. A second run changes nothing.
     */
    attach: {
      ...{"name":"tag.attach","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","tags":"LIST<MAP>"},"columns":["id","namespace","tagIds"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id = $id AND node.namespace IN $namespaces
CALL (node) {
  UNWIND $tags AS item
  FILTER item.namespace = node.namespace
  MERGE (tag:Tag {namespace: node.namespace, slug: item.slug})
    ON CREATE SET tag += item
  LET isNew = NOT EXISTS { (node)-[:HAS_TAG]->(tag) }
  MERGE (node)-[:HAS_TAG]->(tag)
  RETURN collect(
      CASE
        WHEN isNew THEN tag.id
      END) AS tagIds
}
RETURN node.id AS id, node.namespace AS namespace, tagIds`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; tags: readonly (Record<string, unknown>)[] }, { id: string; namespace: string; tagIds: readonly (string)[] } | undefined>,
    /**
     * Takes tags off a memory or a piece of work. $tagIds are those it carried. No row when there is no such
     * node in $namespaces. A second run changes nothing.
     */
    detach: {
      ...{"name":"tag.detach","mode":"WRITE","rows":"maybe","params":{"namespaces":"LIST<STRING>","id":"STRING","slugs":"LIST<STRING>"},"columns":["id","namespace","tagIds"]},
      text: String.raw`CYPHER 25
MATCH (node:Episode|Fact|Entity|Note|Skill|BadPattern|CoreBlock|WorkItem)
WHERE node.id = $id AND node.namespace IN $namespaces
CALL (node) {
  MATCH (node)-[carried:HAS_TAG]->(tag:Tag)
  WHERE tag.slug IN $slugs
  WITH tag.id AS tagId, carried
  DELETE carried
  RETURN collect(tagId) AS tagIds
}
RETURN node.id AS id, node.namespace AS namespace, tagIds`,
    } as Statement<{ namespaces: readonly (string)[]; id: string; slugs: readonly (string)[] }, { id: string; namespace: string; tagIds: readonly (string)[] } | undefined>,
    /**
     * The tags that something carries, with how many memories and how many pieces of work; the most used
     * first. What was put away does not count.
     */
    list: {
      ...{"name":"tag.list","mode":"READ","rows":"many","params":{"namespaces":"LIST<STRING>","limit":"INTEGER"},"columns":["id","namespace","slug","display","memoryCount","workCount"]},
      text: String.raw`CYPHER 25
MATCH (tag:Tag)
WHERE tag.namespace IN $namespaces
LET
  memoryCount =
    COUNT {
    (tag)<-[:HAS_TAG]-(node)
    WHERE node.expiredAt IS NULL AND NOT node:WorkItem
    },
  workCount = COUNT { (tag)<-[:HAS_TAG]-(work:WorkItem)
    WHERE work.expiredAt IS NULL }
FILTER memoryCount + workCount > 0
RETURN
  tag.id AS id,
  tag.namespace AS namespace,
  tag.slug AS slug,
  tag.display AS display,
  memoryCount,
  workCount
ORDER BY memoryCount + workCount DESC, slug, namespace
LIMIT $limit`,
    } as Statement<{ namespaces: readonly (string)[]; limit: number }, { id: string; namespace: string; slug: string; display: string | null; memoryCount: number; workCount: number }[]>,
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
