import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, inject, test } from 'vitest'
import { seal } from '../../../src/memory/audit/seal.ts'
import { consolidate } from '../../../src/memory/belief/consolidate.ts'
import { capture } from '../../../src/memory/episode/capture.ts'
import { connection, memory, somebody } from '../../support/graph.ts'
import { serving } from '../../support/http.ts'

const { uri, username, password } = inject('neo4j')
const ON_SHARED = {
  NEO4J_URI: uri,
  NEO4J_USERNAME: username,
  NEO4J_PASSWORD: password,
  STEMMA_CONSOLIDATION: 'off',
  STEMMA_AUDIT_SEALING: 'off',
}
const BIN = 'src/api/cli/stemma.mjs'

test('status asks a running server and prints what it holds', async () => {
  await using server = await serving()
  const { code, out } = await stemma(['status'], { STEMMA_PORT: new URL(server.url).port })
  expect(out).toMatch(/^Stemma \d.*\nNeo4j 20\d\d/)
  expect(out).toMatch(/healthy\n$/)
  expect(code).toBe(0)
})

test('status says when nobody answers', async () => {
  const { code, error } = await stemma(['status'], { STEMMA_PORT: '9' })
  expect(error).toMatch(/No server answers at http:\/\/127\.0\.0\.1:9\/graphql\. Start one with/)
  expect(code).toBe(1)
})

test('consolidate says what it would do, does it, and takes it back', async () => {
  const tenant = somebody().tenant
  const namespace = `${tenant}/agent:ada`
  const context = memory.contextFor(somebody({ tenant, agent: 'ada' }))
  await capture(context, { content: 'I live in Oslo.', speaker: 'Ada' })
  const environment = { ...ON_SHARED, STEMMA_TENANT: tenant, STEMMA_AGENT: 'ada' }
  const run = (...args: string[]) => stemma(['consolidate', ...args], environment)

  const preview = await run('--namespace', namespace, '--preview')
  expect(preview.out).toContain(`${namespace}: would derive 1 facts from 1 episodes`)
  expect(preview.out).toContain('derive: Ada lives in Oslo.')
  const done = await run('--namespace', namespace)
  const [, id] = /derived 1 facts from 1 episodes; .* Run (\S+)\.\n$/.exec(done.out)!
  const again = await run('--namespace', namespace)
  expect(again.out).toBe('Nothing waits to be consolidated.\n')
  const undone = await run('--undo', id!)
  expect(undone.out).toMatch(/^1 claims of \S+ count no more\.\n {2}quarantine \(withdrawn\): Ada/)
})

test('consolidate gives facts their vectors, with the embedder of the settings', async () => {
  const tenant = somebody().tenant
  const context = memory.contextFor(somebody({ tenant, agent: 'ada' }))
  await capture(context, { content: 'I live in Oslo.', speaker: 'Ada' })
  await stemma(['consolidate', '--namespace', `${tenant}/agent:ada`], {
    ...ON_SHARED,
    STEMMA_TENANT: tenant,
    STEMMA_AGENT: 'ada',
  })

  const { records } = await connection.driver.executeQuery(
    `MATCH (fact:Fact) WHERE fact.namespace STARTS WITH $tenant
     RETURN fact.embeddingState AS state, fact.embedding IS NOT NULL AS hasVector`,
    { tenant: `${tenant}/` },
  )
  expect(records.map((record) => record.toObject())).toEqual([{ state: 'ready', hasVector: true }])
})

test('sweep says what it would put away, and with --yes puts it away', async () => {
  const { tenant } = somebody()
  const early = { ...memory.contextFor(somebody({ tenant })), now: () => new Date('2010-01-01') }
  const { id } = await capture(early, { content: 'The boiler is in the cellar.' })
  await consolidate(early)
  const run = (...args: string[]) =>
    stemma(['sweep', '--namespace', `${tenant}/agent:ada`, ...args], ON_SHARED)

  const dry = await run()
  expect(dry.out).toContain(`${id} Episode 0.000\n`)
  expect(dry.out).toContain('1 would be put away; --yes does it. Spared: none.')
  expect((await run('--yes')).out).toContain('1 put away. Spared: none.')
  expect((await run('--yes')).out).toContain('0 put away. Spared: none.')
  expect((await run('--strength-below', 'much')).error).toContain('strengthBelow')
})

test('erase draws what would go, erases it when told to, and the audit trail stays whole', async () => {
  const tenant = somebody().tenant
  const context = memory.contextFor(somebody({ tenant, agent: 'ada' }))
  const { id } = await capture(context, { content: 'Nobody may know.', session: 's' })
  const environment = { ...ON_SHARED, STEMMA_TENANT: tenant, STEMMA_AGENT: 'ada' }

  const shown = await stemma(['erase', id], environment)
  expect(shown.out).toMatch(new RegExp(`^Episode message ${id} \\(asked for: erase\\)\\n[├└]─ `))
  expect(shown.out).toMatch(/3 would be erased .* Nothing was changed: say --yes to do it\.\n$/)
  const done = await stemma(['erase', '--session', 's', '--yes', '--reason', 'asked'], environment)
  expect(done.out).toMatch(/3 erased \(.*\), 0 weighed anew\. Certificate [\w-]{36}\.\n$/)
  const gone = await stemma(['erase', id], environment)
  expect(gone.error).toMatch(/No such memory/)

  await seal(context, `${tenant}/agent:ada`)
  const verified = await stemma(['audit', 'verify'], environment)
  expect(verified.out).toMatch(/: whole\. \d+ sealed, 0 wait, 0 reasons blanked .* Head \d+ \w{64}/)
  expect(verified.code).toBe(0)
})

test('demo tells its missions once, and says where to look', async () => {
  const environment = { ...ON_SHARED, STEMMA_TENANT: somebody().tenant, STEMMA_EMBEDDER: 'none' }
  const first = await stemma(['demo'], environment)
  expect(first.error).toContain('Migrate production database to Postgres 16: Staging validation')
  expect(first.out).toMatch(/[\w-]{36} {2}Migrate production database to Postgres 16 \(completed\)/)
  expect(first.out).toMatch(/:param decision => '[\w-]{36}'/)
  const again = await stemma(['demo'], environment)
  expect(withoutTime(again.out)).toBe(withoutTime(first.out))
  expect(again.code).toBe(0)
})

test('migrate says what it did', async () => {
  const { code, out } = await stemma(['migrate'], ON_SHARED)
  expect(out).toMatch(/^Schema \d+: nothing to do\.\n$/)
  expect(code).toBe(0)
})

test('doctor explains what it found on a healthy server, and on none', async () => {
  const healthy = await stemma(['doctor'], { ...ON_SHARED, STEMMA_PORT: '0' })
  expect(healthy.out).toMatch(/ok {3}Neo4j +20\d\d\.\d\d\S* community/)
  expect(healthy.out).toMatch(/ok {3}indexes +all online/)
  expect(healthy.code).toBe(0)

  const none = await stemma(['doctor'], { ...ON_SHARED, NEO4J_URI: 'bolt://127.0.0.1:9' })
  expect(none.out).toMatch(/BAD {2}Neo4j +bolt:\/\/127\.0\.0\.1:9: .*\n.*→ check NEO4J_URI/)
  expect(none.code).toBe(1)
})

test('a token is made, listed without itself, and revoked', async () => {
  const STEMMA_DATA_DIR = mkdtempSync(join(tmpdir(), 'stemma-cli-'))
  const environment = { STEMMA_DATA_DIR }
  const made = await stemma(['token', 'create', '--agent', 'ada', '--team', 'blue'], environment)
  const token = made.out.trim()
  expect(token).toMatch(/^stm_[\w-]{43}$/)

  const listed = await stemma(['token', 'list'], environment)
  expect(listed.out).toMatch(
    /^\w{8} {2}default\/agent:ada team:blue {2}read,write {2}expires never/,
  )
  expect(listed.out).not.toContain(token)

  const id = listed.out.slice(0, 8)
  expect((await stemma(['token', 'revoke', id], environment)).code).toBe(0)
  expect((await stemma(['token', 'revoke', id], environment)).error).toMatch(/No such token/)
})

test('serve answers until it is asked to stop, and then ends by itself', async () => {
  const environment = { ...ON_SHARED, STEMMA_PORT: '0' }
  const child = spawn('node', [BIN, 'serve'], { env: { ...process.env, ...environment } })
  const url = await new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const found = /Console +(\S+)\//.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  expect((await fetch(`${url}/ready`)).status).toBe(200)

  child.kill('SIGTERM')
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0)
})

test('serve without NEO4J_URI, a taken port and an open address are refused by name', async () => {
  expect((await stemma(['serve'], {})).error).toMatch(/NEO4J_URI is required/)
  const open = await stemma(['serve'], { ...ON_SHARED, STEMMA_HOST: '0.0.0.0' })
  expect(open.error).toMatch(/no authentication is configured/)

  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as { port: number }
  const clash = await stemma(['serve'], { ...ON_SHARED, STEMMA_PORT: String(port) })
  expect(clash.error).toMatch(new RegExp(`STEMMA_PORT is ${port}, which another process uses`))
  taken.close()
})

test('an MCP host can start us and speak over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const env = { PATH: process.env.PATH!, HOME: process.env.HOME!, ...ON_SHARED }
  await client.connect(new StdioClientTransport({ command: 'node', args: [BIN, 'mcp'], env }))
  const answer = await client.callTool({ name: 'server_status', arguments: {} })
  expect(answer.content).toMatchObject([
    { type: 'text', text: expect.stringMatching(/^stemma \d/) },
  ])
  await client.close()
})

function withoutTime(text: string): string {
  return text.replace(/in [\d.]+ s/, '')
}

/** Runs the CLI as a shell would, with settings and nothing else of ours in the environment. */
function stemma(args: string[], environment: Record<string, string>) {
  const { PATH, HOME } = process.env
  const child = spawn('node', [BIN, ...args], { env: { PATH, HOME, ...environment } })
  let out = ''
  let error = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    error += chunk
  })
  return new Promise<{ code: number | null; out: string; error: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, error }))
  })
}
