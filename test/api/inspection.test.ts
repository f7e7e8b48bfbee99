import { beforeAll, describe, expect, test } from 'vitest'
import { encode } from '../../src/graph/values.ts'
import {
  EDGE_NAMES,
  ENUMS,
  type EnumName,
  LABEL_NAMES,
  type Label,
  propertiesOf,
} from '../../src/vocabulary.ts'
import { draw, somebody } from '../support/graph.ts'
import { type Serving, serving } from '../support/http.ts'
import { JWT_SETTINGS, tokenFor } from '../support/token.ts'

const ada = somebody()
const mallory = somebody()
const home = `${ada.tenant}/agent:ada`
let server: Serving
let adas: string
let mallorys: string

/** One node of every label, each audited, and a decision with its evidence. */
beforeAll(async () => {
  for (const label of LABEL_NAMES) {
    await draw(`CREATE (node:${label} $properties)`, { properties: sample(label) })
  }
  await draw(
    `MATCH (audit:AuditEvent {id: $audit})
     MATCH (node) WHERE node.namespace = $home AND node <> audit
     CREATE (audit)-[:AUDIT]->(node)`,
    { audit: idOf('AuditEvent'), home },
  )
  await draw(
    `MATCH (fact:Fact {id: $fact}), (entity:Entity {id: $entity}), (episode:Episode {id: $episode})
     CREATE (fact)-[:ABOUT {validFrom: datetime('2025-01-01T00:00:00Z'), ingestedAt: datetime()}]->(entity),
            (episode)-[:SUPPORTS {weight: 0.9}]->(fact),
            (fact)-[:DERIVED_FROM {at: datetime()}]->(episode)
     WITH fact
     CREATE (fact)-[:SUPERSEDED_BY]->(:Fact {id: $foreign, namespace: $other, statement: 'not yours', ingestedAt: datetime()})`,
    {
      fact: idOf('Fact'),
      entity: idOf('Entity'),
      episode: idOf('Episode'),
      foreign: `${ada.tenant}-foreign`,
      other: `${mallory.tenant}/agent:ada`,
    },
  )
  server = await serving(JWT_SETTINGS)
  adas = await tokenFor(ada)
  mallorys = await tokenFor(mallory)
  return () => server[Symbol.asyncDispose]()
})

describe.each(LABEL_NAMES)('%s', (label) => {
  const root = rootOf(label)

  test('F123 is read by id with every property it shows', async () => {
    const fields = Object.keys(propertiesOf(label)).filter(
      (name) => !['embedding', 'embeddingAlt', 'namespaceKey', 'dedupeKey'].includes(name),
    )
    const { data, errors } = await server.graphql(
      `query ($id: ID!) { ${root}(where: { id: { eq: $id } }) { ${fields.join(' ')} } }`,
      { token: adas, variables: { id: idOf(label) } },
    )
    expect(errors).toBeUndefined()
    expect(data[root]).toMatchObject([{ id: idOf(label), namespace: home }])
  })

  test('F045 is not there for another tenant: a foreign id looks like a missing one', async () => {
    const query = `query ($id: ID!) { ${root}(where: { id: { eq: $id } }) { id } node(id: $id) { id } }`
    const foreign = await server.graphql(query, { token: mallorys, variables: { id: idOf(label) } })
    const missing = await server.graphql(query, { token: mallorys, variables: { id: 'nobody' } })
    expect(foreign).toEqual(missing)
    expect(foreign.data).toEqual({ [root]: [], node: null })
  })

  test('shows its neighbours of any label through links', async () => {
    if (label === 'AuditEvent') return
    const { data } = await server.graphql(
      `query ($id: ID!) { ${root}(where: { id: { eq: $id } }) { links(types: [AUDIT]) { type direction node { label id } } } }`,
      { token: adas, variables: { id: idOf(label) } },
    )
    const node = { label: 'AuditEvent', id: idOf('AuditEvent') }
    expect(data[root][0].links).toEqual([{ type: 'AUDIT', direction: 'in', node }])
  })
})

test('an edge to one label is a field, with the neighbours that the caller may see', async () => {
  const { data, errors } = await server.graphql(
    `query ($id: ID!) { facts(where: { id: { eq: $id } }) {
      about { canonicalName } supersededBy { statement } auditedBy { verb }
      links { type node { id } } } }`,
    { token: adas, variables: { id: idOf('Fact') } },
  )
  expect(errors).toBeUndefined()
  const [fact] = data.facts
  expect(fact.about).toHaveLength(1)
  expect(fact.supersededBy, 'the successor is of another tenant').toEqual([])
  expect(fact.auditedBy).toHaveLength(1)
  expect(fact.links.map((link: { type: string }) => link.type).sort()).toEqual([
    'ABOUT',
    'AUDIT',
    'DERIVED_FROM',
    'SUPPORTS',
  ])
})

test('instants can be filtered and sorted without APOC', async () => {
  const { data, errors } = await server.graphql(
    `{ episodes(where: { ingestedAtIs: { gte: "2024-01-01T00:00:00Z" } }, sort: [{ ingestedAt: DESC }]) { id ingestedAt } }`,
    { token: adas },
  )
  expect(errors).toBeUndefined()
  expect(data.episodes).toEqual([{ id: idOf('Episode'), ingestedAt: '2025-05-05T05:05:05.000Z' }])
})

test('a hundred links of one query are one statement', async () => {
  const { data } = await server.graphql(
    '{ auditEvents { links(limit: 50) { node { id links(limit: 5) { type } } } } }',
    { token: adas },
  )
  expect(data.auditEvents[0].links).toHaveLength(LABEL_NAMES.length - 1)
})

test('nothing can be changed and nothing collects a whole label', async () => {
  const { data } = await server.graphql(
    '{ __schema { mutationType { name } queryType { fields { name } } types { name fields { name } } } }',
    { token: adas },
  )
  const { queryType, types } = data.__schema
  const fields = types.flatMap((type: { fields?: { name: string }[] }) => type.fields ?? [])
  const isConnection = ({ name }: { name: string }) => /Connection$|Aggregate$/.test(name)
  expect(fields.filter(isConnection)).toEqual([])
  const roots = queryType.fields.map(({ name }: { name: string }) => name)
  expect(roots).toEqual(expect.arrayContaining(LABEL_NAMES.map(rootOf)))
  expect(types.find(({ name }: { name: string }) => name === 'EdgeType')).toBeDefined()
  expect(EDGE_NAMES).toHaveLength(20)
})

test('a limit above the most is refused', async () => {
  const { errors } = await server.graphql('{ tags(limit: 100000) { id } }', { token: adas })
  expect(errors).toMatchObject([{ extensions: { code: 'TOO_LARGE' } }])
})

function idOf(label: Label): string {
  return `${ada.tenant}-${label}`
}

/** A node with every property, each holding some value of its type. */
function sample(label: Label): unknown {
  const values = Object.entries(propertiesOf(label)).map(([name, type]) => {
    const bare = type.replace('?', '')
    return [name, bare in ENUMS ? ENUMS[bare as EnumName][0] : SAMPLES[bare]]
  })
  return encode('MAP', { ...Object.fromEntries(values), id: idOf(label), namespace: home })
}

const SAMPLES: Record<string, unknown> = {
  STRING: 'something',
  INTEGER: 1,
  FLOAT: 0.5,
  BOOLEAN: false,
  JSON: '{}',
  'LIST<STRING>': ['a'],
  'ZONED DATETIME': new Date('2025-05-05T05:05:05Z'),
}

function rootOf(label: Label): string {
  const name = label[0]!.toLowerCase() + label.slice(1)
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`
}
