import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BROWSER_VERSION, NEO4J_VERSION } from './release.ts'

/** One jar as it was when it arrived. */
export interface JarEntry {
  readonly name: string
  readonly size: number
  readonly sha256: string
}

export interface JarCacheState {
  readonly folder: string
  /** `absent` before the first download, `damaged` when `damaged` lists something. */
  readonly state: 'absent' | 'whole' | 'damaged'
  readonly jars: readonly JarEntry[]
  /** One line per jar that is missing or is not what was downloaded. */
  readonly damaged: readonly { readonly name: string; readonly why: string }[]
  readonly bytes: number
}

/** Named after both versions, so an upgrade never meets the jars of its predecessor. */
export function jarFolder(cacheDir: string): string {
  return join(cacheDir, `neo4j-${NEO4J_VERSION}-browser-${BROWSER_VERSION}`)
}

/** The manifest is written last, before the folder gets its final name: no manifest, no cache. */
export function manifestPath(folder: string): string {
  return join(folder, 'manifest.json')
}

/**
 * What the cache holds, compared with its manifest.
 *
 * `size` costs 226 calls of stat and catches what really happens: a full disk, a
 * deleted file. `sha256` reads 166 MB; it is for `stemma doctor` and for a JVM that will not start.
 */
export async function inspectJars(
  cacheDir: string,
  depth: 'size' | 'sha256' = 'size',
): Promise<JarCacheState> {
  const folder = jarFolder(cacheDir)
  const jars = readManifest(folder)
  if (jars === undefined) return { folder, state: 'absent', jars: [], damaged: [], bytes: 0 }

  const damaged: { name: string; why: string }[] = []
  for (const jar of jars) {
    const why = await findDamage(join(folder, jar.name), jar, depth)
    if (why !== undefined) damaged.push({ name: jar.name, why })
  }
  const bytes = jars.reduce((sum, { size }) => sum + size, 0)
  return { folder, state: damaged.length === 0 ? 'whole' : 'damaged', jars, damaged, bytes }
}

/** The SHA-256 of a file, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function readManifest(folder: string): readonly JarEntry[] | undefined {
  try {
    return (JSON.parse(readFileSync(manifestPath(folder), 'utf8')) as { jars: JarEntry[] }).jars
  } catch {
    return undefined
  }
}

async function findDamage(path: string, jar: JarEntry, depth: 'size' | 'sha256') {
  if (!existsSync(path)) return 'is missing'
  const { size } = statSync(path)
  if (size !== jar.size) return `has ${size} bytes instead of ${jar.size}`
  if (depth === 'sha256' && (await hashFile(path)) !== jar.sha256) return 'has other content'
  return undefined
}
