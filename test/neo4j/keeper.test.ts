import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findProcess } from '../../src/neo4j/process-table.ts'
import { startProgram, untilGone, untilRunning } from './support/child.ts'
import { temporaryFolder } from './support/settings.ts'

const parent = new URL('support/keeping-parent.ts', import.meta.url)

test.for(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'a kept program ends when its parent gets %s',
  { timeout: 30_000 },
  async (signal) => {
    using folder = temporaryFolder()
    const { child, firstLine } = await startProgram(parent, [folder.path, 'sleep', '600'])
    await untilRunning(Number(firstLine), 'sleep 600')

    child.kill(signal)

    await untilGone(Number(firstLine))
    expect(await findProcess(Number(firstLine))).toBeUndefined()
  },
)

test('a program deaf to TERM is killed', { timeout: 30_000 }, async () => {
  using folder = temporaryFolder()
  const deaf = ['sh', '-c', "trap '' TERM; echo > deaf; while :; do sleep 0.2; done"]
  const { child, firstLine } = await startProgram(parent, [folder.path, ...deaf])
  while (!existsSync(join(folder.path, 'deaf'))) await sleep(20)

  child.kill('SIGKILL')

  await untilGone(Number(firstLine))
  expect(await findProcess(Number(firstLine))).toBeUndefined()
})
