import { Incompatible } from '../errors.ts'
import { cypher } from '../generated/cypher.ts'
import type { Graph } from './graph.ts'

/** The version whose filtered vector search, multi-label indexes and Cypher 25 we stand on. */
export const NEO4J_VERSION_MIN = '2026.06'

export interface ServerInfo {
  readonly version: string
  readonly edition: string
}

/** What the server is. Refuses with {@link Incompatible} when it is too old for us. */
export async function verifyServer(graph: Graph): Promise<ServerInfo> {
  // A server that does not know Cypher 25 must still be able to say how old it is.
  const { text } = cypher.server.info
  const info = await graph.run({ ...cypher.server.info, text: text.replace('CYPHER 25\n', '') }, {})
  if (isRecent(info.version)) return info
  throw new Incompatible(
    `Neo4j ${info.version} is too old: Stemma needs ${NEO4J_VERSION_MIN} or newer ` +
      '(Community, Enterprise or Aura). Nothing was changed.',
  )
}

/** The statements that this server offers as procedures: none when it has no plugin of ours. */
export async function listProcedures(graph: Graph): Promise<string[]> {
  const rows = await graph.run(cypher.server.procedures, {})
  return rows.map(({ name }) => name)
}

/** Calendar versions compare by year and month; the 5.x line is older than any of them. */
export function isRecent(version: string): boolean {
  const [year = 0, month = 0] = version.split('.').map(Number.parseFloat)
  const [yearMin = 0, monthMin = 0] = NEO4J_VERSION_MIN.split('.').map(Number)
  return year > yearMin || (year === yearMin && month >= monthMin)
}
