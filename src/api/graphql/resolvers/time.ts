import type { MutationResolvers, QueryResolvers } from '../../../generated/graphql.ts'
import { sweep } from '../../../memory/lifecycle/sweep.ts'
import { endSession } from '../../../memory/session/end.ts'
import { defineAnchor, defineWindow } from '../../../memory/time/define.ts'
import { refreshTime } from '../../../memory/time/link.ts'
import { times } from '../../../memory/time/list.ts'
import { given } from '../given.ts'

export const timeQueries = {
  times: (_, { input }, context) => times(context, given(input)),
} satisfies QueryResolvers

export const timeMutations = {
  defineAnchor: (_, { input }, context) => defineAnchor(context, given(input)),
  defineWindow: (_, { input }, context) => defineWindow(context, given(input)),
  refreshTime: (_, { input }, context) => refreshTime(context, given(input)),
  endSession: (_, { input }, context) => endSession(context, given(input)),
  sweep: (_, { input }, context) => sweep(context, given(input)),
} satisfies MutationResolvers
