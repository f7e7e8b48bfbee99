import { expect, test } from 'vitest'
import { cypher } from '../../../src/generated/cypher.ts'
import { given } from '../../support/graph.ts'

const EVIDENCE = `
  CREATE (said:Episode {id: 'links-said', namespace: 'links/a', content: 'Ada moved', kind: 'message', ingestedAt: datetime('2025-01-01T00:00:00Z')}),
         (fact:Fact {id: 'links-fact', namespace: 'links/a', statement: 'Ada lives in Oslo', status: 'active', ingestedAt: datetime('2025-01-02T00:00:00Z')}),
         (other:Fact {id: 'links-other', namespace: 'links/b', statement: 'not yours', ingestedAt: datetime('2025-01-03T00:00:00Z')}),
         (said)-[:SUPPORTS {weight: 0.9}]->(fact),
         (fact)-[:CONTRADICTS]->(other)
`
const all = { types: null, direction: null, limit: 25 }

test('neighbours come from both sides, and only from the given namespaces', async () => {
  await using graph = await given(EVIDENCE)

  const rows = await graph.run(cypher.node.links, {
    ids: ['links-fact'],
    namespaces: ['links/a'],
    ...all,
  })

  expect(rows).toMatchObject([
    {
      fromId: 'links-fact',
      type: 'SUPPORTS',
      isOutgoing: false,
      weight: 0.9,
      id: 'links-said',
      label: 'Episode',
      kind: 'message',
      caption: 'Ada moved',
    },
  ])
  expect(graph.effects()).toEqual({})
})

test('types, direction and limit narrow them', async () => {
  await using graph = await given(EVIDENCE)
  const both = { ids: ['links-fact'], namespaces: ['links/a', 'links/b'] }
  const typesOf = async (narrow: object) =>
    (await graph.run(cypher.node.links, { ...both, ...all, ...narrow })).map(({ type }) => type)

  expect(await typesOf({})).toEqual(['CONTRADICTS', 'SUPPORTS'])
  expect(await typesOf({ types: ['SUPPORTS'] })).toEqual(['SUPPORTS'])
  expect(await typesOf({ direction: 'out' })).toEqual(['CONTRADICTS'])
  expect(await typesOf({ limit: 1 })).toEqual(['CONTRADICTS'])
})

test('a node of somebody else has none', async () => {
  await using graph = await given(EVIDENCE)
  const request = { ids: ['links-fact', 'nobody'], namespaces: ['links/b'], ...all }
  expect(await graph.run(cypher.node.links, request)).toEqual([])
})
