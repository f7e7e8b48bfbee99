import { firstSentence, readCypherFiles, readSchemaFiles } from './cypher-file.ts'

/** `cypher/README.md`: every statement with its signature and first sentence, every schema step. */
export function plugin(): string {
  const statements = readCypherFiles().map(
    ({ path, signature, mode, rows, isProcedure, doc }) =>
      `### \`${path.replace('cypher/', '')}\`\n\n\`\`\`text\n${signature}\n${mode} ${rows}${isProcedure ? ' procedure' : ''}\n\`\`\`\n\n${firstSentence(doc)}`,
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
    'One that says `procedure` behind its rows is also a procedure of the server, with `stemma.` before its',
    'name: `CALL stemma.audit.history([…], null, null, 20)`. `npm start` gives the plugin to the Neo4j that it',
    'starts, when there is a JDK; `stemma plugin <folder>` writes it for another. `SHOW PROCEDURES` prints the',
    'signature as it stands here, only without the `?` that marks what may be null.',
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
