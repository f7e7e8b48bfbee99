import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { javaClass } from '../../scripts/codegen-procedures.ts'
import { readCypherFile } from '../../scripts/cypher-file.ts'
import { runCommand } from '../../src/neo4j/command.ts'
import { pluginFolder } from '../../src/neo4j/configuration.ts'
import { inspectJars, jarFolder } from '../../src/neo4j/jar-cache.ts'
import { findJava } from '../../src/neo4j/java.ts'
import { classPath } from '../../src/neo4j/jvm.ts'
import {
  cachedPlugin,
  findPluginObstacle,
  installPlugin,
  PLUGIN_NAME,
} from '../../src/neo4j/plugin.ts'
import { findOrStartNeo4j } from '../../src/neo4j/server.ts'
import { bareMachine, plantJre } from './support/machine.ts'
import { shownSignature } from './support/procedure.ts'
import { embedded, query, temporaryFolder } from './support/settings.ts'

const { chosen: java } = await findJava()
const jars = await inspectJars(embedded('').cacheDir)
const canCompile =
  jars.state === 'whole' && findPluginObstacle({ cacheDir: '/nowhere', java }) === undefined
if (!canCompile) console.warn('SKIPPED: without a JDK and the jars no plugin is compiled here.')

const EVERY_TYPE = `// probe.assert(new :: STRING, whole :: INTEGER, real :: FLOAT, flag :: BOOLEAN,
//     at :: ZONED DATETIME, words :: LIST<STRING>, vector :: LIST<FLOAT>, map :: MAP,
//     rows :: LIST<MAP>, noWord :: STRING?, noWhole :: INTEGER?, noReal :: FLOAT?, noFlag :: BOOLEAN?)
//   :: (text :: STRING, whole :: INTEGER, real :: FLOAT, flag :: BOOLEAN, at :: ZONED DATETIME,
//       words :: LIST<STRING>, vector :: LIST<FLOAT>, map :: MAP, rows :: LIST<MAP>,
//       noWord :: STRING?, noWhole :: INTEGER?, noReal :: FLOAT?, noFlag :: BOOLEAN?)
// WRITE one procedure
//
// Gives "everything" back. And a backslash.
CREATE (:Probe {text: $new})
RETURN
  $new + '\\\\' AS text, $whole AS whole, $real AS real, $flag AS flag, $at AS at, $words AS words,
  $vector AS vector, $map AS map, $rows AS rows, $noWord AS noWord, $noWhole AS noWhole,
  $noReal AS noReal, $noFlag AS noFlag
`
const NOTHING = `// probe.void(text :: STRING) :: VOID
// WRITE none procedure
//
// Leaves a node behind.
CREATE (:Probe {text: $text})
`

test.skipIf(!canCompile)('the plugin is compiled once and a former one is replaced', async () => {
  using folder = temporaryFolder()
  const tools = { cacheDir: folder.path, java, jars }
  const plugins = join(folder.path, 'plugins')

  const first = await installPlugin(tools, plugins)
  writeFileSync(join(plugins, PLUGIN_NAME), 'a former one')
  const second = await installPlugin({ ...tools, java: undefined }, plugins)

  expect(first.jar).toMatch(/stemma-procedures-.*\.jar$/)
  expect(second).toEqual(first)
  const { stdout } = await runCommand(
    join(dirname(java!.path), 'jar'),
    ['--list', '--file', join(plugins, PLUGIN_NAME)],
    { timeoutMs: 60_000 },
  )
  expect(stdout).toContain('stemma/Audit.class')
})

test('a machine without a compiler has no plugin, and no former one either', async () => {
  using folder = temporaryFolder()
  const home = plantJre(folder.path, '/bin/false')
  const jre = { path: `${home}/bin/java`, foundBy: 'PATH', version: '25', major: 25 }
  writeFileSync(join(folder.path, PLUGIN_NAME), 'a former one')

  const tools = { cacheDir: folder.path, java: { ...jre, rejected: undefined }, jars }
  const { obstacle } = await installPlugin(tools, folder.path)

  expect(obstacle).toBe(`There is no javac beside ${home}/bin/java: it is a JRE, and not a JDK.`)
  expect(existsSync(join(folder.path, PLUGIN_NAME))).toBe(false)
})

test.skipIf(!canCompile)(
  'a broken plugin and no compiler: the server starts without, doctor says so, and foreign plugins stay',
  async () => {
    using folder = temporaryFolder()
    const JAVA_HOME = plantJre(folder.path, java!.path)
    const cacheDir = join(folder.path, 'cache')
    const settings = embedded(join(folder.path, 'data'), { cacheDir })
    mkdirSync(cacheDir)
    symlinkSync(jars.folder, jarFolder(cacheDir))
    writeFileSync(cachedPlugin(cacheDir), 'no jar')
    await plantProbe(folder.path, pluginFolder(settings.dataDir))
    const lines: string[] = []

    await using server = await findOrStartNeo4j(
      settings,
      (line) => lines.push(line),
      bareMachine({ JAVA_HOME }),
    )
    const doctor = await stemma(['doctor'], {
      JAVA_HOME,
      STEMMA_CACHE_DIR: cacheDir,
      STEMMA_DATA_DIR: join(folder.path, 'none'),
    })

    expect(lines).toContain(`${PLUGIN_NAME} is broken; making it again`)
    expect(lines).toContainEqual(expect.stringMatching(/^Starting without procedures\. .*javac/))
    expect(doctor.stdout).toMatch(
      /^ok {3}procedures +not callable from Neo4j Browser\. There is no javac beside .*jre/m,
    )
    const shown = await query(
      server,
      "SHOW PROCEDURES YIELD name, signature WHERE name STARTS WITH 'stemma.' RETURN signature ORDER BY name",
    )
    expect(shown).toEqual(probes(folder.path).map((file) => [shownSignature(file)]))
    const values = `'x', 1, 0.5, true, datetime('2027-01-01T00:00Z'), ['a'], [0.5, 1.0], {a: 1}, [{a: 1}]`
    const [row] = await query(server, `CALL stemma.probe.assert(${values}, null, null, null, null)`)
    expect(row!.slice(0, 4)).toEqual(['x\\', 1, 0.5, true])
    expect(row!.slice(5)).toEqual([['a'], [0.5, 1], { a: 1 }, [{ a: 1 }], null, null, null, null])
    expect(await query(server, "CALL stemma.probe.void('y')")).toEqual([])
    expect(await query(server, 'MATCH (n:Probe) RETURN n.text ORDER BY n.text')).toEqual([
      ['x'],
      ['y'],
    ])
  },
)

test.skipIf(!canCompile)('stemma plugin writes the jar for a server of somebody else', async () => {
  using folder = temporaryFolder()

  const { code, stdout } = await stemma(['plugin', folder.path], {})

  expect(code).toBe(0)
  expect(stdout).toContain(join(folder.path, PLUGIN_NAME))
  expect(existsSync(join(folder.path, PLUGIN_NAME))).toBe(true)
})

function stemma(args: string[], env: NodeJS.ProcessEnv) {
  return runCommand(process.execPath, ['src/api/cli/stemma.mjs', ...args], {
    timeoutMs: 60_000,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
}

function probes(folder: string) {
  return Object.entries({ assert: EVERY_TYPE, void: NOTHING }).map(([name, text]) => {
    const path = join(folder, `${name}.cypher`)
    writeFileSync(path, text)
    return readCypherFile(path)
  })
}

/** A plugin that somebody else has put into the folder; written by our own generator. */
async function plantProbe(folder: string, plugins: string): Promise<void> {
  mkdirSync(plugins, { recursive: true })
  const [source, classes] = [join(folder, 'Probe.java'), join(folder, 'classes')]
  writeFileSync(source, javaClass('probe', probes(folder)))
  const tool = (name: string, args: readonly string[]) =>
    runCommand(join(dirname(java!.path), name), args, { timeoutMs: 60_000 })
  const compiled = await tool('javac', [
    '-proc:none',
    '-d',
    classes,
    '-cp',
    classPath(jars),
    source,
  ])
  expect(compiled).toMatchObject({ code: 0, stderr: '' })
  await tool('jar', ['--create', '--file', join(plugins, 'probe.jar'), '-C', classes, '.'])
}
