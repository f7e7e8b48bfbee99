import { readCypherFiles, readSchemaFiles } from './cypher-file.ts'

/** `cypher/README.md`: every statement with its signature and first sentence, every schema step. */
export function plugin(): string {
  const statements = readCypherFiles().map(
    ({ path, signature, mode, rows, doc }) =>
      `### \`${path.replace('cypher/', '')}\`\n\n\`\`\`text\n${signature}\n${mode} ${rows}\n\`\`\`\n\n${firstSentence(doc)}`,
  )
  const steps = readSchemaFiles().map(
    ({ path, doc, statements }) =>
      `| \`${path.replace('cypher/schema/', '')}\` | ${statements.length} | ${firstSentence(doc)} |`,
  )
  return [
    '# The statements',
    '',
    'Everything the server ever runs. Written by `npm run codegen` from the headers; do not edit.',
    '',
    'A header is a procedure signature in the notation of `SHOW PROCEDURES`, then its mode and the',
    'number of rows it gives, then what it does. Statements are Cypher 25: paste one into Neo4j Browser',
    'behind `CYPHER 25`, and set its parameters with `:param`.',
    '',
    '## Schema',
    '',
    '| step | objects | idea |',
    '|---|--:|---|',
    ...steps,
    '',
    '## Statements',
    '',
    statements.join('\n\n'),
    '',
  ].join('\n')
}

function firstSentence(doc: string): string {
  const text = doc.replaceAll('\n', ' ')
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}
