import { core } from '../../src/memory/core/verbs.ts'
import { read } from '../../src/memory/inspect/read.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { search } from '../../src/memory/recall/search.ts'
import { skills } from '../../src/memory/skill/verbs.ts'
import { tagging } from '../../src/memory/tag/verbs.ts'
import { graphqlWire, mcpWire, type Operation, shown } from './wires.ts'

const VERBS = { ...core, ...skills, ...tagging, search, read }
export type Verb = keyof typeof VERBS

/** What a verb answers with, through any door: instants may be text behind one. */
type Answer<Name extends Verb> = Awaited<ReturnType<(typeof VERBS)[Name]>>
type Input<Name extends Verb> = Parameters<(typeof VERBS)[Name]>[1]

/** One way in, with every verb behind one method. */
export interface SkillDoor extends AsyncDisposable {
  call<Name extends Verb>(name: Name, input: Input<Name>): Promise<Answer<Name>>
}

const RECEIPT = 'id namespace contentHash isNew'
const FAILURE = 'id description observedAt'

/** Each verb in GraphQL: its field, the type of its input, what to ask for; in MCP: its tool and key. */
const NAMES: Record<Verb, { graphql: [Operation, string, string]; mcp: [string, string?] }> = {
  set: {
    graphql: ['mutation coreSet', 'CoreSetInput', `${RECEIPT} kind excisions { rule }`],
    mcp: ['core_set'],
  },
  edit: {
    graphql: ['mutation coreEdit', 'CoreEditInput', `${RECEIPT} drift isDrifted`],
    mcp: ['core_edit'],
  },
  remove: {
    graphql: ['mutation coreRemove', 'CoreRemoveInput', RECEIPT],
    mcp: ['core_remove'],
  },
  acceptBaseline: {
    graphql: ['mutation coreAcceptBaseline', 'CoreAcceptInput', RECEIPT],
    mcp: ['core_accept_baseline'],
  },
  list: {
    graphql: [
      'query coreList',
      'CoreListInput',
      'id kind content contentHash drift isDrifted attestations { agentId isStale }',
    ],
    mcp: ['core_list', 'blocks'],
  },
  save: {
    graphql: [
      'mutation skillSave',
      'SkillSaveInput',
      'id name version authorityState embeddingState supersedes isNew flags',
    ],
    mcp: ['skill_save'],
  },
  review: {
    graphql: ['mutation skillReview', 'SkillReviewInput', 'id state isNew deprecatedIds'],
    mcp: ['skill_review'],
  },
  recordOutcome: {
    graphql: [
      'mutation skillOutcome',
      'SkillOutcomeInput',
      'id successCount failureCount proficiency failureId isNew',
    ],
    mcp: ['skill_outcome'],
  },
  retrieve: {
    graphql: [
      'query skillRetrieve',
      'SkillRetrieveInput',
      `embedder doNot { id description likeness } skills { id name version body authorityState
        preconditions successCount failureCount proficiency score sourceIds failures { ${FAILURE} } }`,
    ],
    mcp: ['skill_retrieve'],
  },
  reportFailure: {
    graphql: ['mutation reportFailure', 'ReportFailureInput', 'id namespace isNew'],
    mcp: ['report_failure'],
  },
  failureModes: {
    graphql: ['query failureModes', 'FailureListInput', `${FAILURE} skillIds`],
    mcp: ['failure_modes', 'failures'],
  },
  tag: { graphql: ['mutation tag', 'TagInput', 'id changedCount isNew'], mcp: ['tag'] },
  untag: { graphql: ['mutation untag', 'TagInput', 'id changedCount isNew'], mcp: ['untag'] },
  tags: {
    graphql: ['query tagCounts', 'TagsInput', 'slug memoryCount workCount'],
    mcp: ['tags', 'tags'],
  },
  search: { graphql: ['query search', 'SearchInput', 'text'], mcp: ['search'] },
  read: {
    graphql: ['query readMemory', 'ReadInput', `id body supersededBy failures { ${FAILURE} }`],
    mcp: ['read_memory', 'memories'],
  },
}

type Open = (memory: Memory, principal: Principal) => Promise<SkillDoor>

export const SKILL_DOORS: readonly [string, Open][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<SkillDoor> {
  return {
    call: (name, input) =>
      shown(VERBS[name](memory.contextFor(principal), input as never) as Promise<never>),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function overGraphql(memory: Memory, principal: Principal): Promise<SkillDoor> {
  const wire = await graphqlWire(memory, principal)
  return {
    call(name, input) {
      const [operation, type, fields] = NAMES[name].graphql
      return wire.ask(operation, type, input as object, fields)
    },
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}

async function overMcp(memory: Memory, principal: Principal): Promise<SkillDoor> {
  const wire = await mcpWire(memory, principal)
  return {
    async call(name, input) {
      const [tool, key] = NAMES[name].mcp
      const { text, data } = await wire.call<Record<string, never>>(tool, input as object)
      if (name === 'search') return { text } as never
      return (key === undefined ? data : data[key]!) as never
    },
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}
