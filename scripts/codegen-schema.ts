import { readSchemaFiles, schemaObject } from './cypher-file.ts'

/** `src/generated/schema.ts`: the schema files as data, so that nothing reads the disk at run time. */
export function plugin(): string {
  const files = readSchemaFiles().map(({ path, version, checksum, statements }) => ({
    name: path.replace(/^.*\/|\.cypher$/g, ''),
    version,
    checksum,
    statements: statements.map((statement) => `CYPHER 25 ${statement}`),
    objects: statements.map(schemaObject),
  }))
  return [
    '// Written by `npm run codegen` from cypher/schema/. Do not edit.',
    "import type { SchemaStep } from '../graph/schema-step.ts'",
    '',
    `export const schema: readonly SchemaStep[] = ${JSON.stringify(files, null, 2)}`,
    '',
  ].join('\n')
}
