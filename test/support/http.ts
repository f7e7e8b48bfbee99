import { pino } from 'pino'
import { startHttp } from '../../src/api/http/server.ts'
import { type Environment, readConfig } from '../../src/config.ts'
import { memory } from './graph.ts'

/** A real server on a free port, on the shared Neo4j, with whatever settings the test is about. */
export async function serving(environment: Environment = {}) {
  const config = readConfig({ STEMMA_PORT: '0', STEMMA_LOG_LEVEL: 'silent', ...environment })
  const log = pino({ level: 'silent' })
  const http = await startHttp({ config, memory, log })
  return {
    url: http.url,
    [Symbol.asyncDispose]: () => http[Symbol.asyncDispose](),
    fetch: (path: string, init?: RequestInit) => fetch(http.url + path, init),
    async graphql(query: string, options: { token?: string; variables?: object } = {}) {
      const response = await fetch(`${http.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
        },
        body: JSON.stringify({ query, variables: options.variables }),
      })
      const body = (await response.json()) as GraphqlBody
      return { status: response.status, ...body }
    },
  }
}

export type Serving = Awaited<ReturnType<typeof serving>>

interface GraphqlBody {
  // biome-ignore lint/suspicious/noExplicitAny: what a query asks for is what its test knows.
  readonly data?: any
  readonly errors?: readonly { message: string; extensions: { code: string } }[]
}
