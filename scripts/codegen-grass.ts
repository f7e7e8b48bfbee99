import { EDGE_NAMES, LABEL_NAMES, LABELS, type Label } from '../src/vocabulary.ts'
import { COLORS } from './operator-style.ts'

/** `cypher/operators/style.grass`: how Neo4j Browser draws every label and relationship type. */
export function plugin(): string {
  return [
    'node {\n  diameter: 50px;\n  color: #D9D9D9;\n  border-color: #848484;\n  border-width: 2px;\n  text-color-internal: #2A2C34;\n  font-size: 10px;\n}\n',
    'relationship {\n  color: #A5ABB6;\n  shaft-width: 1px;\n  font-size: 8px;\n  padding: 3px;\n  text-color-external: #000000;\n  text-color-internal: #FFFFFF;\n  caption: "<type>";\n}\n',
    ...LABEL_NAMES.map(node),
    ...EDGE_NAMES.map((edge) => `relationship.${edge} {\n  caption: "<type>";\n}\n`),
  ].join('\n')
}

function node(label: Label): string {
  const { caption, bears } = LABELS[label]
  return (
    `node.${label} {\n  color: ${COLORS[label]};\n  border-color: #5E6674;\n  text-color-internal: #2A2C34;\n` +
    `  diameter: ${bears === 'memory' ? 65 : 50}px;\n  caption: "{${caption}}";\n}\n`
  )
}
