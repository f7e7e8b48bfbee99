import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** Who may touch what: a room, or one file of it. The longest matching name is a file's room. */
const MAY_TOUCH: Record<string, readonly string[]> = {
  'errors.ts': [],
  'vocabulary.ts': [],
  'version.ts': [],
  'cache-dir.ts': [],
  'near-names.ts': [],
  'config.ts': ['errors.ts', 'near-names.ts'],
  'supervise.ts': ['neo4j'],
  generated: ['graph/statement.ts', 'graph/schema-step.ts', 'api/graphql/context.ts', 'memory'],
  graph: ['graph', 'generated', 'errors.ts', 'vocabulary.ts'],
  neo4j: ['neo4j', 'errors.ts'],
  embed: ['embed', 'errors.ts', 'cache-dir.ts'],
  memory: [
    'memory',
    'graph',
    'embed',
    'generated/cypher.ts',
    'errors.ts',
    'near-names.ts',
    'vocabulary.ts',
    'version.ts',
  ],
  api: [
    'api',
    'memory',
    'graph/failure.ts',
    'generated/graphql.ts',
    'errors.ts',
    'vocabulary.ts',
    'version.ts',
    'config.ts',
  ],
  'api/cli': [
    'api',
    'memory',
    'graph',
    'neo4j',
    'engine.ts',
    'errors.ts',
    'version.ts',
    'config.ts',
  ],
  'engine.ts': [
    'api',
    'memory',
    'graph',
    'neo4j',
    'embed',
    'supervise.ts',
    'cache-dir.ts',
    'config.ts',
    'errors.ts',
  ],
  'open-memory.ts': ['engine.ts', 'memory', 'config.ts'],
  'index.ts': ['open-memory.ts', 'memory', 'errors.ts', 'config.ts', 'version.ts'],
}

const sources = globSync('src/**/*.ts').sort()

test.each(sources)('%s touches only what its room may', (path) => {
  const room = roomOf(path)
  expect(room, `${path} stands in no room`).toBeDefined()
  for (const { specifier, target } of importsOf(path)) {
    if (target !== undefined) {
      const isAllowed = MAY_TOUCH[room!]!.some((place) => `${target}/`.startsWith(`${place}/`))
      expect(isAllowed, `${path} → ${specifier}`).toBe(true)
    } else if (specifier === 'neo4j-driver') {
      expect(room, 'only src/graph knows the driver').toBe('graph')
    }
  }
})

test('no module imports itself, however long the way round', () => {
  const edges = new Map(
    sources.map((path) => [
      relative('src', path),
      importsOf(path)
        .filter(({ isType, target }) => !isType && target !== undefined)
        .map(({ target }) => target!),
    ]),
  )
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): void => {
    expect(trail, 'cycle').not.toContain(path)
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
})

function roomOf(path: string): string | undefined {
  const inside = relative('src', path)
  return Object.keys(MAY_TOUCH)
    .filter((room) => `${inside}/`.startsWith(`${room}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

function importsOf(path: string) {
  const text = readFileSync(path, 'utf8')
  const statements = text.matchAll(/(?:import|export)\s+(type\s)?[^'"()]*?from\s+'([^']+)'/g)
  const dynamic = text.matchAll(/()\bimport\('([^']+)'\)/g)
  return [...statements, ...dynamic].map(([, type, specifier]) => ({
    specifier: specifier!,
    isType: type !== undefined && type !== '',
    target: specifier!.startsWith('.')
      ? relative('src', join(dirname(path), specifier!))
      : undefined,
  }))
}
