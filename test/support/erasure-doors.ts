import { type AuditVerdict, verifyAudit } from '../../src/memory/audit/verify.ts'
import {
  type EraseRequest,
  type Erasure,
  type ErasureClosureRequest,
  erase,
  erasureClosure,
} from '../../src/memory/erasure/erase.ts'
import type { Memory } from '../../src/memory/memory.ts'
import type { Principal } from '../../src/memory/namespace/principal.ts'
import { graphqlWire, mcpWire, shown } from './wires.ts'

/** Erasure and the audit trail, through one way in. */
export interface ErasureDoor extends AsyncDisposable {
  closure(input: ErasureClosureRequest): Promise<Erasure>
  erase(input: EraseRequest): Promise<Erasure>
  verifyAudit(input: object): Promise<AuditVerdict>
}

type Open = (memory: Memory, principal: Principal) => Promise<ErasureDoor>

export const ERASURE_DOORS: readonly [string, Open][] = [
  ['in process', inProcess],
  ['GraphQL', overGraphql],
  ['MCP', overMcp],
]

async function inProcess(memory: Memory, principal: Principal): Promise<ErasureDoor> {
  const context = () => memory.contextFor(principal)
  return {
    closure: (input) => shown(erasureClosure(context(), input)),
    erase: (input) => shown(erase(context(), input)),
    verifyAudit: (input) => shown(verifyAudit(context(), input)),
    [Symbol.asyncDispose]: async () => {},
  }
}

const ERASURE = `isDryRun erasedCount rederivedCount certificateId isReplay counts { label count }
  items { id label kind namespace why parentId depth action }`
const VERDICT = `namespace isWhole sealedCount unsealedCount blankedCount headIndex headHash
  breaks { index eventId kind }`

async function overGraphql(memory: Memory, principal: Principal): Promise<ErasureDoor> {
  const wire = await graphqlWire(memory, principal)
  return {
    closure: (input) => wire.ask('query erasureClosure', 'ErasureClosureInput', input, ERASURE),
    erase: (input) => wire.ask('mutation erase', 'EraseInput', input, ERASURE),
    verifyAudit: (input) => wire.ask('query verifyAudit', 'VerifyAuditInput', input, VERDICT),
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}

async function overMcp(memory: Memory, principal: Principal): Promise<ErasureDoor> {
  const wire = await mcpWire(memory, principal)
  const call = async <Answer>(tool: string, input: object): Promise<Answer> =>
    (await wire.call<Answer>(tool, input)).data
  return {
    // An agent asks for a dry run.
    closure: (input) => call('erase', { ...input, reason: 'asked', isDryRun: true }),
    erase: (input) => call('erase', input),
    verifyAudit: (input) => call('verify_audit', input),
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}
