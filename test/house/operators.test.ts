import { readFileSync } from 'node:fs'
import { formatQuery, lintCypherQuery } from '@neo4j-cypher/language-support'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSceneActions, readStatements } from '../../scripts/operator-file.ts'
import {
  EDGE_NAMES,
  EDGES,
  ENUMS,
  LABEL_NAMES,
  LABELS,
  type Label,
  propertiesOf,
} from '../../src/vocabulary.ts'
import { connection } from '../support/graph.ts'

const statements = readStatements()
const actions = readSceneActions()
const propertyKeys = [
  ...LABEL_NAMES.flatMap((label) => Object.keys(propertiesOf(label))),
  ...EDGE_NAMES.flatMap((edge) => Object.keys(EDGES[edge].properties)),
]

describe.each([...statements, ...actions])(
  '$path',
  ({ path, title, phrase, params, text, doc }) => {
    const given = path.includes('/scene/') ? ['nodes'] : params.map(({ name }) => name)

    test('has a title, says what it shows, and is laid out by the formatter', () => {
      expect(title).toMatch(/^[A-Z]/)
      expect(doc).toMatch(/\.$/)
      expect(readFileSync(path, 'utf8')).not.toContain('`')
      expect(text).toBe(formatQuery(text, { maxColumn: 100 }).formattedQuery)
    })

    test('uses the parameters it declares, and so does its phrase', () => {
      expect(new Set(text.match(/(?<=\$)\w+/g))).toEqual(new Set(given))
      if (phrase !== undefined) expect(new Set(phrase.match(/(?<=\$)\w+/g))).toEqual(new Set(given))
      for (const { label, property } of params) {
        expect(Object.keys(propertiesOf(label as Label))).toContain(property)
      }
    })

    test('speaks the vocabulary, and shows a bounded picture', () => {
      const parameters = Object.fromEntries(given.map((name) => [name, null]))
      const schema = {
        labels: LABEL_NAMES,
        relationshipTypes: EDGE_NAMES,
        propertyKeys,
        parameters,
      }
      const { diagnostics } = lintCypherQuery(`CYPHER 25 ${text}`, schema)
      expect(diagnostics.map(({ message }) => message)).toEqual([])
      expect(text).toMatch(/\bLIMIT \d+$/)
    })

    // A server that is not ours may still speak Cypher 5 unless it is told otherwise.
    test.each(['CYPHER 25', 'CYPHER 5'])('only reads, in %s', async (language) => {
      const values = Object.fromEntries(given.map((name) => [name, name === 'nodes' ? [] : 'x']))
      const { summary } = await connection.driver.executeQuery(
        `EXPLAIN ${language} ${text}`,
        values,
        { database: connection.database },
      )
      expect(summary.queryType).toBe('r')
    })
  },
)

const color = z.string().regex(/^#[0-9A-F]{6}$/)
const dataType = z.enum(['string', 'number', 'bigint', 'boolean', 'datetime', 'array'])
const ms = z.int().positive()
const property = z.strictObject({ propertyKey: z.string(), type: z.string(), dataType })
const caption = z.strictObject({
  key: z.string(),
  type: z.enum(['property', 'relationship']),
  isCaption: z.boolean(),
  inTooltip: z.boolean(),
  styles: z.array(z.never()),
})
const styleRule = z.strictObject({
  id: z.string().regex(/^rule:\d+$/),
  type: z.literal('single'),
  basedOn: z.string().regex(/_string$/),
  condition: z.literal('equals'),
  conditionValue: z.string(),
  color,
  applyColor: z.boolean(),
  size: z.number(),
  applySize: z.boolean(),
  minSize: z.number(),
  maxSize: z.number(),
  minColor: color,
  midColor: color,
  maxColor: color,
  valuesMapper: z.array(z.never()),
  existingValues: z.array(z.never()),
})
const saved = {
  name: z.string(),
  text: z.string(),
  cypher: z.string(),
  isUpdateQuery: z.null(),
  hasCypherErrors: z.literal(false),
  createdAt: ms,
}
const look = {
  color,
  textSize: z.number(),
  textAlign: z.string(),
  captionKeys: z.array(z.string()),
  captions: z.array(caption).length(1),
  styleRules: z.array(styleRule),
}

/** The format as published perspectives show it; there is no specification. */
const Perspective = z.strictObject({
  name: z.string(),
  id: z.uuid(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  type: z.literal('STANDARD_PERSPECTIVE'),
  createdAt: ms,
  lastEditedAt: ms,
  categories: z.array(
    z.strictObject({
      id: z.int().positive(),
      name: z.string(),
      labels: z.array(z.string()).length(1),
      properties: z.array(
        z.strictObject({
          name: z.string(),
          exclude: z.boolean(),
          isCaption: z.boolean(),
          dataType,
        }),
      ),
      size: z.number(),
      icon: z.literal('no-icon'),
      createdAt: ms,
      lastEditedAt: ms,
      ...look,
    }),
  ),
  labels: z.record(z.string(), z.array(property)),
  relationshipTypes: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      size: z.literal(1),
      properties: z.array(property),
      ...look,
    }),
  ),
  palette: z.strictObject({ colors: z.array(color).length(14), currentIndex: z.int() }),
  templates: z.array(
    z.strictObject({
      id: z.string().regex(/^tmpl:\d+$/),
      params: z.array(
        z.strictObject({
          name: z.string().regex(/^\$\w+$/),
          dataType: z.literal('String'),
          collapsed: z.boolean(),
          suggestionLabel: z.string(),
          suggestionProp: z.string(),
          suggestionBoolean: z.boolean(),
          cypher: z.null(),
        }),
      ),
      ...saved,
    }),
  ),
  sceneActions: z.array(z.strictObject({ id: z.string(), params: z.array(z.never()), ...saved })),
  hiddenRelationshipTypes: z.array(z.string()),
  hiddenCategories: z.array(z.string()),
  hideUncategorisedData: z.boolean(),
  parentPerspectiveId: z.null(),
  isAuto: z.boolean(),
  history: z.array(z.never()),
  metadata: z.strictObject({
    pathSegments: z.array(
      z.strictObject({ source: z.string(), relationshipType: z.string(), target: z.string() }),
    ),
    indexes: z.array(
      z.strictObject({
        label: z.string(),
        type: z.literal('native'),
        propertyKeys: z.array(z.string()),
      }),
    ),
    stats: z.strictObject({
      labels: z.record(z.string(), z.int()),
      relationshipTypes: z.record(z.string(), z.int()),
    }),
  }),
})

describe('the Bloom perspective', () => {
  const text = readFileSync('cypher/operators/stemma.bloom.json', 'utf8')
  const perspective = Perspective.parse(JSON.parse(text))

  test('has one category a label and every relationship type, with every property', () => {
    expect(perspective.categories.map(({ labels }) => labels[0])).toEqual(LABEL_NAMES)
    expect(perspective.relationshipTypes.map(({ name }) => name)).toEqual(EDGE_NAMES)
    expect(Object.keys(perspective.labels)).toEqual(LABEL_NAMES)
    for (const { labels, properties, captions } of perspective.categories) {
      const known = Object.keys(propertiesOf(labels[0] as Label))
      expect(properties.map(({ name }) => name)).toEqual(known)
      expect(perspective.labels[labels[0]!]!.map(({ propertyKey }) => propertyKey)).toEqual(known)
      expect(captions[0]!.key).toBe(LABELS[labels[0] as Label].caption)
    }
  })

  test('styles by words that exist, and by every word of kind, status and state', () => {
    const styled = perspective.categories.flatMap(({ name, styleRules }) => {
      const ruled = Map.groupBy(styleRules, ({ basedOn }) => basedOn.replace(/_string$/, ''))
      return [...ruled].map(([key, rules]) => {
        const type = propertiesOf(name as Label)[key]!.replace('?', '') as keyof typeof ENUMS
        expect(rules.map(({ conditionValue }) => conditionValue)).toEqual([...ENUMS[type]])
        return `${name}.${key}`
      })
    })
    expect(styled.toSorted()).toEqual([
      'Episode.checkStatus',
      'Episode.kind',
      'Episode.reviewState',
      'Fact.status',
      'Note.kind',
      'Note.reviewState',
      'Skill.reviewState',
      'WorkItem.reviewState',
      'WorkItem.status',
    ])
  })

  test('asks what the saved statements ask', () => {
    const asked = perspective.templates.map(({ name, cypher }) => [name, cypher])
    const pictures = statements.filter(({ phrase }) => phrase !== undefined)
    expect(asked).toEqual(pictures.map(({ title, text }) => [title, text]))
    const phrases = perspective.templates.map((template) => template.text)
    for (const start of ['decision lineage of ', 'what rests on ', 'what changed since ']) {
      expect(
        phrases.some((phrase) => phrase.startsWith(start)),
        start,
      ).toBe(true)
    }
    expect(perspective.sceneActions.map(({ cypher }) => cypher)).toEqual(
      actions.map((action) => action.text),
    )
  })

  test('names only labels, types and properties that exist', () => {
    for (const { source, relationshipType, target } of perspective.metadata.pathSegments) {
      expect(LABEL_NAMES).toContain(source)
      expect(LABEL_NAMES).toContain(target)
      expect(EDGE_NAMES).toContain(relationshipType)
    }
    for (const { label, propertyKeys: keys } of perspective.metadata.indexes) {
      const known = Object.keys(propertiesOf(label as Label))
      expect(keys.filter((key) => !known.includes(key))).toEqual([])
    }
  })
})

test('the style draws every label with its caption, and every relationship type', () => {
  const grass = readFileSync('cypher/operators/style.grass', 'utf8')
  const captions = [...grass.matchAll(/^node\.(\w+) \{[^}]*caption: "\{(\w+)\}";/gm)]
  expect(captions.map(([, label, caption]) => [label, caption])).toEqual(
    LABEL_NAMES.map((label) => [label, LABELS[label].caption]),
  )
  const types = [...grass.matchAll(/^relationship\.(\w+) /gm)].map(([, type]) => type)
  expect(types).toEqual(EDGE_NAMES)
})
