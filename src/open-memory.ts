import { type Config, type Environment, readConfig } from './config.ts'
import { openEngine } from './engine.ts'
import { type AuditEntry, type HistoryRequest, history } from './memory/audit/history.ts'
import { audit } from './memory/audit/verbs.ts'
import { type ConsolidateRequest, consolidate, type Run } from './memory/belief/consolidate.ts'
import {
  type ConsolidationStatus,
  consolidationStatus,
  type Failure,
  failures,
  releaseFailed,
} from './memory/belief/status.ts'
import { type Undone, undo } from './memory/belief/undo.ts'
import { core } from './memory/core/verbs.ts'
import {
  type Alike,
  alikeEntities,
  type Merged,
  mergeEntities,
  unmergeEntities,
} from './memory/entity/merge.ts'
import {
  type BatchOutcome,
  type Capture,
  capture,
  captureBatch,
  type Receipt,
} from './memory/episode/capture.ts'
import { erasure } from './memory/erasure/verbs.ts'
import { type BeliefsRequest, type BelievedFact, beliefs } from './memory/fact/beliefs.ts'
import { contested, type Decided, type Dispute, resolve } from './memory/fact/resolve.ts'
import { type Superseded, type SupersedeRequest, supersede } from './memory/fact/supersede.ts'
import { type Link, linksOf, type NodeSummary, readNodes } from './memory/inspect/node.ts'
import { type Detail, type ReadMemory, read } from './memory/inspect/read.ts'
import { type Status, status } from './memory/inspect/status.ts'
import {
  forget,
  type KeepRequest,
  type Kept,
  pin,
  unforget,
  unpin,
} from './memory/lifecycle/keep.ts'
import { type Sweep, type SweepRequest, sweep } from './memory/lifecycle/sweep.ts'
import { missions } from './memory/mission/verbs.ts'
import { localPrincipal, type Principal } from './memory/namespace/principal.ts'
import { promotions } from './memory/promotion/verbs.ts'
import { type Recalled, type RecallRequest, recall } from './memory/recall/recall.ts'
import { type Searched, type SearchRequest, search } from './memory/recall/search.ts'
import { type WhyNot, whyNot } from './memory/recall/why-not.ts'
import { type EndedSession, endSession } from './memory/session/end.ts'
import { type Manifest, manifest } from './memory/session/manifest.ts'
import { skills } from './memory/skill/verbs.ts'
import { tagging } from './memory/tag/verbs.ts'
import { times } from './memory/time/verbs.ts'
import { type Bound, bound } from './memory/verbs.ts'
import {
  advanceWork,
  createWork,
  linkWork,
  queryWork,
  type WorkFound,
  type WorkNode,
  type WorkReceipt,
  type WorkRequests,
  workTree,
} from './memory/work/work.ts'

/** The verbs, in process: the same that GraphQL and MCP offer, without a server between. */
export interface OpenMemory extends AsyncDisposable {
  capture(input: Capture): Promise<Receipt>
  /** Each item stands or falls by itself: a receipt, or the refusal that it met. */
  captureBatch(items: readonly Capture[]): Promise<readonly BatchOutcome[]>
  recall(query: string, options?: Omit<RecallRequest, 'query'>): Promise<Recalled>
  /** `recall`, as text for an agent. */
  search(query: string, options?: Omit<SearchRequest, 'query'>): Promise<Searched>
  whyNot(id: string, query: string, options?: Omit<RecallRequest, 'query'>): Promise<WhyNot>
  read(ids: readonly string[], detail?: Detail): Promise<readonly ReadMemory[]>
  manifest(session: string, page?: { after?: number; limit?: number }): Promise<Manifest>
  history(filter?: HistoryRequest): Promise<readonly AuditEntry[]>
  /** Derives beliefs from what waits. A preview says what would change, and changes nothing. */
  consolidate(options?: ConsolidateRequest): Promise<Run>
  undoConsolidation(runId: string, reason?: string): Promise<Undone>
  consolidationStatus(): Promise<readonly ConsolidationStatus[]>
  consolidationFailures(limit?: number): Promise<readonly Failure[]>
  releaseFailed(
    episodeIds: readonly string[],
    action: 'retry' | 'skip',
    reason: string,
  ): Promise<readonly string[]>
  /** What is believed of somebody or something, at any time and as of any knowledge. */
  beliefs(
    subject: string,
    options?: Omit<BeliefsRequest, 'subject'>,
  ): Promise<readonly BelievedFact[]>
  contested(limit?: number): Promise<readonly Dispute[]>
  resolve(rejectId: string, reason: string): Promise<Decided>
  supersede(statement: SupersedeRequest): Promise<Superseded>
  alikeEntities(limit?: number): Promise<readonly Alike[]>
  mergeEntities(id: string, intoId: string, reason: string): Promise<Merged>
  unmergeEntities(id: string, reason: string): Promise<Merged>
  pin(memory: KeepRequest): Promise<Kept>
  unpin(memory: KeepRequest): Promise<Kept>
  /** Puts a memory away; `unforget` brings it back. */
  forget(memory: KeepRequest): Promise<Kept>
  unforget(memory: KeepRequest): Promise<Kept>
  /** Says which faded memories would be put away; puts them away when it is not a dry run. */
  sweep(options?: SweepRequest): Promise<Sweep>
  endSession(session: string, endedAt?: Date): Promise<EndedSession>
  /** Vouching for facts, and making those that stand everybody's. */
  readonly promotions: Bound<typeof promotions>
  /** Names for instants and stretches of time. */
  readonly times: Bound<typeof times>
  /** What an erasure would take with it, and the erasure itself, which is final. */
  readonly erasure: Bound<typeof erasure>
  /** Finds whether the record of what was done is untouched, and seals what waits. */
  readonly audit: Bound<typeof audit>
  createWork(item: WorkRequests['create']): Promise<WorkReceipt>
  advanceWork(move: WorkRequests['advance']): Promise<WorkReceipt>
  linkWork(link: WorkRequests['link']): Promise<{ readonly isNew: boolean }>
  workTree(rootId: string, depth?: number): Promise<readonly WorkNode[]>
  queryWork(filter?: WorkRequests['query']): Promise<readonly WorkFound[]>
  /** Aims that outlive sessions: what was seen, decided and checked for them, and where they stand. */
  readonly missions: Bound<typeof missions>
  /** What always holds, and comes first in every search. */
  readonly core: Bound<typeof core>
  /** What works and what does not. Skills are data: nothing here executes one. */
  readonly skills: Bound<typeof skills>
  readonly tags: Bound<typeof tagging>
  status(): Promise<Status>
  /** Undefined when there is no such node that the caller may see. */
  node(id: string): Promise<NodeSummary | undefined>
  links(id: string): Promise<readonly Link[]>
  /** The same memory, used by somebody else. */
  as(principal: Principal): Omit<OpenMemory, typeof Symbol.asyncDispose>
}

/**
 * Opens a memory in this process: finds or starts Neo4j, and brings its schema up to date. Settings
 * come from the environment unless others are given.
 */
export async function openMemory(environment: Environment = process.env): Promise<OpenMemory> {
  const config: Config = readConfig(environment)
  const engine = await openEngine(config)

  function as(principal: Principal): Omit<OpenMemory, typeof Symbol.asyncDispose> {
    const context = () => engine.memory.contextFor(principal)
    return {
      capture: (input) => capture(context(), input),
      captureBatch: (items) => captureBatch(context(), { items: [...items] }),
      recall: (query, options) => recall(context(), { ...options, query }),
      search: (query, options) => search(context(), { ...options, query }),
      whyNot: (id, query, options) => whyNot(context(), { ...options, id, query }),
      read: (ids, detail) => read(context(), { ids: [...ids], ...(detail && { detail }) }),
      manifest: (session, page) => manifest(context(), { ...page, session }),
      history: (filter = {}) => history(context(), filter),
      consolidate: (options) => consolidate(context(), options),
      undoConsolidation: (runId, reason) => undo(context(), { runId, ...(reason && { reason }) }),
      consolidationStatus: () => consolidationStatus(context()),
      consolidationFailures: (limit) => failures(context(), { ...(limit && { limit }) }),
      releaseFailed: (episodeIds, action, reason) =>
        releaseFailed(context(), { episodeIds: [...episodeIds], action, reason }),
      beliefs: (subject, options) => beliefs(context(), { ...options, subject }),
      contested: (limit) => contested(context(), { ...(limit && { limit }) }),
      resolve: (rejectId, reason) => resolve(context(), { rejectId, reason }),
      supersede: (statement) => supersede(context(), statement),
      alikeEntities: (limit) => alikeEntities(context(), { ...(limit && { limit }) }),
      mergeEntities: (id, intoId, reason) => mergeEntities(context(), { id, intoId, reason }),
      unmergeEntities: (id, reason) => unmergeEntities(context(), { id, reason }),
      pin: (target) => pin(context(), target),
      unpin: (target) => unpin(context(), target),
      forget: (target) => forget(context(), target),
      unforget: (target) => unforget(context(), target),
      sweep: (options) => sweep(context(), options),
      endSession: (session, endedAt) => endSession(context(), { session, endedAt }),
      promotions: bound(promotions, context),
      times: bound(times, context),
      erasure: bound(erasure, context),
      audit: bound(audit, context),
      createWork: (item) => createWork(context(), item),
      advanceWork: (move) => advanceWork(context(), move),
      linkWork: (link) => linkWork(context(), link),
      workTree: (rootId, depth) => workTree(context(), { rootId, ...(depth && { depth }) }),
      queryWork: (filter) => queryWork(context(), filter),
      missions: bound(missions, context),
      core: bound(core, context),
      skills: bound(skills, context),
      tags: bound(tagging, context),
      status: () => status(context()),
      node: async (id) => (await readNodes(context(), [id])).get(id),
      links: async (id) => (await linksOf(context(), { ids: [id] })).get(id) ?? [],
      as,
    }
  }

  return {
    ...as(localPrincipal(config.auth.local)),
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  }
}
