/**
 * The whole graph on one page: every label, relationship type, property and enumeration.
 *
 * A name that is not here does not exist. `test/house` holds `cypher/` to it, `codegen.ts` writes
 * the GraphQL inspection types and the tables of `docs/data-model.md` from it, and the schema tests
 * compare it with a living server.
 */

/** Closed sets of words. A property typed with one of these names holds one of its values. */
export const ENUMS = {
  AgentRole: ['agent', 'planner', 'worker', 'verifier', 'reviewer'],
  AgentStatus: ['active', 'retired'],
  AuthorityState: ['candidate', 'reviewed', 'admitted', 'rejected'],
  BlockKind: ['identity', 'persona', 'redline', 'preference', 'commitment'],
  CheckStatus: ['pass', 'fail', 'inconclusive'],
  ConsolidationState: ['raw', 'in_progress', 'consolidated', 'failed'],
  EmbeddingState: ['none', 'pending', 'ready'],
  EpisodeKind: [
    'message',
    'observation',
    'decision',
    'validation',
    'step',
    'handoff',
    'feedback',
    'plan',
    'turn',
  ],
  FactStatus: ['active', 'contested', 'superseded', 'quarantined'],
  NoteKind: [
    'summary',
    'context_slice',
    'resume_packet',
    'guide',
    'effect_report',
    'slot_summary',
    'work_episode',
    'archive',
  ],
  ObjectKind: ['entity', 'text', 'number', 'boolean', 'instant'],
  Outcome: ['succeeded', 'failed', 'blocked', 'interrupted', 'unknown'],
  PromotionStatus: ['pending', 'promoted', 'rejected', 'demoted'],
  ReasoningTier: ['raw_trace', 'structured_rationale', 'decision_summary', 'none'],
  ReviewState: ['needs_review', 'reviewed'],
  Role: ['user', 'assistant', 'tool', 'event'],
  Stance: ['states', 'ends', 'denies', 'never'],
  WorkKind: ['mission', 'epic', 'task', 'subtask'],
  WorkStatus: [
    'planning',
    'active',
    'blocked',
    'completed',
    'failed',
    'todo',
    'in_progress',
    'done',
    'dropped',
  ],
} as const

/** On every node: who it is, whose it is, when it came, and when it was put away. */
export const IDENTITY = {
  id: 'STRING',
  namespace: 'STRING',
  ingestedAt: 'ZONED DATETIME',
  expiredAt: 'ZONED DATETIME?',
} as const

/** On the seven memory-bearing kinds only: how strongly a memory surfaces. */
export const STATS = {
  importance: 'FLOAT',
  trust: 'FLOAT',
  lastAccess: 'ZONED DATETIME',
  accessCount: 'INTEGER',
  isPinned: 'BOOLEAN',
} as const

/**
 * On what recall can find: the vector, its model, and the namespace as one full-text token. The second
 * vector is of another model, while a graph moves from one to the next.
 */
const FINDABLE = {
  namespaceKey: 'STRING',
  embedding: 'LIST<FLOAT>?',
  embeddingAlt: 'LIST<FLOAT>?',
  embeddingModel: 'STRING?',
  embeddingState: 'EmbeddingState',
} as const

/**
 * The nineteen labels. `about` is the line the documentation shows; `bears` says whether the kind
 * carries memory (and so STATS) or is scaffolding that never decays; `caption` is the property a
 * picture of the graph writes on the node. A `JSON` property is an open bag, kept as text and never
 * indexed; an uppercase first letter in a type names an enumeration.
 */
export const LABELS = {
  Episode: {
    about: 'What happened: one captured event, never edited.',
    bears: 'memory',
    caption: 'content',
    properties: {
      ...FINDABLE,
      kind: 'EpisodeKind',
      content: 'STRING',
      contentHash: 'STRING',
      dedupeKey: 'STRING',
      role: 'Role',
      capturedAt: 'ZONED DATETIME',
      consolidationState: 'ConsolidationState',
      isCompared: 'BOOLEAN?',
      cues: 'STRING?',
      speaker: 'STRING?',
      agentId: 'STRING?',
      sessionId: 'STRING?',
      sequence: 'INTEGER?',
      flags: 'LIST<STRING>?',
      origin: 'JSON?',
      source: 'STRING?',
      confidence: 'FLOAT?',
      observedAt: 'ZONED DATETIME?',
      action: 'STRING?',
      rationale: 'STRING?',
      expectedOutcome: 'STRING?',
      decidedAt: 'ZONED DATETIME?',
      isRejection: 'BOOLEAN?',
      checkLabel: 'STRING?',
      checkResult: 'STRING?',
      checkStatus: 'CheckStatus?',
      validatedAt: 'ZONED DATETIME?',
      title: 'STRING?',
      scope: 'STRING?',
      runId: 'STRING?',
      taskSignature: 'STRING?',
      workflowSignature: 'STRING?',
      teamId: 'STRING?',
      agentRole: 'AgentRole?',
      outcome: 'Outcome?',
      targetFiles: 'LIST<STRING>?',
      observation: 'STRING?',
      reasoning: 'STRING?',
      reasoningTier: 'ReasoningTier?',
      attempts: 'INTEGER?',
      lastError: 'STRING?',
      retractedAt: 'ZONED DATETIME?',
      reviewState: 'ReviewState?',
    },
  },
  Fact: {
    about: 'What is believed: a subject, a predicate and an object, with the interval on ABOUT.',
    bears: 'memory',
    caption: 'statement',
    properties: {
      ...FINDABLE,
      subjectId: 'STRING',
      predicate: 'STRING',
      objectKind: 'ObjectKind',
      object: 'STRING',
      objectId: 'STRING?',
      objectNumber: 'FLOAT?',
      objectUnit: 'STRING?',
      isNegated: 'BOOLEAN',
      statement: 'STRING',
      confidence: 'FLOAT',
      status: 'FactStatus',
      quarantineReason: 'STRING?',
      groupKey: 'STRING',
      objectKey: 'STRING',
      ordinal: 'INTEGER',
      extractor: 'STRING?',
      runId: 'STRING?',
    },
  },
  Entity: {
    about: 'A person, place, thing or idea that facts are about.',
    bears: 'memory',
    caption: 'canonicalName',
    properties: {
      ...FINDABLE,
      canonicalName: 'STRING',
      nameKey: 'STRING',
      type: 'STRING',
      aliases: 'LIST<STRING>',
      description: 'STRING?',
      attributes: 'JSON?',
      mergedIntoId: 'STRING?',
    },
  },
  Note: {
    about: 'What was compiled: a summary, a context slice, a guide, byte for byte as it was shown.',
    bears: 'memory',
    caption: 'title',
    properties: {
      ...FINDABLE,
      kind: 'NoteKind',
      title: 'STRING?',
      content: 'STRING',
      context: 'STRING?',
      keywords: 'LIST<STRING>',
      sessionId: 'STRING?',
      taskLabel: 'STRING?',
      assembledAt: 'ZONED DATETIME?',
      relevanceScore: 'FLOAT?',
      hasDrift: 'BOOLEAN?',
      payload: 'JSON?',
      reviewState: 'ReviewState?',
    },
  },
  Skill: {
    about: 'What works: a reusable procedure, stored as data and never executed.',
    bears: 'memory',
    caption: 'name',
    properties: {
      ...FINDABLE,
      name: 'STRING',
      version: 'INTEGER',
      description: 'STRING',
      body: 'STRING',
      contentHash: 'STRING?',
      language: 'STRING?',
      sessionId: 'STRING?',
      authorityState: 'AuthorityState',
      successCount: 'INTEGER',
      failureCount: 'INTEGER',
      proficiency: 'FLOAT?',
      useCount: 'INTEGER?',
      lastUsedAt: 'ZONED DATETIME?',
      reviewState: 'ReviewState?',
      isInduced: 'BOOLEAN',
      params: 'JSON?',
      preconditions: 'JSON?',
      postconditions: 'JSON?',
      deprecatedAt: 'ZONED DATETIME?',
    },
  },
  BadPattern: {
    about: 'What does not work: a failure mode of a skill or route.',
    bears: 'memory',
    caption: 'description',
    properties: { ...FINDABLE, description: 'STRING', observedAt: 'ZONED DATETIME' },
  },
  CoreBlock: {
    about: 'What always holds: identity, persona, red lines and lasting preferences.',
    bears: 'memory',
    caption: 'content',
    properties: {
      ...FINDABLE,
      content: 'STRING',
      contentHash: 'STRING',
      blockKind: 'BlockKind',
      sensitivity: 'STRING?',
      updatedAt: 'ZONED DATETIME?',
      driftBaseline: 'JSON?',
      drift: 'FLOAT?',
    },
  },
  Agent: {
    about: 'Who acts: an agent or a person that writes, attests or decides.',
    bears: 'scaffolding',
    caption: 'name',
    properties: {
      name: 'STRING',
      modelFamily: 'STRING?',
      modelVersion: 'STRING?',
      reliability: 'JSON?',
      status: 'AgentStatus',
    },
  },
  MemSession: {
    about: 'When things were said together: a conversation or a run.',
    bears: 'scaffolding',
    caption: 'key',
    properties: {
      key: 'STRING',
      startedAt: 'ZONED DATETIME',
      endedAt: 'ZONED DATETIME?',
      ownerAgentId: 'STRING?',
      episodeCount: 'INTEGER',
      speakers: 'LIST<STRING>?',
      metadata: 'JSON?',
    },
  },
  WorkItem: {
    about: 'What is to be done: a mission or a task. The hierarchy is the scalar parentId.',
    bears: 'scaffolding',
    caption: 'title',
    properties: {
      kind: 'WorkKind',
      title: 'STRING',
      body: 'STRING?',
      objective: 'STRING?',
      constraints: 'LIST<STRING>?',
      status: 'WorkStatus',
      level: 'STRING?',
      parentId: 'STRING?',
      ordinal: 'INTEGER',
      dueAt: 'ZONED DATETIME?',
      updatedAt: 'ZONED DATETIME',
      reviewState: 'ReviewState?',
    },
  },
  Tag: {
    about: 'A word that groups memories and work.',
    bears: 'scaffolding',
    caption: 'slug',
    properties: { slug: 'STRING', display: 'STRING?' },
  },
  ProvenanceRecord: {
    about: 'Where a memory came from: writer, transport, model, trust at the time of writing.',
    bears: 'scaffolding',
    caption: 'transport',
    properties: {
      subjectId: 'STRING',
      writerId: 'STRING',
      transport: 'STRING',
      sessionId: 'STRING?',
      modelFamily: 'STRING?',
      modelVersion: 'STRING?',
      signature: 'STRING?',
      trustAtWrite: 'FLOAT',
    },
  },
  AuditEvent: {
    about: 'What was done to the memory, by whom and why. Holds hashes and ids, never content.',
    bears: 'scaffolding',
    caption: 'verb',
    properties: {
      verb: 'STRING',
      subjectId: 'STRING?',
      actorId: 'STRING',
      reason: 'STRING?',
      occurredAt: 'ZONED DATETIME',
      operationId: 'STRING?',
      requestHash: 'STRING?',
      payload: 'JSON?',
      isUnsealed: 'BOOLEAN?',
      sealIndex: 'INTEGER?',
      sealHash: 'STRING?',
      reasonHash: 'STRING?',
    },
  },
  Promotion: {
    about: 'The record of a fact considered for the global namespace.',
    bears: 'scaffolding',
    caption: 'status',
    properties: {
      candidateId: 'STRING',
      promotedId: 'STRING?',
      posterior: 'FLOAT',
      attesterCount: 'INTEGER',
      status: 'PromotionStatus',
      resolvedAt: 'ZONED DATETIME?',
    },
  },
  Scope: {
    about: 'Where a memory applies: a repository, a topic, a task.',
    bears: 'scaffolding',
    caption: 'name',
    properties: { name: 'STRING', scopeKind: 'STRING' },
  },
  RecencyWindow: {
    about: 'A named stretch of time, such as "sprint 14".',
    bears: 'scaffolding',
    caption: 'name',
    properties: {
      name: 'STRING',
      startsAt: 'ZONED DATETIME',
      endsAt: 'ZONED DATETIME?',
    },
  },
  ValidityAnchor: {
    about: 'A named instant, such as "release 2.1".',
    bears: 'scaffolding',
    caption: 'name',
    properties: { name: 'STRING', anchoredAt: 'ZONED DATETIME' },
  },
  ConsolidationCursor: {
    about: 'How far derivation has come in a namespace, and which worker holds the lease.',
    bears: 'scaffolding',
    caption: 'id',
    properties: {
      position: 'STRING?',
      processedCount: 'INTEGER',
      processedAt: 'ZONED DATETIME?',
      leaseOwner: 'STRING?',
      leaseUntil: 'ZONED DATETIME?',
      ruleVersion: 'STRING?',
      sealIndex: 'INTEGER?',
      sealHash: 'STRING?',
    },
  },
  SchemaVersion: {
    about: 'Which schema this graph has. There is exactly one.',
    bears: 'scaffolding',
    caption: 'version',
    properties: {
      version: 'INTEGER',
      checksum: 'STRING',
      embeddingModel: 'STRING?',
      embeddingAltModel: 'STRING?',
      appliedAt: 'ZONED DATETIME?',
      leaseOwner: 'STRING?',
      leaseUntil: 'ZONED DATETIME?',
    },
  },
} as const

/** Validity (when it was true) and knowledge (when we knew): the two clocks of a belief. */
const BITEMPORAL = {
  validFrom: 'ZONED DATETIME',
  validTo: 'ZONED DATETIME?',
  ingestedAt: 'ZONED DATETIME',
  expiredAt: 'ZONED DATETIME?',
} as const

const MEMORIES = ['Episode', 'Fact', 'Entity', 'Note', 'Skill', 'BadPattern', 'CoreBlock'] as const

/**
 * The relationship types, each a sentence from left to right: `out` names it on the left node,
 * `in` on the right one. `ANY` stands for every label: those edges are polymorphic.
 */
export const EDGES = {
  SUPPORTS: {
    about: 'Evidence speaks for a belief or a decision.',
    out: 'supports',
    in: 'supportedBy',
    between: [
      [['Episode', 'Fact'], ['Fact']],
      [['Episode', 'Fact'], ['Episode']],
    ],
    properties: {
      weight: 'FLOAT',
      spanStart: 'INTEGER?',
      spanEnd: 'INTEGER?',
      ordinal: 'INTEGER?',
      stance: 'Stance?',
      isCorrection: 'BOOLEAN?',
      statement: 'STRING?',
      subjectId: 'STRING?',
      objectId: 'STRING?',
      validFrom: 'ZONED DATETIME?',
      validTo: 'ZONED DATETIME?',
      confidence: 'FLOAT?',
      extractor: 'STRING?',
      runId: 'STRING?',
      rejectedAt: 'ZONED DATETIME?',
      rejectedReason: 'STRING?',
    },
  },
  SUPERSEDED_BY: {
    about: 'An older version gives way to a newer one; both stay readable.',
    out: 'supersededBy',
    in: 'supersedes',
    between: [
      [['Fact'], ['Fact']],
      [['Episode'], ['Episode']],
      [['Note'], ['Note']],
      [['Skill'], ['Skill']],
    ],
    properties: { at: 'ZONED DATETIME', reason: 'STRING?', runId: 'STRING?' },
  },
  CONTRADICTS: {
    about: 'Two things cannot both hold.',
    out: 'contradicts',
    in: 'contradictedBy',
    between: [
      [['Fact'], ['Fact']],
      [['Episode'], ['Episode']],
    ],
    properties: {
      at: 'ZONED DATETIME',
      reason: 'STRING?',
      resolvedAt: 'ZONED DATETIME?',
      runId: 'STRING?',
    },
  },
  ABOUT: {
    about: 'A fact speaks of an entity, within its bi-temporal interval.',
    out: 'about',
    in: 'subjectOf',
    between: [
      [['Fact', 'Note'], ['Entity']],
      [['Episode'], ['Episode']],
    ],
    properties: BITEMPORAL,
  },
  DERIVED_FROM: {
    about: 'This was made from that.',
    out: 'derivedFrom',
    in: 'gaveRiseTo',
    between: [['ANY', 'ANY']],
    properties: { at: 'ZONED DATETIME', score: 'FLOAT?', ordinal: 'INTEGER?' },
  },
  AUDIT: {
    about: 'An audit event explains what was done to a node.',
    out: 'audits',
    in: 'auditedBy',
    between: [[['AuditEvent'], 'ANY']],
    properties: {},
  },
  MENTIONS: {
    about: 'An episode names an entity.',
    out: 'mentions',
    in: 'mentionedBy',
    between: [[['Episode'], ['Entity']]],
    properties: { spanStart: 'INTEGER?', spanEnd: 'INTEGER?' },
  },
  IN_SESSION: {
    about: 'An episode belongs to a session.',
    out: 'session',
    in: 'episodes',
    between: [[['Episode'], ['MemSession']]],
    properties: {},
  },
  PART_OF: {
    about: 'Anything belongs to a mission or a task.',
    out: 'partOf',
    in: 'parts',
    between: [['ANY', ['WorkItem']]],
    properties: { at: 'ZONED DATETIME' },
  },
  IN_SCOPE: {
    about: 'A memory applies in a scope.',
    out: 'scopes',
    in: 'members',
    between: [[MEMORIES, ['Scope']]],
    properties: {},
  },
  VALID_AT: {
    about: 'A fact is known to hold at a named instant.',
    out: 'anchors',
    in: 'holds',
    between: [[['Fact'], ['ValidityAnchor']]],
    properties: {},
  },
  RECENT_IN: {
    about: 'A memory belongs to a named stretch of time.',
    out: 'windows',
    in: 'contains',
    between: [[MEMORIES, ['RecencyWindow']]],
    properties: {},
  },
  HAS_PROVENANCE: {
    about: 'A memory has a record of its origin.',
    out: 'provenance',
    in: 'provenanceOf',
    between: [[MEMORIES, ['ProvenanceRecord']]],
    properties: {},
  },
  HAS_TAG: {
    about: 'A memory or a work item carries a tag.',
    out: 'tags',
    in: 'tagged',
    between: [[[...MEMORIES, 'WorkItem'], ['Tag']]],
    properties: {},
  },
  HAS_FAILURE: {
    about: 'A skill is known to fail this way.',
    out: 'failures',
    in: 'failureOf',
    between: [[['Skill'], ['BadPattern']]],
    properties: { observedAt: 'ZONED DATETIME' },
  },
  ATTESTED_BY: {
    about: 'An agent vouches for a memory.',
    out: 'attestedBy',
    in: 'attests',
    between: [[['Fact', 'CoreBlock', 'Skill'], ['Agent']]],
    properties: { at: 'ZONED DATETIME', category: 'STRING?', signature: 'STRING?' },
  },
  PROMOTED_TO: {
    about: 'A team fact was copied into the global namespace.',
    out: 'promotedTo',
    in: 'promotedFrom',
    between: [[['Fact'], ['Fact']]],
    properties: { at: 'ZONED DATETIME' },
  },
  DEMOTED_FROM: {
    about: 'A global copy lost the support of its original.',
    out: 'demotedFrom',
    in: 'demotedTo',
    between: [[['Fact'], ['Fact']]],
    properties: { at: 'ZONED DATETIME', reason: 'STRING?' },
  },
  RELATES_TO: {
    about: 'Two notes, two entities or two episodes belong together.',
    out: 'relatesTo',
    in: 'relatedFrom',
    between: [
      [['Note'], ['Note']],
      [['Entity'], ['Entity']],
      [['Episode'], ['Episode']],
    ],
    properties: { kind: 'STRING', weight: 'FLOAT', at: 'ZONED DATETIME' },
  },
  DEPENDS_ON: {
    about: 'One thing needs another first.',
    out: 'dependsOn',
    in: 'requiredBy',
    between: [
      [['Skill'], ['Skill']],
      [['WorkItem'], ['WorkItem']],
    ],
    properties: { at: 'ZONED DATETIME' },
  },
} as const

export type Label = keyof typeof LABELS
export type EdgeType = keyof typeof EDGES
export type EnumName = keyof typeof ENUMS
export type Role = (typeof ENUMS.Role)[number]

export const LABEL_NAMES = Object.keys(LABELS) as Label[]
export const EDGE_NAMES = Object.keys(EDGES) as EdgeType[]

/** The seven kinds that carry memory, importance and trust. */
export const MEMORY_LABELS = LABEL_NAMES.filter((label) => LABELS[label].bears === 'memory')

/** Every property of a label with its type: identity first, then statistics, then its own. */
export function propertiesOf(label: Label): Readonly<Record<string, string>> {
  const { bears, properties } = LABELS[label]
  return { ...IDENTITY, ...(bears === 'memory' ? STATS : {}), ...properties }
}

/** The labels an edge may lead to from a label, or come from when `direction` is `in`. */
export function endpointsOf(edge: EdgeType, label: Label, direction: 'out' | 'in'): Label[] {
  const found = new Set<Label>()
  for (const [from, to] of EDGES[edge].between) {
    const [near, far] = direction === 'out' ? [from, to] : [to, from]
    if (!labelsIn(near).includes(label)) continue
    for (const each of labelsIn(far)) found.add(each)
  }
  return [...found]
}

function labelsIn(side: 'ANY' | readonly Label[]): readonly Label[] {
  return side === 'ANY' ? LABEL_NAMES : side
}
