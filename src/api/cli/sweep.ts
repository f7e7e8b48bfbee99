import { readConfig } from '../../config.ts'
import { attachStore } from '../../engine.ts'
import { parse } from '../../memory/input.ts'
import { type Sweep, SweepInput, sweepIn } from '../../memory/lifecycle/sweep.ts'
import { createMemory } from '../../memory/memory.ts'
import { homeOf } from '../../memory/namespace/namespace.ts'
import { localPrincipal } from '../../memory/namespace/principal.ts'
import { progressLine } from './progress.ts'

interface Options {
  readonly namespace?: string
  readonly strengthBelow?: string
  readonly olderThanDays?: string
  readonly halfLifeDays?: string
  readonly reason?: string
  readonly yes?: boolean
}

const PAGE_SIZE = 1_000

/** Says which faded memories of a namespace would be put away, page by page; with --yes it puts them away. */
export async function sweepCommand(options: Options): Promise<void> {
  const config = readConfig()
  const input = inputFrom(options)
  const progress = progressLine()
  await using store = await attachStore(config, progress.show)
  await using memory = createMemory({
    connection: store.connection,
    tenantDatabases: config.neo4j.tenantDatabases,
  })
  const principal = localPrincipal(config.auth.local)
  const namespace = options.namespace ?? homeOf(principal)
  const tenant = namespace.slice(0, namespace.indexOf('/'))
  const context = memory.contextFor({ ...principal, tenant })
  let after: string | null = null
  let forgottenCount = 0
  const spared = new Map<string, number>()
  do {
    const page: Sweep = await sweepIn(context, namespace, { ...input, after })
    for (const { id, label, strength } of page.forgotten) {
      console.log(`${id} ${label} ${strength.toFixed(3)}`)
    }
    forgottenCount += page.forgotten.length
    for (const { reason } of page.spared) spared.set(reason, (spared.get(reason) ?? 0) + 1)
    after = page.next
  } while (after !== null)
  console.log(summaryOf(namespace, input.isDryRun, forgottenCount, spared))
}

function inputFrom({ strengthBelow, olderThanDays, halfLifeDays, reason, yes = false }: Options) {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return parse(SweepInput, {
    strengthBelow: number(strengthBelow),
    olderThanDays: number(olderThanDays),
    halfLifeDays: number(halfLifeDays),
    limit: PAGE_SIZE,
    isDryRun: !yes,
    reason: reason ?? 'stemma sweep',
  })
}

function summaryOf(
  namespace: string,
  isDryRun: boolean,
  forgottenCount: number,
  spared: ReadonlyMap<string, number>,
): string {
  const reasons = [...spared].map(([reason, count]) => `${count} ${reason}`).join(', ')
  const done = isDryRun
    ? `${forgottenCount} would be put away; --yes does it`
    : `${forgottenCount} put away`
  return `${namespace}: ${done}. Spared: ${reasons || 'none'}.`
}
