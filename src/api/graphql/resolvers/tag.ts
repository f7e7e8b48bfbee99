import type { MutationResolvers, QueryResolvers } from '../../../generated/graphql.ts'
import { tag, tags, untag } from '../../../memory/tag/tag.ts'
import { given } from '../given.ts'

export const tagQueries: Pick<QueryResolvers, 'tagCounts'> = {
  tagCounts: (_, { input }, context) => tags(context, given(input)),
}

export const tagMutations: Pick<MutationResolvers, 'tag' | 'untag'> = {
  tag: (_, { input }, context) => tag(context, given(input)),
  untag: (_, { input }, context) => untag(context, given(input)),
}
