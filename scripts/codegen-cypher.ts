import { type CypherFile, readCypherFiles } from './cypher-file.ts'

const TYPES: Record<string, string> = {
  STRING: 'string',
  INTEGER: 'number',
  FLOAT: 'number',
  BOOLEAN: 'boolean',
  'ZONED DATETIME': 'Date',
  MAP: 'Record<string, unknown>',
}

/** The GraphQL code generator calls this; it hands back the whole of `src/generated/cypher.ts`. */
export function plugin(): string {
  const byNoun = Object.groupBy(readCypherFiles(), (file) => file.name.split('.')[0]!)
  const nouns = Object.entries(byNoun).map(
    ([noun, files]) => `  ${noun}: {\n${files!.map(statement).join('\n')}\n  },`,
  )
  return [
    '// Written by `npm run codegen` from cypher/. Do not edit.',
    "import type { Statement } from '../graph/statement.ts'",
    '',
    'export const cypher = {',
    ...nouns,
    '}',
    '',
  ].join('\n')
}

/** Cypher with backticks never gets here (test/house/cypher.test.ts), so raw text needs no escape. */
function statement(file: CypherFile): string {
  const { name, mode, rows, params, columns, text, doc } = file
  const contract = { name, mode, rows, params, columns: Object.keys(columns) }
  return [
    `    /**\n     * ${doc.replaceAll('\n', '\n     * ')}\n     */`,
    `    ${name.split('.')[1]}: {`,
    `      ...${JSON.stringify(contract)},`,
    `      text: String.raw\`CYPHER 25\n${text}\`,`,
    `    } as Statement<${shape(params)}, ${result(file)}>,`,
  ].join('\n')
}

function result({ rows, columns }: CypherFile): string {
  const row = shape(columns)
  return { none: 'void', maybe: `${row} | undefined`, one: row, many: `${row}[]` }[rows]
}

function shape(fields: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(fields)
    .map(([name, type]) => `${name}: ${typescript(type)}`)
    .join('; ')} }`
}

function typescript(type: string): string {
  if (type.endsWith('?')) return `${typescript(type.slice(0, -1))} | null`
  if (type === 'LIST<FLOAT>') return 'ArrayLike<number>'
  const list = /^LIST<(.+)>$/.exec(type)
  if (list) return `readonly (${typescript(list[1]!)})[]`
  const known = TYPES[type]
  if (known === undefined) throw new Error(`No TypeScript type for Cypher type "${type}".`)
  return known
}
