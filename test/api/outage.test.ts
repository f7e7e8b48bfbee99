import { kill } from 'node:process'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startHttp } from '../../src/api/http/server.ts'
import { readConfig } from '../../src/config.ts'
import { Unauthenticated, Unavailable } from '../../src/errors.ts'
import { connect } from '../../src/graph/connection.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { verifyServer } from '../../src/graph/server.ts'
import { createMemory } from '../../src/memory/memory.ts'
import { ownServer } from '../support/own-server.ts'

const { server, connection } = await ownServer()
/** Whoever waits for an answer waits this long at most. */
const impatient = connect({ ...server, timeoutMs: 5_000 })
afterAll(() => impatient[Symbol.asyncDispose]())

test('a database that is gone turns readiness red and requests into UNAVAILABLE, and is found again', async () => {
  await migrate(connection)
  const config = readConfig({ STEMMA_PORT: '0', STEMMA_LOG_LEVEL: 'silent' })
  const log = pino({ level: 'silent' })
  await using http = await startHttp({
    config,
    memory: createMemory({ connection: impatient }),
    log,
  })
  const ready = async () => (await fetch(`${http.url}/ready`)).status
  const ask = async (query: string) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ query })
    const response = await fetch(`${http.url}/graphql`, { method: 'POST', headers, body })
    return (await response.json()) as { errors?: { extensions: { code: string } }[] }
  }
  expect(await ready()).toBe(200)

  // A stopped process holds its sockets open and answers nothing: the worst kind of gone.
  kill(server.pid!, 'SIGSTOP')
  expect(await ready()).toBe(503)
  for (const query of ['{ status { version } }', '{ facts { id } }']) {
    expect((await ask(query)).errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }])
  }
  expect((await fetch(`${http.url}/health`)).status).toBe(200)

  kill(server.pid!, 'SIGCONT')
  await expect.poll(ready, { timeout: 30_000 }).toBe(200)
  expect((await ask('{ status { version } }')).errors).toBeUndefined()
}, 120_000)

test('a server that is not there, and one that refuses the password, are told apart', async () => {
  await using nobody = connect({ ...server, uri: 'bolt://127.0.0.1:9' })
  await expect(verifyServer(nobody.graph())).rejects.toBeInstanceOf(Unavailable)
  await using stranger = connect({ ...server, password: 'wrong' })
  await expect(verifyServer(stranger.graph())).rejects.toBeInstanceOf(Unauthenticated)
})
