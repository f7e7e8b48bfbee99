import { readFileSync } from 'node:fs'
import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils'
import { Neo4jGraphQL } from '@neo4j/graphql'
import type { GraphQLSchema } from 'graphql'
import { LABEL_NAMES } from '../../vocabulary.ts'
import { Instant, links } from './resolvers.ts'

/**
 * The whole graph, read-only: a type and a root field for each of the nineteen labels, a field for
 * each edge that leads to one label, and `links` for the edges that lead to several.
 *
 * @neo4j/graphql also offers a connection beside every edge. Those collect the whole neighbourhood
 * before they cut it, so they are taken out; the plain lists cut first.
 */
export async function inspectionSchema(): Promise<GraphQLSchema> {
  const typeDefs = ['inspection', 'vocabulary', 'node', 'schema'].map(readSdl)
  const byLabel = Object.fromEntries(LABEL_NAMES.map((label) => [label, { links }]))
  const neo4j = new Neo4jGraphQL({
    typeDefs: typeDefs.map(withoutQuery),
    resolvers: { Instant, NodeSummary: { links }, ...byLabel },
    validate: false,
    features: {
      excludeDeprecatedFields: {
        mutationOperations: true,
        aggregationFilters: true,
        aggregationFiltersOutsideConnection: true,
        relationshipFilters: true,
        attributeFilters: true,
      },
    },
  })
  const generated = await neo4j.getSchema()
  const withoutConnections = mapSchema(generated, {
    [MapperKind.OBJECT_FIELD]: (field, name) => (name.endsWith('Connection') ? null : field),
  })
  return pruneSchema(withoutConnections, { skipUnimplementedInterfacesPruning: true })
}

export function readSdl(name: string): string {
  return readFileSync(new URL(`../../../graphql/${name}.graphql`, import.meta.url), 'utf8')
}

/** Shared types are given to the library, our own root fields are not: they would be wrapped. */
function withoutQuery(sdl: string): string {
  return sdl.replace(/^(extend )?type (Query|Mutation)( \{[^}]*\})?$/gm, '')
}
