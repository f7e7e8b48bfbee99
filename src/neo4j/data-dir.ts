import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { NoServer } from '../errors.ts'
import { type Claim, type Claimant, claim, readLiveClaimant } from './claim.ts'
import { endProcess, findProcess, type RunningProcess } from './process-table.ts'

/** Who uses a data directory. */
export interface DataDirHolder {
  /** The Neo4j itself, when one runs. */
  readonly server: RunningProcess | undefined
  /** The live program that started it; undefined for an orphan, or a server that is not ours. */
  readonly owner: Claimant | undefined
}

/** The JVM's arguments are in this file, and its name in the JVM's command line marks it as ours. */
export function argumentsPath(dataDir: string): string {
  return join(dataDir, 'run', 'neo4j.args')
}

/** Not `neo4j.pid`: that one is Neo4j's own, which it removes. */
export function pidPath(dataDir: string): string {
  return join(dataDir, 'run', 'jvm.pid')
}

/** Who holds this directory now; undefined when nobody does. */
export async function findHolder(dataDir: string): Promise<DataDirHolder | undefined> {
  const owner = await readLiveClaimant(claimPath(dataDir))
  const server = (await findOurServer(dataDir)) ?? (await findStoreLockHolder(dataDir))
  return owner === undefined && server === undefined ? undefined : { owner, server }
}

/**
 * Makes this process the only user of the directory, until the claim is disposed of.
 *
 * Refuses when a live server holds it, and says which. A server whose owner is gone is ended first:
 * it is on its way out already, or its watcher was killed as well.
 */
export async function holdDataDir(
  dataDir: string,
  onProgress: (line: string) => void,
): Promise<Claim> {
  mkdirSync(join(dataDir, 'run'), { recursive: true, mode: 0o700 })
  const outcome = await claim(claimPath(dataDir))
  if ('heldBy' in outcome) {
    throw refusal(dataDir, { owner: outcome.heldBy, server: await findOurServer(dataDir) })
  }

  const orphan = await findOurServer(dataDir)
  if (orphan !== undefined) {
    onProgress(`Stopping Neo4j ${orphan.pid}, which a killed Stemma left in ${dataDir}`)
    const isOurs = (found: RunningProcess) => found.birth === orphan.birth
    await endProcess(orphan.pid, { graceMs: 20_000, isOurs })
  }
  const stranger = await findStoreLockHolder(dataDir)
  if (stranger !== undefined) {
    outcome[Symbol.dispose]()
    throw refusal(dataDir, { owner: undefined, server: stranger })
  }
  return outcome
}

function claimPath(dataDir: string): string {
  return join(dataDir, 'run', 'owner.json')
}

/** The JVM that was started on this directory by us, whether or not its owner lives. */
async function findOurServer(dataDir: string): Promise<RunningProcess | undefined> {
  if (!existsSync(pidPath(dataDir))) return undefined
  const found = await findProcess(Number(readFileSync(pidPath(dataDir), 'utf8')))
  return found?.command.includes(argumentsPath(dataDir)) ? found : undefined
}

/**
 * The process that holds Neo4j's own lock on the store. Linux lists all locks, by device and inode;
 * elsewhere Neo4j itself refuses to start, without saying who is in the way.
 */
async function findStoreLockHolder(dataDir: string): Promise<RunningProcess | undefined> {
  const path = join(dataDir, 'data', 'databases', 'store_lock')
  if (process.platform !== 'linux' || !existsSync(path)) return undefined
  const inode = `:${statSync(path).ino} `
  const lock = readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .find((line) => line.includes(inode))
  const pid = / (\d+) \S+:\d+ /.exec(lock ?? '')?.[1]
  return pid === undefined ? undefined : findProcess(Number(pid))
}

function refusal(dataDir: string, { owner, server }: DataDirHolder): NoServer {
  const who = [
    server && `Neo4j, process ${server.pid}`,
    owner && `started by process ${owner.pid} (${shorten(owner.command)}) at ${owner.since}`,
    owner === undefined && server && `(${shorten(server.command)})`,
  ]
  return new NoServer(
    `The data directory ${dataDir} is in use by ${who.filter(Boolean).join(', ')}. ` +
      'Stop that process, or choose another directory with STEMMA_DATA_DIR.',
  )
}

function shorten(command: string): string {
  return command.length <= 120 ? command : `${command.slice(0, 117)}...`
}
