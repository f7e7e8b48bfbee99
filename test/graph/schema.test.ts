import { describe, expect, test } from 'vitest'
import { cypher } from '../../src/generated/cypher.ts'
import { schema } from '../../src/generated/schema.ts'
import { expectedObjects, findDrift } from '../../src/graph/drift.ts'
import {
  EDGES,
  ENUMS,
  IDENTITY,
  LABEL_NAMES,
  MEMORY_LABELS,
  propertiesOf,
  STATS,
} from '../../src/vocabulary.ts'
import { connection } from '../support/graph.ts'

const objects = expectedObjects

describe('the schema files', () => {
  test('F123 give each of the nineteen labels a unique id and an index on its namespace', () => {
    expect(LABEL_NAMES).toHaveLength(19)
    for (const label of LABEL_NAMES) {
      const own = objects.filter(({ labels }) => labels.length === 1 && labels[0] === label)
      expect(own.map(({ type, properties }) => `${type} ${properties}`)).toEqual(
        expect.arrayContaining(['NODE_PROPERTY_UNIQUENESS id', 'RANGE namespace']),
      )
    }
  })

  test('name everything after what it is', () => {
    for (const { name, type, labels, properties } of objects) {
      if (type === 'FULLTEXT' || type === 'VECTOR') {
        expect(name).toMatch(
          type === 'VECTOR' ? /^[a-z]+_embedding_vector$/ : /^[a-z]+_text_fulltext$/,
        )
        continue
      }
      const [label] = labels
      const kind = type === 'RANGE' ? 'range' : 'unique'
      const prefix = label![0]!.toLowerCase() + label!.slice(1)
      expect(name).toBe(`${prefix}_${properties.join('_')}_${kind}`)
    }
  })

  test('speak the vocabulary', () => {
    for (const { name, labels, properties } of objects) {
      const known = new Set(labels.flatMap((label) => Object.keys(propertiesOf(label as never))))
      expect(
        properties.filter((property) => !known.has(property)),
        name,
      ).toEqual([])
    }
  })

  test('carry the namespace inside every vector and full-text index', () => {
    for (const { name, type, properties } of objects) {
      if (type === 'VECTOR') expect(properties, name).toContain('namespace')
      if (type === 'FULLTEXT') expect(properties, name).toContain('namespaceKey')
    }
  })

  test('are numbered without a gap', () => {
    expect(schema.map(({ version }) => version)).toEqual(schema.map((_, index) => index + 1))
  })
})

describe('the vocabulary', () => {
  test('F121 gives every label id, namespace, ingestedAt and expiredAt', () => {
    for (const label of LABEL_NAMES) expect(propertiesOf(label)).toMatchObject(IDENTITY)
  })

  test('F122 gives statistics to the seven memory kinds and to no other', () => {
    expect(MEMORY_LABELS).toEqual([
      'Episode',
      'Fact',
      'Entity',
      'Note',
      'Skill',
      'BadPattern',
      'CoreBlock',
    ])
    for (const label of LABEL_NAMES) {
      const has = Object.keys(STATS).filter((name) => name in propertiesOf(label))
      expect(has).toEqual(MEMORY_LABELS.includes(label) ? Object.keys(STATS) : [])
    }
  })

  test('types every property with a Cypher type, an open bag or an enumeration', () => {
    const simple = /^(STRING|INTEGER|FLOAT|BOOLEAN|ZONED DATETIME|JSON|LIST<(STRING|FLOAT)>)$/
    const bags = [
      ...LABEL_NAMES.map(propertiesOf),
      ...Object.values(EDGES).map((edge) => edge.properties),
    ]
    for (const type of bags.flatMap((bag) => Object.values<string>(bag))) {
      const bare = type.replace(/\?$/, '')
      expect(simple.test(bare) || bare in ENUMS, type).toBe(true)
    }
  })

  test('F136 has no property for a file, a path or a link to a source', () => {
    const names = LABEL_NAMES.flatMap((label) => Object.keys(propertiesOf(label)))
    expect(names.filter((name) => /uri|url|href|path$/i.test(name))).toEqual([])
  })

  test('a property that several labels share has one type', () => {
    const types = new Map<string, Set<string>>()
    for (const label of LABEL_NAMES) {
      for (const [name, type] of Object.entries(propertiesOf(label))) {
        const bare = type.replace(/\?$/, '')
        if (bare in ENUMS) continue
        types.set(name, (types.get(name) ?? new Set()).add(bare))
      }
    }
    for (const [name, found] of types) expect([...found], name).toHaveLength(1)
  })
})

describe('a migrated server', () => {
  test('has exactly what the files say, online', async () => {
    expect(await findDrift(connection.graph())).toEqual({
      orphans: [],
      missing: [],
      different: [],
      offline: [],
    })
  })

  test('F170 says which schema it has, once', async () => {
    const version = await connection.graph().run(cypher.schemaVersion.read, {})
    expect(version?.version).toBe(schema.length)
    const { records } = await connection.driver.executeQuery(
      "MATCH (v:SchemaVersion {namespace: 'default/system'}) RETURN count(v) AS count",
    )
    expect(records[0]!.get('count')).toBe(1)
  })

  test('knows labels of the vocabulary and no other', async () => {
    const { records } = await connection.driver.executeQuery(
      'CALL db.labels() YIELD label RETURN label',
    )
    const labels = records.map((record) => record.get('label') as never)
    expect(labels.filter((label) => !LABEL_NAMES.includes(label))).toEqual([])
  })
})
