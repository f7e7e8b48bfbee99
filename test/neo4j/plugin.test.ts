import { describe, expect, inject, test } from 'vitest'
import { readProcedures } from '../../scripts/codegen-procedures.ts'
import type { CypherFile } from '../../scripts/cypher-file.ts'
import type { Statement } from '../../src/graph/statement.ts'
import { consolidate } from '../../src/memory/belief/consolidate.ts'
import { capture } from '../../src/memory/episode/capture.ts'
import { beliefs } from '../../src/memory/fact/beliefs.ts'
import { visibleTo } from '../../src/memory/namespace/namespace.ts'
import { runCommand } from '../../src/neo4j/command.ts'
import { findJava } from '../../src/neo4j/java.ts'
import { findPluginObstacle } from '../../src/neo4j/plugin.ts'
import { connection, memory, somebody } from '../support/graph.ts'
import { shownSignature } from './support/procedure.ts'
import { embedded } from './support/settings.ts'

const { chosen: java } = await findJava()
/** A server that was not started for this run has its own plugins. */
const isForeign = inject('neo4j').pid === 0
const obstacle = isForeign
  ? 'The server is not an embedded one.'
  : findPluginObstacle({ cacheDir: embedded('').cacheDir, java })
if (obstacle !== undefined) console.warn(`SKIPPED: procedures are not called here. ${obstacle}`)

describe.skipIf(obstacle !== undefined).each(readProcedures())('stemma.$name', (file) => {
  test('is on the server, with the signature of its header', async () => {
    const { records } = await connection.driver.executeQuery(
      'SHOW PROCEDURES YIELD name, signature, mode WHERE name = $name RETURN signature, mode',
      { name: `stemma.${file.name}` },
    )

    expect(records.map((record) => record.toObject())).toEqual([
      { signature: shownSignature(file), mode: file.mode },
    ])
  })

  test.runIf(file.mode === 'READ')('gives the rows that its statement gives', async () => {
    const ada = somebody()
    const context = memory.contextFor(ada)
    const said = { content: 'I live in Oslo. I have never been to Rome.', speaker: 'Ada' }
    const { id } = await capture(context, said)
    await consolidate(context)
    const known = { namespaces: visibleTo(ada), subjectId: id, id, nameKey: 'ada' }
    const params = parametersOf(file, known)
    const { direct, called } = waysToRun(file)
    const graph = connection.graph()

    const rows = await graph.run(called, params)

    expect(rows).toEqual(await graph.run(direct, params))
  })
})

test.skipIf(obstacle !== undefined)('an operator reads what was done to a memory', async () => {
  const ada = somebody()
  const { id } = await capture(memory.contextFor(ada), { content: 'Ada lives in Oslo.' })

  const { records } = await connection.driver.executeQuery(
    'CALL stemma.audit.ofSubject($namespaces, $id, 10) YIELD verb, actorId, reason',
    { namespaces: visibleTo(ada), id },
  )

  expect(records.map((record) => record.toObject())).toMatchObject([{ verb: 'capture' }])
})

test.skipIf(obstacle !== undefined)('an operator states what took the place of what', async () => {
  const ada = somebody()
  const context = memory.contextFor(ada)
  await capture(context, { content: 'I have a boat. I have a kayak.', speaker: 'Ada' })
  await consolidate(context)
  const owned = await beliefs(context, { subject: 'Ada', predicate: 'owns' })
  const [oldId, newId] = ['boat', 'kayak'].map(
    (thing) => owned.find(({ object }) => object.includes(thing))!.id,
  )
  const call = () =>
    connection.driver.executeQuery(
      `CALL stemma.fact.supersede($namespaces, $oldId, $newId, datetime(), 'sold it', datetime())
       YIELD isNew RETURN isNew`,
      { namespaces: visibleTo(ada), oldId, newId },
    )

  expect((await call()).records.map((record) => record.get('isNew'))).toEqual([true])
  expect((await call()).records.map((record) => record.get('isNew'))).toEqual([false])
  const left = await beliefs(context, { subject: 'Ada', predicate: 'owns' })
  expect(left.map(({ id }) => id)).toEqual([newId])
})

test.skipIf(obstacle !== undefined)('doctor says that there are procedures', async () => {
  const { uri, username, password } = inject('neo4j')

  const { stdout } = await runCommand(process.execPath, ['src/api/cli/stemma.mjs', 'doctor'], {
    timeoutMs: 60_000,
    env: { ...process.env, NEO4J_URI: uri, NEO4J_USERNAME: username, NEO4J_PASSWORD: password },
  })

  expect(stdout).toMatch(
    new RegExp(
      `^ok {3}procedures +callable .*: ${readProcedures().length} of them, such as stemma\\.`,
      'm',
    ),
  )
})

/** A statement as the engine runs it, and as an operator calls it. */
function waysToRun({ name, mode, rows, params, columns, text }: CypherFile) {
  const direct: Statement<Record<string, unknown>, unknown> = {
    ...{ name, mode, rows, params, columns: Object.keys(columns) },
    text: `CYPHER 25 ${text}`,
  }
  const given = Object.keys(params).map((param) => `$${param}`)
  return { direct, called: { ...direct, text: `CALL stemma.${name}(${given.join(', ')})` } }
}

/** What is known by name, else something of the right type. */
function parametersOf({ params }: CypherFile, known: Record<string, unknown>) {
  const examples: Record<string, unknown> = {
    ...{ STRING: 'x', INTEGER: 10, FLOAT: 0.5, BOOLEAN: true, MAP: {} },
    'ZONED DATETIME': new Date('2027-01-01T00:00:00Z'),
  }
  const example = (type: string) =>
    type.endsWith('?') ? null : type.startsWith('LIST<') ? [] : examples[type]
  return Object.fromEntries(
    Object.entries(params).map(([name, type]) => [name, known[name] ?? example(type)]),
  )
}
