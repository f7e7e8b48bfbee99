import type { AuthConfig } from '../../config.ts'
import { Unauthenticated } from '../../errors.ts'
import { localPrincipal, type Principal } from '../../memory/namespace/principal.ts'
import { jwtVerifier } from './jwt.ts'
import { staticTokens } from './static-tokens.ts'

/** Who sends a request, by its Authorization header. Refuses with {@link Unauthenticated}. */
export type Authenticate = (authorization: string | undefined) => Promise<Principal>

/**
 * Static tokens are tried first because looking one up costs a hash; a JWT costs a signature.
 * Every failure sounds the same to the caller, so that nobody learns which half was right.
 */
export function authenticator(config: AuthConfig): Authenticate {
  if (!config.isRequired) {
    const local = localPrincipal(config.local)
    return async () => local
  }
  const findStatic = config.tokensFile === undefined ? undefined : staticTokens(config.tokensFile)
  const verifyJwt = config.jwt === undefined ? undefined : jwtVerifier(config.jwt)

  return async (authorization) => {
    const token = /^Bearer +([^\s]+)$/i.exec(authorization ?? '')?.[1]
    if (token === undefined) {
      throw new Unauthenticated('Send a token: `Authorization: Bearer …`.')
    }
    const principal = (await findStatic?.(token)) ?? (await verifyJwt?.(token))
    if (principal === undefined) {
      throw new Unauthenticated('The token is unknown, expired or not meant for this server.')
    }
    return principal
  }
}
