import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeSummary as Node, Link as NodeLink } from '../memory/inspect/node.ts';
import type { RecallHit as Hit, Recalled as Answer } from '../memory/recall/recall.ts';
import type { BatchOutcome } from '../memory/episode/capture.ts';
import type { Context } from '../api/graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, as ISO 8601 in UTC. */
  Instant: { input: Date; output: Date; }
};

export type AgentRole =
  | 'agent'
  | 'planner'
  | 'reviewer'
  | 'verifier'
  | 'worker';

export type AgentStatus =
  | 'active'
  | 'retired';

/** Two entities that may be one. */
export type AlikeEntities = {
  readonly __typename?: 'AlikeEntities';
  readonly distance: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly otherId: Scalars['ID']['output'];
  readonly otherName: Scalars['String']['output'];
};

export type AlikeInput = {
  readonly distanceMax?: InputMaybe<Scalars['Float']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

export type AuditBreak = {
  readonly __typename?: 'AuditBreak';
  /** Null when the event is gone. */
  readonly eventId?: Maybe<Scalars['ID']['output']>;
  /** Null for an event that stands outside the chain. */
  readonly index?: Maybe<Scalars['Int']['output']>;
  readonly kind: AuditBreakKind;
};

export type AuditBreakKind =
  | 'edited'
  | 'inserted'
  | 'missing';

/** What was done, by whom and why. */
export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  readonly actorId: Scalars['ID']['output'];
  readonly id: Scalars['ID']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly occurredAt: Scalars['Instant']['output'];
  /** Open metadata as JSON text: hashes, counts and ids, never content. Null when there is none. */
  readonly payload?: Maybe<Scalars['String']['output']>;
  /** Null when none was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Null when it was about no single node. */
  readonly subjectId?: Maybe<Scalars['ID']['output']>;
  readonly verb: Scalars['String']['output'];
};

/** Whether the audit trail of a namespace is as it was written. */
export type AuditVerdict = {
  readonly __typename?: 'AuditVerdict';
  /** Reasons that erasures blanked. */
  readonly blankedCount: Scalars['Int']['output'];
  /** The first hundred. */
  readonly breaks: ReadonlyArray<AuditBreak>;
  readonly headHash?: Maybe<Scalars['String']['output']>;
  /** The last seal: note it down, and ask with it later. Null before the first. */
  readonly headIndex?: Maybe<Scalars['Int']['output']>;
  readonly isWhole: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly sealedCount: Scalars['Int']['output'];
  /** Events that wait for their seal, which the chain does not protect yet. */
  readonly unsealedCount: Scalars['Int']['output'];
};

export type AuthorityState =
  | 'admitted'
  | 'candidate'
  | 'rejected'
  | 'reviewed';

/** One item of a batch: its receipt, or why it was refused. Exactly one of the two is there. */
export type BatchItem = {
  readonly __typename?: 'BatchItem';
  readonly receipt?: Maybe<Receipt>;
  readonly refusal?: Maybe<Refusal>;
};

export type BeliefsInput = {
  /** As far as was known then. Everything known now, when absent. */
  readonly asKnownAt?: InputMaybe<Scalars['Instant']['input']>;
  /** What held then. Now, when absent. */
  readonly asOf?: InputMaybe<Scalars['Instant']['input']>;
  /** Everything that was ever believed, and not only what holds. */
  readonly isPast?: InputMaybe<Scalars['Boolean']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly predicate?: InputMaybe<Scalars['String']['input']>;
  readonly subject: Scalars['String']['input'];
};

/** A fact with the interval in which it holds. */
export type BelievedFact = {
  readonly __typename?: 'BelievedFact';
  readonly confidence: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  /** When this interval was learnt. Null without an interval. */
  readonly ingestedAt?: Maybe<Scalars['Instant']['output']>;
  readonly isNegated: Scalars['Boolean']['output'];
  readonly object: Scalars['String']['output'];
  readonly predicate: Scalars['String']['output'];
  /** Why it does not hold. Null while it does. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly sourceIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly statement: Scalars['String']['output'];
  readonly status: FactStatus;
  readonly subject: Scalars['String']['output'];
  /** The fact that took its place. Null while none did. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
  readonly trust: Scalars['Float']['output'];
  /** Null for what never held, as far as is believed now. */
  readonly validFrom?: Maybe<Scalars['Instant']['output']>;
  /** Null while it holds. */
  readonly validTo?: Maybe<Scalars['Instant']['output']>;
};

export type BlockKind =
  | 'commitment'
  | 'identity'
  | 'persona'
  | 'preference'
  | 'redline';

export type CaptureBatchInput = {
  readonly items: ReadonlyArray<CaptureInput>;
};

export type CaptureInput = {
  /** When it happened. Now, when absent. */
  readonly capturedAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly content: Scalars['String']['input'];
  readonly modelFamily?: InputMaybe<Scalars['String']['input']>;
  readonly modelVersion?: InputMaybe<Scalars['String']['input']>;
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** Makes a retry harmless: the same id with the same content gives the same receipt. */
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  readonly role?: InputMaybe<CaptureRole>;
  /** Where it applies, such as `repo:checkout`. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
  /** A key of the caller's own for the conversation or run. */
  readonly session?: InputMaybe<Scalars['String']['input']>;
  readonly speaker?: InputMaybe<Scalars['String']['input']>;
  /** The episode that this one corrects. */
  readonly supersedes?: InputMaybe<Scalars['ID']['input']>;
  readonly workItemId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who may have said it. `system` is always refused. */
export type CaptureRole =
  | 'assistant'
  | 'event'
  | 'system'
  | 'tool'
  | 'user';

/** What became of one fact. */
export type Change = {
  readonly __typename?: 'Change';
  readonly id: Scalars['ID']['output'];
  readonly kind: ChangeKind;
  /** Null when nothing speaks against it. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly statement: Scalars['String']['output'];
};

export type ChangeKind =
  | 'contest'
  | 'derive'
  | 'quarantine'
  | 'restore'
  | 'supersede'
  | 'withdraw';

export type CheckStatus =
  | 'fail'
  | 'inconclusive'
  | 'pass';

export type ConsolidateInput = {
  /** These episodes, whatever their state, instead of those that wait. */
  readonly episodeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Say what would change, and change nothing. At most one batch of 200. */
  readonly isPreview?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most so many episodes; all that wait, when absent. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
};

/** An episode that could not be consolidated. */
export type ConsolidationFailure = {
  readonly __typename?: 'ConsolidationFailure';
  readonly attempts: Scalars['Int']['output'];
  /** Null when nothing was said. */
  readonly error?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly namespace: Scalars['String']['output'];
};

export type ConsolidationState =
  | 'consolidated'
  | 'failed'
  | 'in_progress'
  | 'raw';

/** How far consolidation has come in a namespace, and what waits for a person. */
export type ConsolidationStatus = {
  readonly __typename?: 'ConsolidationStatus';
  readonly consolidatedCount: Scalars['Int']['output'];
  readonly contestedCount: Scalars['Int']['output'];
  readonly factCount: Scalars['Int']['output'];
  readonly failedCount: Scalars['Int']['output'];
  readonly isLeased: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
  /** The commit up to which everything was read. Null before the first run. */
  readonly position?: Maybe<Scalars['String']['output']>;
  /** Null before the first run. */
  readonly processedAt?: Maybe<Scalars['Instant']['output']>;
  readonly processedCount: Scalars['Int']['output'];
  readonly rawCount: Scalars['Int']['output'];
  /** Null before the first run. */
  readonly ruleVersion?: Maybe<Scalars['String']['output']>;
};

export type ContestedInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Decided = {
  readonly __typename?: 'Decided';
  readonly changes: ReadonlyArray<Change>;
  readonly id: Scalars['ID']['output'];
};

/** How much of a body is shown: 480 characters, 2,000, or all of it. */
export type Detail =
  | 'brief'
  | 'full'
  | 'verbose';

export type Direction =
  | 'in'
  | 'out';

/** Two facts that cannot both hold and that nobody has decided on. */
export type Dispute = {
  readonly __typename?: 'Dispute';
  readonly at: Scalars['Instant']['output'];
  readonly confidence: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  readonly otherConfidence: Scalars['Float']['output'];
  readonly otherId: Scalars['ID']['output'];
  readonly otherSourceIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly otherStatement: Scalars['String']['output'];
  readonly otherTrust: Scalars['Float']['output'];
  readonly reason: Scalars['String']['output'];
  readonly sourceIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly statement: Scalars['String']['output'];
  readonly trust: Scalars['Float']['output'];
};

export type EdgeType =
  | 'ABOUT'
  | 'ATTESTED_BY'
  | 'AUDIT'
  | 'CONTRADICTS'
  | 'DEMOTED_FROM'
  | 'DEPENDS_ON'
  | 'DERIVED_FROM'
  | 'HAS_FAILURE'
  | 'HAS_PROVENANCE'
  | 'HAS_TAG'
  | 'IN_SCOPE'
  | 'IN_SESSION'
  | 'MENTIONS'
  | 'PART_OF'
  | 'PROMOTED_TO'
  | 'RECENT_IN'
  | 'RELATES_TO'
  | 'SUPERSEDED_BY'
  | 'SUPPORTS'
  | 'VALID_AT';

export type EmbedderState =
  | 'down'
  | 'none'
  | 'up';

export type EmbeddingMode =
  | 'deep'
  | 'default'
  | 'prefilter';

export type EmbeddingState =
  | 'none'
  | 'pending'
  | 'ready';

export type EpisodeKind =
  | 'decision'
  | 'feedback'
  | 'handoff'
  | 'message'
  | 'observation'
  | 'plan'
  | 'step'
  | 'turn'
  | 'validation';

export type EraseInput = {
  /** At most 500. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly isDryRun?: InputMaybe<Scalars['Boolean']['input']>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  readonly reason: Scalars['String']['input'];
  /** A session, by its id or by the key its writer gave it. */
  readonly session?: InputMaybe<Scalars['String']['input']>;
};

/** What an erasure takes with it, or took. */
export type Erasure = {
  readonly __typename?: 'Erasure';
  /** The audit event that certifies it. Null for a dry run. */
  readonly certificateId?: Maybe<Scalars['ID']['output']>;
  readonly counts: ReadonlyArray<LabelCount>;
  readonly erasedCount: Scalars['Int']['output'];
  readonly isDryRun: Scalars['Boolean']['output'];
  /** True when this was erased before and this is the certificate of then. */
  readonly isReplay: Scalars['Boolean']['output'];
  /** The first thousand, nearest to what was asked for first. Empty for a replay. */
  readonly items: ReadonlyArray<ErasureItem>;
  /** Facts that have other evidence and are weighed anew. */
  readonly rederivedCount: Scalars['Int']['output'];
};

export type ErasureAction =
  | 'erase'
  | 'rederive';

export type ErasureClosureInput = {
  /** At most 500. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** A session, by its id or by the key its writer gave it. */
  readonly session?: InputMaybe<Scalars['String']['input']>;
};

export type ErasureItem = {
  readonly __typename?: 'ErasureItem';
  readonly action: ErasureAction;
  /** Steps from what was asked for. */
  readonly depth: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null where a label has no kinds. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly label: Label;
  readonly namespace: Scalars['String']['output'];
  /** Through which it was reached. Null for what was asked for. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** What ties it to its parent, in words. */
  readonly why: Scalars['String']['output'];
};

export type Exactness =
  | 'approximate'
  | 'exact';

export type Excision = {
  readonly __typename?: 'Excision';
  readonly action: ExcisionAction;
  readonly end: Scalars['Int']['output'];
  readonly kind: Scalars['String']['output'];
  readonly rule: Scalars['String']['output'];
  readonly start: Scalars['Int']['output'];
};

export type ExcisionAction =
  | 'excised'
  | 'fenced'
  | 'flagged'
  | 'redacted';

/** A fact, beside the episode it was read out of. */
export type FactOfHit = {
  readonly __typename?: 'FactOfHit';
  readonly id: Scalars['ID']['output'];
  readonly standing: Standing;
  readonly statement: Scalars['String']['output'];
  /** The fact that took its place. Null while none did. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
};

export type FactStatus =
  | 'active'
  | 'contested'
  | 'quarantined'
  | 'superseded';

export type FailuresInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

export type HistoryInput = {
  readonly before?: InputMaybe<Scalars['Instant']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly subjectId?: InputMaybe<Scalars['ID']['input']>;
  readonly verb?: InputMaybe<Scalars['String']['input']>;
};

export type KeepInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a memory that was pinned, let go, put away or brought back. */
export type Kept = {
  readonly __typename?: 'Kept';
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
};

export type Label =
  | 'Agent'
  | 'AuditEvent'
  | 'BadPattern'
  | 'ConsolidationCursor'
  | 'CoreBlock'
  | 'Entity'
  | 'Episode'
  | 'Fact'
  | 'MemSession'
  | 'Note'
  | 'Promotion'
  | 'ProvenanceRecord'
  | 'RecencyWindow'
  | 'SchemaVersion'
  | 'Scope'
  | 'Skill'
  | 'Tag'
  | 'ValidityAnchor'
  | 'WorkItem';

export type LabelCount = {
  readonly __typename?: 'LabelCount';
  readonly count: Scalars['Int']['output'];
  readonly label: Label;
};

/** One edge, seen from the node that was asked about. */
export type Link = {
  readonly __typename?: 'Link';
  /** When it was drawn. Null where the edge has no such instant. */
  readonly at?: Maybe<Scalars['Instant']['output']>;
  readonly direction: Direction;
  readonly node: NodeSummary;
  /** Why it was drawn, in a word. Null where the edge has no reason. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly type: EdgeType;
  /** From when the belief holds. Null where the edge carries no interval. */
  readonly validFrom?: Maybe<Scalars['Instant']['output']>;
  /** Until when the belief held. Null while it holds, or where the edge carries no interval. */
  readonly validTo?: Maybe<Scalars['Instant']['output']>;
  /** Weight or score. Null where the edge has none. */
  readonly weight?: Maybe<Scalars['Float']['output']>;
};

export type ManifestEntry = {
  readonly __typename?: 'ManifestEntry';
  readonly capturedAt: Scalars['Instant']['output'];
  readonly content: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly role: Scalars['String']['output'];
  readonly sequence: Scalars['Int']['output'];
  /** Null when nobody was named. */
  readonly speaker?: Maybe<Scalars['String']['output']>;
  /** The newer version. Null while this is the newest. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
};

export type ManifestInput = {
  readonly after?: InputMaybe<Scalars['Int']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** The session's id, or the key its writer gave it. */
  readonly session: Scalars['String']['input'];
};

/** A whole node of any label. */
export type MemoryDetail = {
  readonly __typename?: 'MemoryDetail';
  /** The main text, cut to what the detail allows. */
  readonly body: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isCut: Scalars['Boolean']['output'];
  readonly label: Label;
  readonly namespace: Scalars['String']['output'];
  /** Every other property, as text. */
  readonly properties: ReadonlyArray<Property>;
  /** Where it came from. Null for what has no record of that. */
  readonly provenance?: Maybe<Provenance>;
  /** The newer version. Null while this is the newest. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
};

export type MergeInput = {
  readonly id: Scalars['ID']['input'];
  /** The entity that stands for both from now on. */
  readonly intoId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type Merged = {
  readonly __typename?: 'Merged';
  readonly changes: ReadonlyArray<Change>;
  readonly id: Scalars['ID']['output'];
  readonly intoId: Scalars['ID']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Keeps what happened as one immutable episode.
   *
   * Refuses with `INVALID_INPUT` (malformed, spoken by `system`, or empty once sanitised), `FORBIDDEN` (not
   * the caller's namespace), `UNKNOWN` (`supersedes` or `workItemId` points nowhere), `CONFLICT` (the
   * `operationId` was used for something else). Then nothing is stored.
   */
  readonly capture: Receipt;
  /** Up to 64 captures; each stands or falls by itself, in the order given. */
  readonly captureBatch: ReadonlyArray<BatchItem>;
  /** Derives beliefs from the episodes of a namespace that wait, in the order in which they came. */
  readonly consolidate: Run;
  /** Erases for good, all of a closure or nothing. A dry run unless told otherwise. Refuses with `UNKNOWN` and `FORBIDDEN`. */
  readonly erase: Erasure;
  /** Puts a memory away: no recall finds it, and it stays readable by its id. Refuses with `UNKNOWN`. */
  readonly forget: Kept;
  /** Lets one entity stand for another too. Refuses with `UNKNOWN`, and with `CONFLICT` what is merged already. */
  readonly mergeEntities: Merged;
  /** Exempts a memory from forgetting. It can still be erased. Refuses with `UNKNOWN`. */
  readonly pin: Kept;
  /** Lets failed episodes be tried again, or leaves them behind. Refuses with `UNKNOWN`; all or none. */
  readonly releaseFailed: ReadonlyArray<Scalars['ID']['output']>;
  /** Decides against a fact: its evidence counts no more. Refuses with `UNKNOWN`. */
  readonly resolve: Decided;
  /** States that one fact took the place of another. Refuses with `UNKNOWN`. */
  readonly supersede: Superseded;
  /** Believes again what was believed without a run. Refuses with `UNKNOWN` a run that is not the caller's. */
  readonly undoConsolidation: Undone;
  /** Brings back a memory that was put away, exactly as it was. Refuses with `UNKNOWN`. */
  readonly unforget: Kept;
  /** Parts what was merged, exactly. Refuses with `UNKNOWN`. */
  readonly unmergeEntities: Merged;
  /** Lets a pinned memory go. Refuses with `UNKNOWN`. */
  readonly unpin: Kept;
  /**
   * Moves a piece of work on. Refuses with `CONFLICT` when it is not in the expected state, with
   * `INVALID_INPUT` a move its kind does not know, and with `UNKNOWN`.
   */
  readonly workAdvance: WorkReceipt;
  /** Makes a piece of work. Refuses with `UNKNOWN` a parent that is not of the same namespace. */
  readonly workCreate: WorkReceipt;
  /** Makes a memory part of a piece of work, or lets it depend on another. Refuses with `UNKNOWN`. */
  readonly workLink: WorkLinked;
};


export type MutationCaptureArgs = {
  input: CaptureInput;
};


export type MutationCaptureBatchArgs = {
  input: CaptureBatchInput;
};


export type MutationConsolidateArgs = {
  input: ConsolidateInput;
};


export type MutationEraseArgs = {
  input: EraseInput;
};


export type MutationForgetArgs = {
  input: KeepInput;
};


export type MutationMergeEntitiesArgs = {
  input: MergeInput;
};


export type MutationPinArgs = {
  input: KeepInput;
};


export type MutationReleaseFailedArgs = {
  input: ReleaseInput;
};


export type MutationResolveArgs = {
  input: ResolveInput;
};


export type MutationSupersedeArgs = {
  input: SupersedeInput;
};


export type MutationUndoConsolidationArgs = {
  input: UndoInput;
};


export type MutationUnforgetArgs = {
  input: KeepInput;
};


export type MutationUnmergeEntitiesArgs = {
  input: UnmergeInput;
};


export type MutationUnpinArgs = {
  input: KeepInput;
};


export type MutationWorkAdvanceArgs = {
  input: WorkAdvanceInput;
};


export type MutationWorkCreateArgs = {
  input: WorkCreateInput;
};


export type MutationWorkLinkArgs = {
  input: WorkLinkInput;
};

export type NamedCount = {
  readonly __typename?: 'NamedCount';
  readonly count: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

export type Neo4jStatus = {
  readonly __typename?: 'Neo4jStatus';
  readonly edition: Scalars['String']['output'];
  readonly indexCount: Scalars['Int']['output'];
  readonly onlineIndexCount: Scalars['Int']['output'];
  readonly version: Scalars['String']['output'];
};

/**
 * Any node, as the line a person reads first.
 *
 * Inspection by label (`facts`, `episodes`, …) shows every property; this is the view in which all
 * labels look alike.
 */
export type NodeSummary = {
  readonly __typename?: 'NodeSummary';
  /** Title, name, statement or the first 200 characters of its content. Null when it has none of these. */
  readonly caption?: Maybe<Scalars['String']['output']>;
  /** When it was put away. Null while it is live. */
  readonly expiredAt?: Maybe<Scalars['Instant']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly ingestedAt: Scalars['Instant']['output'];
  /** The sub-kind. Null for labels that have none. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly label: Label;
  /** Neighbours, newest first: 25 unless asked for, 200 at most. */
  readonly links: ReadonlyArray<Link>;
  readonly namespace: Scalars['String']['output'];
  /** How it stands: active, superseded, pass, admitted … Null for labels without a status. */
  readonly status?: Maybe<Scalars['String']['output']>;
};


/**
 * Any node, as the line a person reads first.
 *
 * Inspection by label (`facts`, `episodes`, …) shows every property; this is the view in which all
 * labels look alike.
 */
export type NodeSummaryLinksArgs = {
  direction?: InputMaybe<Direction>;
  limit?: Scalars['Int']['input'];
  types?: InputMaybe<ReadonlyArray<EdgeType>>;
};

export type NoteKind =
  | 'archive'
  | 'context_slice'
  | 'effect_report'
  | 'guide'
  | 'resume_packet'
  | 'slot_summary'
  | 'summary'
  | 'work_episode';

export type ObjectKind =
  | 'boolean'
  | 'entity'
  | 'instant'
  | 'number'
  | 'text';

export type Outcome =
  | 'blocked'
  | 'failed'
  | 'interrupted'
  | 'succeeded'
  | 'unknown';

export type Posture =
  | 'active'
  | 'open'
  | 'resume';

export type PromotionStatus =
  | 'demoted'
  | 'pending'
  | 'promoted'
  | 'rejected';

export type Property = {
  readonly __typename?: 'Property';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type Provenance = {
  readonly __typename?: 'Provenance';
  readonly transport: Scalars['String']['output'];
  readonly trustAtWrite: Scalars['Float']['output'];
  readonly writerId: Scalars['ID']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  /** Pairs of entities that may be one, nearest first. */
  readonly alikeEntities: ReadonlyArray<AlikeEntities>;
  /** Newest first: 20 unless given, 200 at most. */
  readonly auditHistory: ReadonlyArray<AuditEntry>;
  /** What is believed of somebody or something, at any time and as of any knowledge. */
  readonly beliefs: ReadonlyArray<BelievedFact>;
  /** The episodes that could not be consolidated and wait for somebody, oldest first. */
  readonly consolidationFailures: ReadonlyArray<ConsolidationFailure>;
  readonly consolidationStatus: ReadonlyArray<ConsolidationStatus>;
  /** The inbox: pairs of facts that cannot both hold and that nobody has decided on, oldest first. */
  readonly contested: ReadonlyArray<Dispute>;
  /** What `erase` would take with it. Refuses with `UNKNOWN` and `FORBIDDEN`. */
  readonly erasureClosure: Erasure;
  /** The node with this id, whatever its label. Null when there is none that the caller may see. */
  readonly node?: Maybe<NodeSummary>;
  /** Whole nodes by id, 16 at most, in the order asked. Missing and foreign ids are not there. */
  readonly readMemory: ReadonlyArray<MemoryDetail>;
  /** What the memory knows that bears on a question, best first. */
  readonly recall: Recalled;
  /** The same, rendered as text for an agent. */
  readonly search: Searched;
  readonly sessionManifest: SessionManifest;
  readonly status: Status;
  /** Walks the chain of audit events. Refuses with `FORBIDDEN`. */
  readonly verifyAudit: AuditVerdict;
  /** Which step kept a memory out of an answer. Refuses with `UNKNOWN` for an id the caller may not see. */
  readonly whyNot: WhyNot;
  /** Pieces of work that fit, the one that moved last first. */
  readonly workQuery: ReadonlyArray<WorkFound>;
  /** A piece of work and all below it. Refuses with `UNKNOWN`. */
  readonly workTree: ReadonlyArray<WorkNode>;
};


export type QueryAlikeEntitiesArgs = {
  input: AlikeInput;
};


export type QueryAuditHistoryArgs = {
  input: HistoryInput;
};


export type QueryBeliefsArgs = {
  input: BeliefsInput;
};


export type QueryConsolidationFailuresArgs = {
  input: FailuresInput;
};


export type QueryContestedArgs = {
  input: ContestedInput;
};


export type QueryErasureClosureArgs = {
  input: ErasureClosureInput;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReadMemoryArgs = {
  input: ReadInput;
};


export type QueryRecallArgs = {
  input: RecallInput;
};


export type QuerySearchArgs = {
  input: SearchInput;
};


export type QuerySessionManifestArgs = {
  input: ManifestInput;
};


export type QueryVerifyAuditArgs = {
  input: VerifyAuditInput;
};


export type QueryWhyNotArgs = {
  input: WhyNotInput;
};


export type QueryWorkQueryArgs = {
  input: WorkQueryInput;
};


export type QueryWorkTreeArgs = {
  input: WorkTreeInput;
};

export type ReadInput = {
  readonly detail?: InputMaybe<Detail>;
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
};

export type ReasoningTier =
  | 'decision_summary'
  | 'none'
  | 'raw_trace'
  | 'structured_rationale';

/** One memory that bears on a question. */
export type RecallHit = {
  readonly __typename?: 'RecallHit';
  readonly at: Scalars['Instant']['output'];
  /** What each component gave to the score. Empty for core blocks. */
  readonly components: ReadonlyArray<ScoreComponent>;
  /** For an episode, what was read out of it that bears on the question. */
  readonly facts: ReadonlyArray<FactOfHit>;
  readonly id: Scalars['ID']['output'];
  /** True while something contradicts it and nobody has resolved that. */
  readonly isContested: Scalars['Boolean']['output'];
  /** The sub-kind of an episode. Null for facts and core blocks. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly label: Label;
  readonly namespace: Scalars['String']['output'];
  /** The role it was captured with. Null for what is not an episode. */
  readonly role?: Maybe<Scalars['String']['output']>;
  readonly scope: RetrievalScope;
  readonly score: Scalars['Float']['output'];
  /** Relative to the best hit of this answer; it says nothing across answers. */
  readonly scoreBand: ScoreBand;
  /** Null outside a session. */
  readonly sequence?: Maybe<Scalars['Int']['output']>;
  /** Null outside a session. */
  readonly sessionId?: Maybe<Scalars['ID']['output']>;
  /** For a fact, the episodes it was derived from. Empty otherwise. */
  readonly sourceIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Who said it. Null when nobody was named. */
  readonly speaker?: Maybe<Scalars['String']['output']>;
  /** How it was found: core, lexical, dense, walk, neighbour, support. */
  readonly stages: ReadonlyArray<Scalars['String']['output']>;
  /** The newer version. Null while this is the newest. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
  /** The text, up to 1,500 characters; `readMemory` gives the whole. */
  readonly text: Scalars['String']['output'];
  readonly trust: Scalars['Float']['output'];
};

export type RecallInput = {
  /** What was known then. */
  readonly asKnownAt?: InputMaybe<Scalars['Instant']['input']>;
  /** What was true then. */
  readonly asOf?: InputMaybe<Scalars['Instant']['input']>;
  /** Answer by then with what is there, however little. */
  readonly deadlineMs?: InputMaybe<Scalars['Int']['input']>;
  /** 10 unless given, 100 at most. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly mode?: InputMaybe<EmbeddingMode>;
  readonly posture?: InputMaybe<Posture>;
  readonly query: Scalars['String']['input'];
  readonly scopes?: InputMaybe<ReadonlyArray<RetrievalScope>>;
  readonly session?: InputMaybe<Scalars['String']['input']>;
  readonly workItemId?: InputMaybe<Scalars['ID']['input']>;
};

export type Recalled = {
  readonly __typename?: 'Recalled';
  /** True when the evidence speaks against answering; `nearest` then holds what came nearest. */
  readonly abstained: Scalars['Boolean']['output'];
  /** Null unless it abstained. */
  readonly abstainedBecause?: Maybe<Scalars['String']['output']>;
  readonly class: Scalars['String']['output'];
  readonly consideredCount: Scalars['Int']['output'];
  /** What always holds, whatever the question. */
  readonly coreBlocks: ReadonlyArray<RecallHit>;
  readonly embedder: EmbedderState;
  readonly exactness: Exactness;
  readonly hits: ReadonlyArray<RecallHit>;
  /** True when the deadline came first: this is what was there by then. */
  readonly isPartial: Scalars['Boolean']['output'];
  readonly mode: EmbeddingMode;
  readonly namespaces: ReadonlyArray<Scalars['String']['output']>;
  readonly nearest: ReadonlyArray<RecallHit>;
  readonly posture: Posture;
  readonly query: Scalars['String']['output'];
  /** How many candidates each filter took away. */
  readonly removed: ReadonlyArray<NamedCount>;
  readonly scopes: ReadonlyArray<RetrievalScope>;
  /** How many candidates each stage found. */
  readonly stages: ReadonlyArray<NamedCount>;
};

/** What became of a capture. */
export type Receipt = {
  readonly __typename?: 'Receipt';
  readonly embeddingState: EmbeddingState;
  /** What was taken out, fenced or flagged, as byte ranges of what was sent. */
  readonly excisions: ReadonlyArray<Excision>;
  /** The rules that saw an attempt to give orders. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  /** The episode: the new one, or the one that was there already. */
  readonly id: Scalars['ID']['output'];
  /** True when this operation was done before and this is the receipt of then. */
  readonly isReplay: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
  /** The episode that says nearly the same. Null when there is none. */
  readonly nearDuplicateOf?: Maybe<Scalars['ID']['output']>;
  /** Its place in the session, from 1. Null without a session. */
  readonly sequence?: Maybe<Scalars['Int']['output']>;
  /** The session it stands in. Null when none was named. */
  readonly sessionId?: Maybe<Scalars['ID']['output']>;
  readonly verdict: Verdict;
};

export type Refusal = {
  readonly __typename?: 'Refusal';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ReleaseAction =
  | 'retry'
  | 'skip';

export type ReleaseInput = {
  readonly action: ReleaseAction;
  readonly episodeIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly reason: Scalars['String']['input'];
};

export type ResolveInput = {
  readonly reason: Scalars['String']['input'];
  /** The fact that is not to be believed; the other side of the dispute then stands alone. */
  readonly rejectId: Scalars['ID']['input'];
};

export type RetrievalScope =
  | 'lineage'
  | 'profile'
  | 'session'
  | 'turn'
  | 'workspace';

export type Role =
  | 'assistant'
  | 'event'
  | 'tool'
  | 'user';

/** What a run of consolidation derived. */
export type Run = {
  readonly __typename?: 'Run';
  /** The first 200 of the changes. */
  readonly changes: ReadonlyArray<Change>;
  readonly contestedCount: Scalars['Int']['output'];
  readonly derivedCount: Scalars['Int']['output'];
  readonly entityCount: Scalars['Int']['output'];
  readonly episodeCount: Scalars['Int']['output'];
  readonly failedCount: Scalars['Int']['output'];
  /** Undo a run by this id. */
  readonly id: Scalars['ID']['output'];
  /** False when another worker holds the namespace; then nothing was done. */
  readonly isOurs: Scalars['Boolean']['output'];
  readonly isPreview: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly quarantinedCount: Scalars['Int']['output'];
  readonly supersededCount: Scalars['Int']['output'];
};

export type ScoreBand =
  | 'high'
  | 'low'
  | 'medium';

export type ScoreComponent = {
  readonly __typename?: 'ScoreComponent';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
};

export type SearchInput = {
  readonly asKnownAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly asOf?: InputMaybe<Scalars['Instant']['input']>;
  /** The most tokens the whole text may take. */
  readonly budgetTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Answer by then with what is there, however little. */
  readonly deadlineMs?: InputMaybe<Scalars['Int']['input']>;
  readonly explain?: InputMaybe<Scalars['Boolean']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly mode?: InputMaybe<EmbeddingMode>;
  readonly posture?: InputMaybe<Posture>;
  readonly query: Scalars['String']['input'];
  readonly scopes?: InputMaybe<ReadonlyArray<RetrievalScope>>;
  readonly session?: InputMaybe<Scalars['String']['input']>;
  readonly workItemId?: InputMaybe<Scalars['ID']['input']>;
};

export type Searched = {
  readonly __typename?: 'Searched';
  readonly recalled: Recalled;
  /** What an agent is shown: our words outside the envelope, remembered words inside. */
  readonly text: Scalars['String']['output'];
  readonly tokenCount: Scalars['Int']['output'];
};

/** A session, page by page in the order of capture. */
export type SessionManifest = {
  readonly __typename?: 'SessionManifest';
  readonly episodes: ReadonlyArray<ManifestEntry>;
  /** Where the next page starts. Null on the last one. */
  readonly next?: Maybe<Scalars['Int']['output']>;
  readonly session: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
};

export type Stance =
  | 'denies'
  | 'ends'
  | 'never'
  | 'states';

export type Standing =
  | 'contested'
  | 'current'
  | 'superseded';

/** What the memory is, and how much it holds for this caller. */
export type Status = {
  readonly __typename?: 'Status';
  /** One row for each of the nineteen labels. */
  readonly census: ReadonlyArray<LabelCount>;
  readonly isHealthy: Scalars['Boolean']['output'];
  /** When something was last erased. Freed bytes stay on disk until Neo4j uses their place again. Null when nothing was. */
  readonly lastErasureAt?: Maybe<Scalars['Instant']['output']>;
  /** The namespaces the caller may see; the census counts these. */
  readonly namespaces: ReadonlyArray<Scalars['String']['output']>;
  readonly neo4j: Neo4jStatus;
  /** What is wrong, a sentence each. Empty when healthy. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
  readonly schemaVersion: Scalars['Int']['output'];
  /** The version of Stemma. */
  readonly version: Scalars['String']['output'];
};

export type SupersedeInput = {
  /** From when the new one holds. Now, when absent. */
  readonly from?: InputMaybe<Scalars['Instant']['input']>;
  readonly newId: Scalars['ID']['input'];
  readonly oldId: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type Superseded = {
  readonly __typename?: 'Superseded';
  /** False when it was known already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly newId: Scalars['ID']['output'];
  readonly oldId: Scalars['ID']['output'];
};

export type UndoInput = {
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly runId: Scalars['ID']['input'];
};

export type Undone = {
  readonly __typename?: 'Undone';
  readonly changes: ReadonlyArray<Change>;
  /** How many claims of the run count no more. */
  readonly claimCount: Scalars['Int']['output'];
  readonly runId: Scalars['ID']['output'];
};

export type UnmergeInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type Verdict =
  | 'duplicate'
  | 'near_duplicate'
  | 'new';

export type VerifyAuditInput = {
  readonly headHash?: InputMaybe<Scalars['String']['input']>;
  /** A head that was noted down before. */
  readonly headIndex?: InputMaybe<Scalars['Int']['input']>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
};

export type WhyNot = {
  readonly __typename?: 'WhyNot';
  readonly id: Scalars['ID']['output'];
  /** Its place among the candidates, from 1. Null when it was not ranked. */
  readonly rank?: Maybe<Scalars['Int']['output']>;
  readonly reason: Scalars['String']['output'];
  /** The step that dropped it: kind, gather, filter, rank, abstain; or `shown`. */
  readonly step: Scalars['String']['output'];
};

export type WhyNotInput = {
  readonly asKnownAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly asOf?: InputMaybe<Scalars['Instant']['input']>;
  /** Answer by then with what is there, however little. */
  readonly deadlineMs?: InputMaybe<Scalars['Int']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly mode?: InputMaybe<EmbeddingMode>;
  readonly posture?: InputMaybe<Posture>;
  readonly query: Scalars['String']['input'];
  readonly scopes?: InputMaybe<ReadonlyArray<RetrievalScope>>;
  readonly session?: InputMaybe<Scalars['String']['input']>;
  readonly workItemId?: InputMaybe<Scalars['ID']['input']>;
};

export type WorkAdvanceInput = {
  /** The state the caller believes it to be in. */
  readonly expected: WorkStatus;
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly status: WorkStatus;
};

export type WorkCreateInput = {
  readonly body?: InputMaybe<Scalars['String']['input']>;
  readonly dueAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly kind?: InputMaybe<WorkKind>;
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** Makes a retry harmless: the same id gives the same piece of work. */
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly title: Scalars['String']['input'];
};

export type WorkFound = {
  readonly __typename?: 'WorkFound';
  /** Null when it is not due. */
  readonly dueAt?: Maybe<Scalars['Instant']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: WorkKind;
  readonly namespace: Scalars['String']['output'];
  /** Null at the top. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly status: WorkStatus;
  readonly tags: ReadonlyArray<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly updatedAt: Scalars['Instant']['output'];
};

export type WorkKind =
  | 'epic'
  | 'mission'
  | 'subtask'
  | 'task';

export type WorkLinkInput = {
  readonly id: Scalars['ID']['input'];
  /** A memory that becomes part of it, or another piece of work that it depends on. */
  readonly memoryId: Scalars['ID']['input'];
};

export type WorkLinked = {
  readonly __typename?: 'WorkLinked';
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly memoryId: Scalars['ID']['output'];
};

/** A piece of work in its tree; parents come before children. */
export type WorkNode = {
  readonly __typename?: 'WorkNode';
  readonly depth: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: WorkKind;
  readonly ordinal: Scalars['Int']['output'];
  /** Null at the top. */
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  /** How many memories are part of it. */
  readonly partCount: Scalars['Int']['output'];
  readonly status: WorkStatus;
  readonly title: Scalars['String']['output'];
};

export type WorkQueryInput = {
  readonly kind?: InputMaybe<WorkKind>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  readonly status?: InputMaybe<WorkStatus>;
  readonly tag?: InputMaybe<Scalars['String']['input']>;
};

/** How a piece of work stands. */
export type WorkReceipt = {
  readonly __typename?: 'WorkReceipt';
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly status: WorkStatus;
};

export type WorkStatus =
  | 'active'
  | 'blocked'
  | 'completed'
  | 'done'
  | 'dropped'
  | 'failed'
  | 'in_progress'
  | 'planning'
  | 'todo';

export type WorkTreeInput = {
  readonly depth?: InputMaybe<Scalars['Int']['input']>;
  readonly rootId: Scalars['ID']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AgentRole: AgentRole;
  AgentStatus: AgentStatus;
  AlikeEntities: ResolverTypeWrapper<AlikeEntities>;
  AlikeInput: AlikeInput;
  AuditBreak: ResolverTypeWrapper<AuditBreak>;
  AuditBreakKind: AuditBreakKind;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditVerdict: ResolverTypeWrapper<AuditVerdict>;
  AuthorityState: AuthorityState;
  BatchItem: ResolverTypeWrapper<BatchOutcome>;
  BeliefsInput: BeliefsInput;
  BelievedFact: ResolverTypeWrapper<BelievedFact>;
  BlockKind: BlockKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaptureBatchInput: CaptureBatchInput;
  CaptureInput: CaptureInput;
  CaptureRole: CaptureRole;
  Change: ResolverTypeWrapper<Change>;
  ChangeKind: ChangeKind;
  CheckStatus: CheckStatus;
  ConsolidateInput: ConsolidateInput;
  ConsolidationFailure: ResolverTypeWrapper<ConsolidationFailure>;
  ConsolidationState: ConsolidationState;
  ConsolidationStatus: ResolverTypeWrapper<ConsolidationStatus>;
  ContestedInput: ContestedInput;
  Decided: ResolverTypeWrapper<Decided>;
  Detail: Detail;
  Direction: Direction;
  Dispute: ResolverTypeWrapper<Dispute>;
  EdgeType: EdgeType;
  EmbedderState: EmbedderState;
  EmbeddingMode: EmbeddingMode;
  EmbeddingState: EmbeddingState;
  EpisodeKind: EpisodeKind;
  EraseInput: EraseInput;
  Erasure: ResolverTypeWrapper<Erasure>;
  ErasureAction: ErasureAction;
  ErasureClosureInput: ErasureClosureInput;
  ErasureItem: ResolverTypeWrapper<ErasureItem>;
  Exactness: Exactness;
  Excision: ResolverTypeWrapper<Excision>;
  ExcisionAction: ExcisionAction;
  FactOfHit: ResolverTypeWrapper<FactOfHit>;
  FactStatus: FactStatus;
  FailuresInput: FailuresInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HistoryInput: HistoryInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeepInput: KeepInput;
  Kept: ResolverTypeWrapper<Kept>;
  Label: Label;
  LabelCount: ResolverTypeWrapper<LabelCount>;
  Link: ResolverTypeWrapper<NodeLink>;
  ManifestEntry: ResolverTypeWrapper<ManifestEntry>;
  ManifestInput: ManifestInput;
  MemoryDetail: ResolverTypeWrapper<MemoryDetail>;
  MergeInput: MergeInput;
  Merged: ResolverTypeWrapper<Merged>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCount: ResolverTypeWrapper<NamedCount>;
  Neo4jStatus: ResolverTypeWrapper<Neo4jStatus>;
  NodeSummary: ResolverTypeWrapper<Node>;
  NoteKind: NoteKind;
  ObjectKind: ObjectKind;
  Outcome: Outcome;
  Posture: Posture;
  PromotionStatus: PromotionStatus;
  Property: ResolverTypeWrapper<Property>;
  Provenance: ResolverTypeWrapper<Provenance>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadInput: ReadInput;
  ReasoningTier: ReasoningTier;
  RecallHit: ResolverTypeWrapper<Hit>;
  RecallInput: RecallInput;
  Recalled: ResolverTypeWrapper<Answer>;
  Receipt: ResolverTypeWrapper<Receipt>;
  Refusal: ResolverTypeWrapper<Refusal>;
  ReleaseAction: ReleaseAction;
  ReleaseInput: ReleaseInput;
  ResolveInput: ResolveInput;
  RetrievalScope: RetrievalScope;
  Role: Role;
  Run: ResolverTypeWrapper<Run>;
  ScoreBand: ScoreBand;
  ScoreComponent: ResolverTypeWrapper<ScoreComponent>;
  SearchInput: SearchInput;
  Searched: ResolverTypeWrapper<Omit<Searched, 'recalled'> & { recalled: ResolversTypes['Recalled'] }>;
  SessionManifest: ResolverTypeWrapper<SessionManifest>;
  Stance: Stance;
  Standing: Standing;
  Status: ResolverTypeWrapper<Status>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SupersedeInput: SupersedeInput;
  Superseded: ResolverTypeWrapper<Superseded>;
  UndoInput: UndoInput;
  Undone: ResolverTypeWrapper<Undone>;
  UnmergeInput: UnmergeInput;
  Verdict: Verdict;
  VerifyAuditInput: VerifyAuditInput;
  WhyNot: ResolverTypeWrapper<WhyNot>;
  WhyNotInput: WhyNotInput;
  WorkAdvanceInput: WorkAdvanceInput;
  WorkCreateInput: WorkCreateInput;
  WorkFound: ResolverTypeWrapper<WorkFound>;
  WorkKind: WorkKind;
  WorkLinkInput: WorkLinkInput;
  WorkLinked: ResolverTypeWrapper<WorkLinked>;
  WorkNode: ResolverTypeWrapper<WorkNode>;
  WorkQueryInput: WorkQueryInput;
  WorkReceipt: ResolverTypeWrapper<WorkReceipt>;
  WorkStatus: WorkStatus;
  WorkTreeInput: WorkTreeInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AlikeEntities: AlikeEntities;
  AlikeInput: AlikeInput;
  AuditBreak: AuditBreak;
  AuditEntry: AuditEntry;
  AuditVerdict: AuditVerdict;
  BatchItem: BatchOutcome;
  BeliefsInput: BeliefsInput;
  BelievedFact: BelievedFact;
  Boolean: Scalars['Boolean']['output'];
  CaptureBatchInput: CaptureBatchInput;
  CaptureInput: CaptureInput;
  Change: Change;
  ConsolidateInput: ConsolidateInput;
  ConsolidationFailure: ConsolidationFailure;
  ConsolidationStatus: ConsolidationStatus;
  ContestedInput: ContestedInput;
  Decided: Decided;
  Dispute: Dispute;
  EraseInput: EraseInput;
  Erasure: Erasure;
  ErasureClosureInput: ErasureClosureInput;
  ErasureItem: ErasureItem;
  Excision: Excision;
  FactOfHit: FactOfHit;
  FailuresInput: FailuresInput;
  Float: Scalars['Float']['output'];
  HistoryInput: HistoryInput;
  ID: Scalars['ID']['output'];
  Instant: Scalars['Instant']['output'];
  Int: Scalars['Int']['output'];
  KeepInput: KeepInput;
  Kept: Kept;
  LabelCount: LabelCount;
  Link: NodeLink;
  ManifestEntry: ManifestEntry;
  ManifestInput: ManifestInput;
  MemoryDetail: MemoryDetail;
  MergeInput: MergeInput;
  Merged: Merged;
  Mutation: Record<PropertyKey, never>;
  NamedCount: NamedCount;
  Neo4jStatus: Neo4jStatus;
  NodeSummary: Node;
  Property: Property;
  Provenance: Provenance;
  Query: Record<PropertyKey, never>;
  ReadInput: ReadInput;
  RecallHit: Hit;
  RecallInput: RecallInput;
  Recalled: Answer;
  Receipt: Receipt;
  Refusal: Refusal;
  ReleaseInput: ReleaseInput;
  ResolveInput: ResolveInput;
  Run: Run;
  ScoreComponent: ScoreComponent;
  SearchInput: SearchInput;
  Searched: Omit<Searched, 'recalled'> & { recalled: ResolversParentTypes['Recalled'] };
  SessionManifest: SessionManifest;
  Status: Status;
  String: Scalars['String']['output'];
  SupersedeInput: SupersedeInput;
  Superseded: Superseded;
  UndoInput: UndoInput;
  Undone: Undone;
  UnmergeInput: UnmergeInput;
  VerifyAuditInput: VerifyAuditInput;
  WhyNot: WhyNot;
  WhyNotInput: WhyNotInput;
  WorkAdvanceInput: WorkAdvanceInput;
  WorkCreateInput: WorkCreateInput;
  WorkFound: WorkFound;
  WorkLinkInput: WorkLinkInput;
  WorkLinked: WorkLinked;
  WorkNode: WorkNode;
  WorkQueryInput: WorkQueryInput;
  WorkReceipt: WorkReceipt;
  WorkTreeInput: WorkTreeInput;
};

export type AlikeEntitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AlikeEntities'] = ResolversParentTypes['AlikeEntities']> = {
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditBreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditBreak'] = ResolversParentTypes['AuditBreak']> = {
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  index?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditBreakKind'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  verb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditVerdictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditVerdict'] = ResolversParentTypes['AuditVerdict']> = {
  blankedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  breaks?: Resolver<ReadonlyArray<ResolversTypes['AuditBreak']>, ParentType, ContextType>;
  headHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sealedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unsealedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BatchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BatchItem'] = ResolversParentTypes['BatchItem']> = {
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type BelievedFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BelievedFact'] = ResolversParentTypes['BelievedFact']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingestedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  isNegated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  predicate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FactStatus'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsolidationFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidationFailure'] = ResolversParentTypes['ConsolidationFailure']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsolidationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsolidationStatus'] = ResolversParentTypes['ConsolidationStatus']> = {
  consolidatedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contestedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  factCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLeased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  processedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rawCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ruleVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DecidedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decided'] = ResolversParentTypes['Decided']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherConfidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  otherId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherSourceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  otherStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  otherTrust?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  certificateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['LabelCount']>, ParentType, ContextType>;
  erasedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ErasureItem']>, ParentType, ContextType>;
  rederivedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErasureItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasureItem'] = ResolversParentTypes['ErasureItem']> = {
  action?: Resolver<ResolversTypes['ErasureAction'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExcisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Excision'] = ResolversParentTypes['Excision']> = {
  action?: Resolver<ResolversTypes['ExcisionAction'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FactOfHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FactOfHit'] = ResolversParentTypes['FactOfHit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['Standing'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export interface InstantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Instant'], any> {
  name: 'Instant';
}

export type KeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kept'] = ResolversParentTypes['Kept']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LabelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelCount'] = ResolversParentTypes['LabelCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  at?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['Direction'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NodeSummary'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EdgeType'], ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ManifestEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManifestEntry'] = ResolversParentTypes['ManifestEntry']> = {
  capturedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  speaker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MemoryDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemoryDetail'] = ResolversParentTypes['MemoryDetail']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<ReadonlyArray<ResolversTypes['Property']>, ParentType, ContextType>;
  provenance?: Resolver<Maybe<ResolversTypes['Provenance']>, ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MergedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Merged'] = ResolversParentTypes['Merged']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  capture?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType, RequireFields<MutationCaptureArgs, 'input'>>;
  captureBatch?: Resolver<ReadonlyArray<ResolversTypes['BatchItem']>, ParentType, ContextType, RequireFields<MutationCaptureBatchArgs, 'input'>>;
  consolidate?: Resolver<ResolversTypes['Run'], ParentType, ContextType, RequireFields<MutationConsolidateArgs, 'input'>>;
  erase?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<MutationEraseArgs, 'input'>>;
  forget?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationForgetArgs, 'input'>>;
  mergeEntities?: Resolver<ResolversTypes['Merged'], ParentType, ContextType, RequireFields<MutationMergeEntitiesArgs, 'input'>>;
  pin?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationPinArgs, 'input'>>;
  releaseFailed?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationReleaseFailedArgs, 'input'>>;
  resolve?: Resolver<ResolversTypes['Decided'], ParentType, ContextType, RequireFields<MutationResolveArgs, 'input'>>;
  supersede?: Resolver<ResolversTypes['Superseded'], ParentType, ContextType, RequireFields<MutationSupersedeArgs, 'input'>>;
  undoConsolidation?: Resolver<ResolversTypes['Undone'], ParentType, ContextType, RequireFields<MutationUndoConsolidationArgs, 'input'>>;
  unforget?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationUnforgetArgs, 'input'>>;
  unmergeEntities?: Resolver<ResolversTypes['Merged'], ParentType, ContextType, RequireFields<MutationUnmergeEntitiesArgs, 'input'>>;
  unpin?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationUnpinArgs, 'input'>>;
  workAdvance?: Resolver<ResolversTypes['WorkReceipt'], ParentType, ContextType, RequireFields<MutationWorkAdvanceArgs, 'input'>>;
  workCreate?: Resolver<ResolversTypes['WorkReceipt'], ParentType, ContextType, RequireFields<MutationWorkCreateArgs, 'input'>>;
  workLink?: Resolver<ResolversTypes['WorkLinked'], ParentType, ContextType, RequireFields<MutationWorkLinkArgs, 'input'>>;
};

export type NamedCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Neo4jStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Neo4jStatus'] = ResolversParentTypes['Neo4jStatus']> = {
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indexCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onlineIndexCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NodeSummary'] = ResolversParentTypes['NodeSummary']> = {
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiredAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingestedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['Link']>, ParentType, ContextType, RequireFields<NodeSummaryLinksArgs, 'limit'>>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Provenance'] = ResolversParentTypes['Provenance']> = {
  transport?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trustAtWrite?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  writerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  alikeEntities?: Resolver<ReadonlyArray<ResolversTypes['AlikeEntities']>, ParentType, ContextType, RequireFields<QueryAlikeEntitiesArgs, 'input'>>;
  auditHistory?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType, RequireFields<QueryAuditHistoryArgs, 'input'>>;
  beliefs?: Resolver<ReadonlyArray<ResolversTypes['BelievedFact']>, ParentType, ContextType, RequireFields<QueryBeliefsArgs, 'input'>>;
  consolidationFailures?: Resolver<ReadonlyArray<ResolversTypes['ConsolidationFailure']>, ParentType, ContextType, RequireFields<QueryConsolidationFailuresArgs, 'input'>>;
  consolidationStatus?: Resolver<ReadonlyArray<ResolversTypes['ConsolidationStatus']>, ParentType, ContextType>;
  contested?: Resolver<ReadonlyArray<ResolversTypes['Dispute']>, ParentType, ContextType, RequireFields<QueryContestedArgs, 'input'>>;
  erasureClosure?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<QueryErasureClosureArgs, 'input'>>;
  node?: Resolver<Maybe<ResolversTypes['NodeSummary']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  readMemory?: Resolver<ReadonlyArray<ResolversTypes['MemoryDetail']>, ParentType, ContextType, RequireFields<QueryReadMemoryArgs, 'input'>>;
  recall?: Resolver<ResolversTypes['Recalled'], ParentType, ContextType, RequireFields<QueryRecallArgs, 'input'>>;
  search?: Resolver<ResolversTypes['Searched'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'input'>>;
  sessionManifest?: Resolver<ResolversTypes['SessionManifest'], ParentType, ContextType, RequireFields<QuerySessionManifestArgs, 'input'>>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  verifyAudit?: Resolver<ResolversTypes['AuditVerdict'], ParentType, ContextType, RequireFields<QueryVerifyAuditArgs, 'input'>>;
  whyNot?: Resolver<ResolversTypes['WhyNot'], ParentType, ContextType, RequireFields<QueryWhyNotArgs, 'input'>>;
  workQuery?: Resolver<ReadonlyArray<ResolversTypes['WorkFound']>, ParentType, ContextType, RequireFields<QueryWorkQueryArgs, 'input'>>;
  workTree?: Resolver<ReadonlyArray<ResolversTypes['WorkNode']>, ParentType, ContextType, RequireFields<QueryWorkTreeArgs, 'input'>>;
};

export type RecallHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallHit'] = ResolversParentTypes['RecallHit']> = {
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['ScoreComponent']>, ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['FactOfHit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isContested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['RetrievalScope'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scoreBand?: Resolver<ResolversTypes['ScoreBand'], ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sourceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  speaker?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RecalledResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Recalled'] = ResolversParentTypes['Recalled']> = {
  abstained?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  abstainedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  class?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  consideredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coreBlocks?: Resolver<ReadonlyArray<ResolversTypes['RecallHit']>, ParentType, ContextType>;
  embedder?: Resolver<ResolversTypes['EmbedderState'], ParentType, ContextType>;
  exactness?: Resolver<ResolversTypes['Exactness'], ParentType, ContextType>;
  hits?: Resolver<ReadonlyArray<ResolversTypes['RecallHit']>, ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['EmbeddingMode'], ParentType, ContextType>;
  namespaces?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<ReadonlyArray<ResolversTypes['RecallHit']>, ParentType, ContextType>;
  posture?: Resolver<ResolversTypes['Posture'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removed?: Resolver<ReadonlyArray<ResolversTypes['NamedCount']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['RetrievalScope']>, ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['NamedCount']>, ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  embeddingState?: Resolver<ResolversTypes['EmbeddingState'], ParentType, ContextType>;
  excisions?: Resolver<ReadonlyArray<ResolversTypes['Excision']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearDuplicateOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['Verdict'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Run'] = ResolversParentTypes['Run']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  contestedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  derivedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entityCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  episodeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOurs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quarantinedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supersededCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScoreComponentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScoreComponent'] = ResolversParentTypes['ScoreComponent']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SearchedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Searched'] = ResolversParentTypes['Searched']> = {
  recalled?: Resolver<ResolversTypes['Recalled'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionManifestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionManifest'] = ResolversParentTypes['SessionManifest']> = {
  episodes?: Resolver<ReadonlyArray<ResolversTypes['ManifestEntry']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status']> = {
  census?: Resolver<ReadonlyArray<ResolversTypes['LabelCount']>, ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastErasureAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  namespaces?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  neo4j?: Resolver<ResolversTypes['Neo4jStatus'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  schemaVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupersededResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Superseded'] = ResolversParentTypes['Superseded']> = {
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  oldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Undone'] = ResolversParentTypes['Undone']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  claimCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WhyNotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhyNot'] = ResolversParentTypes['WhyNot']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkFound'] = ResolversParentTypes['WorkFound']> = {
  dueAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type WorkLinkedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkLinked'] = ResolversParentTypes['WorkLinked']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WorkNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkNode'] = ResolversParentTypes['WorkNode']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  ordinal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  partCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkReceipt'] = ResolversParentTypes['WorkReceipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AlikeEntities?: AlikeEntitiesResolvers<ContextType>;
  AuditBreak?: AuditBreakResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditVerdict?: AuditVerdictResolvers<ContextType>;
  BatchItem?: BatchItemResolvers<ContextType>;
  BelievedFact?: BelievedFactResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ConsolidationFailure?: ConsolidationFailureResolvers<ContextType>;
  ConsolidationStatus?: ConsolidationStatusResolvers<ContextType>;
  Decided?: DecidedResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  ErasureItem?: ErasureItemResolvers<ContextType>;
  Excision?: ExcisionResolvers<ContextType>;
  FactOfHit?: FactOfHitResolvers<ContextType>;
  Instant?: GraphQLScalarType;
  Kept?: KeptResolvers<ContextType>;
  LabelCount?: LabelCountResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  ManifestEntry?: ManifestEntryResolvers<ContextType>;
  MemoryDetail?: MemoryDetailResolvers<ContextType>;
  Merged?: MergedResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  Neo4jStatus?: Neo4jStatusResolvers<ContextType>;
  NodeSummary?: NodeSummaryResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  Provenance?: ProvenanceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecallHit?: RecallHitResolvers<ContextType>;
  Recalled?: RecalledResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  Run?: RunResolvers<ContextType>;
  ScoreComponent?: ScoreComponentResolvers<ContextType>;
  Searched?: SearchedResolvers<ContextType>;
  SessionManifest?: SessionManifestResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  Superseded?: SupersededResolvers<ContextType>;
  Undone?: UndoneResolvers<ContextType>;
  WhyNot?: WhyNotResolvers<ContextType>;
  WorkFound?: WorkFoundResolvers<ContextType>;
  WorkLinked?: WorkLinkedResolvers<ContextType>;
  WorkNode?: WorkNodeResolvers<ContextType>;
  WorkReceipt?: WorkReceiptResolvers<ContextType>;
};

