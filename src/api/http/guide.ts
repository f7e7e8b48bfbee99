import { readFileSync } from 'node:fs'

let guide: string | undefined

/** The slides for Neo4j Browser, which fetches them when somebody types `:play` and where they are. */
export function browserGuide(): string {
  guide ??= readFileSync(new URL('../../../cypher/operators/guide.html', import.meta.url), 'utf8')
  return guide
}
