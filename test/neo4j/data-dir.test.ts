import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { argumentsPath, holdDataDir, pidPath } from '../../src/neo4j/data-dir.ts'
import { findProcess } from '../../src/neo4j/process-table.ts'
import { untilGone } from './support/child.ts'
import { temporaryFolder } from './support/settings.ts'

/** A process that does nothing and has the mark in its command line. */
function startSleeper(mark: string) {
  const idle = ['-e', 'setInterval(() => {}, 60_000)', mark]
  const child = spawn(process.execPath, idle, { stdio: 'ignore' })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

test('an orphan of a dead owner is ended before the directory is used', {
  timeout: 60_000,
}, async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'run'))
  const orphan = startSleeper(`@${argumentsPath(folder.path)}`)
  writeFileSync(pidPath(folder.path), `${orphan.pid}\n`)
  const lines: string[] = []

  using _held = await holdDataDir(folder.path, (line) => lines.push(line))

  await untilGone(orphan.pid!)
  expect(lines).toEqual([
    `Stopping Neo4j ${orphan.pid}, which a killed Stemma left in ${folder.path}`,
  ])
})

test('a process that only has the same pid is left alone', async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'run'))
  const stranger = startSleeper('somebody-else')
  writeFileSync(pidPath(folder.path), `${stranger.pid}\n`)

  using _held = await holdDataDir(folder.path, () => {})

  expect(await findProcess(stranger.pid!)).toBeDefined()
})

test('the claim of a dead process is taken over, also when its pid lives on', async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'run'))
  const dead = { pid: process.ppid, command: 'node', birth: '1', host: hostname(), since: '' }
  writeFileSync(join(folder.path, 'run', 'owner.json'), JSON.stringify(dead))

  using held = await holdDataDir(folder.path, () => {})

  expect(held.claimant.pid).toBe(process.pid)
})

test('of many that want a directory at once, one gets it', async () => {
  using folder = temporaryFolder()

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => holdDataDir(folder.path, () => {})),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
