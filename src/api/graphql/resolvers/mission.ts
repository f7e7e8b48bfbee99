import type { MutationResolvers, QueryResolvers } from '../../../generated/graphql.ts'
import { missions } from '../../../memory/mission/verbs.ts'
import { given } from '../given.ts'

export const missionQueries: Pick<
  QueryResolvers,
  | 'missionState'
  | 'missionObservations'
  | 'missionDecisions'
  | 'decisionDelta'
  | 'contextSlice'
  | 'missionChanges'
  | 'lineage'
  | 'blastRadius'
  | 'recommendCapabilities'
> = {
  missionState: (_, { input }, context) => missions.state(context, given(input)),
  missionObservations: (_, { input }, context) => missions.observations(context, given(input)),
  missionDecisions: (_, { input }, context) => missions.decisions(context, given(input)),
  decisionDelta: (_, { input }, context) => missions.delta(context, given(input)),
  contextSlice: (_, { input }, context) => missions.readSlice(context, given(input)),
  missionChanges: (_, { input }, context) => missions.changesSince(context, given(input)),
  lineage: (_, { input }, context) => missions.lineage(context, given(input)),
  blastRadius: (_, { input }, context) => missions.blastRadius(context, given(input)),
  recommendCapabilities: (_, { input }, context) =>
    missions.recommendCapabilities(context, given(input)),
}

export const missionMutations: Pick<
  MutationResolvers,
  | 'missionCreate'
  | 'missionAdvance'
  | 'missionAmend'
  | 'observe'
  | 'observeBatch'
  | 'decide'
  | 'rejectApproach'
  | 'validate'
  | 'slice'
  | 'retract'
  | 'review'
> = {
  missionCreate: (_, { input }, context) => missions.create(context, given(input) as never),
  missionAdvance: (_, { input }, context) => missions.advance(context, given(input)),
  missionAmend: (_, { input }, context) => missions.amend(context, given(input)),
  observe: (_, { input }, context) => missions.observe(context, given(input)),
  observeBatch: (_, { input: { missionId, items } }, context) =>
    missions.observeBatch(context, { missionId, items: items.map(given) }),
  decide: (_, { input }, context) => missions.decide(context, given(input)),
  rejectApproach: (_, { input }, context) => missions.reject(context, given(input)),
  validate: (_, { input }, context) => {
    const { skill, ...check } = given(input)
    return missions.validate(context, { ...check, ...(skill && { skill: given(skill) }) })
  },
  slice: (_, { input }, context) => missions.slice(context, given(input)),
  retract: (_, { input }, context) => missions.retract(context, given(input)),
  review: (_, { input }, context) => missions.review(context, given(input)),
}
