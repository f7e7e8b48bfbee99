import { GraphQLScalarType } from 'graphql'
import { InvalidInput, MemoryError } from '../../errors.ts'
import type { NodeSummaryLinksArgs, Resolvers } from '../../generated/graphql.ts'
import { history } from '../../memory/audit/history.ts'
import { consolidate } from '../../memory/belief/consolidate.ts'
import { consolidationStatus, failures, releaseFailed } from '../../memory/belief/status.ts'
import { undo } from '../../memory/belief/undo.ts'
import { alikeEntities, mergeEntities, unmergeEntities } from '../../memory/entity/merge.ts'
import { capture, captureBatch } from '../../memory/episode/capture.ts'
import { beliefs } from '../../memory/fact/beliefs.ts'
import { contested, resolve } from '../../memory/fact/resolve.ts'
import { supersede } from '../../memory/fact/supersede.ts'
import type { Link } from '../../memory/inspect/node.ts'
import { read } from '../../memory/inspect/read.ts'
import { status } from '../../memory/inspect/status.ts'
import { forget, pin, unforget, unpin } from '../../memory/lifecycle/keep.ts'
import { recall } from '../../memory/recall/recall.ts'
import { search } from '../../memory/recall/search.ts'
import { whyNot } from '../../memory/recall/why-not.ts'
import { manifest } from '../../memory/session/manifest.ts'
import { advanceWork, createWork, linkWork, queryWork, workTree } from '../../memory/work/work.ts'
import type { Context } from './context.ts'
import { given } from './given.ts'
import { coreMutations, coreQueries } from './resolvers/core.ts'
import { erasureMutations, erasureQueries } from './resolvers/erasure.ts'
import { missionMutations, missionQueries } from './resolvers/mission.ts'
import { promotionMutations, promotionQueries } from './resolvers/promotion.ts'
import { skillMutations, skillQueries } from './resolvers/skill.ts'
import { tagMutations, tagQueries } from './resolvers/tag.ts'
import { timeMutations, timeQueries } from './resolvers/time.ts'

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
    readMemory: (_, { input }, context) => read(context, given(input)),
    sessionManifest: (_, { input }, context) => manifest(context, given(input)),
    auditHistory: (_, { input }, context) => history(context, given(input)),
    recall: (_, { input }, context) => recall(context, given(input)),
    search: (_, { input }, context) => search(context, given(input)),
    whyNot: (_, { input }, context) => whyNot(context, given(input)),
    consolidationStatus: (_, __, context) => consolidationStatus(context),
    consolidationFailures: (_, { input }, context) => failures(context, given(input)),
    beliefs: (_, { input }, context) => beliefs(context, given(input)),
    contested: (_, { input }, context) => contested(context, given(input)),
    alikeEntities: (_, { input }, context) => alikeEntities(context, given(input)),
    workTree: (_, { input }, context) => workTree(context, given(input)),
    workQuery: (_, { input }, context) => queryWork(context, given(input)),
    ...coreQueries,
    ...missionQueries,
    ...skillQueries,
    ...tagQueries,
    ...promotionQueries,
    ...timeQueries,
    ...erasureQueries,
  },
  Mutation: {
    capture: (_, { input }, context) => capture(context, given(input)),
    captureBatch: (_, { input: { items } }, context) =>
      captureBatch(context, { items: items.map(given) }),
    consolidate: (_, { input }, context) => consolidate(context, given(input)),
    undoConsolidation: (_, { input }, context) => undo(context, given(input)),
    releaseFailed: (_, { input }, context) => releaseFailed(context, given(input)),
    supersede: (_, { input }, context) => supersede(context, given(input)),
    resolve: (_, { input }, context) => resolve(context, given(input)),
    mergeEntities: (_, { input }, context) => mergeEntities(context, given(input)),
    unmergeEntities: (_, { input }, context) => unmergeEntities(context, given(input)),
    pin: (_, { input }, context) => pin(context, given(input)),
    unpin: (_, { input }, context) => unpin(context, given(input)),
    forget: (_, { input }, context) => forget(context, given(input)),
    unforget: (_, { input }, context) => unforget(context, given(input)),
    workCreate: (_, { input }, context) => createWork(context, given(input)),
    workAdvance: (_, { input }, context) => advanceWork(context, given(input)),
    workLink: (_, { input }, context) => linkWork(context, given(input)),
    ...coreMutations,
    ...missionMutations,
    ...skillMutations,
    ...tagMutations,
    ...promotionMutations,
    ...timeMutations,
    ...erasureMutations,
  },
  NodeSummary: { links },
  BatchItem: {
    receipt: (item) => (item instanceof MemoryError ? null : item),
    refusal: (item) => (item instanceof MemoryError ? item : null),
  },
  Recalled: {
    posture: ({ plan }) => plan.posture,
    scopes: ({ plan }) => plan.scopes,
    stages: ({ stages }) => counts(stages),
    removed: ({ removed }) => counts(removed),
  },
  RecallHit: {
    components: ({ components }) =>
      Object.entries(components ?? {}).map(([name, value]) => ({ name, value })),
  },
}

function counts(record: Readonly<Record<string, number>>) {
  return Object.entries(record).map(([name, count]) => ({ name, count }))
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
