import type { Resolvers } from '../../../generated/graphql.ts'
import { verifyAudit } from '../../../memory/audit/verify.ts'
import { erase, erasureClosure } from '../../../memory/erasure/erase.ts'
import { given } from '../given.ts'

export const erasureQueries = {
  erasureClosure: (_, { input }, context) => erasureClosure(context, given(input)),
  verifyAudit: (_, { input }, context) => verifyAudit(context, given(input)),
} satisfies Resolvers['Query']

export const erasureMutations = {
  erase: (_, { input }, context) => erase(context, given(input)),
} satisfies Resolvers['Mutation']
