import type { IncomingMessage, ServerResponse } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Principal } from '../../memory/namespace/principal.ts'
import { createMcp, type McpOptions } from './mcp.ts'

/** Streamable HTTP at one path. Who is calling was verified before, and travels beside the request. */
export function mcpOverHttp(options: McpOptions) {
  const handler = createMcpHandler((request) =>
    createMcp(options, request.authInfo!.extra!.principal as Principal),
  )
  const respond = toNodeHandler(handler)
  return {
    async respond(request: IncomingMessage, response: ServerResponse, principal: Principal) {
      const auth = { token: '', clientId: principal.agent, scopes: [], extra: { principal } }
      await respond(Object.assign(request, { auth }) as never, response)
    },
    close: () => handler.close(),
  }
}
