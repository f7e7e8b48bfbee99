import { readConfig } from '../../config.ts'
import { openEngine } from '../../engine.ts'
import { progressLine } from './progress.ts'

export async function migrateCommand(): Promise<void> {
  const progress = progressLine()
  await using engine = await openEngine(readConfig(), progress.show)
  progress.done()
  const { from, to, applied, tookMs } = engine.migration
  console.log(
    applied.length === 0
      ? `Schema ${to}: nothing to do.`
      : `Schema ${from} to ${to} in ${tookMs} ms: ${applied.join(', ')}.`,
  )
}
