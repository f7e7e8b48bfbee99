import { readConfig } from '../../config.ts'
import { attachEngine } from '../../engine.ts'
import { consolidateIn, type Run } from '../../memory/belief/consolidate.ts'
import { whereWaiting } from '../../memory/belief/status.ts'
import { undo } from '../../memory/belief/undo.ts'
import { completePending } from '../../memory/episode/complete-pending.ts'
import { localPrincipal } from '../../memory/namespace/principal.ts'
import { progressLine } from './progress.ts'

interface Options {
  readonly namespace?: string
  readonly limit?: string
  readonly preview?: boolean
  readonly undo?: string
}

/** Derives beliefs in every namespace that waits, or in one; shows what would change; or undoes a run. */
export async function consolidateCommand(options: Options): Promise<void> {
  const config = readConfig()
  const progress = progressLine()
  await using engine = await attachEngine(config, progress.show)
  const context = engine.memory.contextFor(localPrincipal(config.auth.local))
  if (options.undo !== undefined) {
    const { claimCount, changes } = await undo(context, { runId: options.undo })
    console.log(`${claimCount} claims of ${options.undo} count no more.`)
    for (const change of changes) console.log(lineOf(change))
    return
  }
  const waiting = (await whereWaiting(context)).filter(
    ({ namespace }) => options.namespace === undefined || options.namespace === namespace,
  )
  if (waiting.length === 0) console.log('Nothing waits to be consolidated.')
  for (const { namespace, rawCount } of waiting) {
    const total = Math.min(rawCount, Number(options.limit ?? Number.POSITIVE_INFINITY))
    const run = await consolidateIn(context, {
      namespace,
      isPreview: options.preview ?? false,
      limit: options.limit === undefined ? null : Number(options.limit),
      onProgress: (done) => progress.show(`${namespace} ${done} of ${total} episodes`),
    })
    progress.done()
    console.log(summaryOf(run))
    if (run.isPreview) for (const change of run.changes) console.log(lineOf(change))
  }
  // No server may be running that would do it later.
  if (!options.preview) await completePending(context)
}

function summaryOf(run: Run): string {
  if (!run.isOurs) return `${run.namespace}: another worker is at it.`
  const { episodeCount, derivedCount, supersededCount, contestedCount, failedCount } = run
  return (
    `${run.namespace}: ${run.isPreview ? 'would derive' : 'derived'} ${derivedCount} facts from ${episodeCount} episodes; ` +
    `${supersededCount} superseded, ${contestedCount} contested, ${failedCount} failed. ${run.isPreview ? '' : `Run ${run.id}.`}`
  )
}

function lineOf({ kind, reason, statement }: Run['changes'][number]): string {
  return `  ${kind}${reason === null ? '' : ` (${reason})`}: ${statement}`
}
