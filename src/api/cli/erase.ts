import { readConfig } from '../../config.ts'
import { attachStore, openBelief } from '../../engine.ts'
import { type Erasure, erase } from '../../memory/erasure/erase.ts'
import { createMemory } from '../../memory/memory.ts'
import { localPrincipal, ownerOf } from '../../memory/namespace/principal.ts'
import { progressLine } from './progress.ts'

interface Options {
  readonly session?: string
  readonly namespace?: string
  readonly reason?: string
  readonly dryRun?: boolean
  readonly yes?: boolean
}

/** Shows the closure as a tree; erases it only when told so twice: no dry run, and yes. */
export async function eraseCommand(ids: string[], options: Options): Promise<void> {
  const config = readConfig()
  const progress = progressLine()
  await using store = await attachStore(config, progress.show)
  await using memory = createMemory({
    connection: store.connection,
    belief: await openBelief(config),
  })
  const { session, namespace, reason = 'an operator asked for it' } = options
  const principal = namespace === undefined ? localPrincipal(config.auth.local) : ownerOf(namespace)
  const isDryRun = options.dryRun === true || options.yes !== true
  const done = await erase(
    memory.contextFor(principal),
    { ids, session: session ?? null, namespace: namespace ?? null, reason, isDryRun },
    (count, total) => progress.show(`erased ${count} of ${total}`),
  )
  progress.done()
  for (const line of treeOf(done.items)) console.log(line)
  console.log(summaryOf(done))
}

function summaryOf(done: Erasure): string {
  const { isDryRun, erasedCount, rederivedCount, counts, certificateId } = done
  const each = counts.map(({ label, count }) => `${label} ${count}`).join(', ')
  return isDryRun
    ? `${erasedCount} would be erased (${each}), ${rederivedCount} weighed anew. Nothing was changed: say --yes to do it.`
    : `${erasedCount} erased (${each}), ${rederivedCount} weighed anew. Certificate ${certificateId}.`
}

/** Each node below the one through which it was reached. */
function treeOf(items: Erasure['items']): string[] {
  const below = Map.groupBy(items, ({ parentId }) => parentId)
  const lines = (parentId: string | null, indent: string): string[] =>
    (below.get(parentId) ?? []).flatMap((item, index, all) => {
      const isLast = index === all.length - 1
      const branch = parentId === null ? '' : isLast ? '└─ ' : '├─ '
      const { id, label, kind, why, action } = item
      const name = kind === null ? label : `${label} ${kind}`
      const deeper = parentId === null ? '' : `${indent}${isLast ? '   ' : '│  '}`
      return [`${indent}${branch}${name} ${id} (${why}: ${action})`, ...lines(id, deeper)]
    })
  return lines(null, '')
}
