import {
  EDGES,
  type EdgeType,
  ENUMS,
  type EnumName,
  endpointsOf,
  LABELS,
  type Label,
  propertiesOf,
} from '../../src/vocabulary.ts'
import { connection } from './graph.ts'

/**
 * Everything in a tenant that is not what the vocabulary says: a sentence each. Neo4j Community
 * enforces neither existence nor types, so this is how they are held.
 */
export async function strayIn(tenant: string): Promise<string[]> {
  const found: string[] = []
  const nodes = await connection.driver.executeQuery(
    `MATCH (node) WHERE node.namespace STARTS WITH $tenant
     RETURN labels(node) AS labels, node.id AS id,
            [key IN keys(node) | [key, valueType(node[key]), node[key]]] AS properties`,
    { tenant: `${tenant}/` },
  )
  for (const record of nodes.records) {
    const [label, ...others] = record.get('labels') as Label[]
    const name = `${label} ${record.get('id')}`
    if (label === undefined || others.length > 0 || !(label in LABELS)) {
      found.push(`${name} has the labels ${record.get('labels')}`)
      continue
    }
    const known = propertiesOf(label)
    const has = new Map(
      (record.get('properties') as [string, string, unknown][]).map((p) => [p[0], p]),
    )
    for (const [key, type] of Object.entries(known)) {
      if (!type.endsWith('?') && !has.has(key)) found.push(`${name} lacks ${key}`)
    }
    for (const [key, valueType, value] of has.values()) {
      const type = known[key]?.replace(/\?$/, '')
      if (type === undefined) found.push(`${name} has an unknown property ${key}`)
      else if (!fits(type, valueType, value))
        found.push(`${name}.${key} is ${valueType}, not ${type}`)
    }
  }
  const edges = await connection.driver.executeQuery(
    `MATCH (from)-[edge]->(to) WHERE from.namespace STARTS WITH $tenant
     RETURN type(edge) AS type, labels(from)[0] AS start, labels(to)[0] AS finish, keys(edge) AS keys`,
    { tenant: `${tenant}/` },
  )
  for (const record of edges.records) {
    const { type, start, finish, keys } = record.toObject() as {
      type: EdgeType
      start: Label
      finish: Label
      keys: string[]
    }
    const edge = EDGES[type]
    const path = `(${start})-[:${type}]->(${finish})`
    if (edge === undefined) found.push(`${path} is of no known type`)
    else if (!endpointsOf(type, start, 'out').includes(finish)) found.push(`${path} may not be`)
    else {
      const properties: Record<string, string> = edge.properties
      for (const key of keys) if (!(key in properties)) found.push(`${path} has ${key}`)
      for (const [key, kind] of Object.entries(properties)) {
        if (!kind.endsWith('?') && !keys.includes(key)) found.push(`${path} lacks ${key}`)
      }
    }
  }
  return [...new Set(found)]
}

function fits(type: string, valueType: string, value: unknown): boolean {
  if (type in ENUMS) return (ENUMS[type as EnumName] as readonly unknown[]).includes(value)
  if (type === 'JSON') {
    JSON.parse(String(value))
    return true
  }
  const bare = valueType.replaceAll(' NOT NULL', '')
  if (type === 'LIST<FLOAT>') return /^(LIST<FLOAT\d*>|VECTOR.*)$/.test(bare)
  return bare === type || (type.startsWith('LIST<') && bare === 'LIST<NOTHING>')
}
