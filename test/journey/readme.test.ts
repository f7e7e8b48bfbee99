import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { openMemory } from '../../src/index.ts'
import { somebody } from '../support/graph.ts'

/** The examples of the README run as they stand, and print what it says they print. */
const EXAMPLES = [
  ...readFileSync('README.md', 'utf8').matchAll(/```ts\n([\s\S]*?)```\s+```text\n([\s\S]*?)```/g),
].map(([, code, printed]) => ({ code, printed }))

test('the README begins with two examples', () => {
  expect(EXAMPLES).toHaveLength(2)
})

test.each(EXAMPLES)('the lines of the README print $printed', async ({ code, printed }) => {
  const { uri, username, password } = inject('neo4j')
  const environment = {
    ...process.env,
    NEO4J_URI: uri,
    NEO4J_USERNAME: username,
    NEO4J_PASSWORD: password,
    STEMMA_TENANT: somebody().tenant,
    STEMMA_CONSOLIDATION: 'off',
    STEMMA_AUDIT_SEALING: 'off',
  }
  const lines: string[] = []
  const console = { log: (...words: unknown[]) => lines.push(words.join(' ')) }
  const body = code!.replace(/^import .*$/m, '')

  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  const run = new AsyncFunction('openMemory', 'console', body)
  await run(() => openMemory(environment), console)

  expect(`${lines.join('\n')}\n`).toBe(printed)
})
