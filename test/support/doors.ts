import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { pino } from 'pino'
import { startHttp } from '../../src/api/http/server.ts'
import { readConfig } from '../../src/config.ts'
import { MemoryError } from '../../src/errors.ts'
import { type AuditEntry, history } from '../../src/memory/audit/history.ts'
import {
  type Capture,
  capture,
  captureBatch,
  type Receipt,
} from '../../src/memory/episode/capture.ts'
import { type ReadMemory, read } from '../../src/memory/inspect/read.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { type Searched, type SearchRequest, search } from '../../src/memory/recall/search.ts'
import { type Manifest, manifest } from '../../src/memory/session/manifest.ts'
import { JWT_SETTINGS, tokenFor } from './token.ts'

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
}

/** A refusal as every door can show it. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export type OpenDoor = (memory: Memory, principal: Principal) => Promise<Door>

export const DOORS: readonly [string, OpenDoor][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<Door> {
  const context = () => memory.contextFor(principal)
  const shown = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw error instanceof MemoryError ? new Refused(error.code, error.message) : error
    }
  }
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
    [Symbol.asyncDispose]: async () => {},
  }
}

async function serve(memory: Memory, principal: Principal) {
  const config = readConfig({ STEMMA_PORT: '0', STEMMA_LOG_LEVEL: 'silent', ...JWT_SETTINGS })
  const http = await startHttp({ config, memory, log: pino({ level: 'silent' }) })
  return { http, token: await tokenFor(principal) }
}

const RECEIPT = `id verdict namespace sessionId sequence embeddingState flags nearDuplicateOf isReplay
  excisions { rule kind start end action }`

async function overGraphql(memory: Memory, principal: Principal): Promise<Door> {
  const { http, token } = await serve(memory, principal)
  async function ask<T>(
    operation: string,
    type: string,
    input: object,
    fields: string,
  ): Promise<T> {
    const kind = operation.startsWith('capture') ? 'mutation' : 'query'
    const query = `${kind} ($input: ${type}!) { ${operation}(input: $input) { ${fields} } }`
    const response = await fetch(`${http.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { data, errors } = (await response.json()) as {
      data?: Record<string, T>
      errors?: { message: string; extensions: { code: string } }[]
    }
    if (errors !== undefined) throw new Refused(errors[0]!.extensions.code, errors[0]!.message)
    return data![operation]!
  }
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
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }
}

async function overMcp(memory: Memory, principal: Principal): Promise<Door> {
  const { http, token } = await serve(memory, principal)
  const client = new Client({ name: 'conformance', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${http.url}/mcp`), { requestInit }),
  )
  async function call<T>(name: string, args: object): Promise<{ text: string; data: T }> {
    const plain = JSON.parse(JSON.stringify(args)) as Record<string, unknown>
    const { content, structuredContent, isError } = await client.callTool({
      name,
      arguments: plain,
    })
    const { text } = (content as { text: string }[])[0]!
    if (isError) {
      const [, code, message] = /^([A-Z_]+): ([\s\S]*)$/.exec(text) ?? ['', 'INVALID_INPUT', text]
      throw new Refused(code!, message!)
    }
    return { text, data: structuredContent as T }
  }
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
    async [Symbol.asyncDispose]() {
      await client.close()
      await http[Symbol.asyncDispose]()
    },
  }
}
