import { readFile } from 'node:fs/promises'
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose'
import { z } from 'zod'
import { Unavailable } from '../../errors.ts'
import { PERMISSIONS, type Principal } from '../../memory/namespace/principal.ts'

export interface JwtConfig {
  readonly secret: string | undefined
  /** A file or an https URL with the public keys. */
  readonly jwks: string | undefined
  readonly audience: string
  readonly issuer: string | undefined
}

const word = z.string().regex(/^[A-Za-z0-9][\w.@-]*$/)

/** What a token must say: who (`sub`), where (`tenant`), with whom (`teams`) and what is allowed. */
const Claims = z.object({
  sub: word,
  tenant: word,
  teams: z.array(word).max(100).default([]),
  permissions: z.array(z.enum(PERMISSIONS)).default(['read']),
})

/** Asymmetric algorithms with a key set, HS256 with a secret: never what the token itself asks for. */
const PUBLIC_KEY_ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']

/** The principal a JWT proves, or undefined when it proves none. */
export function jwtVerifier(config: JwtConfig): (token: string) => Promise<Principal | undefined> {
  const keys = config.jwks === undefined ? undefined : keySet(config.jwks)
  const secret = config.secret === undefined ? undefined : new TextEncoder().encode(config.secret)
  const options: JWTVerifyOptions = {
    algorithms: secret === undefined ? PUBLIC_KEY_ALGORITHMS : ['HS256'],
    audience: config.audience,
    requiredClaims: ['exp', 'sub', 'tenant'],
    clockTolerance: 5,
    ...(config.issuer === undefined ? {} : { issuer: config.issuer }),
  }

  return async (token) => {
    try {
      const { payload } =
        secret === undefined
          ? await jwtVerify(token, await keys!(), options)
          : await jwtVerify(token, secret, options)
      const claims = Claims.safeParse(payload)
      if (!claims.success) return undefined
      const { sub, tenant, teams, permissions } = claims.data
      return { tenant, agent: sub, teams, permissions: new Set(permissions) }
    } catch (error) {
      if (error instanceof errors.JWKSTimeout) {
        throw new Unavailable('The keys that sign tokens cannot be fetched.', { cause: error })
      }
      if (error instanceof errors.JOSEError) return undefined
      throw new Unavailable('The keys that sign tokens cannot be read.', { cause: error })
    }
  }
}

function keySet(source: string): () => Promise<JWTVerifyGetKey> {
  if (/^https?:/.test(source)) {
    const remote = createRemoteJWKSet(new URL(source), { timeoutDuration: 3_000 })
    return async () => remote
  }
  let local: Promise<JWTVerifyGetKey> | undefined
  return () => {
    local ??= readFile(source, 'utf8').then((text) => createLocalJWKSet(JSON.parse(text)))
    local.catch(() => {
      local = undefined
    })
    return local
  }
}
