import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Left to itself vitest loads the ESM copy of graphql beside the CommonJS one that libraries load,
  // and the two refuse each other's schemas. Node loads one.
  resolve: {
    alias: [
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL('node_modules/graphql/index.js', import.meta.url)),
      },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fault/**', 'test/eval/**', 'test/bench/**'],
    globalSetup: ['test/support/neo4j.ts'],
    reporters: ['default', './test/support/count-reporter.ts'],
    // The machine has two cores and one of them is Neo4j's.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
})
