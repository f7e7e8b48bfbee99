import { readFileSync, writeFileSync } from 'node:fs'
import { formatQuery } from '@neo4j-cypher/language-support'
import { readCypherFiles } from './cypher-file.ts'
import { readSceneActions, readStatements } from './operator-file.ts'

/** Lays out every statement the way Neo4j's own formatter does; headers stay as they are. */
for (const { path, text } of [...readCypherFiles(), ...readStatements(), ...readSceneActions()]) {
  const source = readFileSync(path, 'utf8')
  const formatted = source.replace(text, () => formatQuery(text, { maxColumn: 100 }).formattedQuery)
  if (formatted !== source) writeFileSync(path, formatted)
}
