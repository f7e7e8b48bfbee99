import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { inspectJars, jarFolder } from '../../src/neo4j/jar-cache.ts'
import { resolveJars } from '../../src/neo4j/resolve-jars.ts'
import { plantMaven } from './support/machine.ts'
import { temporaryFolder } from './support/settings.ts'

/** The smallest file that ends like a jar: an empty zip. */
const EMPTY_JAR = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')

let root: string
let cacheDir: string
let env: NodeJS.ProcessEnv

beforeEach(() => {
  const folder = temporaryFolder()
  onTestFinished(() => folder[Symbol.dispose]())
  root = folder.path
  cacheDir = join(root, 'cache')
  mkdirSync(join(root, 'central'))
  for (const name of ['bolt.jar', 'kernel.jar', 'server.jar']) {
    writeFileSync(join(root, 'central', name), EMPTY_JAR)
  }
  env = { PATH: `${plantMaven(root, { jars: join(root, 'central') })}:/usr/bin:/bin` }
})

const resolve = (depth: 'size' | 'sha256' = 'size', onProgress = (_line: string) => {}) =>
  resolveJars({ cacheDir, env, depth }, onProgress)

test('jars arrive once, with a manifest', async () => {
  const first = await resolve()
  env = {}
  const second = await resolve()

  expect(first).toMatchObject({ state: 'whole', damaged: [], bytes: 3 * EMPTY_JAR.length })
  expect(first.jars.map(({ name }) => name)).toEqual(['bolt.jar', 'kernel.jar', 'server.jar'])
  expect(second).toEqual(first)
})

test('a download that breaks off leaves nothing that looks finished', async () => {
  const torn = plantMaven(root, { jars: join(root, 'central'), isTorn: true })
  const cutOff = resolveJars(
    { cacheDir, env: { PATH: `${torn}:/usr/bin:/bin` }, depth: 'size' },
    () => {},
  )
  await expect(cutOff).rejects.toThrow('Connection reset')

  expect((await inspectJars(cacheDir)).state).toBe('absent')
  expect((await resolve()).state).toBe('whole')
})

test('what a killed download left behind is cleared away', async () => {
  mkdirSync(`${jarFolder(cacheDir)}.dead.partial`, { recursive: true })
  mkdirSync(jarFolder(cacheDir))
  writeFileSync(join(jarFolder(cacheDir), 'bolt.jar'), 'half')

  expect((await resolve()).state).toBe('whole')
  expect(readdirSync(cacheDir)).toHaveLength(1)
})

test('a jar that is cut short or gone is named and fetched again', async () => {
  const { folder } = await resolve()
  truncateSync(join(folder, 'kernel.jar'), 5)
  rmSync(join(folder, 'server.jar'))
  const lines: string[] = []

  const mended = await resolve('size', (line) => lines.push(line))

  expect(mended.state).toBe('whole')
  expect(lines).toContain('kernel.jar has 5 bytes instead of 22; fetching it again')
  expect(lines).toContain('server.jar is missing; fetching it again')
})

test('other content of the same size is found by its checksum', async () => {
  const { folder } = await resolve()
  writeFileSync(join(folder, 'bolt.jar'), Buffer.alloc(EMPTY_JAR.length))

  expect((await inspectJars(cacheDir, 'size')).state).toBe('whole')
  expect(await inspectJars(cacheDir, 'sha256')).toMatchObject({
    state: 'damaged',
    damaged: [{ name: 'bolt.jar', why: 'has other content' }],
  })
  expect((await resolve('sha256')).state).toBe('whole')
  expect((await inspectJars(cacheDir, 'sha256')).state).toBe('whole')
})

test('a damaged jar without Maven is named in the refusal', async () => {
  const { folder } = await resolve()
  rmSync(join(folder, 'bolt.jar'))
  env = {}

  await expect(resolve()).rejects.toThrow(/bolt\.jar is missing.*no Maven.*Install Maven/)
})

test('a jar that Maven itself has only in part is refused by name', async () => {
  writeFileSync(join(root, 'central', 'kernel.jar'), 'half a jar')

  await expect(resolve()).rejects.toThrow('Maven delivered kernel.jar, which is not a whole jar')
})

test('two that resolve at once do not fight', async () => {
  const both = await Promise.all([resolve(), resolve()])

  expect(both.map(({ state }) => state)).toEqual(['whole', 'whole'])
  expect(readdirSync(cacheDir)).toHaveLength(1)
})
