import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { SchemaObject } from '../src/graph/schema-step.ts'

/** A `.cypher` file, taken apart: the header is the contract, the rest is what the server runs. */
export interface CypherFile {
  readonly path: string
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly columns: Readonly<Record<string, string>>
  readonly mode: 'READ' | 'WRITE'
  readonly rows: 'none' | 'maybe' | 'one' | 'many'
  /** Whether an operator may `CALL stemma.<name>(…)` it; the header says so behind the rows. */
  readonly isProcedure: boolean
  readonly signature: string
  readonly doc: string
  readonly text: string
}

/** One numbered file of `cypher/schema`: several statements, applied once and never edited. */
export interface SchemaFile {
  readonly path: string
  readonly version: number
  readonly doc: string
  readonly checksum: string
  readonly statements: readonly string[]
}

const NAME = '[a-z][A-Za-z]*'
const CONTRACT = new RegExp(
  `^(?<signature>(?<name>${NAME}\\.${NAME})\\((?<params>[^)]*)\\) :: (?:VOID|\\((?<columns>[^)]*)\\)))` +
    ' (?<mode>READ|WRITE) (?<rows>none|maybe|one|many)(?<procedure> procedure)?$',
)

/** Rooms of `cypher/` that hold something else than the engine's statements. */
const OTHER_ROOMS = ['schema', 'operators']

/** Every statement of the engine, in a stable order. */
export function readCypherFiles(root = 'cypher'): CypherFile[] {
  return globSync(`${root}/*/*.cypher`)
    .filter((path) => !OTHER_ROOMS.includes(path.split('/')[1]!))
    .sort()
    .map(readCypherFile)
}

export function readCypherFile(path: string): CypherFile {
  const lines = readFileSync(path, 'utf8').split('\n')
  const bodyStart = lines.findIndex((line) => !line.startsWith('//'))
  const header = lines.slice(0, bodyStart).map((line) => line.slice(3).trim())
  const blank = header.indexOf('')
  const contract = header.slice(0, blank).join(' ')
  const match = CONTRACT.exec(contract)?.groups
  if (match === undefined) throw new Error(`${path}: not a contract: "${contract}"`)

  return {
    path,
    name: match.name!,
    params: fields(match.params!),
    columns: fields(match.columns ?? ''),
    mode: match.mode as CypherFile['mode'],
    rows: match.rows as CypherFile['rows'],
    isProcedure: match.procedure !== undefined,
    signature: match.signature!,
    doc: header.slice(blank + 1).join('\n'),
    text: lines.slice(bodyStart).join('\n').trim(),
  }
}

/** What a header's prose says first, on one line. */
export function firstSentence(doc: string): string {
  const text = doc.replaceAll('\n', ' ')
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}

/** The schema, oldest first. */
export function readSchemaFiles(root = 'cypher/schema'): SchemaFile[] {
  return globSync(`${root}/*.cypher`)
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      const lines = text.split('\n')
      const bodyStart = lines.findIndex((line) => !line.startsWith('//'))
      return {
        path,
        version: Number(/\/(\d{4})-/.exec(path)![1]),
        doc: lines
          .slice(0, bodyStart)
          .map((line) => line.slice(3))
          .join('\n'),
        checksum: createHash('sha256').update(text).digest('hex'),
        statements: lines
          .slice(bodyStart)
          .join('\n')
          .split(/;\s*(?:\n|$)/)
          .map((statement) => statement.trim())
          .filter(Boolean),
      }
    })
}

const INDEX =
  /CREATE (?<kind>RANGE |FULLTEXT |VECTOR )?INDEX (?<name>\w+) IF NOT EXISTS\s+FOR \(\w+:(?<labels>[\w|]+)\) ON (?<on>[^\n]+)/
const CONSTRAINT =
  /CREATE CONSTRAINT (?<name>\w+) IF NOT EXISTS\s+FOR \(\w+:(?<labels>\w+)\) REQUIRE (?<on>.+) IS UNIQUE/

/** What a schema statement creates, in the words of SHOW INDEXES and SHOW CONSTRAINTS. */
export function schemaObject(statement: string): SchemaObject {
  const index = INDEX.exec(statement)?.groups
  const match = index ?? CONSTRAINT.exec(statement)?.groups
  if (match === undefined) throw new Error(`Not an index or a constraint of ours: "${statement}"`)
  return {
    name: match.name!,
    type: index === undefined ? 'NODE_PROPERTY_UNIQUENESS' : (match.kind ?? 'RANGE').trim(),
    labels: match.labels!.split('|'),
    properties: [...match.on!.matchAll(/\w+\.(\w+)/g)].map(([, property]) => property!),
  }
}

/** `a :: STRING, b :: INTEGER?` to `{ a: 'STRING', b: 'INTEGER?' }`. */
function fields(list: string): Record<string, string> {
  const pairs = list.split(/,\s+/).filter(Boolean)
  return Object.fromEntries(pairs.map((pair) => pair.split(' :: ') as [string, string]))
}
