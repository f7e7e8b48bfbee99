import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createToken, revokeToken } from '../../src/api/auth/static-tokens.ts'
import { somebody } from '../support/graph.ts'
import { serving } from '../support/http.ts'
import { JWT_SETTINGS, tokenFor } from '../support/token.ts'

const WHO = '{ status { namespaces } }'

describe('with a shared secret', () => {
  const ada = somebody()

  test('a good token is the principal it names, and nobody else', async () => {
    await using server = await serving(JWT_SETTINGS)
    const { data } = await server.graphql(WHO, { token: await tokenFor(ada) })
    expect(data.status.namespaces).toEqual([
      `${ada.tenant}/agent:ada`,
      `${ada.tenant}/team:blue`,
      `${ada.tenant}/global`,
      `${ada.tenant}/system`,
    ])
  })

  test.each([
    ['no token', async () => undefined],
    ['nonsense', async () => 'nonsense'],
    ['an expired token', () => tokenFor(ada, { expires: '-1m' })],
    ['a token for another audience', () => tokenFor(ada, { audience: 'someone-else' })],
    ['a token signed by another', () => tokenFor(ada, { secret: 'x'.repeat(40) })],
    ['a token without a signature', async () => unsigned(await tokenFor(ada))],
    ['a token with its claims changed', async () => tampered(await tokenFor(ada))],
    ['a token without an expiry', () => eternal()],
  ])('%s is refused', async (_, make) => {
    await using server = await serving(JWT_SETTINGS)
    const token = await make()
    const { status, data, errors } = await server.graphql(WHO, token === undefined ? {} : { token })

    expect(status).toBe(401)
    expect(data).toBeUndefined()
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })

  test('MCP and the metrics want the same token', async () => {
    await using server = await serving(JWT_SETTINGS)
    const reader = await tokenFor({ ...ada, permissions: new Set(['read']) })
    const operator = await tokenFor(ada)

    expect((await server.fetch('/mcp', { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await server.fetch('/metrics')).status).toBe(401)
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    expect((await server.fetch('/metrics', bearer(reader))).status).toBe(403)
    expect((await server.fetch('/metrics', bearer(operator))).status).toBe(200)
  })

  test('health and readiness are open, so that machines can ask', async () => {
    await using server = await serving(JWT_SETTINGS)
    expect((await server.fetch('/health')).status).toBe(200)
    expect((await server.fetch('/ready')).status).toBe(200)
  })

  test('a principal without the permission to read sees nothing', async () => {
    await using server = await serving(JWT_SETTINGS)
    const token = await tokenFor({ ...ada, permissions: new Set(['write']) })
    const { data } = await server.graphql(WHO, { token })
    expect(data.status.namespaces).toEqual([])
  })

  async function eternal(): Promise<string> {
    return new SignJWT({ tenant: ada.tenant, permissions: ['read'] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('ada')
      .setAudience('stemma')
      .sign(new TextEncoder().encode(JWT_SETTINGS.STEMMA_JWT_SECRET))
  }
})

test('with a key set in a file, only tokens of its keys pass, and never an HS256 forgery', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stemma-jwks-'))
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }
  const jwks = join(folder, 'jwks.json')
  writeFileSync(jwks, JSON.stringify({ keys: [jwk] }))
  const { tenant, agent } = somebody()
  const good = await new SignJWT({ tenant, permissions: ['read'] })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setSubject(agent)
    .setAudience('stemma')
    .setExpirationTime('5m')
    .sign(privateKey)
  const forged = await tokenFor(somebody({ tenant }), { secret: readFileSync(jwks, 'utf8') })

  await using server = await serving({ STEMMA_JWT_JWKS: jwks, STEMMA_JWT_AUDIENCE: 'stemma' })
  expect((await server.graphql(WHO, { token: good })).data.status.namespaces).toHaveLength(2)
  expect((await server.graphql(WHO, { token: forged })).status).toBe(401)
})

describe('with static tokens', () => {
  test('a token works until it is revoked, without a restart, and only its hash is on disk', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'stemma-tokens-')), 'tokens.json')
    const grant = {
      tenant: somebody().tenant,
      agent: 'bob',
      teams: [],
      permissions: ['read' as const],
    }
    const { token, id } = await createToken(file, grant)
    await using server = await serving({ STEMMA_TOKENS_FILE: file })

    expect((await server.graphql(WHO, { token })).data.status.namespaces[0]).toMatch(/agent:bob$/)
    expect(readFileSync(file, 'utf8')).not.toContain(token)
    expect(statSync(file).mode & 0o777).toBe(0o600)

    await revokeToken(file, id)
    expect((await server.graphql(WHO, { token })).status).toBe(401)
  })

  test('an expired token is refused', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'stemma-tokens-')), 'tokens.json')
    const past = '2020-01-01T00:00:00Z'
    const grant = { tenant: 'a', agent: 'bob', teams: [], permissions: ['read' as const] }
    const { token } = await createToken(file, { ...grant, expiresAt: past })
    await using server = await serving({ STEMMA_TOKENS_FILE: file })
    expect((await server.graphql(WHO, { token })).status).toBe(401)
  })
})

describe('without authentication, on loopback', () => {
  test('there is one local principal', async () => {
    await using server = await serving()
    const { data } = await server.graphql(WHO)
    expect(data.status.namespaces[0]).toBe('default/agent:local')
  })

  test('a page of another site is refused', async () => {
    await using server = await serving()
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const response = await server.fetch('/graphql', { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(403)
  })
})

/** The header says that no signature is needed, and there is none. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}

function tampered(token: string): string {
  const [header, claims, signature] = token.split('.')
  const changed = { ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), tenant: 'other' }
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.${signature}`
}
