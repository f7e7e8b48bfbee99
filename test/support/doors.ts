import { MemoryError } from '../../src/errors.ts'
import { type AuditEntry, history } from '../../src/memory/audit/history.ts'
import {
  type ConsolidateRequest,
  consolidate,
  type Run,
} from '../../src/memory/belief/consolidate.ts'
import { type ConsolidationStatus, consolidationStatus } from '../../src/memory/belief/status.ts'
import { type Undone, undo } from '../../src/memory/belief/undo.ts'
import {
  type Capture,
  capture,
  captureBatch,
  type Receipt,
} from '../../src/memory/episode/capture.ts'
import { type BeliefsRequest, type BelievedFact, beliefs } from '../../src/memory/fact/beliefs.ts'
import { contested, type Decided, type Dispute, resolve } from '../../src/memory/fact/resolve.ts'
import { type ReadMemory, read } from '../../src/memory/inspect/read.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { type Searched, type SearchRequest, search } from '../../src/memory/recall/search.ts'
import { type Manifest, manifest } from '../../src/memory/session/manifest.ts'
import { graphqlWire, mcpWire, shown } from './wires.ts'

/** What came of one item of a batch, the same shape from every door. */
export interface Outcome {
  readonly receipt?: Receipt | null
  readonly refusal?: { readonly code: string; readonly message: string } | null
}

/** One way in. The same promises are tried through each of them. */
export interface Door extends AsyncDisposable {
  capture(input: Capture): Promise<Receipt>
  captureBatch(items: readonly Capture[]): Promise<readonly Outcome[]>
  search(input: SearchRequest): Promise<Pick<Searched, 'text'>>
  read(ids: readonly string[], detail?: string): Promise<readonly ReadMemory[]>
  manifest(session: string): Promise<Manifest>
  history(filter: { subjectId?: string; verb?: string }): Promise<readonly AuditEntry[]>
  consolidate(input: ConsolidateRequest): Promise<Run>
  undo(input: { runId: string }): Promise<Undone>
  consolidationStatus(): Promise<readonly ConsolidationStatus[]>
  beliefs(input: BeliefsRequest): Promise<readonly BelievedFact[]>
  contested(): Promise<readonly Dispute[]>
  resolve(input: { rejectId: string; reason: string }): Promise<Decided>
}

export type OpenDoor = (memory: Memory, principal: Principal) => Promise<Door>

export const DOORS: readonly [string, OpenDoor][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<Door> {
  const context = () => memory.contextFor(principal)
  return {
    capture: (input) => shown(capture(context(), input)),
    captureBatch: async (items) => {
      const outcomes = await shown(captureBatch(context(), { items: [...items] }))
      return outcomes.map((each) =>
        each instanceof MemoryError
          ? { refusal: { code: each.code, message: each.message } }
          : { receipt: each },
      )
    },
    search: (input) => shown(search(context(), input)),
    read: (ids, detail) =>
      shown(read(context(), { ids: [...ids], ...(detail && { detail: detail as never }) })),
    manifest: (session) => shown(manifest(context(), { session })),
    history: (filter) => shown(history(context(), filter)),
    consolidate: (input) => shown(consolidate(context(), input)),
    undo: (input) => shown(undo(context(), input)),
    consolidationStatus: () => shown(consolidationStatus(context())),
    beliefs: (input) => shown(beliefs(context(), input)),
    contested: () => shown(contested(context())),
    resolve: (input) => shown(resolve(context(), input)),
    [Symbol.asyncDispose]: async () => {},
  }
}

/** A server for one caller, and the token that it takes. */
/** A server for one caller, and the token that says who it is. */
const RECEIPT = `id verdict namespace sessionId sequence embeddingState flags nearDuplicateOf isReplay
  excisions { rule kind start end action }`

const WRITES = /^(capture|consolidate$|undo|resolve)/
const CHANGES = 'changes { id kind reason statement }'
const DISPUTE = `id statement trust confidence sourceIds otherId otherStatement otherTrust otherConfidence
  otherSourceIds reason at`

async function overGraphql(memory: Memory, principal: Principal): Promise<Door> {
  const wire = await graphqlWire(memory, principal)
  const ask = <T>(field: string, type: string, input: object, fields: string): Promise<T> =>
    wire.ask(`${WRITES.test(field) ? 'mutation' : 'query'} ${field}`, type, input, fields)
  return {
    capture: (input) => ask('capture', 'CaptureInput', input, RECEIPT),
    captureBatch: (items) =>
      ask(
        'captureBatch',
        'CaptureBatchInput',
        { items },
        `receipt { ${RECEIPT} } refusal { code message }`,
      ),
    search: (input) => ask('search', 'SearchInput', input, 'text'),
    read: (ids, detail) =>
      ask(
        'readMemory',
        'ReadInput',
        { ids, ...(detail && { detail }) },
        'id label namespace body isCut supersededBy properties { name value } provenance { writerId transport trustAtWrite }',
      ),
    manifest: (session) =>
      ask(
        'sessionManifest',
        'ManifestInput',
        { session },
        'session total next episodes { id sequence content speaker supersededBy }',
      ),
    history: (filter) =>
      ask('auditHistory', 'HistoryInput', filter, 'id verb subjectId actorId reason payload'),
    consolidate: (input) =>
      ask(
        'consolidate',
        'ConsolidateInput',
        input,
        `id namespace isPreview isOurs episodeCount entityCount derivedCount supersededCount contestedCount
          quarantinedCount failedCount ${CHANGES}`,
      ),
    undo: (input) => ask('undoConsolidation', 'UndoInput', input, `runId claimCount ${CHANGES}`),
    consolidationStatus: () =>
      ask(
        'consolidationStatus',
        '',
        {},
        'namespace rawCount failedCount consolidatedCount factCount contestedCount isLeased',
      ),
    beliefs: (input) =>
      ask(
        'beliefs',
        'BeliefsInput',
        input,
        'id subject predicate object isNegated statement status reason validFrom validTo supersededBy sourceIds',
      ),
    contested: () => ask('contested', 'ContestedInput', {}, DISPUTE),
    resolve: (input) => ask('resolve', 'ResolveInput', input, `id ${CHANGES}`),
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}

async function overMcp(memory: Memory, principal: Principal): Promise<Door> {
  const { call, ...wire } = await mcpWire(memory, principal)
  return {
    capture: async (input) => (await call<Receipt>('capture', input)).data,
    captureBatch: async (items) =>
      (await call<{ items: Outcome[] }>('batch_capture', { items })).data.items,
    search: async (input) => ({ text: (await call('search', input)).text }),
    read: async (ids, detail) => {
      const input = { ids, ...(detail && { detail }) }
      return (await call<{ memories: ReadMemory[] }>('read_memory', input)).data.memories
    },
    manifest: async (session) => (await call<Manifest>('session_manifest', { session })).data,
    history: async (filter) =>
      (await call<{ events: AuditEntry[] }>('audit_history', filter)).data.events,
    consolidate: async (input) => (await call<Run>('consolidate', input)).data,
    undo: async (input) => (await call<Undone>('undo_consolidation', input)).data,
    consolidationStatus: async () =>
      (await call<{ namespaces: ConsolidationStatus[] }>('consolidation_status', {})).data
        .namespaces,
    beliefs: async (input) => (await call<{ facts: BelievedFact[] }>('beliefs', input)).data.facts,
    contested: async () => (await call<{ disputes: Dispute[] }>('contested', {})).data.disputes,
    resolve: async (input) => (await call<Decided>('resolve', input)).data,
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}
