import { readdirSync } from 'node:fs'
import { mergeSchemas } from '@graphql-tools/schema'
import { useDisableIntrospection } from '@graphql-yoga/plugin-disable-introspection'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Logger } from 'pino'
import type { Memory } from '../../memory/memory.ts'
import { visibleTo } from '../../memory/namespace/namespace.ts'
import type { Principal } from '../../memory/namespace/principal.ts'
import { inspectionSchema, readSdl } from './inspection.ts'
import { limitPlugins } from './limits.ts'
import { createLoaders } from './loaders.ts'
import { resolvers } from './resolvers.ts'
import { revealer } from './reveal.ts'

export interface GraphqlOptions {
  readonly memory: Memory
  readonly log: Logger
  readonly bodyLimitBytes: number
  readonly introspection: boolean
  readonly graphiql: boolean
}

/** What the HTTP server hands to every request. */
export interface Caller {
  readonly principal: Principal
  readonly bookmarks?: readonly string[]
  /** Set while the request runs: how far it has read and written by then. */
  marks?: () => readonly string[]
}

export async function createGraphql(options: GraphqlOptions) {
  const { memory, log, bodyLimitBytes, introspection, graphiql } = options
  return createYoga<Caller>({
    schema: await graphqlSchema(),
    graphqlEndpoint: '/graphql',
    landingPage: false,
    cors: false,
    multipart: false,
    batching: false,
    maxRequestBodySize: bodyLimitBytes,
    logging: false,
    maskedErrors: { maskError: revealer(log) },
    graphiql: graphiql ? { title: 'Stemma', defaultQuery: WELCOME } : false,
    renderGraphiQL,
    plugins: [
      ...limitPlugins({ suggestions: introspection }),
      useDisableIntrospection({ isDisabled: () => !introspection }),
      bookmarksPlugin(),
    ],
    context(caller) {
      const { principal, bookmarks } = caller
      const context = memory.contextFor(principal, {
        transport: 'graphql',
        bookmarks: bookmarks ?? [],
      })
      caller.marks = () => context.graph.bookmarks()
      return {
        ...context,
        loaders: createLoaders(context),
        // From here on for @neo4j/graphql, which runs its own statements.
        executionContext: memory.connection.driver,
        jwt: { namespaces: visibleTo(principal) },
        sessionConfig: {
          database: memory.databaseFor(principal.tenant),
          bookmarks: [...(bookmarks ?? [])],
        },
        transaction: { timeout: memory.connection.timeoutMs },
      }
    },
  })
}

/** Hands back how far a request has written, so that a client can read its writes on another server. */
function bookmarksPlugin(): Plugin<object, Caller> {
  return {
    onResponse({ response, serverContext }) {
      const marks = serverContext?.marks?.() ?? []
      if (marks.length > 0) response.headers.set('stemma-bookmarks', marks.join(','))
    },
  }
}

let built: Promise<GraphQLSchema> | undefined

/** The inspection of the whole graph, and beside it our own contract: built once, in about a second. */
export function graphqlSchema(): Promise<GraphQLSchema> {
  built ??= buildSchema()
  return built
}

async function buildSchema(): Promise<GraphQLSchema> {
  const own = readdirSync(new URL('../../../graphql', import.meta.url))
    .map((file) => file.replace('.graphql', ''))
    .filter((name) => name !== 'inspection')
    .sort()
  return mergeSchemas({
    schemas: [await inspectionSchema()],
    typeDefs: own.map(readSdl),
    resolvers: resolvers as never,
  })
}

const WELCOME = `# What the memory is, and how much it holds for you.
query Status {
  status {
    version
    schemaVersion
    neo4j { version edition onlineIndexCount indexCount }
    namespaces
    census { label count }
    problems
  }
}
`
