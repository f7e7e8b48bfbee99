import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import { describe, expect, test } from 'vitest'
import { connect } from '../../src/graph/connection.ts'
import { findDrift } from '../../src/graph/drift.ts'
import { migrate } from '../../src/graph/migrate.ts'
import { NEO4J_VERSION } from '../../src/neo4j/release.ts'

const hasDocker = await getContainerRuntimeClient().then(
  () => true,
  () => false,
)
if (!hasDocker) console.warn('SKIPPED: no Docker engine answers, so the image is not tried.')

describe.skipIf(!hasDocker)('the image of docker-compose.yml', () => {
  test('takes our schema', { timeout: 300_000 }, async () => {
    const password = 'a-test-password'
    await using container = await new GenericContainer(`neo4j:${NEO4J_VERSION}-community`)
      .withEnvironment({ NEO4J_AUTH: `neo4j/${password}` })
      .withExposedPorts(7687)
      .withWaitStrategy(Wait.forLogMessage('Started.'))
      .start()
    const uri = `bolt://${container.getHost()}:${container.getMappedPort(7687)}`
    await using connection = connect({ uri, username: 'neo4j', password, database: 'neo4j' })

    await migrate(connection)

    expect((await findDrift(connection.graph())).missing).toEqual([])
  })
})
