import { expect, test } from 'vitest'
import { Incompatible } from '../../src/errors.ts'
import { findDrift } from '../../src/graph/drift.ts'
import { migrate, SCHEMA_VERSION } from '../../src/graph/migrate.ts'
import { isRecent } from '../../src/graph/server.ts'
import { ownServer } from '../support/own-server.ts'

/** These tests break the schema on purpose, so they do it to a server of their own. */
const { connection, draw } = await ownServer()

const VERSION = 'MATCH (schema:SchemaVersion) SET schema.version = $version'

test('twenty processes that meet an empty graph agree, and one of them does the work', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => migrate(connection)))

  expect(all.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
  expect(await findDrift(connection.graph())).toEqual({
    orphans: [],
    missing: [],
    different: [],
    offline: [],
  })
})

test('a graph that is up to date is left alone', async () => {
  expect(await migrate(connection)).toMatchObject({
    from: SCHEMA_VERSION,
    to: SCHEMA_VERSION,
    applied: [],
  })
})

test('an object that somebody dropped is made again', async () => {
  await draw('DROP INDEX tag_namespace_range')
  expect((await findDrift(connection.graph())).missing).toEqual(['tag_namespace_range'])

  const { applied } = await migrate(connection)

  expect(applied).toEqual(['0002-namespace'])
  expect((await findDrift(connection.graph())).missing).toEqual([])
})

test('what an interrupted CREATE CONSTRAINT leaves behind is cleared away', async () => {
  await draw('DROP CONSTRAINT tag_namespace_slug_unique')
  await draw('CREATE INDEX tag_namespace_slug_unique FOR (node:Tag) ON (node.namespace, node.slug)')
  expect((await findDrift(connection.graph())).orphans).toEqual(['tag_namespace_slug_unique'])

  await migrate(connection)

  expect(await findDrift(connection.graph())).toMatchObject({ orphans: [], missing: [] })
})

test('an index of ours with another shape is refused by name, and stays', async () => {
  await draw('DROP INDEX tag_namespace_range')
  await draw('CREATE INDEX tag_namespace_range FOR (node:Tag) ON (node.display)')

  await expect(migrate(connection)).rejects.toThrow(
    /tag_namespace_range is RANGE on Tag\(display\), not RANGE on Tag\(namespace\)/,
  )

  await draw('DROP INDEX tag_namespace_range')
})

test('F170 a newer schema is refused with both versions', async () => {
  await draw(VERSION, { version: 99 })
  const refusal = migrate(connection)
  await expect(refusal).rejects.toBeInstanceOf(Incompatible)
  await expect(refusal).rejects.toThrow(
    `schema 99; this Stemma knows schemas up to ${SCHEMA_VERSION}`,
  )
  await draw(VERSION, { version: SCHEMA_VERSION })
  await draw(VERSION, { version: SCHEMA_VERSION })
})

test('an edited schema is refused', async () => {
  const set = 'MATCH (schema:SchemaVersion) SET schema.checksum = $checksum'
  const { records } = await connection.driver.executeQuery(
    'MATCH (schema:SchemaVersion) RETURN schema.checksum AS checksum',
  )
  await draw(set, { checksum: 'another' })
  await expect(migrate(connection)).rejects.toThrow(/a released step was edited/)
  await draw(set, { checksum: records[0]!.get('checksum') })
})

test.each([
  ['5.26.0', false],
  ['2025.12.1', false],
  ['2026.05.0', false],
  ['2026.06.0', true],
  ['2026.08.1', true],
  ['2027.01.0-aura', true],
])('Neo4j %s is recent enough: %s', (version, answer) => {
  expect(isRecent(version)).toBe(answer)
})
