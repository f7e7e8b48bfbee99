import { readFileSync } from 'node:fs'
import {
  EDGE_NAMES,
  EDGES,
  type EdgeType,
  ENUMS,
  LABEL_NAMES,
  LABELS,
  type Label,
} from '../src/vocabulary.ts'

const PAGE = 'docs/data-model.md'
const START = '<!-- Written by `npm run codegen` from src/vocabulary.ts: from here -->'
const END = '<!-- to here -->'

/** `docs/data-model.md` with its tables renewed; the prose around them is kept as it is. */
export function plugin(): string {
  const page = readFileSync(PAGE, 'utf8')
  const [before, rest] = page.split(START) as [string, string]
  const after = rest.split(END)[1]!
  return `${before}${START}\n\n${tables()}\n\n${END}${after}`
}

function tables(): string {
  return [
    '### Labels',
    '',
    '| label | bears | what it is | properties of its own |',
    '|---|---|---|---|',
    ...LABEL_NAMES.map(labelRow),
    '',
    '### Relationship types',
    '',
    '| type | from → to | what it says | properties |',
    '|---|---|---|---|',
    ...EDGE_NAMES.map(edgeRow),
    '',
    '### Enumerations',
    '',
    '| name | values |',
    '|---|---|',
    ...Object.entries(ENUMS).map(([name, values]) => `| ${name} | ${values.join(', ')} |`),
  ].join('\n')
}

function labelRow(label: Label): string {
  const { about, bears, properties } = LABELS[label]
  return `| **${label}** | ${bears} | ${about} | ${names(properties)} |`
}

function edgeRow(edge: EdgeType): string {
  const { about, between, properties } = EDGES[edge]
  const paths = between.map(([from, to]) => `${side(from)} → ${side(to)}`).join('<br>')
  return `| **${edge}** | ${paths} | ${about} | ${names(properties)} |`
}

function side(labels: 'ANY' | readonly string[]): string {
  return labels === 'ANY' ? 'any' : labels.join(', ')
}

function names(properties: Readonly<Record<string, string>>): string {
  return Object.keys(properties).join(', ')
}
