import { type Config, readConfig } from '../../../config.ts'
import { attachStore, openBelief, openEmbedder } from '../../../engine.ts'
import { slotFor } from '../../../memory/embedding/slot.ts'
import { capture } from '../../../memory/episode/capture.ts'
import { createMemory, type Memory } from '../../../memory/memory.ts'
import { missions } from '../../../memory/mission/verbs.ts'
import { localPrincipal } from '../../../memory/namespace/principal.ts'
import { bound } from '../../../memory/verbs.ts'
import { progressLine } from '../progress.ts'
import { ANALYTICS } from './analytics.ts'
import type { DemoDoor } from './door.ts'
import { POSTGRES } from './postgres.ts'
import { type Told, tell } from './tell.ts'

/** Everything that the demo tells, in order. */
export const STORIES = [POSTGRES, ANALYTICS] as const

/** A server that has just begun plans every statement for the first time, which nobody here is in a hurry for. */
const PATIENCE_MS = 60_000

/** Tells the demo stories to the memory of the local principal. Doing it twice changes nothing. */
export async function demoCommand(): Promise<void> {
  const config = readConfig()
  const progress = progressLine()
  const timeoutMs = Math.max(config.timeoutMs, PATIENCE_MS)
  await using store = await attachStore({ ...config, timeoutMs }, progress.show)
  const embedder = openEmbedder(config, progress.show)
  await using stack = new AsyncDisposableStack()
  if (embedder !== undefined) stack.use(embedder)
  const { connection } = store
  const slot = embedder === undefined ? 'embedding' : await slotFor(connection.graph(), embedder)
  const { tenantDatabases } = config.neo4j
  const belief = await openBelief(config)
  const memory = stack.use(createMemory({ connection, embedder, slot, tenantDatabases, belief }))
  const startedAt = performance.now()
  const told = await tell(inProcess(memory, config), STORIES, progress.show)
  progress.done()
  console.log(whatNext(told, Math.round(performance.now() - startedAt)))
}

function inProcess(memory: Memory, { auth }: Config): DemoDoor {
  const context = () => memory.contextFor(localPrincipal(auth.local))
  return { ...bound(missions, context), capture: (input) => capture(context(), input) }
}

function whatNext(told: readonly Told[], ms: number): string {
  const [postgres, analytics] = told as [Told, Told]
  return [
    `Two missions are told, in ${(ms / 1000).toFixed(1)} s. Telling them again changes nothing.`,
    '',
    `  ${postgres.missionId}  ${STORIES[0].title} (${postgres.statuses.at(-1)})`,
    `  ${analytics.missionId}  ${STORIES[1].title} (${analytics.statuses.at(-1)})`,
    '',
    'In Neo4j Browser, see where the decision to migrate prod came from and what it led to:',
    '',
    `  :param decision => '${postgres.ids.get('proceed')}'`,
    '  and paste cypher/operators/decision-lineage.cypher. docs/operators.md has the other questions.',
    '',
    'Over GraphQL:',
    '',
    `  { lineage(input: { id: "${postgres.ids.get('proceed')}" }) { nodes { depth label text } } }`,
  ].join('\n')
}
