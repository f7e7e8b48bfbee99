import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { findProcess } from './process-table.ts'

/** Who holds something, as its claim file says. */
export interface Claimant {
  readonly pid: number
  readonly command: string
  readonly birth: string
  readonly host: string
  /** ISO 8601. */
  readonly since: string
}

export interface Claim extends Disposable {
  readonly claimant: Claimant
}

/**
 * Claims what the file stands for, or says which live process holds it.
 *
 * A claim outlives a killed process, so a claim whose process is gone is taken over. Taking over is
 * a rename, which only one of two takers wins; whoever moved a live claim by mistake puts it back.
 */
export async function claim(path: string): Promise<Claim | { readonly heldBy: Claimant }> {
  const self = await findProcess(process.pid)
  const claimant: Claimant = {
    pid: process.pid,
    command: self?.command ?? process.argv.join(' '),
    birth: self?.birth ?? '',
    host: hostname(),
    since: new Date().toISOString(),
  }
  const text = JSON.stringify(claimant)

  for (;;) {
    if (create(path, text)) {
      return { claimant, [Symbol.dispose]: () => release(path, text) }
    }
    const heldBy = await readLiveClaimant(path)
    if (heldBy !== undefined) return { heldBy }
    await discardStale(path)
  }
}

/** The live process that holds the claim; undefined when it is free or its holder is gone. */
export async function readLiveClaimant(path: string): Promise<Claimant | undefined> {
  const claimant = readClaimant(path)
  // The pids of another machine or container mean nothing here; Neo4j's own store lock decides.
  if (claimant === undefined || claimant.host !== hostname()) return undefined
  const found = await findProcess(claimant.pid)
  return found !== undefined && found.birth === claimant.birth ? claimant : undefined
}

/** Writes aside, then links: the claim appears with its content, never empty, and only once. */
function create(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readClaimant(path: string): Claimant | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Claimant
  } catch {
    // Missing, or damaged by a crash of the machine: either way nobody holds it.
    return undefined
  }
}

async function discardStale(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if ((await readLiveClaimant(aside)) !== undefined) create(path, readFileSync(aside, 'utf8'))
  rmSync(aside, { force: true })
}

function release(path: string, text: string): void {
  try {
    if (readFileSync(path, 'utf8') === text) rmSync(path, { force: true })
  } catch {
    // Already gone, together with the folder it was in.
  }
}
