import { z } from 'zod'
import { status } from '../../memory/inspect/status.ts'
import { type Tool, tool } from './tool.ts'

/** Every tool, under the name agents know it by. */
export const TOOLS: readonly Tool[] = [
  tool({
    name: 'server_status',
    title: 'Server status',
    description: 'What this memory is and holds: versions, health, and a count for each label.',
    input: z.object({}),
    isReadOnly: true,
    async run(context) {
      const answer = await status(context)
      const counts = answer.census.map(({ label, count }) => `${label} ${count}`).join(', ')
      const text = [
        `stemma ${answer.version}, schema ${answer.schemaVersion}, Neo4j ${answer.neo4j.version} ${answer.neo4j.edition}`,
        `health: ${answer.isHealthy ? 'ok' : answer.problems.join(' ')}`,
        `namespaces: ${answer.namespaces.join(', ')}`,
        `census: ${counts}`,
      ].join('\n')
      return { text, data: answer }
    },
  }),
]
