import { capture } from '../../src/memory/episode/capture.ts'
import type { Memory } from '../../src/memory/memory.ts'
import { missions } from '../../src/memory/mission/verbs.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { type Bound, bound } from '../../src/memory/verbs.ts'
import { graphqlWire, mcpWire } from './wires.ts'

const { create, advance, observe, slice, decide, reject, validate } = missions
const { changesSince, state, delta, lineage, recommendCapabilities } = missions
const WRITERS = { capture, create, advance, observe, slice, decide, reject, validate }
const READERS = { changesSince, state, delta, lineage, recommendCapabilities }
const VERBS = { ...WRITERS, ...READERS }
type Verb = keyof typeof VERBS

/** The mission verbs through one way in. Instants may be text behind a door. */
export type MissionDoor = Bound<typeof VERBS> & AsyncDisposable

type OpenMissionDoor = (memory: Memory, principal: Principal) => Promise<MissionDoor>

export const MISSION_DOORS: readonly [string, OpenMissionDoor][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<MissionDoor> {
  const verbs = bound(VERBS, () => memory.contextFor(principal))
  return { ...verbs, [Symbol.asyncDispose]: async () => {} }
}

const DRIFT = 'drift { newerId olderId how }'

/** Each verb in GraphQL: its field, the type of its input, and what to ask for. */
const FIELDS: Record<Verb, readonly [field: string, input: string, fields: string]> = {
  capture: ['capture', 'CaptureInput', 'id'],
  create: ['missionCreate', 'MissionCreateInput', 'id status isNew'],
  advance: ['missionAdvance', 'MissionAdvanceInput', 'id status isNew'],
  observe: ['observe', 'ObserveInput', 'id isNew isReplay'],
  slice: ['slice', 'SliceInput', 'id text hasDrift items { id kind }'],
  decide: ['decide', 'DecideInput', 'id isNew isReplay'],
  reject: ['rejectApproach', 'RejectInput', 'id isNew isReplay'],
  validate: [
    'validate',
    'ValidateInput',
    'id isNew isReplay capability { id name isNew successCount failureCount proficiency }',
  ],
  changesSince: ['missionChanges', 'ChangesInput', `hasDrift ${DRIFT} entries { id kind }`],
  state: [
    'missionState',
    'MissionStateInput',
    `id status entryCount observations { id } decisions { id standing } validations { status decisionId }
      capabilities { id name proficiency learnedFrom } doNotRepeat { id kind } ${DRIFT}`,
  ],
  delta: [
    'decisionDelta',
    'DeltaInput',
    'standing outcome deltas { expected actual difference unit isBetter }',
  ],
  lineage: ['lineage', 'LineageInput', 'nodes { id label kind depth } edges { fromId toId type }'],
  recommendCapabilities: [
    'recommendCapabilities',
    'CapabilitiesInput',
    'id name missionId decisionId',
  ],
}

async function overGraphql(memory: Memory, principal: Principal): Promise<MissionDoor> {
  const wire = await graphqlWire(memory, principal)
  const verbs = throughAll((verb, input) => {
    const [field, type, fields] = FIELDS[verb]
    return wire.ask(`${verb in WRITERS ? 'mutation' : 'query'} ${field}`, type, input, fields)
  })
  return { ...verbs, [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose]() }
}

/** Each verb as an MCP tool, and the key of its answer when that is a list. */
const TOOLS: Record<Verb, readonly [tool: string, key?: string]> = {
  capture: ['capture'],
  create: ['mission_create'],
  advance: ['mission_advance'],
  observe: ['observe'],
  slice: ['context_slice'],
  decide: ['decide'],
  reject: ['reject_approach'],
  validate: ['validate'],
  changesSince: ['mission_changes'],
  state: ['mission_state'],
  delta: ['decision_delta'],
  lineage: ['lineage'],
  recommendCapabilities: ['recommend_capabilities', 'capabilities'],
}

async function overMcp(memory: Memory, principal: Principal): Promise<MissionDoor> {
  const wire = await mcpWire(memory, principal)
  const verbs = throughAll(async (verb, input) => {
    const [tool, key] = TOOLS[verb]
    const { data } = await wire.call<Record<string, unknown>>(tool, input)
    return key === undefined ? data : data[key]
  })
  return { ...verbs, [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose]() }
}

/** Every verb by one way of asking. */
function throughAll(ask: (verb: Verb, input: object) => Promise<unknown>): Bound<typeof VERBS> {
  const verbs = Object.keys(VERBS) as Verb[]
  const asked = verbs.map((verb) => [verb, (input: object) => ask(verb, input)] as const)
  return Object.fromEntries(asked) as unknown as Bound<typeof VERBS>
}
