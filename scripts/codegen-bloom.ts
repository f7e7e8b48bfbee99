import {
  EDGE_NAMES,
  EDGES,
  type EdgeType,
  ENUMS,
  LABEL_NAMES,
  LABELS,
  type Label,
  MEMORY_LABELS,
  propertiesOf,
} from '../src/vocabulary.ts'
import { readSchemaFiles, schemaObject } from './cypher-file.ts'
import { type OperatorFile, readSceneActions, readStatements } from './operator-file.ts'
import { COLORS, RULES } from './operator-style.ts'

/** A perspective carries times. They are fixed, so that the same vocabulary gives the same file. */
const MADE_AT = Date.UTC(2026, 0, 1)
const ID = '5ae3a3c4-6d5e-4c0e-9a0b-0d5f1b1c7e16'
/** What is for the indexes, and only in the way of people. */
const HIDDEN = ['embedding', 'embeddingAlt', 'namespaceKey', 'dedupeKey', 'contentHash', 'cues']
const times = { createdAt: MADE_AT, lastEditedAt: MADE_AT }

/** `cypher/operators/stemma.bloom.json`: the vocabulary and the saved statements as a Bloom perspective. */
export function plugin(): string {
  const perspective = {
    name: 'Stemma',
    id: ID,
    version: '2.3.0',
    type: 'STANDARD_PERSPECTIVE',
    ...times,
    categories: LABEL_NAMES.map(category),
    labels: Object.fromEntries(LABEL_NAMES.map((label) => [label, schemaOf(label)])),
    relationshipTypes: EDGE_NAMES.map(relationshipType),
    palette: { colors: [...new Set(Object.values(COLORS))].slice(0, 14), currentIndex: 0 },
    templates: readStatements().flatMap(template),
    sceneActions: readSceneActions().map(sceneAction),
    hiddenRelationshipTypes: [],
    hiddenCategories: [],
    hideUncategorisedData: false,
    parentPerspectiveId: null,
    isAuto: false,
    history: [],
    metadata: {
      pathSegments: EDGE_NAMES.flatMap(pathSegments),
      indexes: indexes(),
      stats: { labels: {}, relationshipTypes: {} },
    },
  }
  return `${JSON.stringify(perspective, null, 2)}\n`
}

function category(label: Label, index: number) {
  const { caption, bears } = LABELS[label]
  return {
    id: index + 1,
    name: label,
    labels: [label],
    properties: Object.entries(propertiesOf(label)).map(([name, type]) => ({
      name,
      exclude: HIDDEN.includes(name),
      isCaption: name === caption,
      dataType: dataType(type),
    })),
    color: COLORS[label],
    size: bears === 'memory' ? 1.25 : 1,
    icon: 'no-icon',
    captionKeys: [],
    captions: [{ key: caption, type: 'property', isCaption: true, inTooltip: true, styles: [] }],
    textSize: 1,
    textAlign: 'top',
    styleRules: styleRules(label, index),
    ...times,
  }
}

/** One rule a value: equals, so that a closed set of words needs no range. */
function styleRules(label: Label, category: number) {
  const properties = propertiesOf(label)
  const rules = RULES.filter(({ property, type }) => nameOf(properties[property]) === type)
  return rules
    .flatMap(({ property, colors }) =>
      Object.entries(colors).map(([value, color]) => ({ property, value, color })),
    )
    .map(({ property, value, color }, index) => ({
      id: `rule:${MADE_AT + category * 100 + index}`,
      type: 'single',
      basedOn: `${property}_string`,
      condition: 'equals',
      conditionValue: value,
      color,
      applyColor: true,
      size: 1,
      applySize: false,
      minSize: 1,
      maxSize: 2,
      minColor: '#D5EEE2',
      midColor: '#81CCA8',
      maxColor: '#428C6A',
      valuesMapper: [],
      existingValues: [],
    }))
}

function schemaOf(label: Label) {
  return Object.entries(propertiesOf(label)).map(([propertyKey, type]) => {
    return { propertyKey, type: label, dataType: dataType(type) }
  })
}

function relationshipType(edge: EdgeType) {
  return {
    id: edge,
    name: edge,
    color: '#A5ABB6',
    size: 1,
    textSize: 1,
    textAlign: 'top',
    properties: Object.entries(EDGES[edge].properties).map(([propertyKey, type]) => ({
      propertyKey,
      type: edge,
      dataType: dataType(type),
    })),
    captionKeys: [],
    captions: [{ key: edge, type: 'relationship', isCaption: true, inTooltip: true, styles: [] }],
    styleRules: [],
  }
}

/** A saved statement with a phrase is a search phrase. */
function template({ title, phrase, params, text }: OperatorFile, index: number) {
  if (phrase === undefined) return []
  return [
    {
      id: `tmpl:${MADE_AT + index}`,
      name: title,
      text: phrase,
      cypher: text,
      params: params.map(({ name, label, property }) => ({
        name: `$${name}`,
        dataType: 'String',
        collapsed: false,
        suggestionLabel: label,
        suggestionProp: property,
        suggestionBoolean: false,
        cypher: null,
      })),
      isUpdateQuery: null,
      hasCypherErrors: false,
      createdAt: MADE_AT,
    },
  ]
}

function sceneAction({ title, text }: OperatorFile, index: number) {
  return {
    id: `action:${MADE_AT + index}`,
    name: title,
    text: title,
    cypher: text,
    params: [],
    isUpdateQuery: null,
    hasCypherErrors: false,
    createdAt: MADE_AT,
  }
}

/** What can follow what. "Anything" is narrowed to what people search for: memories and work. */
function pathSegments(edge: EdgeType) {
  const anything: readonly Label[] = [...MEMORY_LABELS, 'WorkItem']
  const labels = (side: 'ANY' | readonly Label[]) => (side === 'ANY' ? anything : side)
  return EDGES[edge].between.flatMap(([from, to]) =>
    labels(from).flatMap((source) =>
      labels(to).map((target) => ({ source, relationshipType: edge, target })),
    ),
  )
}

function indexes() {
  const objects = readSchemaFiles().flatMap(({ statements }) => statements.map(schemaObject))
  const native = objects.filter(({ type }) => !['FULLTEXT', 'VECTOR'].includes(type))
  return LABEL_NAMES.map((label) => {
    const mine = native.filter(({ labels }) => labels.includes(label))
    const propertyKeys = [...new Set(mine.flatMap(({ properties }) => properties))]
    return { label, type: 'native', propertyKeys }
  })
}

const DATA_TYPES: Readonly<Record<string, string>> = {
  STRING: 'string',
  JSON: 'string',
  FLOAT: 'number',
  INTEGER: 'bigint',
  BOOLEAN: 'boolean',
  'ZONED DATETIME': 'datetime',
}

function dataType(type: string): string {
  const name = nameOf(type)!
  if (name.startsWith('LIST<')) return 'array'
  return name in ENUMS ? 'string' : DATA_TYPES[name]!
}

/** A type without the mark that it may be absent. */
function nameOf(type: string | undefined): string | undefined {
  return type?.replace(/\?$/, '')
}
