import type { MutationResolvers, QueryResolvers } from '../../../generated/graphql.ts'
import { failureModes, reportFailure } from '../../../memory/skill/failure.ts'
import { recordOutcome } from '../../../memory/skill/outcome.ts'
import { retrieve } from '../../../memory/skill/retrieve.ts'
import { review } from '../../../memory/skill/review.ts'
import { save } from '../../../memory/skill/save.ts'
import { given } from '../given.ts'

export const skillQueries: Pick<QueryResolvers, 'skillRetrieve' | 'failureModes'> = {
  skillRetrieve: (_, { input }, context) => retrieve(context, given(input)),
  failureModes: (_, { input }, context) => failureModes(context, given(input)),
}

export const skillMutations: Pick<
  MutationResolvers,
  'skillSave' | 'skillReview' | 'skillOutcome' | 'reportFailure'
> = {
  skillSave: (_, { input }, context) => save(context, given(input)),
  skillReview: (_, { input }, context) => review(context, given(input)),
  skillOutcome: (_, { input }, context) => recordOutcome(context, given(input)),
  reportFailure: (_, { input }, context) => reportFailure(context, given(input)),
}
