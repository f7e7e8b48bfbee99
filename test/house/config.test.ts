import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, SETTING_NAMES } from '../../src/config.ts'
import type { InvalidConfig } from '../../src/errors.ts'

describe('the configuration', () => {
  test('of nothing is a server on loopback with one local principal', () => {
    const { host, port, auth, neo4j } = readConfig({})
    expect({ host, port }).toEqual({ host: '127.0.0.1', port: 4000 })
    expect(auth.isRequired).toBe(false)
    expect(neo4j).toMatchObject({ external: undefined, boltPort: 7687, httpPort: 7474 })
  })

  test('refuses a setting it does not know, and guesses what was meant', () => {
    expect(() => readConfig({ STEMMA_PROT: '1' })).toThrow(
      /STEMMA_PROT is not a setting; did you mean STEMMA_PORT\?/,
    )
  })

  test.each([
    [{ STEMMA_PORT: 'four thousand' }, /STEMMA_PORT/],
    [{ STEMMA_PORT: '70000' }, /STEMMA_PORT/],
    [{ NEO4J_URI: 'http://localhost:7474', NEO4J_PASSWORD: 'x' }, /NEO4J_URI: expected bolt/],
    [{ NEO4J_URI: 'bolt://localhost' }, /NEO4J_PASSWORD is required/],
    [{ STEMMA_JWT_SECRET: 'short' }, /STEMMA_JWT_SECRET: expected at least 32/],
    [{ STEMMA_JWT_SECRET: 'x'.repeat(32) }, /STEMMA_JWT_AUDIENCE is required/],
    [{ STEMMA_TENANT_DATABASES: 'acme' }, /STEMMA_TENANT_DATABASES: expected tenant=database/],
    [{ STEMMA_EXTRACTOR: 'magic' }, /STEMMA_EXTRACTOR/],
    [
      { STEMMA_EXTRACTOR: 'openai', STEMMA_EXTRACTOR_MODEL: 'small' },
      /STEMMA_EXTRACTOR_URL is required with STEMMA_EXTRACTOR=openai/,
    ],
    [
      { STEMMA_EXTRACTOR: 'openai', STEMMA_EXTRACTOR_URL: 'http://localhost/v1' },
      /STEMMA_EXTRACTOR_MODEL is required with STEMMA_EXTRACTOR=openai/,
    ],
    [{ STEMMA_EXTRACTOR_URL: 'not a url' }, /STEMMA_EXTRACTOR_URL/],
    [{ STEMMA_HOST: '0.0.0.0' }, /STEMMA_HOST is 0\.0\.0\.0, which others can reach/],
    [{ STEMMA_HOST: '::' }, /STEMMA_HOST is ::/],
  ])('%o is refused by name', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test('reads claims by rules unless it names a model', () => {
    const settings = {
      STEMMA_EXTRACTOR: 'openai',
      STEMMA_EXTRACTOR_URL: 'http://localhost:8080/v1',
      STEMMA_EXTRACTOR_MODEL: 'small',
    }

    const { extractor, predicatesFile } = readConfig(settings)

    expect(readConfig({}).extractor).toEqual({ kind: 'rules' })
    expect(extractor).toEqual({
      kind: 'openai',
      url: 'http://localhost:8080/v1',
      model: 'small',
      key: undefined,
    })
    expect(predicatesFile).toBeUndefined()
  })

  test('lists every problem, not only the first', () => {
    try {
      readConfig({ STEMMA_PORT: 'x', STEMMA_LOG_LEVEL: 'loud', STEMMA_NONSENSE: '1' })
      expect.unreachable()
    } catch (error) {
      expect((error as InvalidConfig).problems).toHaveLength(3)
    }
  })

  test('binds elsewhere once there is authentication', () => {
    const config = readConfig({ STEMMA_HOST: '0.0.0.0', STEMMA_TOKENS_FILE: 'tokens.json' })
    expect(config.auth.isRequired).toBe(true)
  })

  test('stands in the README, setting by setting', () => {
    const readme = readFileSync('README.md', 'utf8')
    const listed = [...readme.matchAll(/^\| `((?:STEMMA|NEO4J)_\w+)`/gm)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted())
  })
})
