import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoServer } from '../errors.ts'

/**
 * The password of user `neo4j` in this data directory: the stored one, or a new random one.
 *
 * Neo4j reads its initial password from `auth.ini` when it creates the system database, and never
 * again. So a directory that has a system database but no password file cannot be opened by us.
 */
export function ensurePassword(dataDir: string): string {
  const path = passwordPath(dataDir)
  const dataFolder = join(dataDir, 'data')
  const isFresh = !existsSync(join(dataFolder, 'databases', 'system'))
  if (!existsSync(path)) {
    if (!isFresh) {
      throw new NoServer(
        `${dataDir} holds a Neo4j database, but its password file ${path} is gone. ` +
          'Put the file back, or choose another directory with STEMMA_DATA_DIR.',
      )
    }
    writeFileSync(path, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }

  const password = readFileSync(path, 'utf8').trim()
  if (isFresh) {
    mkdirSync(join(dataFolder, 'dbms'), { recursive: true })
    writeFileSync(join(dataFolder, 'dbms', 'auth.ini'), initialUser(password), { mode: 0o600 })
  }
  return password
}

export function passwordPath(dataDir: string): string {
  return join(dataDir, 'neo4j.password')
}

/** Exactly what `neo4j-admin dbms set-initial-password` writes, without the seconds of a JVM. */
function initialUser(password: string): string {
  const iterationCount = 1024
  const salt = randomBytes(32)
  let hash = createHash('sha256').update(salt).update(password).digest()
  for (let round = 1; round < iterationCount; round++) {
    hash = createHash('sha256').update(hash).digest()
  }
  return `neo4j:SHA-256,${hash.toString('hex')},${salt.toString('hex')},${iterationCount}:\n`
}
