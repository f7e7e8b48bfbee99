import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, expect, test } from 'vitest'
import { status } from '../../src/memory/inspect/status.ts'
import { localPrincipal } from '../../src/memory/namespace/principal.ts'
import { LABEL_NAMES } from '../../src/vocabulary.ts'
import { connection, memory } from '../support/graph.ts'
import { type Serving, serving } from '../support/http.ts'

let server: Serving
beforeAll(async () => {
  server = await serving()
  return () => server[Symbol.asyncDispose]()
})

test('F167 the status is the same through every door, and counts what Cypher counts', async () => {
  const local = localPrincipal({ tenant: 'default', agent: 'local' })
  const inProcess = await status(memory.contextFor(local))
  const fields = `version schemaVersion namespaces isHealthy problems lastErasureAt
    neo4j { version edition indexCount onlineIndexCount } census { label count }`
  const { data } = await server.graphql(`{ status { ${fields} } }`)
  await using client = await mcpClient()
  const tool = await client.callTool({ name: 'server_status', arguments: {} })

  expect(data.status).toEqual(inProcess)
  expect(tool.structuredContent).toEqual(inProcess)
  expect(inProcess.census.map(({ label }) => label)).toEqual(LABEL_NAMES)
  for (const { label, count } of inProcess.census) {
    const { records } = await connection.driver.executeQuery(
      `MATCH (node:${label}) WHERE node.namespace IN $namespaces RETURN count(node) AS count`,
      { namespaces: inProcess.namespaces },
    )
    expect(records[0]!.get('count'), label).toBe(count)
  }
})

test('MCP lists its tools and says which of them only read', async () => {
  await using client = await mcpClient()
  const { tools } = await client.listTools()
  const status = tools.find(({ name }) => name === 'server_status')
  expect(status?.annotations).toMatchObject({ readOnlyHint: true })
})

test('GraphiQL is one page that loads nothing from elsewhere', async () => {
  const response = await server.fetch('/graphql', { headers: { accept: 'text/html' } })
  const page = await response.text()
  expect(response.headers.get('content-type')).toMatch(/text\/html/)
  expect(page).toContain('Stemma')
  expect(page.match(/<(script|link)[^>]+(src|href)="?https?:/g)).toBeNull()
})

test('the console is one page that loads nothing from elsewhere', async () => {
  const response = await server.fetch('/')
  const page = await response.text()
  expect(page).toContain('Agent memory with a lineage')
  expect(page).not.toMatch(/https?:/)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
})

test('metrics count requests by route and hold no content', async () => {
  await server.graphql('{ status { version } }')
  const text = await (await server.fetch('/metrics')).text()
  expect(text).toMatch(
    /stemma_http_requests_total\{route="\/graphql",method="POST",status="200"\} \d+/,
  )
  expect(text).toContain('process_resident_memory_bytes')
})

test('an unknown path is a typed 404', async () => {
  const response = await server.fetch('/nothing')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
})

test('a server that is asked to stop finishes what is under way', async () => {
  const short = await serving()
  const underWay = short.graphql('{ status { version } }')
  await new Promise((resolve) => setTimeout(resolve, 5))
  await short[Symbol.asyncDispose]()
  expect((await underWay).data.status.version).toBeDefined()
  await expect(short.fetch('/health')).rejects.toThrow()
})

async function mcpClient() {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)))
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() })
}
