import { GraphQLInputObjectType, isNonNullType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { graphqlSchema } from '../../src/api/graphql/graphql.ts'
import { TOOLS } from '../../src/api/mcp/tools.ts'
import { HistoryInput } from '../../src/memory/audit/history.ts'
import { VerifyAuditInput } from '../../src/memory/audit/verify.ts'
import { ConsolidateInput } from '../../src/memory/belief/consolidate.ts'
import { FailuresInput, ReleaseInput } from '../../src/memory/belief/status.ts'
import { UndoInput } from '../../src/memory/belief/undo.ts'
import { AlikeInput, MergeInput, UnmergeInput } from '../../src/memory/entity/merge.ts'
import { CaptureBatchInput, CaptureInput } from '../../src/memory/episode/capture.ts'
import { EraseInput, ErasureClosureInput } from '../../src/memory/erasure/erase.ts'
import { BeliefsInput } from '../../src/memory/fact/beliefs.ts'
import { ContestedInput, ResolveInput } from '../../src/memory/fact/resolve.ts'
import { SupersedeInput } from '../../src/memory/fact/supersede.ts'
import { ReadInput } from '../../src/memory/inspect/read.ts'
import { KeepInput } from '../../src/memory/lifecycle/keep.ts'
import { RecallInput } from '../../src/memory/recall/recall.ts'
import { SearchInput } from '../../src/memory/recall/search.ts'
import { WhyNotInput } from '../../src/memory/recall/why-not.ts'
import { ManifestInput } from '../../src/memory/session/manifest.ts'
import {
  WorkAdvanceInput,
  WorkCreateInput,
  WorkLinkInput,
  WorkQueryInput,
  WorkTreeInput,
} from '../../src/memory/work/work.ts'

const INPUTS: Record<string, z.ZodObject> = {
  AlikeInput,
  BeliefsInput,
  CaptureInput,
  CaptureBatchInput,
  ConsolidateInput,
  ContestedInput,
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
  ResolveInput,
  SearchInput,
  SupersedeInput,
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
