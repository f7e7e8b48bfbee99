import { mergeConfig } from 'vitest/config'
import config from './vitest.config.ts'

/** What takes long because it breaks things on purpose: `npm run test:fault`. */
export default mergeConfig(
  { ...config, test: { ...config.test, exclude: [], include: ['test/fault/**/*.test.ts'] } },
  { test: { testTimeout: 600_000 } },
)
