import { McpServer } from '@modelcontextprotocol/server'
import type { Logger } from 'pino'
import { Forbidden, MemoryError } from '../../errors.ts'
import type { Memory } from '../../memory/memory.ts'
import type { Principal } from '../../memory/namespace/principal.ts'
import { VERSION } from '../../version.ts'
import type { Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

export interface McpOptions {
  readonly memory: Memory
  readonly log: Logger
  /** Asked before every tool that writes. Everything is allowed when nobody is to be asked. */
  readonly approve?: Approve
}

/** Whether a call of a tool that writes may go ahead. */
export type Approve = (call: {
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
  readonly principal: Principal
}) => boolean | Promise<boolean>

/** An MCP server that acts for one principal: one per request over HTTP, one per process on stdio. */
export function createMcp(
  { memory, log, approve = () => true }: McpOptions,
  principal: Principal,
): McpServer {
  const server = new McpServer({ name: 'stemma', title: 'Stemma memory', version: VERSION })
  for (const definition of TOOLS) register(server, definition)
  return server

  function register(target: McpServer, definition: Tool): void {
    const { name, title, description, input, isReadOnly, isDestructive = false } = definition
    const annotations = {
      readOnlyHint: isReadOnly,
      destructiveHint: isDestructive,
      openWorldHint: false,
    }
    target.registerTool(
      name,
      { title, description, inputSchema: input, annotations },
      async (args: Record<string, unknown>) => {
        try {
          if (!isReadOnly && !(await approve({ tool: name, input: args, principal }))) {
            throw new Forbidden(`${name} was not approved. Nothing was changed.`)
          }
          const { text, data } = await definition.run(
            memory.contextFor(principal, { transport: 'mcp' }),
            args,
          )
          return { content: [{ type: 'text', text }], structuredContent: plain(data) }
        } catch (error) {
          return { isError: true, content: [{ type: 'text', text: reveal(error, name) }] }
        }
      },
    )
  }

  /** A refusal is shown with its code; a bug is shown as such and kept for the log. */
  function reveal(error: unknown, toolName: string): string {
    if (error instanceof MemoryError) return `${error.code}: ${error.message}`
    log.error({ err: error, tool: toolName }, 'unexpected error')
    return 'INTERNAL: Unexpected error.'
  }
}

/** What crosses the wire: dates as text, sets and maps not at all. */
function plain(data: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data))
}
