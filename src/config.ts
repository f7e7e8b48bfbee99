import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { InvalidConfig } from './errors.ts'
import { nearestNames } from './near-names.ts'

/**
 * Every setting of Stemma, read from the environment once, at the start. The table in README.md is
 * checked against this schema, so the two cannot part.
 */
const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const path = z.string().min(1)

const SETTINGS = {
  STEMMA_HOST: z.string().min(1).default('127.0.0.1'),
  STEMMA_PORT: port.default(4000),
  STEMMA_DATA_DIR: path.default('.stemma'),
  STEMMA_CACHE_DIR: path.optional(),
  STEMMA_NEO4J_SOURCE: z.enum(['auto', 'docker', 'embedded']).default('auto'),
  STEMMA_NEO4J_BOLT_PORT: port.default(7687),
  STEMMA_NEO4J_HTTP_PORT: port.default(7474),
  STEMMA_NEO4J_HEAP_MB: z.coerce.number().int().min(256).default(1024),
  STEMMA_NEO4J_PAGE_CACHE_MB: z.coerce.number().int().min(32).default(256),
  NEO4J_URI: z
    .string()
    .regex(/^(bolt|neo4j)(\+s|\+ssc)?:\/\/.+/, 'expected bolt://… or neo4j://…')
    .optional(),
  NEO4J_USERNAME: z.string().min(1).default('neo4j'),
  NEO4J_PASSWORD: z.string().min(1).optional(),
  NEO4J_DATABASE: z.string().min(1).default('neo4j'),
  STEMMA_TENANT_DATABASES: z
    .string()
    .regex(/^([\w-]+=[\w.-]+)(,[\w-]+=[\w.-]+)*$/, 'expected tenant=database,tenant=database')
    .optional(),
  STEMMA_TENANT: z
    .string()
    .regex(/^[a-z0-9][\w-]*$/i)
    .default('default'),
  STEMMA_AGENT: z
    .string()
    .regex(/^[a-z0-9][\w.@-]*$/i)
    .default('local'),
  STEMMA_JWT_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  STEMMA_JWT_JWKS: z.string().min(1).optional(),
  STEMMA_JWT_AUDIENCE: z.string().min(1).optional(),
  STEMMA_JWT_ISSUER: z.string().min(1).optional(),
  STEMMA_TOKENS_FILE: path.optional(),
  STEMMA_TOKEN: z.string().min(1).optional(),
  STEMMA_EMBEDDER: z.enum(['local', 'openai', 'none']).default('local'),
  STEMMA_EMBEDDER_MODEL: z.string().min(1).optional(),
  STEMMA_EMBEDDER_DIMENSIONS: z.coerce.number().int().min(8).max(4096).optional(),
  STEMMA_EMBEDDER_URL: z.url().optional(),
  STEMMA_EMBEDDER_KEY: z.string().min(1).optional(),
  STEMMA_MODEL_DIR: path.optional(),
  STEMMA_EXTRACTOR: z.enum(['rules', 'openai']).default('rules'),
  STEMMA_EXTRACTOR_URL: z.url().optional(),
  STEMMA_EXTRACTOR_MODEL: z.string().min(1).optional(),
  STEMMA_EXTRACTOR_KEY: z.string().min(1).optional(),
  STEMMA_PREDICATES: path.optional(),
  STEMMA_REDACT_IP: flag.default(false),
  STEMMA_CONSOLIDATION: flag.default(true),
  STEMMA_PROMOTION: flag.default(false),
  STEMMA_PROMOTION_QUORUM: z.coerce.number().int().min(2).max(100).default(2),
  STEMMA_PROMOTION_POSTERIOR: z.coerce.number().gt(0.5).lt(1).default(0.7),
  STEMMA_AUDIT_SEALING: flag.default(true),
  STEMMA_MCP_WRITES: z.enum(['allow', 'deny']).default('allow'),
  STEMMA_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
  STEMMA_BODY_LIMIT_BYTES: z.coerce.number().int().min(1_024).default(1_048_576),
  STEMMA_INTROSPECTION: flag.default(true),
  STEMMA_GRAPHIQL: flag.default(true),
  STEMMA_LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
} as const

export const SETTING_NAMES = Object.keys(SETTINGS)

export type Environment = Readonly<Record<string, string | undefined>>

export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly cacheDir: string | undefined
  readonly neo4j: {
    readonly external: ExternalNeo4j | undefined
    readonly source: 'auto' | 'docker' | 'embedded'
    readonly boltPort: number
    readonly httpPort: number
    readonly heapMb: number
    readonly pageCacheMb: number
    readonly database: string
    /** Tenants that live in a database of their own. */
    readonly tenantDatabases: Readonly<Record<string, string>>
  }
  readonly auth: AuthConfig
  readonly embedder: EmbedderConfig
  readonly extractor: ExtractorConfig
  /** A file with predicates that are added to the registry, or replace some of it. */
  readonly predicatesFile: string | undefined
  readonly redactIpAddresses: boolean
  /** Whether a server derives beliefs in the background. */
  readonly isConsolidating: boolean
  /** When facts of a team may be copied to where everybody sees them. */
  readonly promotion: {
    readonly isOn: boolean
    readonly quorum: number
    readonly posterior: number
  }
  /** Whether audit events are chained in the background. */
  readonly isSealing: boolean
  /** Whether MCP tools may write. */
  readonly allowsMcpWrites: boolean
  /** What the CLI sends to a server that wants a token. */
  readonly token: string | undefined
  readonly timeoutMs: number
  readonly bodyLimitBytes: number
  readonly introspection: boolean
  readonly graphiql: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export interface ExternalNeo4j {
  readonly uri: string
  readonly username: string
  readonly password: string
  readonly database: string
}

export interface AuthConfig {
  /** False on loopback with nothing configured: then there is one local principal. */
  readonly isRequired: boolean
  readonly local: { readonly tenant: string; readonly agent: string }
  readonly jwt:
    | {
        readonly secret: string | undefined
        readonly jwks: string | undefined
        readonly audience: string
        readonly issuer: string | undefined
      }
    | undefined
  readonly tokensFile: string | undefined
}

export type EmbedderConfig =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'local'
      readonly model: string | undefined
      readonly modelDir: string | undefined
    }
  | {
      readonly kind: 'openai'
      readonly url: string
      readonly model: string
      readonly dimensions: number
      readonly key: string | undefined
    }

/** Who reads claims: the rules alone, or a model beside them. */
export type ExtractorConfig =
  | { readonly kind: 'rules' }
  | {
      readonly kind: 'openai'
      readonly url: string
      readonly model: string
      readonly key: string | undefined
    }

/**
 * The configuration that an environment describes.
 *
 * Refuses with {@link InvalidConfig} when a setting is malformed, when one that starts with STEMMA_
 * is not known, and when the server would be reachable from elsewhere without authentication. Every
 * problem is listed, not only the first.
 */
export function readConfig(environment: Environment = process.env): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const problems = set
    .filter(([name]) => name.startsWith('STEMMA_') && !(name in SETTINGS))
    .map(([name]) => `${name} is not a setting${suggestion(name)}`)

  const parsed = z.object(SETTINGS).safeParse(Object.fromEntries(set))
  if (!parsed.success) {
    problems.push(
      ...parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`),
    )
    throw new InvalidConfig(problems)
  }

  const settings = parsed.data
  problems.push(...contradictions(settings))
  if (problems.length > 0) throw new InvalidConfig(problems)
  return configOf(settings)
}

type Settings = z.infer<z.ZodObject<typeof SETTINGS>>

function contradictions(settings: Settings): string[] {
  const problems: string[] = []
  const isOpen = !hasAuth(settings)
  if (isOpen && !isLoopback(settings.STEMMA_HOST)) {
    problems.push(
      `STEMMA_HOST is ${settings.STEMMA_HOST}, which others can reach, and no authentication is configured: ` +
        'set STEMMA_JWT_SECRET or STEMMA_JWT_JWKS with STEMMA_JWT_AUDIENCE, or STEMMA_TOKENS_FILE, or bind 127.0.0.1',
    )
  }
  const hasJwt = settings.STEMMA_JWT_SECRET ?? settings.STEMMA_JWT_JWKS
  if (hasJwt !== undefined && settings.STEMMA_JWT_AUDIENCE === undefined) {
    problems.push(
      'STEMMA_JWT_AUDIENCE is required with JWTs: a token meant for another is not ours',
    )
  }
  if (settings.STEMMA_JWT_SECRET !== undefined && settings.STEMMA_JWT_JWKS !== undefined) {
    problems.push('STEMMA_JWT_SECRET and STEMMA_JWT_JWKS exclude each other')
  }
  if (settings.NEO4J_URI !== undefined && settings.NEO4J_PASSWORD === undefined) {
    problems.push('NEO4J_PASSWORD is required with NEO4J_URI')
  }
  const needed = {
    STEMMA_EMBEDDER: ['STEMMA_EMBEDDER_URL', 'STEMMA_EMBEDDER_MODEL', 'STEMMA_EMBEDDER_DIMENSIONS'],
    STEMMA_EXTRACTOR: ['STEMMA_EXTRACTOR_URL', 'STEMMA_EXTRACTOR_MODEL'],
  } as const
  for (const provider of ['STEMMA_EMBEDDER', 'STEMMA_EXTRACTOR'] as const) {
    if (settings[provider] !== 'openai') continue
    for (const name of needed[provider]) {
      if (settings[name] === undefined) problems.push(`${name} is required with ${provider}=openai`)
    }
  }
  return problems
}

function configOf(settings: Settings): Config {
  const { NEO4J_URI: uri, STEMMA_JWT_AUDIENCE: audience } = settings
  const hasJwt = settings.STEMMA_JWT_SECRET ?? settings.STEMMA_JWT_JWKS
  return {
    host: settings.STEMMA_HOST,
    port: settings.STEMMA_PORT,
    dataDir: resolve(settings.STEMMA_DATA_DIR),
    cacheDir: settings.STEMMA_CACHE_DIR && resolve(settings.STEMMA_CACHE_DIR),
    neo4j: {
      external:
        uri === undefined
          ? undefined
          : {
              uri,
              username: settings.NEO4J_USERNAME,
              password: settings.NEO4J_PASSWORD!,
              database: settings.NEO4J_DATABASE,
            },
      source: settings.STEMMA_NEO4J_SOURCE,
      boltPort: settings.STEMMA_NEO4J_BOLT_PORT,
      httpPort: settings.STEMMA_NEO4J_HTTP_PORT,
      heapMb: settings.STEMMA_NEO4J_HEAP_MB,
      pageCacheMb: settings.STEMMA_NEO4J_PAGE_CACHE_MB,
      database: settings.NEO4J_DATABASE,
      tenantDatabases: Object.fromEntries(
        settings.STEMMA_TENANT_DATABASES?.split(',').map((pair) => pair.split('=')) ?? [],
      ),
    },
    auth: {
      isRequired: hasAuth(settings),
      local: { tenant: settings.STEMMA_TENANT, agent: settings.STEMMA_AGENT },
      jwt:
        hasJwt === undefined
          ? undefined
          : {
              secret: settings.STEMMA_JWT_SECRET,
              jwks: settings.STEMMA_JWT_JWKS,
              audience: audience!,
              issuer: settings.STEMMA_JWT_ISSUER,
            },
      tokensFile: settings.STEMMA_TOKENS_FILE && resolve(settings.STEMMA_TOKENS_FILE),
    },
    embedder: embedderOf(settings),
    extractor: extractorOf(settings),
    predicatesFile: settings.STEMMA_PREDICATES && resolve(settings.STEMMA_PREDICATES),
    redactIpAddresses: settings.STEMMA_REDACT_IP,
    isConsolidating: settings.STEMMA_CONSOLIDATION,
    promotion: {
      isOn: settings.STEMMA_PROMOTION,
      quorum: settings.STEMMA_PROMOTION_QUORUM,
      posterior: settings.STEMMA_PROMOTION_POSTERIOR,
    },
    isSealing: settings.STEMMA_AUDIT_SEALING,
    allowsMcpWrites: settings.STEMMA_MCP_WRITES === 'allow',
    token: settings.STEMMA_TOKEN,
    timeoutMs: settings.STEMMA_TIMEOUT_MS,
    bodyLimitBytes: settings.STEMMA_BODY_LIMIT_BYTES,
    introspection: settings.STEMMA_INTROSPECTION,
    graphiql: settings.STEMMA_GRAPHIQL,
    logLevel: settings.STEMMA_LOG_LEVEL,
  }
}

function embedderOf(settings: Settings): EmbedderConfig {
  const { STEMMA_EMBEDDER: kind, STEMMA_EMBEDDER_MODEL: model } = settings
  switch (kind) {
    case 'none':
      return { kind }
    case 'local':
      return { kind, model, modelDir: settings.STEMMA_MODEL_DIR }
    case 'openai':
      return {
        kind,
        model: model!,
        url: settings.STEMMA_EMBEDDER_URL!,
        dimensions: settings.STEMMA_EMBEDDER_DIMENSIONS!,
        key: settings.STEMMA_EMBEDDER_KEY,
      }
  }
}

function extractorOf(settings: Settings): ExtractorConfig {
  const { STEMMA_EXTRACTOR: kind } = settings
  switch (kind) {
    case 'rules':
      return { kind }
    case 'openai':
      return {
        kind,
        url: settings.STEMMA_EXTRACTOR_URL!,
        model: settings.STEMMA_EXTRACTOR_MODEL!,
        key: settings.STEMMA_EXTRACTOR_KEY,
      }
  }
}

function hasAuth(settings: Settings): boolean {
  return (
    settings.STEMMA_JWT_SECRET !== undefined ||
    settings.STEMMA_JWT_JWKS !== undefined ||
    settings.STEMMA_TOKENS_FILE !== undefined
  )
}

export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1' || host === '[::1]') return true
  return isIP(host) === 4 && host.startsWith('127.')
}

/** Where `stemma token` keeps the hashes of static tokens unless told otherwise. */
export function defaultTokensFile(dataDir: string): string {
  return join(dataDir, 'tokens.json')
}

/** The nearest known name, when a typing slip explains the unknown one. */
function suggestion(name: string): string {
  const [near] = nearestNames(name, SETTING_NAMES, { distanceMax: 3 })
  return near === undefined ? '' : `; did you mean ${near}?`
}
