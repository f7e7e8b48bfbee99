import {
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NoServer } from '../../src/errors.ts'
import { jarFolder, manifestPath } from '../../src/neo4j/jar-cache.ts'
import { javaSearchPlaces } from '../../src/neo4j/java.ts'
import { checkRequirements } from '../../src/neo4j/requirements.ts'
import { resolveJars } from '../../src/neo4j/resolve-jars.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import type { Neo4jSettings } from '../../src/neo4j/settings.ts'
import { bareMachine, plantJava } from './support/machine.ts'
import { embedded, temporaryFolder } from './support/settings.ts'

const { obstacle } = await checkRequirements(embedded('').cacheDir, javaSearchPlaces())
if (obstacle !== undefined) {
  console.warn(`SKIPPED: what needs Java and the jars is not tested here. ${obstacle}`)
}

const find = (settings: Neo4jSettings, places = javaSearchPlaces()) =>
  findOrStartNeo4j(settings, () => {}, places)

test('an external server is used as it is', async () => {
  const external = { uri: 'neo4j://db.example', username: 'u', password: 'p', database: 'd' }

  await using server = await find(embedded('/nowhere', { external }))

  expect(server).toMatchObject({ source: 'external', ...external, pid: undefined })
})

test('a machine with nothing gets the three ways out in one message', async () => {
  using folder = temporaryFolder()
  const settings = embedded(folder.path, { source: 'auto', cacheDir: folder.path })

  const refused = find(settings, bareMachine({ PATH: folder.path }))

  await expect(refused).rejects.toThrow(NoServer)
  await expect(refused).rejects.toThrow(
    /1\. .*NEO4J_URI.*2\. .*no docker command.*3\. .*no Java was found/s,
  )
})

test('Java 17 alone is refused, and says where it is', async () => {
  using folder = temporaryFolder()
  const home = plantJava(folder.path, '17.0.15')

  const refused = find(embedded(folder.path), bareMachine({ PATH: `${home}/bin` }))

  await expect(refused).rejects.toThrow(
    /needs Java 21 or newer.*java-17.0.15\/bin\/java.*JAVA_HOME/,
  )
})

test('no Maven and no jars is refused, and says where they would be', async () => {
  using folder = temporaryFolder()
  const home = plantJava(folder.path, '25.0.3')
  const settings = embedded(folder.path, { cacheDir: join(folder.path, 'cache') })

  const refused = find(settings, bareMachine({ JAVA_HOME: home }))

  await expect(refused).rejects.toThrow(`are not in ${jarFolder(settings.cacheDir)} yet`)
  await expect(refused).rejects.toThrow('there is no Maven')
})

test.skipIf(obstacle !== undefined).for([
  ['boltPort', 'STEMMA_NEO4J_BOLT_PORT'],
  ['httpPort', 'STEMMA_NEO4J_HTTP_PORT'],
] as const)('a taken %s is refused with its number and %s', async ([name, setting]) => {
  using folder = temporaryFolder()
  const squatter = createServer().listen({ host: '127.0.0.1', port: 0 })
  await new Promise((resolve) => squatter.once('listening', resolve))
  const { port } = squatter.address() as { port: number }

  const refused = find(embedded(folder.path, { [name]: port }))

  await expect(refused).rejects.toThrow(`Port ${port} on 127.0.0.1 is already taken`)
  await expect(refused).rejects.toThrow(`set ${setting} to another port`)
  expect(existsSync(join(folder.path, 'run', 'owner.json'))).toBe(false)
  squatter.close()
})

test.skipIf(obstacle !== undefined)('a database without its password file is refused', async () => {
  using folder = temporaryFolder()
  mkdirSync(join(folder.path, 'data', 'databases', 'system'), { recursive: true })

  await expect(find(embedded(folder.path))).rejects.toThrow('neo4j.password is gone')
})

test.skipIf(obstacle !== undefined)(
  'a JVM that fails on a corrupt jar leads to the jar',
  { timeout: 60_000 },
  async () => {
    using folder = temporaryFolder()
    const settings = embedded(folder.path, { cacheDir: join(folder.path, 'cache') })
    const [whole, broken] = [jarFolder(embedded('').cacheDir), jarFolder(settings.cacheDir)]
    const whereAll = { cacheDir: embedded('').cacheDir, env: process.env, depth: 'size' } as const
    const { jars } = await resolveJars(whereAll, () => {})
    mkdirSync(broken, { recursive: true })
    for (const { name } of jars) symlinkSync(join(whole, name), join(broken, name))
    cpSync(manifestPath(whole), manifestPath(broken))
    const jar = jars.find(({ name }) => /^neo4j-[\d.]+\.jar$/.test(name))!.name
    const { size } = statSync(join(broken, jar))
    // Only the link goes: the file behind it is the one that everybody uses.
    rmSync(join(broken, jar))
    writeFileSync(join(broken, jar), Buffer.alloc(size))
    const places = { ...javaSearchPlaces(), env: {} }

    await expect(find(settings, places)).rejects.toThrow(`${jar} has other content`)
  },
)
