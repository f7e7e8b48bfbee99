import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NoServer } from '../../src/errors.ts'
import { findDocker, startInDocker } from '../../src/neo4j/docker.ts'
import { NEO4J_VERSION } from '../../src/neo4j/release.ts'
import { embedded, query, temporaryFolder } from './support/settings.ts'

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const docker = await findDocker()
if (docker.obstacle !== undefined) {
  console.warn(`SKIPPED: Neo4j in Docker is not tested here. ${docker.obstacle}`)
}

test('the compose file pins the version that the embedded server runs', () => {
  expect(compose).toContain(`image: neo4j:${NEO4J_VERSION}-community\n`)
})

test('the compose file publishes ports on loopback only, and has no default password', () => {
  const published = compose.match(/^ +- ".*:\d+"$/gm)

  expect(published).toHaveLength(3)
  for (const line of published ?? []) expect(line).toContain('"127.0.0.1:')
  expect(compose).toContain('neo4j/${NEO4J_PASSWORD:?')
})

test('without a docker command the refusal says so', async () => {
  using folder = temporaryFolder()

  const refused = startInDocker(embedded(folder.path), () => {}, { PATH: folder.path })

  await expect(refused).rejects.toThrow(NoServer)
  await expect(refused).rejects.toThrow('There is no docker command on the PATH.')
})

describe.skipIf(docker.obstacle !== undefined)('with a Docker engine', () => {
  test('Neo4j starts, answers and stops', { timeout: 600_000 }, async () => {
    using folder = temporaryFolder()

    await using server = await startInDocker(embedded(folder.path), () => {})

    expect(await query(server, 'RETURN 1')).toEqual([[1]])
  })
})
