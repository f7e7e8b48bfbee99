import { GraphQLScalarType } from 'graphql'
import { InvalidInput } from '../../errors.ts'
import type { NodeSummaryLinksArgs, Resolvers } from '../../generated/graphql.ts'
import type { Link } from '../../memory/inspect/node.ts'
import { status } from '../../memory/inspect/status.ts'
import type { Context } from './context.ts'

/** Ours, one line a field. What a field does is a verb of src/memory. */
export const Instant = new GraphQLScalarType<Date, string>({
  name: 'Instant',
  description: 'An instant, as ISO 8601 in UTC.',
  // The inspection schema hands over what the driver prints; our verbs hand over dates.
  serialize: (value) => new Date(value instanceof Date ? value : String(value)).toISOString(),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant('value' in node ? node.value : undefined),
})

export const resolvers: Resolvers = {
  Instant,
  Query: {
    status: (_, __, context) => status(context),
    node: async (_, { id }, { loaders }) => (await loaders.node(id)) ?? null,
  },
  NodeSummary: { links },
}

/** The neighbours of a parent that has an id: `NodeSummary`, and every type of the inspection. */
export function links(
  { id }: { id: string },
  { types, direction, limit }: NodeSummaryLinksArgs,
  { loaders }: Context,
): Promise<readonly Link[]> {
  return loaders.links({
    id,
    types: types ?? null,
    direction: direction ?? null,
    limit: limit ?? 25,
  })
}

const ISO = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/

function parseInstant(value: unknown): Date {
  const date = new Date(String(value))
  if (typeof value !== 'string' || !ISO.test(value) || Number.isNaN(date.getTime())) {
    throw new InvalidInput(
      'Instant',
      `"${String(value)}" is not an ISO 8601 instant with an offset`,
    )
  }
  return date
}
