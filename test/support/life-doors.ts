import { attest, retractAttestation } from '../../src/memory/attestation/attest.ts'
import { sweep } from '../../src/memory/lifecycle/sweep.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { demote, reviewPromotions } from '../../src/memory/promotion/demote.ts'
import { promote, promotion } from '../../src/memory/promotion/promote.ts'
import { search } from '../../src/memory/recall/search.ts'
import { endSession } from '../../src/memory/session/end.ts'
import { defineAnchor, defineWindow } from '../../src/memory/time/define.ts'
import { refreshTime } from '../../src/memory/time/link.ts'
import { times } from '../../src/memory/time/list.ts'
import { graphqlWire, mcpWire, shown } from './wires.ts'

const STANDING = `factId status promotedId attesterCount posterior gates { gate isMet detail } isNew`
const LINKED = 'id linkedCount unlinkedCount next'

/** Every verb as each door has it: the function, the GraphQL field, and the MCP tool. */
const VERBS = {
  attest: { verb: attest, tool: 'attest', fields: 'id agentId category isAuthor isNew' },
  retractAttestation: { verb: retractAttestation, tool: 'retract_attestation', fields: 'id isNew' },
  promotion: { verb: promotion, tool: 'promotion_status', fields: STANDING },
  promote: { verb: promote, tool: 'promote', fields: STANDING },
  demote: { verb: demote, tool: 'demote', fields: STANDING },
  reviewPromotions: {
    verb: reviewPromotions,
    tool: 'review_promotions',
    fields: 'reviewedCount demoted { factId promotedId lost } next',
  },
  sweep: {
    verb: sweep,
    tool: 'sweep',
    fields: `namespace isDryRun forgotten { id label strength } spared { id label strength reason } next`,
  },
  defineAnchor: {
    verb: defineAnchor,
    tool: 'define_anchor',
    fields: `${LINKED} name namespace isNew`,
  },
  defineWindow: {
    verb: defineWindow,
    tool: 'define_window',
    fields: `${LINKED} name namespace isNew`,
  },
  refreshTime: { verb: refreshTime, tool: 'refresh_time', fields: LINKED },
  times: { verb: times, tool: 'times', fields: 'kind id namespace name memberCount' },
  endSession: { verb: endSession, tool: 'end_session', fields: 'id isNew' },
  search: { verb: search, tool: 'search', fields: 'text' },
} as const

const READS = new Set(['promotion', 'times', 'search'])

export type LifeVerb = keyof typeof VERBS

export interface LifeDoor extends AsyncDisposable {
  // What comes back is JSON in two of the three doors, so a test says what it looks for.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  call(verb: LifeVerb, input: object): Promise<any>
}

export const LIFE_DOORS: readonly [
  string,
  (memory: Memory, principal: Principal) => Promise<LifeDoor>,
][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<LifeDoor> {
  return {
    call: (name, input) =>
      shown(VERBS[name].verb(memory.contextFor(principal), input as never) as Promise<unknown>),
    [Symbol.asyncDispose]: async () => {},
  }
}

async function overGraphql(memory: Memory, principal: Principal): Promise<LifeDoor> {
  const wire = await graphqlWire(memory, principal)
  return {
    call(name, input) {
      const type =
        name === 'promotion' ? 'PromotionInput' : `${name[0]!.toUpperCase()}${name.slice(1)}Input`
      const kind = READS.has(name) ? 'query' : 'mutation'
      return wire.ask(`${kind} ${name}`, type, input, VERBS[name].fields)
    },
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}

async function overMcp(memory: Memory, principal: Principal): Promise<LifeDoor> {
  const wire = await mcpWire(memory, principal)
  return {
    async call(name, input) {
      const { text, data } = await wire.call<{ times?: unknown }>(VERBS[name].tool, input)
      return name === 'search' ? { text } : name === 'times' ? data.times : data
    },
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}
