import { SignJWT } from 'jose'
import type { Principal } from '../../src/memory/namespace/principal.ts'

export const SECRET = 'a secret that is long enough for HS256 signatures'
export const JWT_SETTINGS = { STEMMA_JWT_SECRET: SECRET, STEMMA_JWT_AUDIENCE: 'stemma' }

/** A token as an identity provider would issue it, or with whatever a test wants to be wrong. */
export function tokenFor(
  { tenant, agent, teams, permissions }: Principal,
  wrong: { audience?: string; expires?: string; secret?: string } = {},
): Promise<string> {
  const { audience = 'stemma', expires = '5m', secret = SECRET } = wrong
  return new SignJWT({ tenant, teams, permissions: [...permissions] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(agent)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))
}
