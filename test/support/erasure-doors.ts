import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { MemoryError } from '../../src/errors.ts'
import { type AuditVerdict, verifyAudit } from '../../src/memory/audit/verify.ts'
import {
  type EraseRequest,
  type Erasure,
  type ErasureClosureRequest,
  erase,
  erasureClosure,
} from '../../src/memory/erasure/erase.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { Refused, serve } from './doors.ts'

/** Erasure and the audit trail, through one way in. */
export interface ErasureDoor extends AsyncDisposable {
  closure(input: ErasureClosureRequest): Promise<Erasure>
  erase(input: EraseRequest): Promise<Erasure>
  verifyAudit(input: object): Promise<AuditVerdict>
}

type Open = (memory: Memory, principal: Principal) => Promise<ErasureDoor>

export const ERASURE_DOORS: readonly [string, Open][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<ErasureDoor> {
  const shown = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error) => {
      throw error instanceof MemoryError ? new Refused(error.code, error.message) : error
    })
  const context = () => memory.contextFor(principal)
  return {
    closure: (input) => shown(erasureClosure(context(), input)),
    erase: (input) => shown(erase(context(), input)),
    verifyAudit: (input) => shown(verifyAudit(context(), input)),
    [Symbol.asyncDispose]: async () => {},
  }
}

const ERASURE = `isDryRun erasedCount rederivedCount certificateId isReplay counts { label count }
  items { id label kind namespace why parentId depth action }`
const VERDICT = `namespace isWhole sealedCount unsealedCount blankedCount headIndex headHash
  breaks { index eventId kind }`

async function overGraphql(memory: Memory, principal: Principal): Promise<ErasureDoor> {
  const { http, token } = await serve(memory, principal)
  async function ask<T>(query: string, input: object): Promise<T> {
    const response = await fetch(`${http.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input } }),
    })
    const { data, errors } = (await response.json()) as {
      data?: { answer: T }
      errors?: { message: string; extensions: { code: string } }[]
    }
    if (errors !== undefined) throw new Refused(errors[0]!.extensions.code, errors[0]!.message)
    return data!.answer
  }
  return {
    closure: (input) =>
      ask(
        `query ($input: ErasureClosureInput!) { answer: erasureClosure(input: $input) { ${ERASURE} } }`,
        input,
      ),
    erase: (input) =>
      ask(`mutation ($input: EraseInput!) { answer: erase(input: $input) { ${ERASURE} } }`, input),
    verifyAudit: (input) =>
      ask(
        `query ($input: VerifyAuditInput!) { answer: verifyAudit(input: $input) { ${VERDICT} } }`,
        input,
      ),
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }
}

async function overMcp(memory: Memory, principal: Principal): Promise<ErasureDoor> {
  const { http, token } = await serve(memory, principal)
  const client = new Client({ name: 'conformance', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${http.url}/mcp`), { requestInit }),
  )
  async function call<T>(name: string, input: object): Promise<T> {
    const { content, structuredContent, isError } = await client.callTool({
      name,
      arguments: input as Record<string, unknown>,
    })
    const { text } = (content as { text: string }[])[0]!
    if (!isError) return structuredContent as T
    const [, code, message] = /^([A-Z_]+): ([\s\S]*)$/.exec(text) ?? ['', 'INVALID_INPUT', text]
    throw new Refused(code!, message!)
  }
  return {
    // An agent asks for a dry run.
    closure: (input) => call('erase', { ...input, reason: 'asked', isDryRun: true }),
    erase: (input) => call('erase', input),
    verifyAudit: (input) => call('verify_audit', input),
    async [Symbol.asyncDispose]() {
      await client.close()
      await http[Symbol.asyncDispose]()
    },
  }
}
