import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { NodeSummary as Node, Link as NodeLink } from '../memory/inspect/node.ts';
import type { Context } from '../api/graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
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

export type AuthorityState =
  | 'admitted'
  | 'candidate'
  | 'rejected'
  | 'reviewed';

export type BlockKind =
  | 'commitment'
  | 'identity'
  | 'persona'
  | 'preference'
  | 'redline';

export type CheckStatus =
  | 'fail'
  | 'inconclusive'
  | 'pass';

export type ConsolidationState =
  | 'consolidated'
  | 'failed'
  | 'in_progress'
  | 'raw';

export type Direction =
  | 'in'
  | 'out';

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

export type FactStatus =
  | 'active'
  | 'quarantined'
  | 'superseded';

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

export type PromotionStatus =
  | 'demoted'
  | 'pending'
  | 'promoted'
  | 'rejected';

export type Query = {
  readonly __typename?: 'Query';
  /** The node with this id, whatever its label. Null when there is none that the caller may see. */
  readonly node?: Maybe<NodeSummary>;
  readonly status: Status;
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};

export type ReasoningTier =
  | 'decision_summary'
  | 'none'
  | 'raw_trace'
  | 'structured_rationale';

export type Role =
  | 'assistant'
  | 'event'
  | 'tool'
  | 'user';

/** What the memory is, and how much it holds for this caller. */
export type Status = {
  readonly __typename?: 'Status';
  /** One row for each of the nineteen labels. */
  readonly census: ReadonlyArray<LabelCount>;
  readonly isHealthy: Scalars['Boolean']['output'];
  /** The namespaces the caller may see; the census counts these. */
  readonly namespaces: ReadonlyArray<Scalars['String']['output']>;
  readonly neo4j: Neo4jStatus;
  /** What is wrong, a sentence each. Empty when healthy. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
  readonly schemaVersion: Scalars['Int']['output'];
  /** The version of Stemma. */
  readonly version: Scalars['String']['output'];
};

export type WorkKind =
  | 'epic'
  | 'mission'
  | 'subtask'
  | 'task';

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
  AuthorityState: AuthorityState;
  BlockKind: BlockKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CheckStatus: CheckStatus;
  ConsolidationState: ConsolidationState;
  Direction: Direction;
  EdgeType: EdgeType;
  EmbeddingState: EmbeddingState;
  EpisodeKind: EpisodeKind;
  FactStatus: FactStatus;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Label: Label;
  LabelCount: ResolverTypeWrapper<LabelCount>;
  Link: ResolverTypeWrapper<NodeLink>;
  Neo4jStatus: ResolverTypeWrapper<Neo4jStatus>;
  NodeSummary: ResolverTypeWrapper<Node>;
  NoteKind: NoteKind;
  ObjectKind: ObjectKind;
  Outcome: Outcome;
  PromotionStatus: PromotionStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReasoningTier: ReasoningTier;
  Role: Role;
  Status: ResolverTypeWrapper<Status>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  WorkKind: WorkKind;
  WorkStatus: WorkStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Instant: Scalars['Instant']['output'];
  Int: Scalars['Int']['output'];
  LabelCount: LabelCount;
  Link: NodeLink;
  Neo4jStatus: Neo4jStatus;
  NodeSummary: Node;
  Query: Record<PropertyKey, never>;
  Status: Status;
  String: Scalars['String']['output'];
};

export interface InstantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Instant'], any> {
  name: 'Instant';
}

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

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  node?: Resolver<Maybe<ResolversTypes['NodeSummary']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
};

export type StatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status']> = {
  census?: Resolver<ReadonlyArray<ResolversTypes['LabelCount']>, ParentType, ContextType>;
  isHealthy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namespaces?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  neo4j?: Resolver<ResolversTypes['Neo4jStatus'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  schemaVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Instant?: GraphQLScalarType;
  LabelCount?: LabelCountResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  Neo4jStatus?: Neo4jStatusResolvers<ContextType>;
  NodeSummary?: NodeSummaryResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
};

