import { readConfig } from '../../config.ts'
import { attachStore } from '../../engine.ts'
import { progressLine } from './progress.ts'

export async function migrateCommand(): Promise<void> {
  const progress = progressLine()
  await using store = await attachStore(readConfig(), progress.show)
  progress.done()
  const { from, to, applied, tookMs } = store.migration
  console.log(
    applied.length === 0
      ? `Schema ${to}: nothing to do.`
      : `Schema ${from} to ${to} in ${tookMs} ms: ${applied.join(', ')}.`,
  )
}
