import { z } from 'zod'
import { Forbidden } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import type { RowOf } from '../../graph/statement.ts'
import type { Context } from '../context.ts'
import { hashParts } from '../identity.ts'
import { parse } from '../input.ts'
import { homeOf, visibleTo } from '../namespace/namespace.ts'
import { reasonHashOf, sealOf } from './seal.ts'

export const VerifyAuditInput = z.object({
  /** In full. The caller's own, when absent. */
  namespace: z.string().min(1).max(200).nullish(),
  /** A head that was noted down before: the chain must still hold it. */
  headIndex: z.int().min(0).nullish(),
  headHash: z.string().length(64).nullish(),
  /** Also read every episode, and compare it with the hash of what was written. */
  isDeep: z.boolean().default(false),
})

export interface AuditBreak {
  /** Its place in the chain. Null for an event that stands outside. */
  readonly index: number | null
  /** Null when it is gone. */
  readonly eventId: string | null
  /** `rewritten` when the event is as it was, and the episode it speaks of is not. */
  readonly kind: 'edited' | 'missing' | 'inserted' | 'rewritten'
}

export interface AuditVerdict {
  readonly namespace: string
  readonly isWhole: boolean
  readonly sealedCount: number
  /** Events that wait for their seal, which the chain does not protect yet. */
  readonly unsealedCount: number
  /** Reasons that erasures blanked. The certificates account for exactly as many. */
  readonly blankedCount: number
  /** The first hundred. */
  readonly breaks: readonly AuditBreak[]
  /** The last seal: note it down, and ask with it later. Null before the first. */
  readonly headIndex: number | null
  readonly headHash: string | null
}

type Sealed = RowOf<typeof cypher.audit.sealed>

const PAGE = 1_000
const BREAKS_SHOWN = 100

/**
 * Walks the chain of audit events of a namespace and finds every event that was edited, taken out or put
 * in; when asked to, also every episode that no longer says what was written. Refuses with {@link Forbidden} a namespace that the caller may not see.
 */
export async function verifyAudit(
  { graph, principal }: Context,
  request: z.input<typeof VerifyAuditInput> = {},
): Promise<AuditVerdict> {
  const input = parse(VerifyAuditInput, request)
  const namespace = input.namespace ?? homeOf(principal)
  if (!visibleTo(principal).includes(namespace)) {
    throw new Forbidden(`This caller may not read ${namespace}. Nothing was changed.`)
  }
  const walk = newWalk(namespace)
  const told: Sealed[] = []
  for await (const event of chainOf(graph, namespace)) {
    walk.take(event)
    if (input.isDeep && WITNESSED.test(event.payload ?? '')) told.push(event)
  }
  const outside = await graph.run(cypher.audit.unchained, { namespace, limit: BREAKS_SHOWN })
  const { headIndex: index, headHash: hash } = input
  const heads = [
    { index: outside.sealIndex, hash: outside.sealHash },
    { index: index ?? null, hash: hash ?? null },
  ]
  const breaks = [
    ...walk.breaks(heads),
    ...(await rewrittenAmong(graph, namespace, told)),
    ...outside.strayIds.map((eventId) => ({ index: null, eventId, kind: 'inserted' as const })),
  ]
  const { sealedCount, blankedCount, certifiedCount, headIndex, headHash } = walk.told()
  return {
    namespace,
    isWhole: breaks.length === 0 && blankedCount === certifiedCount,
    sealedCount,
    unsealedCount: outside.waitingCount,
    blankedCount,
    breaks: breaks.slice(0, BREAKS_SHOWN),
    headIndex,
    headHash,
  }
}

/** The sealed events of a namespace in their order; those that claim one place stay together. */
async function* chainOf(graph: Graph, namespace: string): AsyncGenerator<Sealed> {
  for (let after = 0; ; ) {
    const page = await graph.run(cypher.audit.sealed, { namespace, after, limit: PAGE })
    if (page.length < PAGE) return yield* page
    const last = page.at(-1)!.sealIndex
    const whole = page.filter(({ sealIndex }) => sealIndex < last)
    yield* whole.length === 0 ? page : whole
    after = whole.length === 0 ? last + 1 : last
  }
}

const WITNESSED = /"contentHash":"([0-9a-f]{64})"/
const EPISODES = 200

/** The events whose episodes no longer say what was written. One that was erased says nothing. */
async function rewrittenAmong(
  graph: Graph,
  namespace: string,
  events: readonly Sealed[],
): Promise<AuditBreak[]> {
  const found: AuditBreak[] = []
  for (let start = 0; start < events.length; start += EPISODES) {
    const some = events.slice(start, start + EPISODES)
    const ids = some.flatMap(({ subjectId }) => subjectId ?? [])
    const rows = await graph.run(cypher.audit.contents, { namespace, ids })
    const contents = new Map(rows.map(({ id, content }) => [id, content]))
    for (const { id, subjectId, payload, sealIndex } of some) {
      const content = contents.get(subjectId ?? '')
      const [, written] = WITNESSED.exec(payload!)!
      if (content !== undefined && hashParts(content) !== written) {
        found.push({ index: sealIndex, eventId: id, kind: 'rewritten' })
      }
    }
  }
  return found
}

/** How many reasons a part of an erasure says it blanked. An edited payload says nothing. */
function blankedBy(payload: string | null): number {
  const found = /"blanked":(\d+)/.exec(payload ?? '')
  return found === null ? 0 : Number(found[1])
}

/** One pass over a chain. Each seal is checked against the one that is stored before it. */
function newWalk(namespace: string) {
  const breaks: AuditBreak[] = []
  const hashes = new Map<number, string>()
  let next = 0
  let before: string | null = ''
  let sealedCount = 0
  let blankedCount = 0
  let certifiedCount = 0

  return {
    take(event: Sealed): void {
      const { id, sealIndex, sealHash, reason, reasonHash, verb, payload } = event
      sealedCount += 1
      if (sealIndex < next) {
        // A second event in a place that is taken. Which of the two is true, its seal tells.
        breaks.push({ index: sealIndex, eventId: id, kind: 'inserted' })
        return
      }
      for (; next < sealIndex; next++) {
        breaks.push({ index: next, eventId: null, kind: 'missing' })
        before = null
      }
      if (reasonHash !== null && reason === null) blankedCount += 1
      if (verb === 'erase_batch') certifiedCount += blankedBy(payload)
      const isOwnReason = reason === null || reasonHashOf(reason) === reasonHash
      const isSealed =
        before === null || sealOf(event, { namespace, reasonHash, sealIndex, before }) === sealHash
      if (!isOwnReason || !isSealed) breaks.push({ index: sealIndex, eventId: id, kind: 'edited' })
      before = sealHash ?? ''
      hashes.set(sealIndex, before)
      next = sealIndex + 1
    },
    /** With what is missing or other at the heads that somebody remembers. */
    breaks(heads: readonly { index: number | null; hash: string | null }[]): AuditBreak[] {
      const known = new Set(breaks.map(({ index }) => index))
      const told = heads.flatMap(({ index, hash }): AuditBreak[] => {
        if (index === null || known.has(index)) return []
        if (!hashes.has(index)) return [{ index, eventId: null, kind: 'missing' }]
        return hash === null || hashes.get(index) === hash
          ? []
          : [{ index, eventId: null, kind: 'edited' }]
      })
      return [
        ...breaks,
        ...told.filter((each, at) => told.findIndex((one) => one.index === each.index) === at),
      ]
    },
    told() {
      const headHash = next === 0 ? null : before
      return {
        sealedCount,
        blankedCount,
        certifiedCount,
        headIndex: next === 0 ? null : next - 1,
        headHash,
      }
    },
  }
}
