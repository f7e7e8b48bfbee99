import { Conflict, Erased, Unknown } from '../../errors.ts'
import { cypher } from '../../generated/cypher.ts'
import type { Graph } from '../../graph/graph.ts'
import { cleaned } from '../cleaned.ts'
import type { Context } from '../context.ts'
import { cuesOf } from '../episode/cues.ts'
import { trustOf } from '../episode/trust.ts'
import { tombstoneOf } from '../erasure/tombstone.ts'
import { newMemory } from '../findable.ts'
import { deriveId, hashParts, mintId } from '../identity.ts'
import { homeOf, keyOf, writableNamespaces } from '../namespace/namespace.ts'
import { originOf } from '../provenance.ts'
import { vectorsFor } from '../vectors.ts'

/** How an entry of a mission's log stands to something else. The words are those of `mission.record`. */
export interface Tie {
  readonly id: string
  readonly tie:
    | 'derived_from'
    | 'supported_by'
    | 'supports'
    | 'contradicts'
    | 'about'
    | 'supersedes'
  readonly labels: readonly string[]
  readonly kind?: string
  /** Whether it has to be part of the same mission. */
  readonly isOfMission?: boolean
}

/** One entry of a mission's log, before it is written. */
export interface Entry {
  readonly kind: 'observation' | 'decision' | 'validation'
  readonly verb: string
  /** What recall finds it by. */
  readonly content: string
  readonly capturedAt: Date
  /** Whether the caller said when. Otherwise saying it twice is saying it once. */
  readonly isDated: boolean
  /** What its kind carries beside the content. */
  readonly properties: Readonly<Record<string, unknown>>
  readonly ties: readonly Tie[]
  readonly operationId?: string | null | undefined
  readonly reason: string
  readonly cleaning: Cleaning
}

export interface Recorded {
  readonly id: string
  readonly missionId: string
  readonly namespace: string
  /** The place in the mission's log, from 1. */
  readonly sequence: number
  /** False when the mission knew it already; then nothing changed. */
  readonly isNew: boolean
  /** True when this operation was done before and this is the receipt of then. */
  readonly isReplay: boolean
  /** What was taken out, fenced or flagged before it was stored. */
  readonly flags: readonly string[]
}

/** The session in which a mission keeps its log. */
function logKeyOf(missionId: string): string {
  return `mission:${missionId}`
}

export function logIdOf(namespace: string, missionId: string): string {
  return deriveId('MemSession', namespace, logKeyOf(missionId))
}

/** The logs that a mission may have, in these namespaces. It has one of them. */
export function logIdsOf(namespaces: readonly string[], missionId: string): string[] {
  return namespaces.map((namespace) => logIdOf(namespace, missionId))
}

/** A mission as one word of the full-text index, so that its log can be searched by itself. */
export function missionCue(missionId: string): string {
  return keyOf(logKeyOf(missionId))
}

/** Collects the flags of the fields of one request, as they are cleaned. */
export class Cleaning {
  readonly flags: string[] = []
  readonly #context: Pick<Context, 'policy'>

  constructor(context: Pick<Context, 'policy'>) {
    this.#context = context
  }

  /** The text as it may be stored. Refuses with `InvalidInput` when nothing worth keeping is left. */
  text(field: string, original: string): string {
    const { text, flags } = cleaned(this.#context, field, original)
    this.flags.push(...flags)
    return text
  }
}

/**
 * Writes entries of one mission's log in one round trip.
 *
 * Refuses with {@link Unknown} a mission, or anything an entry points to, that is not the caller's; with
 * {@link Conflict} an operation id that was used for something else, and a decision in a mission that
 * is over; with {@link Erased} what was erased from the namespace. Then nothing is written.
 */
export async function record(
  context: Context,
  missionId: string,
  entries: readonly Entry[],
  graph: Graph = context.graph,
): Promise<Recorded[]> {
  const at = context.now()
  const vectors = await vectorsFor(
    context,
    entries.map(({ content }) => content),
    'passage',
  )
  const places = writableNamespaces(context.principal).map((namespace) => ({
    namespace,
    namespaceKey: keyOf(namespace),
    sessionId: logIdOf(namespace, missionId),
  }))
  const rows = entries.map((entry, index) =>
    rowOf(context, { entry, missionId, index, vector: vectors?.[index], at }),
  )
  const params = { missionId, places, rows, slot: context.slot, at }
  const written = await graph.run(cypher.mission.record, params)
  return written.map((row, index) => {
    const { operationId, cleaning } = entries[index]!
    refuse(row, missionId, operationId)
    return {
      id: row.id!,
      missionId,
      namespace: row.namespace!,
      sequence: row.sequence!,
      isNew: row.isNew,
      isReplay: row.isReplay,
      flags: cleaning.flags,
    }
  })
}

function refuse(
  { refusal, refusedIds }: { refusal: string | null; refusedIds: readonly string[] },
  missionId: string,
  operationId: string | null | undefined,
): void {
  if (refusal === null) return
  if (refusal === 'erased') {
    throw new Erased('This content was erased and is not taken again. Nothing was changed.')
  }
  if (refusal === 'mission') throw new Unknown('mission', [missionId])
  if (refusal === 'links') throw new Unknown('evidence in this mission', refusedIds)
  if (refusal === 'closed') {
    throw new Conflict(
      `The mission ${missionId} is over: it takes no decisions. Nothing was changed.`,
    )
  }
  throw new Conflict(
    `operationId: "${operationId}" was used for something else. Nothing was changed.`,
  )
}

function rowOf(
  context: Context,
  told: {
    entry: Entry
    missionId: string
    index: number
    vector: Float32Array | undefined
    at: Date
  },
) {
  const { entry, missionId, index, vector, at } = told
  const { principal } = context
  const id = mintId()
  const trust = trustOf({ role: 'event', isSuspicious: entry.cleaning.flags.length > 0 })
  // The mission says which namespace it is; until then the writer's own stands in its place.
  const namespace = homeOf(principal)
  const { agent, provenance } = originOf(context, { id, namespace, at, trust })
  const contentHash = hashParts(entry.content)
  const when = entry.isDated ? entry.capturedAt.toISOString() : ''
  const { source } = entry.properties
  const ties = entry.ties.map(({ id: target, tie }) => `${tie} ${target}`)
  const parts = [missionId, entry.kind, entry.content, when, String(source ?? '')]
  const dedupeKey = hashParts(...parts, ...ties)
  return {
    index,
    dedupeKey,
    tombstone: tombstoneOf(contentHash),
    operationId: entry.operationId ?? null,
    requestHash: dedupeKey,
    isDecision: entry.kind === 'decision',
    embedding: vector ?? null,
    links: entry.ties.map((tie) => ({
      ...tie,
      labels: [...tie.labels],
      kind: tie.kind ?? null,
      isOfMission: tie.isOfMission ?? false,
    })),
    session: {
      key: logKeyOf(missionId),
      ingestedAt: at,
      startedAt: entry.capturedAt,
      ownerAgentId: agent.id,
    },
    agent,
    provenance,
    episode: {
      ...newMemory(context, { id, namespace, at, trust, vector }),
      kind: entry.kind,
      content: entry.content,
      contentHash,
      role: 'event',
      capturedAt: entry.capturedAt,
      // What was decided and checked is no testimony about the world; what was observed is.
      consolidationState: entry.kind === 'observation' ? 'raw' : 'consolidated',
      cues: `${cuesOf({ capturedAt: entry.capturedAt })} ${missionCue(missionId)}`,
      agentId: principal.agent,
      flags: entry.cleaning.flags,
      origin: JSON.stringify({ transport: context.transport }),
      ...entry.properties,
    },
    audit: {
      namespace,
      ingestedAt: at,
      id: deriveId('AuditEvent', entry.verb, id),
      verb: entry.verb,
      subjectId: id,
      actorId: agent.id,
      reason: entry.reason,
      occurredAt: at,
      operationId: entry.operationId ?? null,
      requestHash: dedupeKey,
      isUnsealed: true,
      payload: JSON.stringify({ missionId, contentHash, flags: entry.cleaning.flags }),
    },
  }
}
