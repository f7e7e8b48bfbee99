import {
  EDGE_NAMES,
  EDGES,
  type EdgeType,
  endpointsOf,
  LABEL_NAMES,
  LABELS,
  type Label,
  propertiesOf,
} from '../src/vocabulary.ts'

/** Never shown: vectors are large and say nothing, and the full-text token is an index detail. */
const HIDDEN = new Set(['embedding', 'embeddingAlt', 'namespaceKey', 'dedupeKey'])

const SCALARS: Record<string, string> = {
  STRING: 'String',
  INTEGER: 'Int',
  FLOAT: 'Float',
  BOOLEAN: 'Boolean',
  JSON: 'String',
  'LIST<STRING>': '[String!]',
}

const SHOWN_DEFAULT = 25
const SHOWN_MAX = 200

/**
 * `graphql/inspection.graphql`: the vocabulary as read-only types for @neo4j/graphql.
 *
 * An edge that leads from a label to exactly one other label becomes a field of that type. An edge
 * that may lead to several would cost one UNION branch for each, so those are read through `links`,
 * which our own resolver answers with one batched statement.
 */
export function plugin(): string {
  return [
    '# Written by `npm run codegen` from src/vocabulary.ts. Do not edit.',
    '',
    'extend schema',
    '  @query(read: true, connection: false, aggregate: false)',
    '  @mutation(operations: [])',
    '  @subscription(events: [])',
    '',
    '"Whose request it is: the namespaces that the caller may see."',
    'type JWT @jwt {',
    '  namespaces: [String!]!',
    '}',
    '',
    ...LABEL_NAMES.map(nodeType),
  ].join('\n')
}

function nodeType(label: Label): string {
  const properties = Object.entries(propertiesOf(label)).filter(([name]) => !HIDDEN.has(name))
  return [
    `"${LABELS[label].about.replaceAll('"', "'")}"`,
    `type ${label}`,
    `  @node(labels: ["${label}"])`,
    `  @plural(value: "${plural(label)}")`,
    `  @limit(default: ${SHOWN_DEFAULT}, max: ${SHOWN_MAX})`,
    '  @authorization(filter: [{ where: { node: { namespace: { in: "$jwt.namespaces" } } } }]) {',
    ...properties.flatMap(([name, type]) => property(name, type)),
    ...edgeFields(label),
    '  "Neighbours of any label, newest first. The way to edges that lead to several labels."',
    '  links(types: [EdgeType!], direction: Direction, limit: Int! = 25): [Link!]!',
    '    @customResolver(requires: "id")',
    '}',
    '',
  ].join('\n')
}

/**
 * @neo4j/graphql reads its own DateTime through APOC, which we do not require. So an instant is read
 * as our scalar, and filtered and sorted through a twin that is never selected.
 */
function property(name: string, type: string): string[] {
  const required = type.endsWith('?') ? '' : '!'
  const bare = type.replace(/\?$/, '')
  if (bare === 'ZONED DATETIME') {
    return [
      `  ${name}: Instant${required} @filterable(byValue: false, byAggregate: false) @sortable(byValue: true)`,
      `  ${name}Is: DateTime @alias(property: "${name}") @selectable(onRead: false, onAggregate: false) @sortable(byValue: false)`,
    ]
  }
  if (name === 'id') return ['  id: ID!']
  const filter = bare === 'JSON' ? ' @filterable(byValue: false, byAggregate: false)' : ''
  return [`  ${name}: ${SCALARS[bare] ?? bare}${required}${filter}`]
}

function edgeFields(label: Label): string[] {
  const lines: string[] = []
  for (const edge of EDGE_NAMES) {
    for (const direction of ['out', 'in'] as const) {
      const [target, ...others] = endpointsOf(edge, label, direction)
      if (target === undefined || others.length > 0) continue
      lines.push(edgeField({ edge, direction, target }))
    }
  }
  return lines
}

function edgeField(field: { edge: EdgeType; direction: 'out' | 'in'; target: Label }): string {
  const { edge, direction, target } = field
  return (
    `  ${EDGES[edge][direction]}: [${target}!]! @relationship(type: "${edge}", ` +
    `direction: ${direction.toUpperCase()}, nestedOperations: [], aggregate: false) ` +
    '@filterable(byValue: false, byAggregate: false)'
  )
}

/** `memSessions`, `entities`: the root field of a label. */
function plural(label: Label): string {
  const name = label[0]!.toLowerCase() + label.slice(1)
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`
}
