import { createGraphQLError } from 'graphql-yoga'
import { beforeAll, expect, test } from 'vitest'
import { revealer } from '../../src/api/graphql/reveal.ts'
import { type Serving, serving } from '../support/http.ts'

let server: Serving
beforeAll(async () => {
  server = await serving()
  return () => server[Symbol.asyncDispose]()
})

test('a query that is too deep is refused', async () => {
  const deep = (levels: number): string =>
    levels === 0 ? 'id' : `links { node { ${deep(levels - 1)} } }`
  const { errors } = await server.graphql(`{ node(id: "x") { ${deep(8)} } }`)
  expect(errors?.[0]?.message).toMatch(/depth/i)
})

test('a query with too many aliases is refused', async () => {
  const aliases = Array.from({ length: 30 }, (_, index) => `a${index}: status { version }`)
  const { errors } = await server.graphql(`{ ${aliases.join(' ')} }`)
  expect(errors?.[0]?.message).toMatch(/alias/i)
})

test('a query with too many tokens is refused', async () => {
  const { errors } = await server.graphql(`{ status { ${'version '.repeat(3_000)} } }`)
  expect(errors?.[0]?.message).toMatch(/token/i)
})

test('a query that could touch too many nodes is refused, with the number and the limit', async () => {
  const { errors } = await server.graphql(
    '{ facts(limit: 200) { about(limit: 200) { subjectOf: links(limit: 200) { type } } } }',
  )
  expect(errors).toMatchObject([{ extensions: { code: 'TOO_LARGE' } }])
  expect(errors?.[0]?.message).toMatch(/may touch \d+ nodes; 20000 is the most/)
})

test('F120 a body above the limit is refused with 413, announced or not', async () => {
  const body = JSON.stringify({ query: `{ status { version } } # ${'x'.repeat(1_048_576)}` })
  const headers = { 'content-type': 'application/json' }
  for (const path of ['/graphql', '/mcp']) {
    const announced = await server.fetch(path, { method: 'POST', headers, body })
    expect(announced.status, path).toBe(413)
    expect(await announced.json()).toMatchObject({
      errors: [{ extensions: { code: 'TOO_LARGE' } }],
    })
  }
  const stream = new Blob([body]).stream()
  const options = { method: 'POST', headers, body: stream, duplex: 'half' as const }
  const answer = await server.fetch('/graphql', options).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([413, 'cut off']).toContain(answer)
})

test('introspection is there by default and gone when it is switched off', async () => {
  const query = '{ __schema { queryType { name } } }'
  expect((await server.graphql(query)).errors).toBeUndefined()

  await using closed = await serving({ STEMMA_INTROSPECTION: 'off' })
  expect((await closed.graphql(query)).data).toBeUndefined()
  const { errors } = await closed.graphql('{ statuz { version } }')
  expect(errors?.[0]?.message).not.toMatch(/Did you mean "status"/)
})

test('a refusal keeps its code and says what, which one, and that nothing changed', async () => {
  const { errors } = await server.graphql('{ node(id: "schema") { links(limit: 1000) { type } } }')
  expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
  expect(errors?.[0]?.message).toMatch(/^limit: .*200.*Nothing was changed\.$/)
})

test('a bug is masked, and kept for the log', () => {
  const lines: unknown[] = []
  const log = { error: (line: unknown) => lines.push(line), warn: () => {} }
  const bug = createGraphQLError('oops', { originalError: new Error('the password is hunter2') })

  const shown = revealer(log as never)(bug, 'Unexpected error.') as Error

  expect(shown.message).toBe('Unexpected error.')
  expect(lines).toMatchObject([{ err: { message: 'the password is hunter2' } }])
})
