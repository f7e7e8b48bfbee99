import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import {
  Forbidden,
  InvalidConfig,
  MemoryError,
  TooLarge,
  Unauthenticated,
  Unavailable,
} from '../../errors.ts'
import type { Memory } from '../../memory/memory.ts'
import { authenticator } from '../auth/authenticate.ts'
import { consolePage } from '../console/page.ts'
import { createGraphql } from '../graphql/graphql.ts'
import { mcpOverHttp } from '../mcp/over-http.ts'
import { limitBody, refuseForeignPages } from './guard.ts'
import { browserGuide } from './guide.ts'
import { createMetrics } from './metrics.ts'

export interface HttpServerOptions {
  readonly config: Config
  readonly memory: Memory
  readonly log: Logger
}

export interface HttpServer extends AsyncDisposable {
  readonly url: string
}

/** How long a request that is under way may take to finish once the server is asked to stop. */
const DRAIN_MS = 10_000

/**
 * One server, four doors: GraphQL, MCP, pages for people (the console, the guide for Neo4j Browser), and
 * what machines ask (health, readiness, metrics). Disposing of it stops taking requests and lets those
 * under way finish.
 */
export async function startHttp(options: HttpServerOptions): Promise<HttpServer> {
  const { config, memory, log } = options
  const { isRequired } = config.auth
  const authenticate = authenticator(config.auth)
  const metrics = createMetrics()
  const graphql = await createGraphql({ memory, log, ...config })
  const mcp = mcpOverHttp({ memory, log, approve: () => config.allowsMcpWrites })
  let isDraining = false

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    '/health': (_, response) => json(response, 200, { status: 'ok' }),
    '/ready': async (_, response) => {
      const problem = isDraining ? 'shutting down' : await memory.ping().then(noProblem, messageOf)
      metrics.neo4jUp.set(problem === undefined ? 1 : 0)
      if (problem === undefined) json(response, 200, { status: 'ready' })
      else json(response, 503, { status: 'not ready', problem })
    },
    '/metrics': async (request, response) => {
      if (isRequired) {
        const { permissions } = await authenticate(request.headers.authorization)
        if (!permissions.has('operate')) throw new Forbidden('Metrics are for operators.')
      }
      response.setHeader('content-type', metrics.registry.contentType)
      response.end(await metrics.registry.metrics())
    },
    '/graphql': async (request, response) => {
      if (isGraphiqlPage(request)) return graphql(request, response, {} as never)
      const principal = await authenticate(request.headers.authorization)
      const bookmarks = request.headers['stemma-bookmarks']
      return graphql(request, response, {
        principal,
        bookmarks: String(bookmarks ?? '')
          .split(',')
          .filter(Boolean),
      })
    },
    '/mcp': async (request, response) =>
      mcp.respond(request, response, await authenticate(request.headers.authorization)),
    '/guide': (_, response) => {
      // Neo4j Browser is another origin, and there is nothing in the guide that the repository does not show.
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', "default-src 'none'")
      response.end(browserGuide())
    },
    '/': (_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', CONSOLE_POLICY)
      response.end(consolePage())
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now()
    const path = (request.url ?? '/').split('?')[0]!
    const respond = routes[path]
    const route = respond === undefined ? 'unknown' : path
    response.on('close', () => {
      const { statusCode: status } = response
      const ms = performance.now() - startedAt
      metrics.answered({ route, method: request.method ?? '', status, ms })
    })
    response.setHeader('x-content-type-options', 'nosniff')
    try {
      if (!isRequired) refuseForeignPages(request)
      limitBody(request, config.bodyLimitBytes)
      if (respond === undefined) json(response, 404, problem('NOT_FOUND', `Nothing at ${path}.`))
      else await respond(request, response)
    } catch (error) {
      fail(response, error, log)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await listen(server, config)
  const { address, port, family } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`,
    async [Symbol.asyncDispose]() {
      isDraining = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })])
      server.closeAllConnections()
      await mcp.close()
      await graphql.dispose()
    },
  }
}

/** The page shows data only through requests of its own, and loads nothing from elsewhere. */
const CONSOLE_POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:"

/** The page itself holds nothing; what it asks for needs a token like any other request. */
function isGraphiqlPage({ method, url, headers }: IncomingMessage): boolean {
  return method === 'GET' && url === '/graphql' && (headers.accept ?? '').includes('text/html')
}

const STATUS = new Map<unknown, number>([
  [Unauthenticated, 401],
  [Forbidden, 403],
  [TooLarge, 413],
  [Unavailable, 503],
])

function fail(response: ServerResponse, error: unknown, log: Logger): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof MemoryError) {
    const status = STATUS.get(error.constructor) ?? 400
    if (status === 401) response.setHeader('www-authenticate', 'Bearer realm="stemma"')
    if (status === 413) response.setHeader('connection', 'close')
    json(response, status, problem(error.code, error.message))
    return
  }
  log.error({ err: error }, 'unexpected error')
  json(response, 500, problem('INTERNAL_SERVER_ERROR', 'Unexpected error.'))
}

/** The shape every GraphQL client reads, so that a refusal before GraphQL looks like one within. */
function problem(code: string, message: string): object {
  return { errors: [{ message, extensions: { code } }] }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

function noProblem(): undefined {}

function messageOf(error: unknown): string {
  return error instanceof MemoryError ? error.message : 'unexpected error'
}

function listen(server: ReturnType<typeof createServer>, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      reject(new InvalidConfig([`STEMMA_PORT is ${port}, which another process uses on ${host}`]))
    })
    server.listen(port, host, () => resolve())
  })
}
