import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { pino } from 'pino'
import { startHttp } from '../../src/api/http/server.ts'
import { readConfig } from '../../src/config.ts'
import { MemoryError } from '../../src/errors.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { JWT_SETTINGS, tokenFor } from './token.ts'

/** A refusal as every door can show it. */
export class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What a verb answers in process, its refusal in the shape that the other doors give it. */
export async function shown<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    throw error instanceof MemoryError ? new Refused(error.code, error.message) : error
  }
}

async function serve(memory: Memory, principal: Principal) {
  const config = readConfig({ STEMMA_PORT: '0', STEMMA_LOG_LEVEL: 'silent', ...JWT_SETTINGS })
  const http = await startHttp({ config, memory, log: pino({ level: 'silent' }) })
  return { http, token: await tokenFor(principal) }
}

/** What is asked of GraphQL, such as `query recall`. */
export type Operation = `${'query' | 'mutation'} ${string}`

/** A server of its own, asked over GraphQL. */
export interface GraphqlWire extends AsyncDisposable {
  /** The answer of one field, by the type of its input and what is wanted of it. */
  ask<Answer>(operation: Operation, type: string, input: object, fields: string): Promise<Answer>
}

export async function graphqlWire(memory: Memory, principal: Principal): Promise<GraphqlWire> {
  const { http, token } = await serve(memory, principal)
  return {
    async ask<Answer>(operation: string, type: string, input: object, fields: string) {
      const [kind, field] = operation.split(' ') as [string, string]
      const [declared, given] = type === '' ? ['', ''] : [`($input: ${type}!)`, '(input: $input)']
      const response = await fetch(`${http.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: `${kind} ${declared} { ${field}${given} { ${fields} } }`,
          variables: { input },
        }),
      })
      const { data, errors } = (await response.json()) as {
        data?: Record<string, Answer>
        errors?: { message: string; extensions: { code: string } }[]
      }
      if (errors !== undefined) throw new Refused(errors[0]!.extensions.code, errors[0]!.message)
      return data![field]!
    },
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
  }
}

/** A server of its own, called over MCP by a real client. */
export interface McpWire extends AsyncDisposable {
  call<Answer>(tool: string, input: object): Promise<{ text: string; data: Answer }>
}

export async function mcpWire(memory: Memory, principal: Principal): Promise<McpWire> {
  const { http, token } = await serve(memory, principal)
  const client = new Client({ name: 'conformance', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  const url = new URL(`${http.url}/mcp`)
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
  return {
    async call<Answer>(name: string, input: object) {
      const plain = JSON.parse(JSON.stringify(input)) as Record<string, unknown>
      const answer = await client.callTool({ name, arguments: plain })
      const { text } = (answer.content as { text: string }[])[0]!
      if (answer.isError) {
        const [, code, message] = /^([A-Z_]+): ([\s\S]*)$/.exec(text) ?? ['', 'INVALID_INPUT', text]
        throw new Refused(code!, message!)
      }
      return { text, data: answer.structuredContent as Answer }
    },
    async [Symbol.asyncDispose]() {
      await client.close()
      await http[Symbol.asyncDispose]()
    },
  }
}
