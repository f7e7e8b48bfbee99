import type { MutationResolvers, QueryResolvers } from '../../../generated/graphql.ts'
import { acceptBaseline, edit, remove } from '../../../memory/core/edit.ts'
import { list } from '../../../memory/core/list.ts'
import { set } from '../../../memory/core/set.ts'
import { given } from '../given.ts'

export const coreQueries: Pick<QueryResolvers, 'coreList'> = {
  coreList: (_, { input }, context) => list(context, given(input)),
}

export const coreMutations: Pick<
  MutationResolvers,
  'coreSet' | 'coreEdit' | 'coreAcceptBaseline' | 'coreRemove'
> = {
  coreSet: (_, { input }, context) => set(context, given(input)),
  coreEdit: (_, { input }, context) => edit(context, given(input)),
  coreAcceptBaseline: (_, { input }, context) => acceptBaseline(context, given(input)),
  coreRemove: (_, { input }, context) => remove(context, given(input)),
}
