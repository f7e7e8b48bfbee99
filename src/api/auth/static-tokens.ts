import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { InvalidConfig, Unknown } from '../../errors.ts'
import { PERMISSIONS, type Principal } from '../../memory/namespace/principal.ts'

const name = z.string().regex(/^[A-Za-z0-9][\w.@-]*$/)

/** One token as it lies on disk: a hash of it, and whom it speaks for. */
export const StaticToken = z.object({
  id: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  tenant: name,
  agent: name,
  teams: z.array(name).default([]),
  permissions: z.array(z.enum(PERMISSIONS)).min(1),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
})
export type StaticToken = z.infer<typeof StaticToken>

const File = z.array(StaticToken)
const PREFIX = 'stm_'

/** Finds the principal of a token. The file is read again when it changes, so no restart is needed. */
export function staticTokens(path: string): (token: string) => Promise<Principal | undefined> {
  let known: { readonly mtimeMs: number; readonly tokens: readonly StaticToken[] } | undefined

  return async (token) => {
    if (!token.startsWith(PREFIX)) return undefined
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    if (known?.mtimeMs !== mtimeMs) known = { mtimeMs, tokens: await readTokens(path) }
    const hash = Buffer.from(hashOf(token), 'hex')
    const found = known.tokens.find((each) => timingSafeEqual(Buffer.from(each.hash, 'hex'), hash))
    if (found === undefined || isExpired(found)) return undefined
    const { tenant, agent, teams, permissions } = found
    return { tenant, agent, teams, permissions: new Set(permissions) }
  }
}

/** Every token of the file. An absent file has none; a malformed one is refused by name. */
export async function readTokens(path: string): Promise<StaticToken[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  try {
    return File.parse(JSON.parse(text))
  } catch {
    throw new InvalidConfig([`${path} is not a token file; make one with \`stemma token create\``])
  }
}

/** Makes a token and writes down its hash. The token itself is returned once and kept nowhere. */
export async function createToken(
  path: string,
  grant: Omit<StaticToken, 'id' | 'hash' | 'createdAt'>,
  now = new Date(),
): Promise<{ token: string; id: string }> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  const id = randomBytes(4).toString('hex')
  const entry = StaticToken.safeParse({
    ...grant,
    id,
    hash: hashOf(token),
    createdAt: now.toISOString(),
  })
  if (!entry.success) {
    const { path: field, message } = entry.error.issues[0]!
    throw new InvalidConfig([`${field.join('.')}: ${message}`])
  }
  await writeTokens(path, [...(await readTokens(path)), entry.data])
  return { token, id }
}

export async function revokeToken(path: string, id: string): Promise<void> {
  const tokens = await readTokens(path)
  const left = tokens.filter((token) => token.id !== id)
  if (left.length === tokens.length) throw new Unknown('token', [id])
  await writeTokens(path, left)
}

async function writeTokens(path: string, tokens: readonly StaticToken[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, path)
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function isExpired({ expiresAt }: StaticToken): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= Date.now()
}
