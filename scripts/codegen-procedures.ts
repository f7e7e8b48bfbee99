import { type CypherFile, firstSentence, readCypherFiles } from './cypher-file.ts'

/** Cypher types in Java: as a value that may be null, and as one that may not. */
const TYPES: Record<string, { readonly boxed: string; readonly plain: string }> = {
  STRING: { boxed: 'String', plain: 'String' },
  INTEGER: { boxed: 'Long', plain: 'long' },
  FLOAT: { boxed: 'Double', plain: 'double' },
  BOOLEAN: { boxed: 'Boolean', plain: 'boolean' },
  'ZONED DATETIME': { boxed: 'ZonedDateTime', plain: 'ZonedDateTime' },
  MAP: { boxed: 'Map<String, Object>', plain: 'Map<String, Object>' },
}

/** Words of Java, and the three names that a method below uses itself. */
const TAKEN = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else ' +
    'enum extends false final finally float for goto if implements import instanceof int interface ' +
    'long native new null package private protected public return short static strictfp super switch ' +
    'synchronized this throw throws transient true try void volatile while _ parameters row tx'
  ).split(' '),
)

/** One Java class for each noun that has a statement marked `procedure`. */
export function procedureClasses(): { readonly path: string; readonly noun: string }[] {
  const nouns = new Set(readProcedures().map(({ name }) => name.split('.')[0]!))
  return [...nouns].map((noun) => ({
    path: `src/generated/procedures/stemma/${capitalised(noun)}.java`,
    noun,
  }))
}

/** The statements that an operator may `CALL`. */
export function readProcedures(): CypherFile[] {
  return readCypherFiles().filter(({ isProcedure }) => isProcedure)
}

/** The GraphQL code generator calls this once for each class. */
export function plugin(_schema: unknown, _documents: unknown, { noun }: { noun: string }): string {
  return javaClass(
    noun,
    readProcedures().filter(({ name }) => name.startsWith(`${noun}.`)),
  )
}

const IMPORTS = [
  'java.time.ZonedDateTime',
  'java.util.HashMap',
  'java.util.List',
  'java.util.Map',
  'java.util.stream.Stream',
  'org.neo4j.graphdb.Transaction',
  'org.neo4j.procedure.Context',
  'org.neo4j.procedure.Description',
  'org.neo4j.procedure.Mode',
  'org.neo4j.procedure.Name',
  'org.neo4j.procedure.Procedure',
]

/** A class whose methods run these statements, in the transaction of whoever calls them. */
export function javaClass(noun: string, files: readonly CypherFile[]): string {
  const body = files.flatMap(procedure).join('\n')
  const isUsed = (name: string) => new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(body)
  return [
    '// Written by `npm run codegen` from cypher/. Do not edit.',
    'package stemma;',
    '',
    ...IMPORTS.filter((name) => /\.(Context|Transaction)$/.test(name) || isUsed(name)).map(
      (name) => `import ${name};`,
    ),
    '',
    // What a statement returns is as its header says; Java cannot know that of a list or a map.
    ...(/\((List|Map)</.test(body) ? ['@SuppressWarnings("unchecked")'] : []),
    `public class ${capitalised(noun)} {`,
    '  @Context public Transaction tx;',
    body,
    '}',
    '',
  ].join('\n')
}

function procedure({ name, mode, doc, params, columns, text }: CypherFile): string[] {
  const verb = name.split('.')[1]!
  const constant = verb.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  const record = `${capitalised(verb)}Row`
  const isVoid = Object.keys(columns).length === 0
  const taken = Object.entries(params).map(
    ([param, type]) => `      @Name(${quoted(param)}) ${java(type)} ${safe(param)}`,
  )
  const given = Object.entries(columns).map(([column, type]) => {
    if (TAKEN.has(column)) throw new Error(`${name}: Java has no room for a column "${column}".`)
    return { field: `${java(type)} ${column}`, cast: `(${boxed(type)}) row.get(${quoted(column)})` }
  })
  const run = `tx.execute(${constant}, parameters)`
  return [
    '',
    `  @Procedure(name = ${quoted(`stemma.${name}`)}, mode = Mode.${mode})`,
    `  @Description(${quoted(firstSentence(doc))})`,
    `  public ${isVoid ? 'void' : `Stream<${record}>`} ${safe(verb)}(${taken.length === 0 ? '' : `\n${taken.join(',\n')}`}) {`,
    '    var parameters = new HashMap<String, Object>();',
    ...Object.keys(params).map((param) => `    parameters.put(${quoted(param)}, ${safe(param)});`),
    ...(isVoid
      ? [`    ${run}.accept(row -> true);`]
      : [
          `    return ${run}.stream().map(row -> new ${record}(`,
          `${given.map(({ cast }) => `        ${cast}`).join(',\n')}));`,
        ]),
    '  }',
    ...(isVoid
      ? []
      : [
          '',
          `  public record ${record}(`,
          `${given.map(({ field }) => `      ${field}`).join(',\n')}) {}`,
        ]),
    '',
    `  private static final String ${constant} = """`,
    ...`CYPHER 25\n${text}`.split('\n').map((line) => `      ${block(line)}`.trimEnd()),
    '      """;',
  ]
}

function java(type: string): string {
  return type.endsWith('?') || type.startsWith('LIST<') ? boxed(type) : known(type).plain
}

function boxed(type: string): string {
  if (type.endsWith('?')) return boxed(type.slice(0, -1))
  const item = /^LIST<(.+)>$/.exec(type)?.[1]
  return item === undefined ? known(type).boxed : `List<${boxed(item)}>`
}

function known(type: string): { boxed: string; plain: string } {
  const found = TYPES[type]
  if (found === undefined) throw new Error(`No Java type for Cypher type "${type}".`)
  return found
}

/** The server knows parameters and procedures by their annotations, so a Java name may differ. */
function safe(name: string): string {
  return TAKEN.has(name) ? `${name}_` : name
}

function capitalised(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1)
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** A line of a text block: a backslash escapes there too, and three quotes would end it. */
function block(line: string): string {
  return line.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
}
