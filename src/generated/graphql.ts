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

export type AttestInput = {
  /** What is vouched for. The predicate of a fact, when absent. */
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** A fact, a core block or a skill. */
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** An agent's word for a memory. */
export type Attested = {
  readonly __typename?: 'Attested';
  readonly agentId: Scalars['ID']['output'];
  readonly at: Scalars['Instant']['output'];
  readonly category: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** True when the caller wrote it: its word stands, and counts for no quorum. */
  readonly isAuthor: Scalars['Boolean']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
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
  | 'missing'
  | 'rewritten';

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
  /** Instead of `asOf`: a named instant, or one as ISO 8601. Refuses with `UNKNOWN_NAME`. */
  readonly at?: InputMaybe<Scalars['String']['input']>;
  /** Only what was said in this named stretch of time. Refuses with `UNKNOWN_NAME`. */
  readonly during?: InputMaybe<Scalars['String']['input']>;
  /** Everything that was ever believed, and not only what holds. */
  readonly isPast?: InputMaybe<Scalars['Boolean']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly predicate?: InputMaybe<Scalars['String']['input']>;
  /** Only what was said in the scope of this name. Refuses with `UNKNOWN_NAME`. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
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

export type BlastRadiusInput = {
  readonly id: Scalars['ID']['input'];
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

export type BlockKind =
  | 'commitment'
  | 'identity'
  | 'persona'
  | 'preference'
  | 'redline';

export type CapabilitiesInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** The mission that needs them. */
  readonly missionId?: InputMaybe<Scalars['ID']['input']>;
  /** What is to be done, where there is no mission, or beside it. */
  readonly need?: InputMaybe<Scalars['String']['input']>;
};

export type Capability = {
  readonly __typename?: 'Capability';
  readonly failureCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** True when it was learned now. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  /** The mean of Beta(successes + 1, failures + 1). */
  readonly proficiency: Scalars['Float']['output'];
  readonly successCount: Scalars['Int']['output'];
};

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

export type ChangedEntry = {
  readonly __typename?: 'ChangedEntry';
  readonly at: Scalars['Instant']['output'];
  readonly content: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: EpisodeKind;
  /** For a check, what it said. Null otherwise. */
  readonly status?: Maybe<CheckStatus>;
};

/** Since a decision, a named instant or a time: exactly one of the three. */
export type ChangesInput = {
  readonly anchor?: InputMaybe<Scalars['String']['input']>;
  readonly at?: InputMaybe<Scalars['Instant']['input']>;
  readonly decisionId?: InputMaybe<Scalars['ID']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly missionId: Scalars['ID']['input'];
};

export type Check = {
  readonly __typename?: 'Check';
  readonly checkLabel: Scalars['String']['output'];
  readonly checkResult: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly status: CheckStatus;
  readonly validatedAt: Scalars['Instant']['output'];
};

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

export type CoreAcceptInput = {
  /** The hash of the content that the caller has seen. */
  readonly expectedHash: Scalars['String']['input'];
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type CoreAttestation = {
  readonly __typename?: 'CoreAttestation';
  readonly agentId: Scalars['ID']['output'];
  readonly at: Scalars['Instant']['output'];
  /** Null when none was given. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** True when the block was edited after that: it was another text that was vouched for. */
  readonly isStale: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
};

export type CoreEditInput = {
  readonly content: Scalars['String']['input'];
  /** The hash of the content that the caller has seen. */
  readonly expectedHash: Scalars['String']['input'];
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type CoreEdited = {
  readonly __typename?: 'CoreEdited';
  readonly contentHash: Scalars['String']['output'];
  /** How far it has gone from its baseline, 0 to 1. */
  readonly drift: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  /** Whether that is far enough to ask somebody: 0.5 or more. */
  readonly isDrifted: Scalars['Boolean']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
};

/** What always holds, and comes first in every search. */
export type CoreEntry = {
  readonly __typename?: 'CoreEntry';
  /** Who vouches for it, the oldest first. */
  readonly attestations: ReadonlyArray<CoreAttestation>;
  /** When its baseline was set. Null for a block that has none. */
  readonly baselineAt?: Maybe<Scalars['Instant']['output']>;
  readonly content: Scalars['String']['output'];
  /** What an edit must say it has seen. */
  readonly contentHash: Scalars['String']['output'];
  /** How far it has gone from its baseline, 0 to 1. */
  readonly drift: Scalars['Float']['output'];
  readonly id: Scalars['ID']['output'];
  readonly ingestedAt: Scalars['Instant']['output'];
  /** Whether that is far enough to ask somebody: 0.5 or more. */
  readonly isDrifted: Scalars['Boolean']['output'];
  readonly kind: BlockKind;
  readonly namespace: Scalars['String']['output'];
  /** Null when its writer said nothing of it. */
  readonly sensitivity?: Maybe<Scalars['String']['output']>;
  readonly trust: Scalars['Float']['output'];
  /** When its content last changed. */
  readonly updatedAt: Scalars['Instant']['output'];
};

export type CoreListInput = {
  readonly kind?: InputMaybe<BlockKind>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a core block. */
export type CoreReceipt = {
  readonly __typename?: 'CoreReceipt';
  /** What the next edit must say it has seen. */
  readonly contentHash: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
};

export type CoreRemoveInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type CoreSet = {
  readonly __typename?: 'CoreSet';
  readonly contentHash: Scalars['String']['output'];
  readonly embeddingState: EmbeddingState;
  /** What was taken out, fenced or flagged, as byte ranges of what was sent. */
  readonly excisions: ReadonlyArray<Excision>;
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly kind: BlockKind;
  readonly namespace: Scalars['String']['output'];
};

export type CoreSetInput = {
  /** 2,000 characters at most. */
  readonly content: Scalars['String']['input'];
  readonly kind: BlockKind;
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** Makes a retry harmless: the same id gives the same block. */
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Who should see it, in the caller's own words. */
  readonly sensitivity?: InputMaybe<Scalars['String']['input']>;
};

export type DecideInput = {
  readonly action: Scalars['String']['input'];
  readonly decidedAt?: InputMaybe<Scalars['Instant']['input']>;
  /** Observations and facts that speak for it. */
  readonly evidenceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly expectedOutcome: Scalars['String']['input'];
  readonly missionId: Scalars['ID']['input'];
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  readonly rationale: Scalars['String']['input'];
  /** Capabilities that it makes use of: how it turns out counts for them. */
  readonly skillIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The context slice that it was based on. */
  readonly sliceId?: InputMaybe<Scalars['ID']['input']>;
  /** The earlier decision that it takes the place of. */
  readonly supersedes?: InputMaybe<Scalars['ID']['input']>;
};

export type Decided = {
  readonly __typename?: 'Decided';
  readonly changes: ReadonlyArray<Change>;
  readonly id: Scalars['ID']['output'];
};

/** What was chosen, why, what was expected of it, and what came of it. */
export type Decision = {
  readonly __typename?: 'Decision';
  readonly action: Scalars['String']['output'];
  readonly checks: ReadonlyArray<Check>;
  readonly decidedAt: Scalars['Instant']['output'];
  /** The numbers that were expected and found, compared; the worst first. */
  readonly deltas: ReadonlyArray<Delta>;
  readonly expectedOutcome: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** How far it missed: above 2 for a failure, else the largest unfavourable share. */
  readonly mismatch: Scalars['Float']['output'];
  /** What the last conclusive check found. Null until there is one. */
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly rationale: Scalars['String']['output'];
  readonly recordedAt: Scalars['Instant']['output'];
  /** `needs_review` when something it stands on has fallen. Null when nothing ever did. */
  readonly reviewState?: Maybe<ReviewState>;
  /** The slice that it was based on. Null when it was based on none. */
  readonly sliceId?: Maybe<Scalars['ID']['output']>;
  readonly standing: DecisionStanding;
  /** The decision that took its place. Null while it stands. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
};

export type DecisionOrder =
  | 'mismatch'
  | 'recent';

export type DecisionStanding =
  | 'diverged'
  | 'failed'
  | 'inconclusive'
  | 'passed'
  | 'unvalidated';

export type DecisionsInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly missionId: Scalars['ID']['input'];
  /** The newest first, or what failed and missed first. */
  readonly order?: InputMaybe<DecisionOrder>;
};

export type DefineAnchorInput = {
  readonly at: Scalars['Instant']['input'];
  /** Lets a name that is known mean another time. Needs a reason. */
  readonly isRedefinition?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type DefineWindowInput = {
  /** Not part of it. Without one it is still going on. */
  readonly endsAt?: InputMaybe<Scalars['Instant']['input']>;
  /** Lets a name that is known mean another time. Needs a reason. */
  readonly isRedefinition?: InputMaybe<Scalars['Boolean']['input']>;
  readonly name: Scalars['String']['input'];
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly startsAt: Scalars['Instant']['input'];
};

/** A name for a time, and what was tied to it so far. */
export type DefinedTime = {
  readonly __typename?: 'DefinedTime';
  readonly id: Scalars['ID']['output'];
  /** False when it meant that already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly linkedCount: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly namespace: Scalars['String']['output'];
  /** Where `refreshTime` goes on. Null when all that belongs is tied. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly unlinkedCount: Scalars['Int']['output'];
};

/** How one number came out, against what was expected of it. */
export type Delta = {
  readonly __typename?: 'Delta';
  readonly actual: Scalars['Float']['output'];
  /** Actual minus expected, in `unit`. */
  readonly difference: Scalars['Float']['output'];
  /** What is measured: duration, size, share, money, or a count of something. */
  readonly dimension: Scalars['String']['output'];
  readonly expected: Scalars['Float']['output'];
  /** Null where neither more nor less is known to be better. */
  readonly isBetter?: Maybe<Scalars['Boolean']['output']>;
  /** The difference as a share of what was expected. Null when nothing was expected. */
  readonly share?: Maybe<Scalars['Float']['output']>;
  /** Empty for a count. */
  readonly unit: Scalars['String']['output'];
};

export type DeltaInput = {
  readonly decisionId: Scalars['ID']['input'];
};

export type DemoteInput = {
  /** The fact that was promoted, not its copy. */
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type DemotedCopy = {
  readonly __typename?: 'DemotedCopy';
  /** Null when the original is gone. */
  readonly factId?: Maybe<Scalars['ID']['output']>;
  /** The gate it no longer passes; `original` when there is none any more. */
  readonly lost: Scalars['String']['output'];
  readonly promotedId: Scalars['ID']['output'];
};

/** Something alive that stands on what was asked about. */
export type Dependent = {
  readonly __typename?: 'Dependent';
  readonly depth: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null for what has no kinds. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  /** Null when it is part of none. */
  readonly missionId?: Maybe<Scalars['ID']['output']>;
  /** Null when it was never called into question. */
  readonly reviewState?: Maybe<ReviewState>;
  readonly text: Scalars['String']['output'];
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

export type DoNot = {
  readonly __typename?: 'DoNot';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly likeness: Scalars['Float']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly observedAt: Scalars['Instant']['output'];
  /** The skills that are known to fail this way. */
  readonly skillIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** What must not be done again: what was ruled out, and what was tried and failed. */
export type DoNotRepeat = {
  readonly __typename?: 'DoNotRepeat';
  readonly action: Scalars['String']['output'];
  readonly at: Scalars['Instant']['output'];
  readonly because: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly kind: RepeatKind;
};

/** A newer observation that changed what an older one said, or puts it in doubt. */
export type Drift = {
  readonly __typename?: 'Drift';
  /** `superseded` and `contested` by the belief engine, `stated` by the observer. */
  readonly how: DriftHow;
  readonly newerAt: Scalars['Instant']['output'];
  readonly newerId: Scalars['ID']['output'];
  readonly newerSource: Scalars['String']['output'];
  readonly now: Scalars['String']['output'];
  readonly olderAt: Scalars['Instant']['output'];
  readonly olderId: Scalars['ID']['output'];
  readonly olderSource: Scalars['String']['output'];
  readonly was: Scalars['String']['output'];
};

export type DriftHow =
  | 'contested'
  | 'stated'
  | 'superseded';

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

export type EndSessionInput = {
  /** Now, when absent. */
  readonly endedAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Its id, or the key that its writer gave it. */
  readonly session: Scalars['String']['input'];
};

/** When a session was over. */
export type EndedSession = {
  readonly __typename?: 'EndedSession';
  readonly endedAt: Scalars['Instant']['output'];
  readonly id: Scalars['ID']['output'];
  /** False when it had ended already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
};

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

export type FailureListInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  readonly skillId?: InputMaybe<Scalars['ID']['input']>;
};

/** A way in which something fails. */
export type FailureMode = {
  readonly __typename?: 'FailureMode';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly observedAt: Scalars['Instant']['output'];
  /** The skills that are known to fail this way. */
  readonly skillIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type FailureReceipt = {
  readonly __typename?: 'FailureReceipt';
  readonly id: Scalars['ID']['output'];
  /** False when it was known already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
};

export type FailuresInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

/** A skill that may help. It is data: nothing in it was checked by running it. */
export type FoundSkill = {
  readonly __typename?: 'FoundSkill';
  readonly authorityState: AuthorityState;
  readonly body: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly failureCount: Scalars['Int']['output'];
  /** The ways in which it is known to fail, newest first. */
  readonly failures: ReadonlyArray<KnownFailure>;
  readonly id: Scalars['ID']['output'];
  /** Whether it was read out of what happened, and nobody wrote it down. */
  readonly isInduced: Scalars['Boolean']['output'];
  /** Null when none was given. */
  readonly language?: Maybe<Scalars['String']['output']>;
  /** Null until an outcome was recorded. */
  readonly lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** How like the problem it is, 0 to 1. */
  readonly likeness: Scalars['Float']['output'];
  readonly name: Scalars['String']['output'];
  readonly namespace: Scalars['String']['output'];
  /** What it takes, as JSON text. Null when nobody said. */
  readonly params?: Maybe<Scalars['String']['output']>;
  readonly postconditions: ReadonlyArray<Scalars['String']['output']>;
  readonly preconditions: ReadonlyArray<Scalars['String']['output']>;
  readonly proficiency: Scalars['Float']['output'];
  /** Likeness times proficiency, less for known failures that read like the problem. */
  readonly score: Scalars['Float']['output'];
  /** What it was made from, as far as the caller may see it. */
  readonly sourceIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly successCount: Scalars['Int']['output'];
  readonly version: Scalars['Int']['output'];
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

/** A slice exactly as it was shown. */
export type KeptSlice = {
  readonly __typename?: 'KeptSlice';
  readonly assembledAt: Scalars['Instant']['output'];
  readonly hasDrift: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly itemIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly missionId: Scalars['ID']['output'];
  /** `{ facts, decisions, validations, scores, … }` as JSON text. */
  readonly payload: Scalars['String']['output'];
  readonly relevanceScore: Scalars['Float']['output'];
  readonly taskLabel: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type KnownFailure = {
  readonly __typename?: 'KnownFailure';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly observedAt: Scalars['Instant']['output'];
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

export type LatestSlice = {
  readonly __typename?: 'LatestSlice';
  readonly assembledAt: Scalars['Instant']['output'];
  readonly hasDrift: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly relevanceScore: Scalars['Float']['output'];
  readonly taskLabel: Scalars['String']['output'];
};

export type LearnedSkillInput = {
  /** How it is done. Data, never run. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it belongs to no mission in particular. */
  readonly isGeneral?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name by which it is known from then on. */
  readonly name: Scalars['String']['input'];
};

/** From evidence to capability. */
export type Lineage = {
  readonly __typename?: 'Lineage';
  readonly edges: ReadonlyArray<LineageEdge>;
  readonly id: Scalars['ID']['output'];
  /** True when there is more in a direction than the limit allows. */
  readonly isCut: Scalars['Boolean']['output'];
  readonly nodes: ReadonlyArray<LineageNode>;
};

export type LineageDirection =
  | 'both'
  | 'consequences'
  | 'evidence';

export type LineageEdge = {
  readonly __typename?: 'LineageEdge';
  readonly fromId: Scalars['ID']['output'];
  /** For an item of a slice, the score it had there. Null otherwise. */
  readonly score?: Maybe<Scalars['Float']['output']>;
  readonly toId: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
};

export type LineageInput = {
  /** 1 to 8; 6 when absent. */
  readonly depth?: InputMaybe<Scalars['Int']['input']>;
  readonly direction?: InputMaybe<LineageDirection>;
  readonly id: Scalars['ID']['input'];
  /** The most nodes in each direction. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

export type LineageNode = {
  readonly __typename?: 'LineageNode';
  readonly at: Scalars['Instant']['output'];
  /** Steps from where the question began: below zero for evidence, above for consequences. */
  readonly depth: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly isRejection: Scalars['Boolean']['output'];
  /** Null for what has no kinds. */
  readonly kind?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  /** Null when it is part of none. */
  readonly missionId?: Maybe<Scalars['ID']['output']>;
  /** Null while it stands. */
  readonly retractedAt?: Maybe<Scalars['Instant']['output']>;
  /** Null when it was never called into question. */
  readonly reviewState?: Maybe<ReviewState>;
  /** Null for what has no status. */
  readonly status?: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
  /** Why it is here: a sentence that names what it hangs on. */
  readonly why: Scalars['String']['output'];
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

export type LinkedTime = {
  readonly __typename?: 'LinkedTime';
  readonly id: Scalars['ID']['output'];
  readonly linkedCount: Scalars['Int']['output'];
  /** Where to go on. Null when all that belongs is tied. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly unlinkedCount: Scalars['Int']['output'];
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
  /** The ways in which a skill is known to fail, newest first. Empty for everything else. */
  readonly failures: ReadonlyArray<KnownFailure>;
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

export type MissionAdvanceInput = {
  /** The state the caller believes it to be in. */
  readonly expected: MissionStatus;
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly status: MissionStatus;
};

export type MissionAmendInput = {
  /** All of them: what is not named no longer binds. */
  readonly constraints?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly id: Scalars['ID']['input'];
  readonly objective?: InputMaybe<Scalars['String']['input']>;
  readonly reason: Scalars['String']['input'];
};

/** What has come to be known in a mission since then. */
export type MissionChanges = {
  readonly __typename?: 'MissionChanges';
  readonly drift: ReadonlyArray<Drift>;
  readonly entries: ReadonlyArray<ChangedEntry>;
  readonly hasDrift: Scalars['Boolean']['output'];
  readonly moves: ReadonlyArray<MissionMove>;
  readonly since: Scalars['Instant']['output'];
};

export type MissionCreateInput = {
  readonly constraints?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  readonly objective: Scalars['String']['input'];
  /** Makes a retry harmless: the same id gives the same mission. */
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  readonly parentId?: InputMaybe<Scalars['ID']['input']>;
  /** `planning` or `active`. */
  readonly status?: InputMaybe<MissionStatus>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** What people call it. The beginning of the objective, when absent. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
};

/** An entry of a mission's log, once it is written. */
export type MissionEntry = {
  readonly __typename?: 'MissionEntry';
  /** What was seen in the text: an injected order, a secret. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** False when the mission knew it already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  /** True when this operation was done before and this is the receipt of then. */
  readonly isReplay: Scalars['Boolean']['output'];
  readonly missionId: Scalars['ID']['output'];
  readonly namespace: Scalars['String']['output'];
  /** The place in the mission's log, from 1. */
  readonly sequence: Scalars['Int']['output'];
};

export type MissionMove = {
  readonly __typename?: 'MissionMove';
  readonly at: Scalars['Instant']['output'];
  /** Null when none was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly verb: Scalars['String']['output'];
};

export type MissionReceipt = {
  readonly __typename?: 'MissionReceipt';
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly status: MissionStatus;
};

export type MissionSkill = {
  readonly __typename?: 'MissionSkill';
  readonly description: Scalars['String']['output'];
  readonly failureCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null until it was used. */
  readonly lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** The decision it was learned from. Null when it was learned from none. */
  readonly learnedFrom?: Maybe<Scalars['ID']['output']>;
  readonly name: Scalars['String']['output'];
  readonly proficiency: Scalars['Float']['output'];
  readonly successCount: Scalars['Int']['output'];
  readonly useCount: Scalars['Int']['output'];
};

/** Where a mission stands. */
export type MissionState = {
  readonly __typename?: 'MissionState';
  readonly capabilities: ReadonlyArray<MissionSkill>;
  readonly constraints: ReadonlyArray<Scalars['String']['output']>;
  readonly createdAt: Scalars['Instant']['output'];
  /** Failed and diverging ones first, then the newest. */
  readonly decisions: ReadonlyArray<Decision>;
  readonly doNotRepeat: ReadonlyArray<DoNotRepeat>;
  readonly drift: ReadonlyArray<Drift>;
  /** How many observations, decisions and checks there are. */
  readonly entryCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null before the first slice. */
  readonly latestSlice?: Maybe<LatestSlice>;
  readonly namespace: Scalars['String']['output'];
  readonly needsReview: Scalars['Boolean']['output'];
  /** Null when the mission is over. */
  readonly nextStep?: Maybe<NextStep>;
  readonly objective: Scalars['String']['output'];
  readonly observations: ReadonlyArray<Observation>;
  readonly openQuestions: ReadonlyArray<OpenQuestion>;
  readonly status: MissionStatus;
  readonly tasks: ReadonlyArray<MissionTask>;
  readonly title: Scalars['String']['output'];
  readonly updatedAt: Scalars['Instant']['output'];
  readonly validations: ReadonlyArray<Validation>;
  /** How many of the newest observations have not been weighed yet. */
  readonly waitingCount: Scalars['Int']['output'];
};

export type MissionStateInput = {
  readonly id: Scalars['ID']['input'];
  /** How many of everything, newest first. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
};

/** How a mission stands. */
export type MissionStatus =
  | 'active'
  | 'blocked'
  | 'completed'
  | 'failed'
  | 'planning';

export type MissionTask = {
  readonly __typename?: 'MissionTask';
  /** Null when it is not due. */
  readonly dueAt?: Maybe<Scalars['Instant']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: WorkKind;
  readonly status: WorkStatus;
  readonly title: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Vouches for a fact, a core block or a skill. An agent has one voice. Refuses with `UNKNOWN`. */
  readonly attest: Attested;
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
  /** Makes the present content the baseline. Refuses like `coreEdit`. */
  readonly coreAcceptBaseline: CoreReceipt;
  /**
   * Gives a block another content, if it still is what the caller has seen; the old one is archived.
   * Refuses with `CONFLICT` when it is not, and like `coreSet`, and with `UNKNOWN`.
   */
  readonly coreEdit: CoreEdited;
  /** Puts a block away; it stays readable by its id. Refuses with `FORBIDDEN` and `UNKNOWN`. */
  readonly coreRemove: CoreReceipt;
  /**
   * Keeps what always holds. Refuses with `CONFLICT` a namespace that holds 50 blocks and an operation id
   * that was used for another, with `FORBIDDEN` a red line of a team unless the caller may operate.
   */
  readonly coreSet: CoreSet;
  /** Records what was chosen, why, and what is expected of it. Refuses with `UNKNOWN` and `CONFLICT`. */
  readonly decide: MissionEntry;
  /**
   * Gives an instant a name, and ties the facts that held then to it. Refuses with `CONFLICT` a name that
   * means another instant, unless it is to be redefined for a reason.
   */
  readonly defineAnchor: DefinedTime;
  /** Gives a stretch of time a name, and ties its episodes to it. Refuses likewise. */
  readonly defineWindow: DefinedTime;
  /** Takes the copy of a fact back. Refuses with `UNKNOWN`, and with `CONFLICT` what is not promoted. */
  readonly demote: PromotionStanding;
  /** Writes down that a session is over. Refuses with `UNKNOWN`. */
  readonly endSession: EndedSession;
  /** Erases for good, all of a closure or nothing. A dry run unless told otherwise. Refuses with `UNKNOWN` and `FORBIDDEN`. */
  readonly erase: Erasure;
  /** Puts a memory away: no recall finds it, and it stays readable by its id. Refuses with `UNKNOWN`. */
  readonly forget: Kept;
  /** Lets one entity stand for another too. Refuses with `UNKNOWN`, and with `CONFLICT` what is merged already. */
  readonly mergeEntities: Merged;
  /**
   * Moves a mission on. Refuses with `CONFLICT` when it is not in the expected state, with
   * `INVALID_INPUT` a move that a mission does not know, and with `UNKNOWN`.
   */
  readonly missionAdvance: MissionReceipt;
  /** Changes what a mission is to reach, or what binds it. Refuses with `UNKNOWN`. */
  readonly missionAmend: MissionReceipt;
  /** Begins a mission. */
  readonly missionCreate: MissionReceipt;
  /** Keeps what was observed, unchanged for ever. Refuses with `UNKNOWN` and `CONFLICT`. */
  readonly observe: MissionEntry;
  /** Keeps up to 64 observations, all or none. */
  readonly observeBatch: ReadonlyArray<MissionEntry>;
  /** Exempts a memory from forgetting. It can still be erased. Refuses with `UNKNOWN`. */
  readonly pin: Kept;
  /**
   * Puts a fact of a team forward for everybody: copied when it passes every gate, pending or rejected
   * otherwise. Refuses with `NOT_PROMOTABLE` where promotion is off and what is not a team's, and with
   * `UNKNOWN`.
   */
  readonly promote: PromotionStanding;
  /** Counts what came of the agents' facts, and writes it down. Refuses with `FORBIDDEN` without `operate`. */
  readonly rateAgents: ReadonlyArray<Reliability>;
  /** Ties what belongs to an anchor or a window by now. Refuses with `UNKNOWN`. */
  readonly refreshTime: LinkedTime;
  /** Records an approach that was ruled out, and why. Refuses with `UNKNOWN` and `CONFLICT`. */
  readonly rejectApproach: MissionEntry;
  /** Lets failed episodes be tried again, or leaves them behind. Refuses with `UNKNOWN`; all or none. */
  readonly releaseFailed: ReadonlyArray<Scalars['ID']['output']>;
  /** Keeps what does not work, with or without a skill. Refuses with `UNKNOWN`. */
  readonly reportFailure: FailureReceipt;
  /** Decides against a fact: its evidence counts no more. Refuses with `UNKNOWN`. */
  readonly resolve: Decided;
  /** Takes back an observation or a fact, and marks what stands on it. Refuses with `UNKNOWN`. */
  readonly retract: Retracted;
  /** Takes the caller's word back. Refuses with `UNKNOWN`. */
  readonly retractAttestation: RetractedAttestation;
  /** Notes that something marked for review was looked at and stands. Refuses with `UNKNOWN`. */
  readonly review: Reviewed;
  /** Judges again what was promoted, and takes back the copies that no longer pass. */
  readonly reviewPromotions: PromotionReview;
  /**
   * Counts how a skill fared once; the same operation or evidence counts once. Refuses with `CONFLICT` one
   * that was counted the other way, and with `UNKNOWN`.
   */
  readonly skillOutcome: SkillStanding;
  /**
   * Moves a skill from candidate to reviewed, from there to admitted, or to rejected from anywhere.
   * Refuses with `CONFLICT` when it is not in the expected state, with `INVALID_INPUT` a move that is none,
   * with `FORBIDDEN` an author who admits its own skill without the permission to operate, and with
   * `UNKNOWN`.
   */
  readonly skillReview: SkillReviewed;
  /**
   * Keeps a skill as data: a new name as version 1, a known one with other content as the next version.
   * Refuses with `UNKNOWN` a source or piece of work of another namespace, with `CONFLICT` an operation id
   * that was used for another skill.
   */
  readonly skillSave: SkillReceipt;
  /** Assembles the context for one task and keeps it as it was shown. Refuses with `UNKNOWN`. */
  readonly slice: Slice;
  /** States that one fact took the place of another. Refuses with `UNKNOWN`. */
  readonly supersede: Superseded;
  /**
   * Puts away old episodes and facts that have faded, unless something speaks for keeping them. A dry run
   * unless told otherwise; `unforget` brings each back.
   */
  readonly sweep: Sweep;
  /** Hangs tags on a memory or a piece of work. Refuses with `UNKNOWN`. */
  readonly tag: Tagged;
  /** Believes again what was believed without a run. Refuses with `UNKNOWN` a run that is not the caller's. */
  readonly undoConsolidation: Undone;
  /** Brings back a memory that was put away, exactly as it was. Refuses with `UNKNOWN`. */
  readonly unforget: Kept;
  /** Parts what was merged, exactly. Refuses with `UNKNOWN`. */
  readonly unmergeEntities: Merged;
  /** Lets a pinned memory go. Refuses with `UNKNOWN`. */
  readonly unpin: Kept;
  /** Takes tags off again. Refuses with `UNKNOWN`. */
  readonly untag: Tagged;
  /** Tells how a decision turned out. Refuses with `UNKNOWN` and `CONFLICT`. */
  readonly validate: ValidationReceipt;
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


export type MutationAttestArgs = {
  input: AttestInput;
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


export type MutationCoreAcceptBaselineArgs = {
  input: CoreAcceptInput;
};


export type MutationCoreEditArgs = {
  input: CoreEditInput;
};


export type MutationCoreRemoveArgs = {
  input: CoreRemoveInput;
};


export type MutationCoreSetArgs = {
  input: CoreSetInput;
};


export type MutationDecideArgs = {
  input: DecideInput;
};


export type MutationDefineAnchorArgs = {
  input: DefineAnchorInput;
};


export type MutationDefineWindowArgs = {
  input: DefineWindowInput;
};


export type MutationDemoteArgs = {
  input: DemoteInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
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


export type MutationMissionAdvanceArgs = {
  input: MissionAdvanceInput;
};


export type MutationMissionAmendArgs = {
  input: MissionAmendInput;
};


export type MutationMissionCreateArgs = {
  input: MissionCreateInput;
};


export type MutationObserveArgs = {
  input: ObserveInput;
};


export type MutationObserveBatchArgs = {
  input: ObserveBatchInput;
};


export type MutationPinArgs = {
  input: KeepInput;
};


export type MutationPromoteArgs = {
  input: PromoteInput;
};


export type MutationRateAgentsArgs = {
  input: RateInput;
};


export type MutationRefreshTimeArgs = {
  input: RefreshTimeInput;
};


export type MutationRejectApproachArgs = {
  input: RejectInput;
};


export type MutationReleaseFailedArgs = {
  input: ReleaseInput;
};


export type MutationReportFailureArgs = {
  input: ReportFailureInput;
};


export type MutationResolveArgs = {
  input: ResolveInput;
};


export type MutationRetractArgs = {
  input: RetractInput;
};


export type MutationRetractAttestationArgs = {
  input: RetractAttestationInput;
};


export type MutationReviewArgs = {
  input: ReviewInput;
};


export type MutationReviewPromotionsArgs = {
  input: ReviewPromotionsInput;
};


export type MutationSkillOutcomeArgs = {
  input: SkillOutcomeInput;
};


export type MutationSkillReviewArgs = {
  input: SkillReviewInput;
};


export type MutationSkillSaveArgs = {
  input: SkillSaveInput;
};


export type MutationSliceArgs = {
  input: SliceInput;
};


export type MutationSupersedeArgs = {
  input: SupersedeInput;
};


export type MutationSweepArgs = {
  input: SweepInput;
};


export type MutationTagArgs = {
  input: TagInput;
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


export type MutationUntagArgs = {
  input: TagInput;
};


export type MutationValidateArgs = {
  input: ValidateInput;
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

/** A time or a place that has a name. */
export type NamedTime = {
  readonly __typename?: 'NamedTime';
  /** Null for an instant, a scope, and a window that is still going on. */
  readonly endsAt?: Maybe<Scalars['Instant']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly kind: NamedTimeKind;
  /** How many memories are tied to it. */
  readonly memberCount: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly namespace: Scalars['String']['output'];
  /** Null for a scope. */
  readonly startsAt?: Maybe<Scalars['Instant']['output']>;
};

export type NamedTimeKind =
  | 'anchor'
  | 'scope'
  | 'window';

export type Neo4jStatus = {
  readonly __typename?: 'Neo4jStatus';
  readonly edition: Scalars['String']['output'];
  readonly indexCount: Scalars['Int']['output'];
  readonly onlineIndexCount: Scalars['Int']['output'];
  readonly version: Scalars['String']['output'];
};

export type NextStep = {
  readonly __typename?: 'NextStep';
  /** What it is about. Null when that is the mission itself. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly kind: NextStepKind;
  readonly text: Scalars['String']['output'];
};

export type NextStepKind =
  | 'conclude'
  | 'decide'
  | 'review'
  | 'unblock'
  | 'validate'
  | 'weigh'
  | 'work';

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

export type Observation = {
  readonly __typename?: 'Observation';
  readonly confidence: Scalars['Float']['output'];
  readonly content: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  /** When it was so. */
  readonly observedAt: Scalars['Instant']['output'];
  /** When it was told. */
  readonly recordedAt: Scalars['Instant']['output'];
  /** When it turned out not to be so. Null while it stands. */
  readonly retractedAt?: Maybe<Scalars['Instant']['output']>;
  /** Where it was seen. */
  readonly source: Scalars['String']['output'];
};

export type ObservationInput = {
  /** How sure the observer is, 0 to 1, in hundredths. */
  readonly confidence?: InputMaybe<Scalars['Float']['input']>;
  readonly content: Scalars['String']['input'];
  /** Older observations of the mission that this one cannot stand beside. */
  readonly contradicts?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** When it was so. */
  readonly observedAt: Scalars['Instant']['input'];
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  /** Where it was seen. */
  readonly source: Scalars['String']['input'];
};

export type ObservationOrder =
  | 'observed'
  | 'recorded';

export type ObservationsInput = {
  readonly before?: InputMaybe<Scalars['Instant']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly missionId: Scalars['ID']['input'];
  /** By when it was so, or by when it was told. */
  readonly order?: InputMaybe<ObservationOrder>;
};

export type ObserveBatchInput = {
  readonly items: ReadonlyArray<ObservationInput>;
  readonly missionId: Scalars['ID']['input'];
};

export type ObserveInput = {
  /** How sure the observer is, 0 to 1, in hundredths. */
  readonly confidence?: InputMaybe<Scalars['Float']['input']>;
  readonly content: Scalars['String']['input'];
  /** Older observations of the mission that this one cannot stand beside. */
  readonly contradicts?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly missionId: Scalars['ID']['input'];
  /** When it was so. */
  readonly observedAt: Scalars['Instant']['input'];
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  /** Where it was seen. */
  readonly source: Scalars['String']['input'];
};

export type OpenQuestion = {
  readonly __typename?: 'OpenQuestion';
  readonly id: Scalars['ID']['output'];
  readonly kind: QuestionKind;
  readonly text: Scalars['String']['output'];
};

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

export type PromoteInput = {
  /** A fact of one of the caller's teams. */
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Something that a fact must pass to be promoted, and whether it does. */
export type PromotionGate = {
  readonly __typename?: 'PromotionGate';
  /** What was looked at, in words. */
  readonly detail: Scalars['String']['output'];
  readonly gate: PromotionGateName;
  readonly isMet: Scalars['Boolean']['output'];
};

export type PromotionGateName =
  | 'current'
  | 'policy'
  | 'posterior'
  | 'quorum'
  | 'team'
  | 'unopposed';

export type PromotionInput = {
  readonly id: Scalars['ID']['input'];
};

export type PromotionReview = {
  readonly __typename?: 'PromotionReview';
  readonly demoted: ReadonlyArray<DemotedCopy>;
  /** Where to go on. Null at the end. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly reviewedCount: Scalars['Int']['output'];
};

/** How a fact stands that was put forward for everybody. */
export type PromotionStanding = {
  readonly __typename?: 'PromotionStanding';
  /** Agents who vouch for it and did not write it. */
  readonly attesterCount: Scalars['Int']['output'];
  readonly factId: Scalars['ID']['output'];
  readonly gates: ReadonlyArray<PromotionGate>;
  /** False when nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  /** How likely it stands, going by who vouches for it. */
  readonly posterior: Scalars['Float']['output'];
  /** The copy that everybody sees, or saw. Null before there was one. */
  readonly promotedId?: Maybe<Scalars['ID']['output']>;
  /** Null when it was never put forward. */
  readonly status?: Maybe<PromotionStatus>;
};

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
  /** The live decisions, slices, capabilities and missions that stand on an observation or a fact. */
  readonly blastRadius: ReadonlyArray<Dependent>;
  /** The episodes that could not be consolidated and wait for somebody, oldest first. */
  readonly consolidationFailures: ReadonlyArray<ConsolidationFailure>;
  readonly consolidationStatus: ReadonlyArray<ConsolidationStatus>;
  /** The inbox: pairs of facts that cannot both hold and that nobody has decided on, oldest first. */
  readonly contested: ReadonlyArray<Dispute>;
  /** A slice exactly as it was shown, by its id or by that of a decision. Refuses with `UNKNOWN`. */
  readonly contextSlice: KeptSlice;
  /** What always holds in the namespaces that the caller may see. */
  readonly coreList: ReadonlyArray<CoreEntry>;
  /** What was expected of a decision, what came of it, and the difference. Refuses with `UNKNOWN`. */
  readonly decisionDelta: Decision;
  /** What `erase` would take with it. Refuses with `UNKNOWN` and `FORBIDDEN`. */
  readonly erasureClosure: Erasure;
  /** Known ways to fail, newest first: all of them, or those of one skill. */
  readonly failureModes: ReadonlyArray<FailureMode>;
  /** What something rests on and what rests on it. Refuses with `UNKNOWN`. */
  readonly lineage: Lineage;
  /** What has come to be known since a decision, a named instant or a time. Refuses with `UNKNOWN`. */
  readonly missionChanges: MissionChanges;
  /** What was decided in a mission and what came of it. */
  readonly missionDecisions: ReadonlyArray<Decision>;
  /** What was observed in a mission, newest first. */
  readonly missionObservations: ReadonlyArray<Observation>;
  /** Where a mission stands, in one call. Refuses with `UNKNOWN`. */
  readonly missionState: MissionState;
  /** The node with this id, whatever its label. Null when there is none that the caller may see. */
  readonly node?: Maybe<NodeSummary>;
  /** How a fact stands, and which gates it would pass now. Refuses with `UNKNOWN`. */
  readonly promotion: PromotionStanding;
  /** Whole nodes by id, 16 at most, in the order asked. Missing and foreign ids are not there. */
  readonly readMemory: ReadonlyArray<MemoryDetail>;
  /** What the memory knows that bears on a question, best first. */
  readonly recall: Recalled;
  /** What was learned before and fits what is to be done. Refuses with `UNKNOWN`. */
  readonly recommendCapabilities: ReadonlyArray<RecommendedCapability>;
  /** The same, rendered as text for an agent. */
  readonly search: Searched;
  readonly sessionManifest: SessionManifest;
  /** What a review let into service, best first; candidates only when asked for, deprecated and rejected never. */
  readonly skillRetrieve: SkillsRetrieved;
  readonly status: Status;
  /** The tags that something carries, the most used first. */
  readonly tagCounts: ReadonlyArray<TagCount>;
  /** The instants, stretches of time and scopes that questions may name. */
  readonly times: ReadonlyArray<NamedTime>;
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


export type QueryBlastRadiusArgs = {
  input: BlastRadiusInput;
};


export type QueryConsolidationFailuresArgs = {
  input: FailuresInput;
};


export type QueryContestedArgs = {
  input: ContestedInput;
};


export type QueryContextSliceArgs = {
  input: SliceReadInput;
};


export type QueryCoreListArgs = {
  input: CoreListInput;
};


export type QueryDecisionDeltaArgs = {
  input: DeltaInput;
};


export type QueryErasureClosureArgs = {
  input: ErasureClosureInput;
};


export type QueryFailureModesArgs = {
  input: FailureListInput;
};


export type QueryLineageArgs = {
  input: LineageInput;
};


export type QueryMissionChangesArgs = {
  input: ChangesInput;
};


export type QueryMissionDecisionsArgs = {
  input: DecisionsInput;
};


export type QueryMissionObservationsArgs = {
  input: ObservationsInput;
};


export type QueryMissionStateArgs = {
  input: MissionStateInput;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPromotionArgs = {
  input: PromotionInput;
};


export type QueryReadMemoryArgs = {
  input: ReadInput;
};


export type QueryRecallArgs = {
  input: RecallInput;
};


export type QueryRecommendCapabilitiesArgs = {
  input: CapabilitiesInput;
};


export type QuerySearchArgs = {
  input: SearchInput;
};


export type QuerySessionManifestArgs = {
  input: ManifestInput;
};


export type QuerySkillRetrieveArgs = {
  input: SkillRetrieveInput;
};


export type QueryTagCountsArgs = {
  input: TagsInput;
};


export type QueryTimesArgs = {
  input: TimesInput;
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

export type QuestionKind =
  | 'drift'
  | 'inconclusive'
  | 'needs_review'
  | 'unvalidated';

export type RateInput = {
  readonly reason?: InputMaybe<Scalars['String']['input']>;
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
  /** How far a core block has gone from its baseline, 0.5 to 1. Null while that is no reason to ask. */
  readonly drift?: Maybe<Scalars['Float']['output']>;
  /** For an episode, what was read out of it that bears on the question. */
  readonly facts: ReadonlyArray<FactOfHit>;
  readonly id: Scalars['ID']['output'];
  /** True while something contradicts it and nobody has resolved that. */
  readonly isContested: Scalars['Boolean']['output'];
  /** The sub-kind of an episode or a core block. Null for facts. */
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
  /** How it was found: core, lexical, dense, walk, neighbour, support, member. */
  readonly stages: ReadonlyArray<Scalars['String']['output']>;
  /** The newer version. Null while this is the newest. */
  readonly supersededBy?: Maybe<Scalars['ID']['output']>;
  /** The text, up to 1,500 characters; of a core block all of it. `readMemory` gives the whole. */
  readonly text: Scalars['String']['output'];
  readonly trust: Scalars['Float']['output'];
};

export type RecallInput = {
  /** What was known then. */
  readonly asKnownAt?: InputMaybe<Scalars['Instant']['input']>;
  /** What was true then. */
  readonly asOf?: InputMaybe<Scalars['Instant']['input']>;
  /** Instead of `asOf`: a named instant, or one as ISO 8601. Refuses with `UNKNOWN_NAME`. */
  readonly at?: InputMaybe<Scalars['String']['input']>;
  /** Answer by then with what is there, however little. */
  readonly deadlineMs?: InputMaybe<Scalars['Int']['input']>;
  /** Lets importance fade up to this instant. Absent, nothing fades. */
  readonly decayAt?: InputMaybe<Scalars['Instant']['input']>;
  /** Only what was captured in this named stretch of time. Refuses with `UNKNOWN_NAME`. */
  readonly during?: InputMaybe<Scalars['String']['input']>;
  /** 10 unless given, 100 at most. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly mode?: InputMaybe<EmbeddingMode>;
  readonly posture?: InputMaybe<Posture>;
  readonly query: Scalars['String']['input'];
  /** Only what applies in the scope of this name. Refuses with `UNKNOWN_NAME`. */
  readonly scope?: InputMaybe<Scalars['String']['input']>;
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

/** A capability that was learned before and fits the need. */
export type RecommendedCapability = {
  readonly __typename?: 'RecommendedCapability';
  /** The decision that it was learned from. Null when it was learned from none. */
  readonly decisionId?: Maybe<Scalars['ID']['output']>;
  readonly description: Scalars['String']['output'];
  readonly failureCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** Null until it was used. */
  readonly lastUsedAt?: Maybe<Scalars['Instant']['output']>;
  /** How like the need it is, 0 to 1. */
  readonly likeness: Scalars['Float']['output'];
  /** Null when it was learned in none. */
  readonly missionId?: Maybe<Scalars['ID']['output']>;
  readonly missionTitle?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly proficiency: Scalars['Float']['output'];
  readonly successCount: Scalars['Int']['output'];
  readonly useCount: Scalars['Int']['output'];
};

export type RefreshTimeInput = {
  /** `next` of the answer before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** An anchor or a window. */
  readonly id: Scalars['ID']['input'];
};

export type Refusal = {
  readonly __typename?: 'Refusal';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type RejectInput = {
  /** The approach that is not taken. */
  readonly action: Scalars['String']['input'];
  readonly decidedAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly evidenceIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly missionId: Scalars['ID']['input'];
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  /** Why not. */
  readonly rationale: Scalars['String']['input'];
};

export type ReleaseAction =
  | 'retry'
  | 'skip';

export type ReleaseInput = {
  readonly action: ReleaseAction;
  readonly episodeIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly reason: Scalars['String']['input'];
};

/** How often the facts of an agent stood and fell, of one predicate. */
export type Reliability = {
  readonly __typename?: 'Reliability';
  readonly agentId: Scalars['ID']['output'];
  readonly category: Scalars['String']['output'];
  readonly failures: Scalars['Int']['output'];
  /** How likely its next fact of this kind stands. */
  readonly posterior: Scalars['Float']['output'];
  readonly successes: Scalars['Int']['output'];
};

export type RepeatKind =
  | 'failed'
  | 'rejected';

export type ReportFailureInput = {
  /** What was tried and how it failed. */
  readonly description: Scalars['String']['input'];
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** The skill that failed so, of the same namespace. None for an approach that is no skill. */
  readonly skillId?: InputMaybe<Scalars['ID']['input']>;
};

export type ResolveInput = {
  readonly reason: Scalars['String']['input'];
  /** The fact that is not to be believed; the other side of the dispute then stands alone. */
  readonly rejectId: Scalars['ID']['input'];
};

export type RetractAttestationInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type RetractInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type Retracted = {
  readonly __typename?: 'Retracted';
  /** What is believed otherwise. */
  readonly changes: ReadonlyArray<Change>;
  /** What now waits for review. */
  readonly dependents: ReadonlyArray<Dependent>;
  readonly id: Scalars['ID']['output'];
  /** False when it was retracted before; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
};

export type RetractedAttestation = {
  readonly __typename?: 'RetractedAttestation';
  readonly id: Scalars['ID']['output'];
  /** False when the caller did not vouch for it; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
};

export type RetrievalScope =
  | 'lineage'
  | 'profile'
  | 'session'
  | 'turn'
  | 'workspace';

export type ReviewInput = {
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
};

export type ReviewPromotionsInput = {
  /** `next` of the answer before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** 100 unless given, 500 at most. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

export type ReviewState =
  | 'needs_review'
  | 'reviewed';

export type Reviewed = {
  readonly __typename?: 'Reviewed';
  readonly id: Scalars['ID']['output'];
  /** False when it did not wait for review; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
};

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
  readonly at?: InputMaybe<Scalars['String']['input']>;
  /** The most tokens the whole text may take. */
  readonly budgetTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Answer by then with what is there, however little. */
  readonly deadlineMs?: InputMaybe<Scalars['Int']['input']>;
  readonly decayAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly during?: InputMaybe<Scalars['String']['input']>;
  readonly explain?: InputMaybe<Scalars['Boolean']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly mode?: InputMaybe<EmbeddingMode>;
  readonly posture?: InputMaybe<Posture>;
  readonly query: Scalars['String']['input'];
  readonly scope?: InputMaybe<Scalars['String']['input']>;
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

export type SkillOutcome =
  | 'failed'
  | 'succeeded';

export type SkillOutcomeInput = {
  /** What shows it: a memory of the same namespace. The same evidence counts once. */
  readonly evidenceId?: InputMaybe<Scalars['ID']['input']>;
  /** How it failed; kept as something that does not work. */
  readonly failure?: InputMaybe<Scalars['String']['input']>;
  readonly id: Scalars['ID']['input'];
  /** Makes a retry harmless: the same id counts once. */
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  readonly outcome: SkillOutcome;
};

/** What became of a skill that was saved. */
export type SkillReceipt = {
  readonly __typename?: 'SkillReceipt';
  readonly authorityState: AuthorityState;
  readonly embeddingState: EmbeddingState;
  /** The rules that saw an injected order in it. */
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly namespace: Scalars['String']['output'];
  /** The version before. Null when there is none, or nothing changed. */
  readonly supersedes?: Maybe<Scalars['ID']['output']>;
  readonly version: Scalars['Int']['output'];
};

export type SkillRetrieveInput = {
  /** Also what nobody has reviewed yet. */
  readonly includeCandidates?: InputMaybe<Scalars['Boolean']['input']>;
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** The problem at hand. */
  readonly query: Scalars['String']['input'];
};

export type SkillReviewInput = {
  /** The state the caller believes it to be in. */
  readonly expected: AuthorityState;
  readonly id: Scalars['ID']['input'];
  readonly reason: Scalars['String']['input'];
  readonly state: AuthorityState;
};

export type SkillReviewed = {
  readonly __typename?: 'SkillReviewed';
  /** Earlier versions that this one took out of service. */
  readonly deprecatedIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  readonly state: AuthorityState;
};

export type SkillSaveInput = {
  /** The procedure itself, in prose or code. It is stored and never executed. */
  readonly body: Scalars['String']['input'];
  /** What it was made from: ids of the same namespace. */
  readonly derivedFrom?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What it is for: this and the name are what it is found by. */
  readonly description: Scalars['String']['input'];
  /** Whether it was read out of what happened, and nobody wrote it down. */
  readonly isInduced?: InputMaybe<Scalars['Boolean']['input']>;
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** Makes a retry harmless: the same id gives the same skill. */
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  /** What it takes, as JSON text. */
  readonly params?: InputMaybe<Scalars['String']['input']>;
  readonly postconditions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly preconditions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly workItemId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a skill has fared. */
export type SkillStanding = {
  readonly __typename?: 'SkillStanding';
  readonly failureCount: Scalars['Int']['output'];
  /** The failure mode that this outcome made or found. Null when none was described. */
  readonly failureId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  /** False when this outcome was counted before; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
  /** How likely it works the next time: (successes + 1) / (trials + 2). */
  readonly proficiency: Scalars['Float']['output'];
  readonly successCount: Scalars['Int']['output'];
};

/** Skills for a problem, best first, and what not to do about it. */
export type SkillsRetrieved = {
  readonly __typename?: 'SkillsRetrieved';
  /** What is known not to work on such a problem, and stands under no skill above. */
  readonly doNot: ReadonlyArray<DoNot>;
  /** `down` means that this answer went by words alone. */
  readonly embedder: EmbedderState;
  readonly skills: ReadonlyArray<FoundSkill>;
};

/** The context for one task. */
export type Slice = {
  readonly __typename?: 'Slice';
  readonly assembledAt: Scalars['Instant']['output'];
  readonly drift: ReadonlyArray<Drift>;
  readonly hasDrift: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly items: ReadonlyArray<SliceScore>;
  readonly missionId: Scalars['ID']['output'];
  /** How many entries found no room. */
  readonly omittedCount: Scalars['Int']['output'];
  /** Σ relevance × timeWeight / Σ timeWeight over the items. */
  readonly relevanceScore: Scalars['Float']['output'];
  readonly taskLabel: Scalars['String']['output'];
  /** What the agent is shown; kept byte for byte. */
  readonly text: Scalars['String']['output'];
  readonly timeWeight: Scalars['Float']['output'];
  readonly tokenCount: Scalars['Int']['output'];
  /** How many observations have not been weighed yet, so that drift among them is not known. */
  readonly waitingCount: Scalars['Int']['output'];
};

export type SliceInput = {
  /** From 200; 2,000 when absent. */
  readonly budgetTokens?: InputMaybe<Scalars['Int']['input']>;
  readonly missionId: Scalars['ID']['input'];
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  /** What is about to be done. */
  readonly taskLabel: Scalars['String']['input'];
};

export type SliceReadInput = {
  /** A slice, or a decision that was based on one. */
  readonly id: Scalars['ID']['input'];
};

export type SliceScore = {
  readonly __typename?: 'SliceScore';
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  /** How near it is to the task, 0 to 1. */
  readonly relevance: Scalars['Float']['output'];
  /** What orders the items. */
  readonly score: Scalars['Float']['output'];
  /** What its age leaves of it, 0 to 1. */
  readonly timeWeight: Scalars['Float']['output'];
};

/** Why a memory stays. */
export type SpareReason =
  | 'attested'
  | 'cited'
  | 'contested'
  | 'evidence'
  | 'not_consolidated'
  | 'open_work'
  | 'pinned'
  | 'promoted'
  | 'strong'
  | 'too_young';

/** A memory that was looked at and stays. */
export type SparedMemory = {
  readonly __typename?: 'SparedMemory';
  readonly id: Scalars['ID']['output'];
  readonly label: Label;
  readonly reason: SpareReason;
  readonly strength: Scalars['Float']['output'];
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

export type Sweep = {
  readonly __typename?: 'Sweep';
  readonly forgotten: ReadonlyArray<SweptMemory>;
  readonly isDryRun: Scalars['Boolean']['output'];
  readonly namespace: Scalars['String']['output'];
  /** Where to go on. Null when everything old enough was looked at. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly spared: ReadonlyArray<SparedMemory>;
};

export type SweepInput = {
  /** `next` of the answer before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** 90 unless given. */
  readonly halfLifeDays?: InputMaybe<Scalars['Float']['input']>;
  /** True unless given: says what would be put away, and puts nothing away. */
  readonly isDryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many memories are looked at: 200 unless given, 1,000 at most. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** `agent:<id>` or `team:<name>`. The caller's own, when absent. */
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
  /** The instant up to which memories have faded. The clock's, when absent. */
  readonly now?: InputMaybe<Scalars['Instant']['input']>;
  /** 30 unless given. */
  readonly olderThanDays?: InputMaybe<Scalars['Float']['input']>;
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** A memory that is weaker is put away. 0.05 unless given. */
  readonly strengthBelow?: InputMaybe<Scalars['Float']['input']>;
};

/** A memory that was or would be put away. */
export type SweptMemory = {
  readonly __typename?: 'SweptMemory';
  readonly id: Scalars['ID']['output'];
  readonly label: Label;
  /** What is left of its importance. */
  readonly strength: Scalars['Float']['output'];
};

export type TagCount = {
  readonly __typename?: 'TagCount';
  /** The word as it was first written. Null when nobody wrote it out. */
  readonly display?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly memoryCount: Scalars['Int']['output'];
  readonly namespace: Scalars['String']['output'];
  /** The word as it is looked up: lower case, in one word. */
  readonly slug: Scalars['String']['output'];
  readonly workCount: Scalars['Int']['output'];
};

export type TagInput = {
  /** A memory or a piece of work. */
  readonly id: Scalars['ID']['input'];
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  readonly tags: ReadonlyArray<Scalars['String']['input']>;
};

/** What became of something that was tagged or untagged. */
export type Tagged = {
  readonly __typename?: 'Tagged';
  /** How many tags came or went. */
  readonly changedCount: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  /** False when it was so already; then nothing changed. */
  readonly isNew: Scalars['Boolean']['output'];
};

export type TagsInput = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly namespace?: InputMaybe<Scalars['String']['input']>;
};

export type TimesInput = {
  /** 100 unless given, 500 at most. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
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

export type ValidateInput = {
  readonly checkLabel: Scalars['String']['input'];
  readonly checkResult: Scalars['String']['input'];
  /** The decision that it speaks to. A check may also stand alone. */
  readonly decisionId?: InputMaybe<Scalars['ID']['input']>;
  readonly missionId: Scalars['ID']['input'];
  readonly operationId?: InputMaybe<Scalars['String']['input']>;
  /** What a pass shows that the agent can do. A new name is learned, a known one grows. */
  readonly skill?: InputMaybe<LearnedSkillInput>;
  readonly status: CheckStatus;
  readonly validatedAt?: InputMaybe<Scalars['Instant']['input']>;
};

export type Validation = {
  readonly __typename?: 'Validation';
  readonly checkLabel: Scalars['String']['output'];
  readonly checkResult: Scalars['String']['output'];
  /** Null when the check stands alone. */
  readonly decisionId?: Maybe<Scalars['ID']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly status: CheckStatus;
  readonly validatedAt: Scalars['Instant']['output'];
};

export type ValidationReceipt = {
  readonly __typename?: 'ValidationReceipt';
  /** What was learned or confirmed, or set back. Null when the check bore on no capability. */
  readonly capability?: Maybe<Capability>;
  readonly flags: ReadonlyArray<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly isNew: Scalars['Boolean']['output'];
  readonly isReplay: Scalars['Boolean']['output'];
  readonly missionId: Scalars['ID']['output'];
  readonly namespace: Scalars['String']['output'];
  readonly sequence: Scalars['Int']['output'];
};

export type Verdict =
  | 'duplicate'
  | 'near_duplicate'
  | 'new';

export type VerifyAuditInput = {
  readonly headHash?: InputMaybe<Scalars['String']['input']>;
  /** A head that was noted down before. */
  readonly headIndex?: InputMaybe<Scalars['Int']['input']>;
  /** Also read every episode, and compare it with the hash of what was written. */
  readonly isDeep?: InputMaybe<Scalars['Boolean']['input']>;
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
  readonly at?: InputMaybe<Scalars['String']['input']>;
  /** Answer by then with what is there, however little. */
  readonly deadlineMs?: InputMaybe<Scalars['Int']['input']>;
  readonly decayAt?: InputMaybe<Scalars['Instant']['input']>;
  readonly during?: InputMaybe<Scalars['String']['input']>;
  readonly id: Scalars['ID']['input'];
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly mode?: InputMaybe<EmbeddingMode>;
  readonly posture?: InputMaybe<Posture>;
  readonly query: Scalars['String']['input'];
  readonly scope?: InputMaybe<Scalars['String']['input']>;
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
  AttestInput: AttestInput;
  Attested: ResolverTypeWrapper<Attested>;
  AuditBreak: ResolverTypeWrapper<AuditBreak>;
  AuditBreakKind: AuditBreakKind;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditVerdict: ResolverTypeWrapper<AuditVerdict>;
  AuthorityState: AuthorityState;
  BatchItem: ResolverTypeWrapper<BatchOutcome>;
  BeliefsInput: BeliefsInput;
  BelievedFact: ResolverTypeWrapper<BelievedFact>;
  BlastRadiusInput: BlastRadiusInput;
  BlockKind: BlockKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CapabilitiesInput: CapabilitiesInput;
  Capability: ResolverTypeWrapper<Capability>;
  CaptureBatchInput: CaptureBatchInput;
  CaptureInput: CaptureInput;
  CaptureRole: CaptureRole;
  Change: ResolverTypeWrapper<Change>;
  ChangeKind: ChangeKind;
  ChangedEntry: ResolverTypeWrapper<ChangedEntry>;
  ChangesInput: ChangesInput;
  Check: ResolverTypeWrapper<Check>;
  CheckStatus: CheckStatus;
  ConsolidateInput: ConsolidateInput;
  ConsolidationFailure: ResolverTypeWrapper<ConsolidationFailure>;
  ConsolidationState: ConsolidationState;
  ConsolidationStatus: ResolverTypeWrapper<ConsolidationStatus>;
  ContestedInput: ContestedInput;
  CoreAcceptInput: CoreAcceptInput;
  CoreAttestation: ResolverTypeWrapper<CoreAttestation>;
  CoreEditInput: CoreEditInput;
  CoreEdited: ResolverTypeWrapper<CoreEdited>;
  CoreEntry: ResolverTypeWrapper<CoreEntry>;
  CoreListInput: CoreListInput;
  CoreReceipt: ResolverTypeWrapper<CoreReceipt>;
  CoreRemoveInput: CoreRemoveInput;
  CoreSet: ResolverTypeWrapper<CoreSet>;
  CoreSetInput: CoreSetInput;
  DecideInput: DecideInput;
  Decided: ResolverTypeWrapper<Decided>;
  Decision: ResolverTypeWrapper<Decision>;
  DecisionOrder: DecisionOrder;
  DecisionStanding: DecisionStanding;
  DecisionsInput: DecisionsInput;
  DefineAnchorInput: DefineAnchorInput;
  DefineWindowInput: DefineWindowInput;
  DefinedTime: ResolverTypeWrapper<DefinedTime>;
  Delta: ResolverTypeWrapper<Delta>;
  DeltaInput: DeltaInput;
  DemoteInput: DemoteInput;
  DemotedCopy: ResolverTypeWrapper<DemotedCopy>;
  Dependent: ResolverTypeWrapper<Dependent>;
  Detail: Detail;
  Direction: Direction;
  Dispute: ResolverTypeWrapper<Dispute>;
  DoNot: ResolverTypeWrapper<DoNot>;
  DoNotRepeat: ResolverTypeWrapper<DoNotRepeat>;
  Drift: ResolverTypeWrapper<Drift>;
  DriftHow: DriftHow;
  EdgeType: EdgeType;
  EmbedderState: EmbedderState;
  EmbeddingMode: EmbeddingMode;
  EmbeddingState: EmbeddingState;
  EndSessionInput: EndSessionInput;
  EndedSession: ResolverTypeWrapper<EndedSession>;
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
  FailureListInput: FailureListInput;
  FailureMode: ResolverTypeWrapper<FailureMode>;
  FailureReceipt: ResolverTypeWrapper<FailureReceipt>;
  FailuresInput: FailuresInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundSkill: ResolverTypeWrapper<FoundSkill>;
  HistoryInput: HistoryInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  KeepInput: KeepInput;
  Kept: ResolverTypeWrapper<Kept>;
  KeptSlice: ResolverTypeWrapper<KeptSlice>;
  KnownFailure: ResolverTypeWrapper<KnownFailure>;
  Label: Label;
  LabelCount: ResolverTypeWrapper<LabelCount>;
  LatestSlice: ResolverTypeWrapper<LatestSlice>;
  LearnedSkillInput: LearnedSkillInput;
  Lineage: ResolverTypeWrapper<Lineage>;
  LineageDirection: LineageDirection;
  LineageEdge: ResolverTypeWrapper<LineageEdge>;
  LineageInput: LineageInput;
  LineageNode: ResolverTypeWrapper<LineageNode>;
  Link: ResolverTypeWrapper<NodeLink>;
  LinkedTime: ResolverTypeWrapper<LinkedTime>;
  ManifestEntry: ResolverTypeWrapper<ManifestEntry>;
  ManifestInput: ManifestInput;
  MemoryDetail: ResolverTypeWrapper<MemoryDetail>;
  MergeInput: MergeInput;
  Merged: ResolverTypeWrapper<Merged>;
  MissionAdvanceInput: MissionAdvanceInput;
  MissionAmendInput: MissionAmendInput;
  MissionChanges: ResolverTypeWrapper<MissionChanges>;
  MissionCreateInput: MissionCreateInput;
  MissionEntry: ResolverTypeWrapper<MissionEntry>;
  MissionMove: ResolverTypeWrapper<MissionMove>;
  MissionReceipt: ResolverTypeWrapper<MissionReceipt>;
  MissionSkill: ResolverTypeWrapper<MissionSkill>;
  MissionState: ResolverTypeWrapper<MissionState>;
  MissionStateInput: MissionStateInput;
  MissionStatus: MissionStatus;
  MissionTask: ResolverTypeWrapper<MissionTask>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamedCount: ResolverTypeWrapper<NamedCount>;
  NamedTime: ResolverTypeWrapper<NamedTime>;
  NamedTimeKind: NamedTimeKind;
  Neo4jStatus: ResolverTypeWrapper<Neo4jStatus>;
  NextStep: ResolverTypeWrapper<NextStep>;
  NextStepKind: NextStepKind;
  NodeSummary: ResolverTypeWrapper<Node>;
  NoteKind: NoteKind;
  ObjectKind: ObjectKind;
  Observation: ResolverTypeWrapper<Observation>;
  ObservationInput: ObservationInput;
  ObservationOrder: ObservationOrder;
  ObservationsInput: ObservationsInput;
  ObserveBatchInput: ObserveBatchInput;
  ObserveInput: ObserveInput;
  OpenQuestion: ResolverTypeWrapper<OpenQuestion>;
  Outcome: Outcome;
  Posture: Posture;
  PromoteInput: PromoteInput;
  PromotionGate: ResolverTypeWrapper<PromotionGate>;
  PromotionGateName: PromotionGateName;
  PromotionInput: PromotionInput;
  PromotionReview: ResolverTypeWrapper<PromotionReview>;
  PromotionStanding: ResolverTypeWrapper<PromotionStanding>;
  PromotionStatus: PromotionStatus;
  Property: ResolverTypeWrapper<Property>;
  Provenance: ResolverTypeWrapper<Provenance>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionKind: QuestionKind;
  RateInput: RateInput;
  ReadInput: ReadInput;
  ReasoningTier: ReasoningTier;
  RecallHit: ResolverTypeWrapper<Hit>;
  RecallInput: RecallInput;
  Recalled: ResolverTypeWrapper<Answer>;
  Receipt: ResolverTypeWrapper<Receipt>;
  RecommendedCapability: ResolverTypeWrapper<RecommendedCapability>;
  RefreshTimeInput: RefreshTimeInput;
  Refusal: ResolverTypeWrapper<Refusal>;
  RejectInput: RejectInput;
  ReleaseAction: ReleaseAction;
  ReleaseInput: ReleaseInput;
  Reliability: ResolverTypeWrapper<Reliability>;
  RepeatKind: RepeatKind;
  ReportFailureInput: ReportFailureInput;
  ResolveInput: ResolveInput;
  RetractAttestationInput: RetractAttestationInput;
  RetractInput: RetractInput;
  Retracted: ResolverTypeWrapper<Retracted>;
  RetractedAttestation: ResolverTypeWrapper<RetractedAttestation>;
  RetrievalScope: RetrievalScope;
  ReviewInput: ReviewInput;
  ReviewPromotionsInput: ReviewPromotionsInput;
  ReviewState: ReviewState;
  Reviewed: ResolverTypeWrapper<Reviewed>;
  Role: Role;
  Run: ResolverTypeWrapper<Run>;
  ScoreBand: ScoreBand;
  ScoreComponent: ResolverTypeWrapper<ScoreComponent>;
  SearchInput: SearchInput;
  Searched: ResolverTypeWrapper<Omit<Searched, 'recalled'> & { recalled: ResolversTypes['Recalled'] }>;
  SessionManifest: ResolverTypeWrapper<SessionManifest>;
  SkillOutcome: SkillOutcome;
  SkillOutcomeInput: SkillOutcomeInput;
  SkillReceipt: ResolverTypeWrapper<SkillReceipt>;
  SkillRetrieveInput: SkillRetrieveInput;
  SkillReviewInput: SkillReviewInput;
  SkillReviewed: ResolverTypeWrapper<SkillReviewed>;
  SkillSaveInput: SkillSaveInput;
  SkillStanding: ResolverTypeWrapper<SkillStanding>;
  SkillsRetrieved: ResolverTypeWrapper<SkillsRetrieved>;
  Slice: ResolverTypeWrapper<Slice>;
  SliceInput: SliceInput;
  SliceReadInput: SliceReadInput;
  SliceScore: ResolverTypeWrapper<SliceScore>;
  SpareReason: SpareReason;
  SparedMemory: ResolverTypeWrapper<SparedMemory>;
  Stance: Stance;
  Standing: Standing;
  Status: ResolverTypeWrapper<Status>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SupersedeInput: SupersedeInput;
  Superseded: ResolverTypeWrapper<Superseded>;
  Sweep: ResolverTypeWrapper<Sweep>;
  SweepInput: SweepInput;
  SweptMemory: ResolverTypeWrapper<SweptMemory>;
  TagCount: ResolverTypeWrapper<TagCount>;
  TagInput: TagInput;
  Tagged: ResolverTypeWrapper<Tagged>;
  TagsInput: TagsInput;
  TimesInput: TimesInput;
  UndoInput: UndoInput;
  Undone: ResolverTypeWrapper<Undone>;
  UnmergeInput: UnmergeInput;
  ValidateInput: ValidateInput;
  Validation: ResolverTypeWrapper<Validation>;
  ValidationReceipt: ResolverTypeWrapper<ValidationReceipt>;
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
  AttestInput: AttestInput;
  Attested: Attested;
  AuditBreak: AuditBreak;
  AuditEntry: AuditEntry;
  AuditVerdict: AuditVerdict;
  BatchItem: BatchOutcome;
  BeliefsInput: BeliefsInput;
  BelievedFact: BelievedFact;
  BlastRadiusInput: BlastRadiusInput;
  Boolean: Scalars['Boolean']['output'];
  CapabilitiesInput: CapabilitiesInput;
  Capability: Capability;
  CaptureBatchInput: CaptureBatchInput;
  CaptureInput: CaptureInput;
  Change: Change;
  ChangedEntry: ChangedEntry;
  ChangesInput: ChangesInput;
  Check: Check;
  ConsolidateInput: ConsolidateInput;
  ConsolidationFailure: ConsolidationFailure;
  ConsolidationStatus: ConsolidationStatus;
  ContestedInput: ContestedInput;
  CoreAcceptInput: CoreAcceptInput;
  CoreAttestation: CoreAttestation;
  CoreEditInput: CoreEditInput;
  CoreEdited: CoreEdited;
  CoreEntry: CoreEntry;
  CoreListInput: CoreListInput;
  CoreReceipt: CoreReceipt;
  CoreRemoveInput: CoreRemoveInput;
  CoreSet: CoreSet;
  CoreSetInput: CoreSetInput;
  DecideInput: DecideInput;
  Decided: Decided;
  Decision: Decision;
  DecisionsInput: DecisionsInput;
  DefineAnchorInput: DefineAnchorInput;
  DefineWindowInput: DefineWindowInput;
  DefinedTime: DefinedTime;
  Delta: Delta;
  DeltaInput: DeltaInput;
  DemoteInput: DemoteInput;
  DemotedCopy: DemotedCopy;
  Dependent: Dependent;
  Dispute: Dispute;
  DoNot: DoNot;
  DoNotRepeat: DoNotRepeat;
  Drift: Drift;
  EndSessionInput: EndSessionInput;
  EndedSession: EndedSession;
  EraseInput: EraseInput;
  Erasure: Erasure;
  ErasureClosureInput: ErasureClosureInput;
  ErasureItem: ErasureItem;
  Excision: Excision;
  FactOfHit: FactOfHit;
  FailureListInput: FailureListInput;
  FailureMode: FailureMode;
  FailureReceipt: FailureReceipt;
  FailuresInput: FailuresInput;
  Float: Scalars['Float']['output'];
  FoundSkill: FoundSkill;
  HistoryInput: HistoryInput;
  ID: Scalars['ID']['output'];
  Instant: Scalars['Instant']['output'];
  Int: Scalars['Int']['output'];
  KeepInput: KeepInput;
  Kept: Kept;
  KeptSlice: KeptSlice;
  KnownFailure: KnownFailure;
  LabelCount: LabelCount;
  LatestSlice: LatestSlice;
  LearnedSkillInput: LearnedSkillInput;
  Lineage: Lineage;
  LineageEdge: LineageEdge;
  LineageInput: LineageInput;
  LineageNode: LineageNode;
  Link: NodeLink;
  LinkedTime: LinkedTime;
  ManifestEntry: ManifestEntry;
  ManifestInput: ManifestInput;
  MemoryDetail: MemoryDetail;
  MergeInput: MergeInput;
  Merged: Merged;
  MissionAdvanceInput: MissionAdvanceInput;
  MissionAmendInput: MissionAmendInput;
  MissionChanges: MissionChanges;
  MissionCreateInput: MissionCreateInput;
  MissionEntry: MissionEntry;
  MissionMove: MissionMove;
  MissionReceipt: MissionReceipt;
  MissionSkill: MissionSkill;
  MissionState: MissionState;
  MissionStateInput: MissionStateInput;
  MissionTask: MissionTask;
  Mutation: Record<PropertyKey, never>;
  NamedCount: NamedCount;
  NamedTime: NamedTime;
  Neo4jStatus: Neo4jStatus;
  NextStep: NextStep;
  NodeSummary: Node;
  Observation: Observation;
  ObservationInput: ObservationInput;
  ObservationsInput: ObservationsInput;
  ObserveBatchInput: ObserveBatchInput;
  ObserveInput: ObserveInput;
  OpenQuestion: OpenQuestion;
  PromoteInput: PromoteInput;
  PromotionGate: PromotionGate;
  PromotionInput: PromotionInput;
  PromotionReview: PromotionReview;
  PromotionStanding: PromotionStanding;
  Property: Property;
  Provenance: Provenance;
  Query: Record<PropertyKey, never>;
  RateInput: RateInput;
  ReadInput: ReadInput;
  RecallHit: Hit;
  RecallInput: RecallInput;
  Recalled: Answer;
  Receipt: Receipt;
  RecommendedCapability: RecommendedCapability;
  RefreshTimeInput: RefreshTimeInput;
  Refusal: Refusal;
  RejectInput: RejectInput;
  ReleaseInput: ReleaseInput;
  Reliability: Reliability;
  ReportFailureInput: ReportFailureInput;
  ResolveInput: ResolveInput;
  RetractAttestationInput: RetractAttestationInput;
  RetractInput: RetractInput;
  Retracted: Retracted;
  RetractedAttestation: RetractedAttestation;
  ReviewInput: ReviewInput;
  ReviewPromotionsInput: ReviewPromotionsInput;
  Reviewed: Reviewed;
  Run: Run;
  ScoreComponent: ScoreComponent;
  SearchInput: SearchInput;
  Searched: Omit<Searched, 'recalled'> & { recalled: ResolversParentTypes['Recalled'] };
  SessionManifest: SessionManifest;
  SkillOutcomeInput: SkillOutcomeInput;
  SkillReceipt: SkillReceipt;
  SkillRetrieveInput: SkillRetrieveInput;
  SkillReviewInput: SkillReviewInput;
  SkillReviewed: SkillReviewed;
  SkillSaveInput: SkillSaveInput;
  SkillStanding: SkillStanding;
  SkillsRetrieved: SkillsRetrieved;
  Slice: Slice;
  SliceInput: SliceInput;
  SliceReadInput: SliceReadInput;
  SliceScore: SliceScore;
  SparedMemory: SparedMemory;
  Status: Status;
  String: Scalars['String']['output'];
  SupersedeInput: SupersedeInput;
  Superseded: Superseded;
  Sweep: Sweep;
  SweepInput: SweepInput;
  SweptMemory: SweptMemory;
  TagCount: TagCount;
  TagInput: TagInput;
  Tagged: Tagged;
  TagsInput: TagsInput;
  TimesInput: TimesInput;
  UndoInput: UndoInput;
  Undone: Undone;
  UnmergeInput: UnmergeInput;
  ValidateInput: ValidateInput;
  Validation: Validation;
  ValidationReceipt: ValidationReceipt;
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

export type AttestedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attested'] = ResolversParentTypes['Attested']> = {
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type CapabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Capability'] = ResolversParentTypes['Capability']> = {
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedEntry'] = ResolversParentTypes['ChangedEntry']> = {
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EpisodeKind'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['CheckStatus']>, ParentType, ContextType>;
};

export type CheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Check'] = ResolversParentTypes['Check']> = {
  checkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckStatus'], ParentType, ContextType>;
  validatedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
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

export type CoreAttestationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreAttestation'] = ResolversParentTypes['CoreAttestation']> = {
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoreEditedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreEdited'] = ResolversParentTypes['CoreEdited']> = {
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drift?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDrifted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoreEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreEntry'] = ResolversParentTypes['CoreEntry']> = {
  attestations?: Resolver<ReadonlyArray<ResolversTypes['CoreAttestation']>, ParentType, ContextType>;
  baselineAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  drift?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ingestedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  isDrifted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockKind'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sensitivity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trust?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type CoreReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreReceipt'] = ResolversParentTypes['CoreReceipt']> = {
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CoreSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoreSet'] = ResolversParentTypes['CoreSet']> = {
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  embeddingState?: Resolver<ResolversTypes['EmbeddingState'], ParentType, ContextType>;
  excisions?: Resolver<ReadonlyArray<ResolversTypes['Excision']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockKind'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DecidedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decided'] = ResolversParentTypes['Decided']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['Check']>, ParentType, ContextType>;
  decidedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  deltas?: Resolver<ReadonlyArray<ResolversTypes['Delta']>, ParentType, ContextType>;
  expectedOutcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mismatch?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rationale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  reviewState?: Resolver<Maybe<ResolversTypes['ReviewState']>, ParentType, ContextType>;
  sliceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['DecisionStanding'], ParentType, ContextType>;
  supersededBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DefinedTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DefinedTime'] = ResolversParentTypes['DefinedTime']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unlinkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeltaResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Delta'] = ResolversParentTypes['Delta']> = {
  actual?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dimension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isBetter?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemotedCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemotedCopy'] = ResolversParentTypes['DemotedCopy']> = {
  factId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promotedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DependentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dependent'] = ResolversParentTypes['Dependent']> = {
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reviewState?: Resolver<Maybe<ResolversTypes['ReviewState']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type DoNotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoNot'] = ResolversParentTypes['DoNot']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  skillIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DoNotRepeatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DoNotRepeat'] = ResolversParentTypes['DoNotRepeat']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  because?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RepeatKind'], ParentType, ContextType>;
};

export type DriftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Drift'] = ResolversParentTypes['Drift']> = {
  how?: Resolver<ResolversTypes['DriftHow'], ParentType, ContextType>;
  newerAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  newerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newerSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  olderAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  olderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  olderSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EndedSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndedSession'] = ResolversParentTypes['EndedSession']> = {
  endedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type FailureModeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailureMode'] = ResolversParentTypes['FailureMode']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  skillIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FailureReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FailureReceipt'] = ResolversParentTypes['FailureReceipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundSkill'] = ResolversParentTypes['FoundSkill']> = {
  authorityState?: Resolver<ResolversTypes['AuthorityState'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['KnownFailure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInduced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postconditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  preconditions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  proficiency?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sourceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface InstantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Instant'], any> {
  name: 'Instant';
}

export type KeptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Kept'] = ResolversParentTypes['Kept']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KeptSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptSlice'] = ResolversParentTypes['KeptSlice']> = {
  assembledAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  hasDrift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  missionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relevanceScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taskLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KnownFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnownFailure'] = ResolversParentTypes['KnownFailure']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type LabelCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LabelCount'] = ResolversParentTypes['LabelCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
};

export type LatestSliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatestSlice'] = ResolversParentTypes['LatestSlice']> = {
  assembledAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  hasDrift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  relevanceScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taskLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Lineage'] = ResolversParentTypes['Lineage']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LineageEdge']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LineageNode']>, ParentType, ContextType>;
};

export type LineageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineageEdge'] = ResolversParentTypes['LineageEdge']> = {
  fromId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  toId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineageNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineageNode'] = ResolversParentTypes['LineageNode']> = {
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRejection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  retractedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  reviewState?: Resolver<Maybe<ResolversTypes['ReviewState']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type LinkedTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedTime'] = ResolversParentTypes['LinkedTime']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unlinkedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  failures?: Resolver<ReadonlyArray<ResolversTypes['KnownFailure']>, ParentType, ContextType>;
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

export type MissionChangesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionChanges'] = ResolversParentTypes['MissionChanges']> = {
  drift?: Resolver<ReadonlyArray<ResolversTypes['Drift']>, ParentType, ContextType>;
  entries?: Resolver<ReadonlyArray<ResolversTypes['ChangedEntry']>, ParentType, ContextType>;
  hasDrift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<ReadonlyArray<ResolversTypes['MissionMove']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type MissionEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionEntry'] = ResolversParentTypes['MissionEntry']> = {
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissionMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionMove'] = ResolversParentTypes['MissionMove']> = {
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verb?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissionReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionReceipt'] = ResolversParentTypes['MissionReceipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MissionStatus'], ParentType, ContextType>;
};

export type MissionSkillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionSkill'] = ResolversParentTypes['MissionSkill']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  learnedFrom?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissionStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionState'] = ResolversParentTypes['MissionState']> = {
  capabilities?: Resolver<ReadonlyArray<ResolversTypes['MissionSkill']>, ParentType, ContextType>;
  constraints?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  decisions?: Resolver<ReadonlyArray<ResolversTypes['Decision']>, ParentType, ContextType>;
  doNotRepeat?: Resolver<ReadonlyArray<ResolversTypes['DoNotRepeat']>, ParentType, ContextType>;
  drift?: Resolver<ReadonlyArray<ResolversTypes['Drift']>, ParentType, ContextType>;
  entryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latestSlice?: Resolver<Maybe<ResolversTypes['LatestSlice']>, ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['NextStep']>, ParentType, ContextType>;
  objective?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  observations?: Resolver<ReadonlyArray<ResolversTypes['Observation']>, ParentType, ContextType>;
  openQuestions?: Resolver<ReadonlyArray<ResolversTypes['OpenQuestion']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MissionStatus'], ParentType, ContextType>;
  tasks?: Resolver<ReadonlyArray<ResolversTypes['MissionTask']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  validations?: Resolver<ReadonlyArray<ResolversTypes['Validation']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissionTaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionTask'] = ResolversParentTypes['MissionTask']> = {
  dueAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  attest?: Resolver<ResolversTypes['Attested'], ParentType, ContextType, RequireFields<MutationAttestArgs, 'input'>>;
  capture?: Resolver<ResolversTypes['Receipt'], ParentType, ContextType, RequireFields<MutationCaptureArgs, 'input'>>;
  captureBatch?: Resolver<ReadonlyArray<ResolversTypes['BatchItem']>, ParentType, ContextType, RequireFields<MutationCaptureBatchArgs, 'input'>>;
  consolidate?: Resolver<ResolversTypes['Run'], ParentType, ContextType, RequireFields<MutationConsolidateArgs, 'input'>>;
  coreAcceptBaseline?: Resolver<ResolversTypes['CoreReceipt'], ParentType, ContextType, RequireFields<MutationCoreAcceptBaselineArgs, 'input'>>;
  coreEdit?: Resolver<ResolversTypes['CoreEdited'], ParentType, ContextType, RequireFields<MutationCoreEditArgs, 'input'>>;
  coreRemove?: Resolver<ResolversTypes['CoreReceipt'], ParentType, ContextType, RequireFields<MutationCoreRemoveArgs, 'input'>>;
  coreSet?: Resolver<ResolversTypes['CoreSet'], ParentType, ContextType, RequireFields<MutationCoreSetArgs, 'input'>>;
  decide?: Resolver<ResolversTypes['MissionEntry'], ParentType, ContextType, RequireFields<MutationDecideArgs, 'input'>>;
  defineAnchor?: Resolver<ResolversTypes['DefinedTime'], ParentType, ContextType, RequireFields<MutationDefineAnchorArgs, 'input'>>;
  defineWindow?: Resolver<ResolversTypes['DefinedTime'], ParentType, ContextType, RequireFields<MutationDefineWindowArgs, 'input'>>;
  demote?: Resolver<ResolversTypes['PromotionStanding'], ParentType, ContextType, RequireFields<MutationDemoteArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndedSession'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  erase?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<MutationEraseArgs, 'input'>>;
  forget?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationForgetArgs, 'input'>>;
  mergeEntities?: Resolver<ResolversTypes['Merged'], ParentType, ContextType, RequireFields<MutationMergeEntitiesArgs, 'input'>>;
  missionAdvance?: Resolver<ResolversTypes['MissionReceipt'], ParentType, ContextType, RequireFields<MutationMissionAdvanceArgs, 'input'>>;
  missionAmend?: Resolver<ResolversTypes['MissionReceipt'], ParentType, ContextType, RequireFields<MutationMissionAmendArgs, 'input'>>;
  missionCreate?: Resolver<ResolversTypes['MissionReceipt'], ParentType, ContextType, RequireFields<MutationMissionCreateArgs, 'input'>>;
  observe?: Resolver<ResolversTypes['MissionEntry'], ParentType, ContextType, RequireFields<MutationObserveArgs, 'input'>>;
  observeBatch?: Resolver<ReadonlyArray<ResolversTypes['MissionEntry']>, ParentType, ContextType, RequireFields<MutationObserveBatchArgs, 'input'>>;
  pin?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationPinArgs, 'input'>>;
  promote?: Resolver<ResolversTypes['PromotionStanding'], ParentType, ContextType, RequireFields<MutationPromoteArgs, 'input'>>;
  rateAgents?: Resolver<ReadonlyArray<ResolversTypes['Reliability']>, ParentType, ContextType, RequireFields<MutationRateAgentsArgs, 'input'>>;
  refreshTime?: Resolver<ResolversTypes['LinkedTime'], ParentType, ContextType, RequireFields<MutationRefreshTimeArgs, 'input'>>;
  rejectApproach?: Resolver<ResolversTypes['MissionEntry'], ParentType, ContextType, RequireFields<MutationRejectApproachArgs, 'input'>>;
  releaseFailed?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationReleaseFailedArgs, 'input'>>;
  reportFailure?: Resolver<ResolversTypes['FailureReceipt'], ParentType, ContextType, RequireFields<MutationReportFailureArgs, 'input'>>;
  resolve?: Resolver<ResolversTypes['Decided'], ParentType, ContextType, RequireFields<MutationResolveArgs, 'input'>>;
  retract?: Resolver<ResolversTypes['Retracted'], ParentType, ContextType, RequireFields<MutationRetractArgs, 'input'>>;
  retractAttestation?: Resolver<ResolversTypes['RetractedAttestation'], ParentType, ContextType, RequireFields<MutationRetractAttestationArgs, 'input'>>;
  review?: Resolver<ResolversTypes['Reviewed'], ParentType, ContextType, RequireFields<MutationReviewArgs, 'input'>>;
  reviewPromotions?: Resolver<ResolversTypes['PromotionReview'], ParentType, ContextType, RequireFields<MutationReviewPromotionsArgs, 'input'>>;
  skillOutcome?: Resolver<ResolversTypes['SkillStanding'], ParentType, ContextType, RequireFields<MutationSkillOutcomeArgs, 'input'>>;
  skillReview?: Resolver<ResolversTypes['SkillReviewed'], ParentType, ContextType, RequireFields<MutationSkillReviewArgs, 'input'>>;
  skillSave?: Resolver<ResolversTypes['SkillReceipt'], ParentType, ContextType, RequireFields<MutationSkillSaveArgs, 'input'>>;
  slice?: Resolver<ResolversTypes['Slice'], ParentType, ContextType, RequireFields<MutationSliceArgs, 'input'>>;
  supersede?: Resolver<ResolversTypes['Superseded'], ParentType, ContextType, RequireFields<MutationSupersedeArgs, 'input'>>;
  sweep?: Resolver<ResolversTypes['Sweep'], ParentType, ContextType, RequireFields<MutationSweepArgs, 'input'>>;
  tag?: Resolver<ResolversTypes['Tagged'], ParentType, ContextType, RequireFields<MutationTagArgs, 'input'>>;
  undoConsolidation?: Resolver<ResolversTypes['Undone'], ParentType, ContextType, RequireFields<MutationUndoConsolidationArgs, 'input'>>;
  unforget?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationUnforgetArgs, 'input'>>;
  unmergeEntities?: Resolver<ResolversTypes['Merged'], ParentType, ContextType, RequireFields<MutationUnmergeEntitiesArgs, 'input'>>;
  unpin?: Resolver<ResolversTypes['Kept'], ParentType, ContextType, RequireFields<MutationUnpinArgs, 'input'>>;
  untag?: Resolver<ResolversTypes['Tagged'], ParentType, ContextType, RequireFields<MutationUntagArgs, 'input'>>;
  validate?: Resolver<ResolversTypes['ValidationReceipt'], ParentType, ContextType, RequireFields<MutationValidateArgs, 'input'>>;
  workAdvance?: Resolver<ResolversTypes['WorkReceipt'], ParentType, ContextType, RequireFields<MutationWorkAdvanceArgs, 'input'>>;
  workCreate?: Resolver<ResolversTypes['WorkReceipt'], ParentType, ContextType, RequireFields<MutationWorkCreateArgs, 'input'>>;
  workLink?: Resolver<ResolversTypes['WorkLinked'], ParentType, ContextType, RequireFields<MutationWorkLinkArgs, 'input'>>;
};

export type NamedCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedCount'] = ResolversParentTypes['NamedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NamedTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NamedTime'] = ResolversParentTypes['NamedTime']> = {
  endsAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NamedTimeKind'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type Neo4jStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Neo4jStatus'] = ResolversParentTypes['Neo4jStatus']> = {
  edition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indexCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onlineIndexCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NextStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NextStep'] = ResolversParentTypes['NextStep']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NextStepKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type ObservationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Observation'] = ResolversParentTypes['Observation']> = {
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  observedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  retractedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpenQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenQuestion'] = ResolversParentTypes['OpenQuestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuestionKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PromotionGateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionGate'] = ResolversParentTypes['PromotionGate']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gate?: Resolver<ResolversTypes['PromotionGateName'], ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PromotionReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionReview'] = ResolversParentTypes['PromotionReview']> = {
  demoted?: Resolver<ReadonlyArray<ResolversTypes['DemotedCopy']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromotionStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromotionStanding'] = ResolversParentTypes['PromotionStanding']> = {
  attesterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  factId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  gates?: Resolver<ReadonlyArray<ResolversTypes['PromotionGate']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  posterior?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  promotedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PromotionStatus']>, ParentType, ContextType>;
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
  blastRadius?: Resolver<ReadonlyArray<ResolversTypes['Dependent']>, ParentType, ContextType, RequireFields<QueryBlastRadiusArgs, 'input'>>;
  consolidationFailures?: Resolver<ReadonlyArray<ResolversTypes['ConsolidationFailure']>, ParentType, ContextType, RequireFields<QueryConsolidationFailuresArgs, 'input'>>;
  consolidationStatus?: Resolver<ReadonlyArray<ResolversTypes['ConsolidationStatus']>, ParentType, ContextType>;
  contested?: Resolver<ReadonlyArray<ResolversTypes['Dispute']>, ParentType, ContextType, RequireFields<QueryContestedArgs, 'input'>>;
  contextSlice?: Resolver<ResolversTypes['KeptSlice'], ParentType, ContextType, RequireFields<QueryContextSliceArgs, 'input'>>;
  coreList?: Resolver<ReadonlyArray<ResolversTypes['CoreEntry']>, ParentType, ContextType, RequireFields<QueryCoreListArgs, 'input'>>;
  decisionDelta?: Resolver<ResolversTypes['Decision'], ParentType, ContextType, RequireFields<QueryDecisionDeltaArgs, 'input'>>;
  erasureClosure?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<QueryErasureClosureArgs, 'input'>>;
  failureModes?: Resolver<ReadonlyArray<ResolversTypes['FailureMode']>, ParentType, ContextType, RequireFields<QueryFailureModesArgs, 'input'>>;
  lineage?: Resolver<ResolversTypes['Lineage'], ParentType, ContextType, RequireFields<QueryLineageArgs, 'input'>>;
  missionChanges?: Resolver<ResolversTypes['MissionChanges'], ParentType, ContextType, RequireFields<QueryMissionChangesArgs, 'input'>>;
  missionDecisions?: Resolver<ReadonlyArray<ResolversTypes['Decision']>, ParentType, ContextType, RequireFields<QueryMissionDecisionsArgs, 'input'>>;
  missionObservations?: Resolver<ReadonlyArray<ResolversTypes['Observation']>, ParentType, ContextType, RequireFields<QueryMissionObservationsArgs, 'input'>>;
  missionState?: Resolver<ResolversTypes['MissionState'], ParentType, ContextType, RequireFields<QueryMissionStateArgs, 'input'>>;
  node?: Resolver<Maybe<ResolversTypes['NodeSummary']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  promotion?: Resolver<ResolversTypes['PromotionStanding'], ParentType, ContextType, RequireFields<QueryPromotionArgs, 'input'>>;
  readMemory?: Resolver<ReadonlyArray<ResolversTypes['MemoryDetail']>, ParentType, ContextType, RequireFields<QueryReadMemoryArgs, 'input'>>;
  recall?: Resolver<ResolversTypes['Recalled'], ParentType, ContextType, RequireFields<QueryRecallArgs, 'input'>>;
  recommendCapabilities?: Resolver<ReadonlyArray<ResolversTypes['RecommendedCapability']>, ParentType, ContextType, RequireFields<QueryRecommendCapabilitiesArgs, 'input'>>;
  search?: Resolver<ResolversTypes['Searched'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'input'>>;
  sessionManifest?: Resolver<ResolversTypes['SessionManifest'], ParentType, ContextType, RequireFields<QuerySessionManifestArgs, 'input'>>;
  skillRetrieve?: Resolver<ResolversTypes['SkillsRetrieved'], ParentType, ContextType, RequireFields<QuerySkillRetrieveArgs, 'input'>>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  tagCounts?: Resolver<ReadonlyArray<ResolversTypes['TagCount']>, ParentType, ContextType, RequireFields<QueryTagCountsArgs, 'input'>>;
  times?: Resolver<ReadonlyArray<ResolversTypes['NamedTime']>, ParentType, ContextType, RequireFields<QueryTimesArgs, 'input'>>;
  verifyAudit?: Resolver<ResolversTypes['AuditVerdict'], ParentType, ContextType, RequireFields<QueryVerifyAuditArgs, 'input'>>;
  whyNot?: Resolver<ResolversTypes['WhyNot'], ParentType, ContextType, RequireFields<QueryWhyNotArgs, 'input'>>;
  workQuery?: Resolver<ReadonlyArray<ResolversTypes['WorkFound']>, ParentType, ContextType, RequireFields<QueryWorkQueryArgs, 'input'>>;
  workTree?: Resolver<ReadonlyArray<ResolversTypes['WorkNode']>, ParentType, ContextType, RequireFields<QueryWorkTreeArgs, 'input'>>;
};

export type RecallHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecallHit'] = ResolversParentTypes['RecallHit']> = {
  at?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  components?: Resolver<ReadonlyArray<ResolversTypes['ScoreComponent']>, ParentType, ContextType>;
  drift?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
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

export type RecommendedCapabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecommendedCapability'] = ResolversParentTypes['RecommendedCapability']> = {
  decisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  likeness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  missionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  missionTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proficiency?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  useCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReliabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reliability'] = ResolversParentTypes['Reliability']> = {
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posterior?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  successes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RetractedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Retracted'] = ResolversParentTypes['Retracted']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  dependents?: Resolver<ReadonlyArray<ResolversTypes['Dependent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RetractedAttestationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetractedAttestation'] = ResolversParentTypes['RetractedAttestation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reviewed'] = ResolversParentTypes['Reviewed']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type SkillReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillReceipt'] = ResolversParentTypes['SkillReceipt']> = {
  authorityState?: Resolver<ResolversTypes['AuthorityState'], ParentType, ContextType>;
  embeddingState?: Resolver<ResolversTypes['EmbeddingState'], ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supersedes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillReviewedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillReviewed'] = ResolversParentTypes['SkillReviewed']> = {
  deprecatedIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AuthorityState'], ParentType, ContextType>;
};

export type SkillStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillStanding'] = ResolversParentTypes['SkillStanding']> = {
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proficiency?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  successCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SkillsRetrievedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SkillsRetrieved'] = ResolversParentTypes['SkillsRetrieved']> = {
  doNot?: Resolver<ReadonlyArray<ResolversTypes['DoNot']>, ParentType, ContextType>;
  embedder?: Resolver<ResolversTypes['EmbedderState'], ParentType, ContextType>;
  skills?: Resolver<ReadonlyArray<ResolversTypes['FoundSkill']>, ParentType, ContextType>;
};

export type SliceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slice'] = ResolversParentTypes['Slice']> = {
  assembledAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
  drift?: Resolver<ReadonlyArray<ResolversTypes['Drift']>, ParentType, ContextType>;
  hasDrift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SliceScore']>, ParentType, ContextType>;
  missionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  omittedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relevanceScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taskLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeWeight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tokenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SliceScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SliceScore'] = ResolversParentTypes['SliceScore']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relevance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeWeight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SparedMemoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SparedMemory'] = ResolversParentTypes['SparedMemory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SpareReason'], ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
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

export type SweepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sweep'] = ResolversParentTypes['Sweep']> = {
  forgotten?: Resolver<ReadonlyArray<ResolversTypes['SweptMemory']>, ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spared?: Resolver<ReadonlyArray<ResolversTypes['SparedMemory']>, ParentType, ContextType>;
};

export type SweptMemoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SweptMemory'] = ResolversParentTypes['SweptMemory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['Label'], ParentType, ContextType>;
  strength?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TagCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount']> = {
  display?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memoryCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaggedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tagged'] = ResolversParentTypes['Tagged']> = {
  changedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Undone'] = ResolversParentTypes['Undone']> = {
  changes?: Resolver<ReadonlyArray<ResolversTypes['Change']>, ParentType, ContextType>;
  claimCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ValidationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Validation'] = ResolversParentTypes['Validation']> = {
  checkLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decisionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckStatus'], ParentType, ContextType>;
  validatedAt?: Resolver<ResolversTypes['Instant'], ParentType, ContextType>;
};

export type ValidationReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ValidationReceipt'] = ResolversParentTypes['ValidationReceipt']> = {
  capability?: Resolver<Maybe<ResolversTypes['Capability']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReplay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  namespace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  Attested?: AttestedResolvers<ContextType>;
  AuditBreak?: AuditBreakResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditVerdict?: AuditVerdictResolvers<ContextType>;
  BatchItem?: BatchItemResolvers<ContextType>;
  BelievedFact?: BelievedFactResolvers<ContextType>;
  Capability?: CapabilityResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangedEntry?: ChangedEntryResolvers<ContextType>;
  Check?: CheckResolvers<ContextType>;
  ConsolidationFailure?: ConsolidationFailureResolvers<ContextType>;
  ConsolidationStatus?: ConsolidationStatusResolvers<ContextType>;
  CoreAttestation?: CoreAttestationResolvers<ContextType>;
  CoreEdited?: CoreEditedResolvers<ContextType>;
  CoreEntry?: CoreEntryResolvers<ContextType>;
  CoreReceipt?: CoreReceiptResolvers<ContextType>;
  CoreSet?: CoreSetResolvers<ContextType>;
  Decided?: DecidedResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  DefinedTime?: DefinedTimeResolvers<ContextType>;
  Delta?: DeltaResolvers<ContextType>;
  DemotedCopy?: DemotedCopyResolvers<ContextType>;
  Dependent?: DependentResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  DoNot?: DoNotResolvers<ContextType>;
  DoNotRepeat?: DoNotRepeatResolvers<ContextType>;
  Drift?: DriftResolvers<ContextType>;
  EndedSession?: EndedSessionResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  ErasureItem?: ErasureItemResolvers<ContextType>;
  Excision?: ExcisionResolvers<ContextType>;
  FactOfHit?: FactOfHitResolvers<ContextType>;
  FailureMode?: FailureModeResolvers<ContextType>;
  FailureReceipt?: FailureReceiptResolvers<ContextType>;
  FoundSkill?: FoundSkillResolvers<ContextType>;
  Instant?: GraphQLScalarType;
  Kept?: KeptResolvers<ContextType>;
  KeptSlice?: KeptSliceResolvers<ContextType>;
  KnownFailure?: KnownFailureResolvers<ContextType>;
  LabelCount?: LabelCountResolvers<ContextType>;
  LatestSlice?: LatestSliceResolvers<ContextType>;
  Lineage?: LineageResolvers<ContextType>;
  LineageEdge?: LineageEdgeResolvers<ContextType>;
  LineageNode?: LineageNodeResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  LinkedTime?: LinkedTimeResolvers<ContextType>;
  ManifestEntry?: ManifestEntryResolvers<ContextType>;
  MemoryDetail?: MemoryDetailResolvers<ContextType>;
  Merged?: MergedResolvers<ContextType>;
  MissionChanges?: MissionChangesResolvers<ContextType>;
  MissionEntry?: MissionEntryResolvers<ContextType>;
  MissionMove?: MissionMoveResolvers<ContextType>;
  MissionReceipt?: MissionReceiptResolvers<ContextType>;
  MissionSkill?: MissionSkillResolvers<ContextType>;
  MissionState?: MissionStateResolvers<ContextType>;
  MissionTask?: MissionTaskResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NamedCount?: NamedCountResolvers<ContextType>;
  NamedTime?: NamedTimeResolvers<ContextType>;
  Neo4jStatus?: Neo4jStatusResolvers<ContextType>;
  NextStep?: NextStepResolvers<ContextType>;
  NodeSummary?: NodeSummaryResolvers<ContextType>;
  Observation?: ObservationResolvers<ContextType>;
  OpenQuestion?: OpenQuestionResolvers<ContextType>;
  PromotionGate?: PromotionGateResolvers<ContextType>;
  PromotionReview?: PromotionReviewResolvers<ContextType>;
  PromotionStanding?: PromotionStandingResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  Provenance?: ProvenanceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecallHit?: RecallHitResolvers<ContextType>;
  Recalled?: RecalledResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  RecommendedCapability?: RecommendedCapabilityResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  Reliability?: ReliabilityResolvers<ContextType>;
  Retracted?: RetractedResolvers<ContextType>;
  RetractedAttestation?: RetractedAttestationResolvers<ContextType>;
  Reviewed?: ReviewedResolvers<ContextType>;
  Run?: RunResolvers<ContextType>;
  ScoreComponent?: ScoreComponentResolvers<ContextType>;
  Searched?: SearchedResolvers<ContextType>;
  SessionManifest?: SessionManifestResolvers<ContextType>;
  SkillReceipt?: SkillReceiptResolvers<ContextType>;
  SkillReviewed?: SkillReviewedResolvers<ContextType>;
  SkillStanding?: SkillStandingResolvers<ContextType>;
  SkillsRetrieved?: SkillsRetrievedResolvers<ContextType>;
  Slice?: SliceResolvers<ContextType>;
  SliceScore?: SliceScoreResolvers<ContextType>;
  SparedMemory?: SparedMemoryResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  Superseded?: SupersededResolvers<ContextType>;
  Sweep?: SweepResolvers<ContextType>;
  SweptMemory?: SweptMemoryResolvers<ContextType>;
  TagCount?: TagCountResolvers<ContextType>;
  Tagged?: TaggedResolvers<ContextType>;
  Undone?: UndoneResolvers<ContextType>;
  Validation?: ValidationResolvers<ContextType>;
  ValidationReceipt?: ValidationReceiptResolvers<ContextType>;
  WhyNot?: WhyNotResolvers<ContextType>;
  WorkFound?: WorkFoundResolvers<ContextType>;
  WorkLinked?: WorkLinkedResolvers<ContextType>;
  WorkNode?: WorkNodeResolvers<ContextType>;
  WorkReceipt?: WorkReceiptResolvers<ContextType>;
};

