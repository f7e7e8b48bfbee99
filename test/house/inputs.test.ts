import { GraphQLInputObjectType, isNonNullType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { graphqlSchema } from '../../src/api/graphql/graphql.ts'
import { TOOLS } from '../../src/api/mcp/tools.ts'
import { RateInput } from '../../src/memory/agent/reliability.ts'
import { AttestInput, RetractAttestationInput } from '../../src/memory/attestation/attest.ts'
import { HistoryInput } from '../../src/memory/audit/history.ts'
import { VerifyAuditInput } from '../../src/memory/audit/verify.ts'
import { ConsolidateInput } from '../../src/memory/belief/consolidate.ts'
import { FailuresInput, ReleaseInput } from '../../src/memory/belief/status.ts'
import { UndoInput } from '../../src/memory/belief/undo.ts'
import { CoreAcceptInput, CoreEditInput, CoreRemoveInput } from '../../src/memory/core/edit.ts'
import { CoreListInput } from '../../src/memory/core/list.ts'
import { CoreSetInput } from '../../src/memory/core/set.ts'
import { AlikeInput, MergeInput, UnmergeInput } from '../../src/memory/entity/merge.ts'
import { CaptureBatchInput, CaptureInput } from '../../src/memory/episode/capture.ts'
import { EraseInput, ErasureClosureInput } from '../../src/memory/erasure/erase.ts'
import { BeliefsInput } from '../../src/memory/fact/beliefs.ts'
import { ContestedInput, ResolveInput } from '../../src/memory/fact/resolve.ts'
import { SupersedeInput } from '../../src/memory/fact/supersede.ts'
import { ReadInput } from '../../src/memory/inspect/read.ts'
import { KeepInput } from '../../src/memory/lifecycle/keep.ts'
import { SweepInput } from '../../src/memory/lifecycle/sweep.ts'
import { CapabilitiesInput } from '../../src/memory/mission/capabilities.ts'
import { DecideInput, RejectInput } from '../../src/memory/mission/decide.ts'
import { LearnedSkillInput } from '../../src/memory/mission/learn.ts'
import { LineageInput } from '../../src/memory/mission/lineage.ts'
import {
  ChangesInput,
  DecisionsInput,
  DeltaInput,
  ObservationsInput,
} from '../../src/memory/mission/log.ts'
import {
  MissionAdvanceInput,
  MissionAmendInput,
  MissionCreateInput,
} from '../../src/memory/mission/mission.ts'
import {
  ObservationInput,
  ObserveBatchInput,
  ObserveInput,
} from '../../src/memory/mission/observe.ts'
import { BlastRadiusInput, RetractInput, ReviewInput } from '../../src/memory/mission/retract.ts'
import { SliceInput, SliceReadInput } from '../../src/memory/mission/slice.ts'
import { MissionStateInput } from '../../src/memory/mission/state.ts'
import { ValidateInput } from '../../src/memory/mission/validate.ts'
import { DemoteInput, ReviewPromotionsInput } from '../../src/memory/promotion/demote.ts'
import { PromoteInput, PromotionInput } from '../../src/memory/promotion/promote.ts'
import { RecallInput } from '../../src/memory/recall/recall.ts'
import { SearchInput } from '../../src/memory/recall/search.ts'
import { WhyNotInput } from '../../src/memory/recall/why-not.ts'
import { EndSessionInput } from '../../src/memory/session/end.ts'
import { ManifestInput } from '../../src/memory/session/manifest.ts'
import { FailureListInput, ReportFailureInput } from '../../src/memory/skill/failure.ts'
import { SkillOutcomeInput } from '../../src/memory/skill/outcome.ts'
import { SkillRetrieveInput } from '../../src/memory/skill/retrieve.ts'
import { SkillReviewInput } from '../../src/memory/skill/review.ts'
import { SkillSaveInput } from '../../src/memory/skill/save.ts'
import { TagInput, TagsInput } from '../../src/memory/tag/tag.ts'
import { DefineAnchorInput, DefineWindowInput } from '../../src/memory/time/define.ts'
import { RefreshTimeInput } from '../../src/memory/time/link.ts'
import { TimesInput } from '../../src/memory/time/list.ts'
import {
  WorkAdvanceInput,
  WorkCreateInput,
  WorkLinkInput,
  WorkQueryInput,
  WorkTreeInput,
} from '../../src/memory/work/work.ts'

const INPUTS: Record<string, z.ZodObject> = {
  EndSessionInput,
  SweepInput,
  RefreshTimeInput,
  DefineWindowInput,
  DefineAnchorInput,
  TimesInput,
  RateInput,
  ReviewPromotionsInput,
  DemoteInput,
  PromoteInput,
  PromotionInput,
  RetractAttestationInput,
  AttestInput,
  AlikeInput,
  BlastRadiusInput,
  CapabilitiesInput,
  ChangesInput,
  DecideInput,
  DecisionsInput,
  DeltaInput,
  LearnedSkillInput,
  LineageInput,
  MissionAdvanceInput,
  MissionAmendInput,
  MissionCreateInput,
  MissionStateInput,
  ObservationInput,
  ObservationsInput,
  ObserveBatchInput,
  ObserveInput,
  RejectInput,
  RetractInput,
  ReviewInput,
  SliceInput,
  SliceReadInput,
  ValidateInput,
  BeliefsInput,
  CaptureInput,
  CaptureBatchInput,
  ConsolidateInput,
  ContestedInput,
  CoreAcceptInput,
  CoreEditInput,
  CoreListInput,
  CoreRemoveInput,
  CoreSetInput,
  FailureListInput,
  EraseInput,
  ErasureClosureInput,
  FailuresInput,
  HistoryInput,
  KeepInput,
  ManifestInput,
  MergeInput,
  ReadInput,
  RecallInput,
  ReleaseInput,
  ReportFailureInput,
  ResolveInput,
  SearchInput,
  SkillOutcomeInput,
  SkillRetrieveInput,
  SkillReviewInput,
  SkillSaveInput,
  SupersedeInput,
  TagInput,
  TagsInput,
  UndoInput,
  UnmergeInput,
  VerifyAuditInput,
  WhyNotInput,
  WorkAdvanceInput,
  WorkCreateInput,
  WorkLinkInput,
  WorkQueryInput,
  WorkTreeInput,
}
const schema = await graphqlSchema()

describe.each(Object.entries(INPUTS))('%s', (name, input) => {
  test('asks for the same in GraphQL and in zod', () => {
    const type = schema.getType(name) as GraphQLInputObjectType
    const inGraphql = Object.values(type.getFields()).map(
      (field) => `${field.name}${isNonNullType(field.type) ? '' : '?'}`,
    )
    const inZod = Object.entries(input.shape).map(
      ([field, rule]) => `${field}${(rule as z.ZodType).safeParse(undefined).success ? '?' : ''}`,
    )
    expect(inGraphql.toSorted()).toEqual(inZod.toSorted())
  })
})

test('every input of our own GraphQL is checked here', () => {
  const own = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLInputObjectType =>
      type instanceof GraphQLInputObjectType && type.name.endsWith('Input'),
  )
  expect(own.map(({ name }) => name).toSorted()).toEqual(Object.keys(INPUTS).toSorted())
})

test('tools are described in few words and have JSON schemas', () => {
  for (const { name, description, input } of TOOLS) {
    expect(name).toMatch(/^[a-z_]+$/)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(z.toJSONSchema(input, { io: 'input' }).type).toBe('object')
  }
})
