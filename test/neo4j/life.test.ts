import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NoServer } from '../../src/errors.ts'
import { findHolder } from '../../src/neo4j/data-dir.ts'
import { javaSearchPlaces } from '../../src/neo4j/java.ts'
import { findProcess } from '../../src/neo4j/process-table.ts'
import { checkRequirements } from '../../src/neo4j/requirements.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import type { Neo4jServer } from '../../src/neo4j/settings.ts'
import { startProgram, untilGone } from './support/child.ts'
import { embedded, query, type TemporaryFolder, temporaryFolder } from './support/settings.ts'

const { obstacle } = await checkRequirements(embedded('').cacheDir, javaSearchPlaces())
if (obstacle !== undefined) {
  console.warn(`SKIPPED: the embedded Neo4j is not tested here. ${obstacle}`)
}

describe.skipIf(obstacle !== undefined)('the embedded server', () => {
  // One directory and three servers in a row, each the next chapter: a start costs seconds.
  let folder: TemporaryFolder
  let server: Neo4jServer
  let firstPassword: string

  const start = (changes = {}) => findOrStartNeo4j(embedded(folder.path, changes), () => {})

  beforeAll(() => {
    folder = temporaryFolder()
  })

  afterAll(async () => {
    await server?.[Symbol.asyncDispose]()
    folder[Symbol.dispose]()
  })

  test('kill -9 of the parent takes the server along', { timeout: 180_000 }, async () => {
    const parent = await startProgram(new URL('support/parent.ts', import.meta.url), [folder.path])
    const orphan = JSON.parse(parent.firstLine) as Neo4jServer & { pid: number }
    firstPassword = orphan.password
    await query(orphan, "CREATE (:Fact {id: 'paris'})")

    parent.child.kill('SIGKILL')

    await untilGone(orphan.pid)
    expect(await findHolder(folder.path)).toBeUndefined()
  })

  test('the next start finds the data and the password', { timeout: 180_000 }, async () => {
    server = await start()

    expect(await query(server, 'MATCH (fact:Fact) RETURN fact.id')).toEqual([['paris']])
    expect(server.password).toBe(firstPassword)
    expect(server).toMatchObject({ source: 'embedded', username: 'neo4j', database: 'neo4j' })
  })

  test('the pid is the one of the JVM', async () => {
    expect((await findProcess(server.pid!))?.command).toMatch(/java @.*neo4j\.args$/)
  })

  test('only its owner can read the password, on disk and in the configuration', () => {
    for (const name of ['neo4j.password', 'conf/neo4j.conf', 'data/dbms/auth.ini']) {
      expect(statSync(join(folder.path, name)).mode & 0o077, name).toBe(0)
    }
  })

  test('a wrong password is refused', async () => {
    const guess = { ...server, password: 'neo4j' } as Neo4jServer

    await expect(query(guess, 'RETURN 1')).rejects.toThrow('Unauthorized')
  })

  test('Neo4j Browser answers', async () => {
    const response = await fetch(server.browserUrl!)

    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Neo4j Browser')
  })

  test('a second start on the directory is refused, and says who holds it', async () => {
    const refused = start()

    await expect(refused).rejects.toThrow(NoServer)
    await expect(refused).rejects.toThrow(
      `Neo4j, process ${server.pid}, started by process ${process.pid}`,
    )
  })

  test('kill -9 of the JVM is noticed', { timeout: 60_000 }, async () => {
    await query(server, "CREATE (:Fact {id: 'oslo'})")

    process.kill(server.pid!, 'SIGKILL')

    expect(await server.exited).toContain(`Neo4j, process ${server.pid}, was killed by SIGKILL`)
    await server[Symbol.asyncDispose]()
  })

  test('the next start recovers what had been committed', { timeout: 180_000 }, async () => {
    server = await start()

    const rows = await query(server, 'MATCH (fact:Fact) RETURN fact.id ORDER BY fact.id')
    expect(rows).toEqual([['oslo'], ['paris']])
  })

  test('disposing stops the server and frees the directory', { timeout: 60_000 }, async () => {
    await server[Symbol.asyncDispose]()

    expect(await server.exited).toBe('Neo4j was stopped.')
    expect(await findProcess(server.pid!)).toBeUndefined()
    expect(await findHolder(folder.path)).toBeUndefined()
  })
})
