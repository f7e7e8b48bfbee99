import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { readConfig } from '../../config.ts'
import { createLog, openEngine } from '../../engine.ts'
import { localPrincipal } from '../../memory/namespace/principal.ts'
import { createMcp } from '../mcp/mcp.ts'
import { untilAsked } from './until-asked.ts'

/**
 * MCP over standard input and output, for a host that starts us itself. Whoever can start the
 * process owns its data, so it acts as the local principal. Standard output belongs to the protocol.
 */
export async function mcp(): Promise<void> {
  const config = readConfig()
  const asked = untilAsked()
  const closed = new Promise<string>((resolve) => process.stdin.once('close', () => resolve('end')))
  const log = createLog(config)
  await using engine = await openEngine(config, (line) => log.info(line))
  const principal = localPrincipal(config.auth.local)
  const approve = () => config.allowsMcpWrites
  const handle = serveStdio(() => createMcp({ memory: engine.memory, log, approve }, principal))
  await Promise.race([asked, closed])
  await handle.close()
}
