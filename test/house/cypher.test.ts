import { globSync, readFileSync } from 'node:fs'
import { formatQuery, lintCypherQuery } from '@neo4j-cypher/language-support'
import { describe, expect, test } from 'vitest'
import { readCypherFiles } from '../../scripts/cypher-file.ts'
import { EDGE_NAMES, EDGES, LABEL_NAMES, propertiesOf } from '../../src/vocabulary.ts'
import { connection } from '../support/graph.ts'

const files = readCypherFiles()
const labels: string[] = LABEL_NAMES
const relationshipTypes: string[] = EDGE_NAMES
const propertyKeys = [
  ...LABEL_NAMES.flatMap((label) => Object.keys(propertiesOf(label))),
  ...EDGE_NAMES.flatMap((edge) => Object.keys(EDGES[edge].properties)),
]
/** Parts of a temporal value, which are read like properties. */
const COMPONENTS = ['epochMillis']
/** What EXPLAIN calls a statement. `s` changes the schema, which no reader may do either. */
const MODES: Record<string, string> = { r: 'READ', rw: 'WRITE', w: 'WRITE', s: 'WRITE' }

/** The header says what a statement takes, returns and does. The server has to agree. */
describe.each(files)('$path', (file) => {
  const nulls = Object.fromEntries(Object.keys(file.params).map((name) => [name, null]))

  test('is named after its path', () => {
    const path = file.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(file.path).toBe(`cypher/${path.replace('.', '/')}.cypher`)
  })

  test('is one statement, laid out by the formatter, without backticks', () => {
    expect(file.text).not.toMatch(/;\s*$/m)
    expect(readFileSync(file.path, 'utf8')).not.toContain('`')
    expect(file.text).toBe(formatQuery(file.text, { maxColumn: 100 }).formattedQuery)
  })

  test('declares the parameters it uses, and no other', () => {
    expect(names(file.text, /(?<=\$)\w+/g)).toEqual(new Set(Object.keys(file.params)))
  })

  test('speaks the vocabulary', () => {
    // A row of $rows, and an item of a row, is a parameter; what it carries is the caller's business.
    const carried = [...names(file.text, /(?<=\b(?:row|item)\.)\w+/g), ...COMPONENTS]
    const schema = {
      labels,
      relationshipTypes,
      propertyKeys: [...propertyKeys, ...carried],
      parameters: nulls,
    }
    const { diagnostics } = lintCypherQuery(`CYPHER 25 ${file.text}`, schema)
    expect(diagnostics.map(({ message }) => message)).toEqual([])
    // The linter trusts names that are being written, so those are read here.
    const types = names(file.text, /(?<=[^:\s]:|[|&])[A-Z]\w+/g)
    const properties = names(file.text, /(?<=\b(?!(?:row|item)\b)[a-z]\w*\.)[a-z]\w*(?![\w.(])/g)
    const known = new Set<string>([...labels, ...relationshipTypes])
    expect([...types].filter((name) => !known.has(name))).toEqual([])
    const isKnown = (name: string) => propertyKeys.includes(name) || COMPONENTS.includes(name)
    expect([...properties].filter((name) => !isKnown(name))).toEqual([])
  })

  test('bounds what it returns', () => {
    if (file.rows === 'many' && !file.text.startsWith('SHOW'))
      expect(file.text).toMatch(/\bLIMIT\b/)
    expect(file.text).not.toMatch(/\*\s*(\d+\s*)?\.\.\s*[\])]|-\[[^\]]*\*\s*\]/)
  })

  test('takes the time from its caller', () => {
    expect(file.text).not.toMatch(/\b(datetime|date|timestamp|time)\(\s*\)/)
  })

  test('keeps its contract with the server', async () => {
    const session = connection.driver.session({ database: connection.database })
    const result = session.run(`EXPLAIN CYPHER 25 ${file.text}`, example(file.params))
    const columns = await result.keys()
    const { summary } = await result
    await session.close()

    expect(columns).toEqual(Object.keys(file.columns))
    // A procedure of the server itself has no type of its own and is reported as a write.
    if (!file.text.startsWith('CALL dbms.')) expect(MODES[summary.queryType]).toBe(file.mode)
    // UNRECOGNIZED only means that the test database does not hold such nodes yet.
    const complaints = summary.notifications.filter(({ category }) => category !== 'UNRECOGNIZED')
    expect(complaints.map(({ title }) => title)).toEqual([])
  })
})

test('no Cypher stands outside cypher/', () => {
  const sources = globSync('src/**/*.ts').filter((path) => !path.startsWith('src/generated/'))
  const offenders = sources.filter((path) =>
    /\b(MATCH|MERGE|UNWIND|CREATE|CALL|RETURN) [({:$\w]*[({]/.test(readFileSync(path, 'utf8')),
  )
  expect(offenders).toEqual([])
})

/** EXPLAIN wants a value where a name or a number must stand; null would be refused there. */
function example(params: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, type]) => [name, type === 'STRING' ? 'x' : null]),
  )
}

function names(text: string, pattern: RegExp): Set<string> {
  return new Set(text.match(pattern))
}
