import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { openMemory } from '../../src/index.ts'

/** The README's first lines run as they stand, and print what it says they print. */
test('the first lines of the README do what they say', async () => {
  const readme = readFileSync('README.md', 'utf8')
  const [, code, printed] = /```ts\n([\s\S]*?)```\s+```text\n([\s\S]*?)```/.exec(readme)!
  const { uri, username, password } = inject('neo4j')
  const environment = { NEO4J_URI: uri, NEO4J_USERNAME: username, NEO4J_PASSWORD: password }
  const lines: string[] = []
  const console = { log: (line: unknown) => lines.push(String(line)) }
  const body = code!.replace(/^import .*$/m, '')

  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  const run = new AsyncFunction('openMemory', 'console', body)
  await run(() => openMemory(environment), console)

  expect(`${lines.join('\n')}\n`).toBe(printed)
})
