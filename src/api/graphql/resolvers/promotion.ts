import type { MutationResolvers, QueryResolvers } from '../../../generated/graphql.ts'
import { rateAgents } from '../../../memory/agent/reliability.ts'
import { attest, retractAttestation } from '../../../memory/attestation/attest.ts'
import { demote, reviewPromotions } from '../../../memory/promotion/demote.ts'
import { promote, promotion } from '../../../memory/promotion/promote.ts'
import { given } from '../given.ts'

export const promotionQueries = {
  promotion: (_, { input }, context) => promotion(context, given(input)),
} satisfies QueryResolvers

export const promotionMutations = {
  attest: (_, { input }, context) => attest(context, given(input)),
  retractAttestation: (_, { input }, context) => retractAttestation(context, given(input)),
  promote: (_, { input }, context) => promote(context, given(input)),
  demote: (_, { input }, context) => demote(context, given(input)),
  reviewPromotions: (_, { input }, context) => reviewPromotions(context, given(input)),
  rateAgents: (_, { input }, context) => rateAgents(context, given(input)),
} satisfies MutationResolvers
