import { agentOf } from '../agent/agent.ts'
import type { Context } from '../context.ts'
import { tombstoneOf } from '../erasure/tombstone.ts'
import { embeddingStateOf } from '../findable.ts'
import { deriveId, hashParts } from '../identity.ts'
import { keyOf } from '../namespace/namespace.ts'
import type { Captured } from './capture.ts'
import { cuesOf } from './cues.ts'
import type { Excision, Sanitised } from './sanitise.ts'
import { trustOf } from './trust.ts'

/** A capture that was accepted and is not yet written. */
export interface Draft {
  readonly id: string
  readonly captured: Captured
  readonly namespace: string
  readonly content: string
  readonly excisions: readonly Excision[]
  readonly flags: readonly string[]
  readonly capturedAt: Date
  readonly sessionId: string | null
}

/** A cosine of 0.95, on the scale from 0 to 1 on which the index scores. */
export const NEAR_SCORE_MIN = 0.975

export function draftOf(accepted: {
  captured: Captured
  sanitised: Sanitised
  namespace: string
  at: Date
  id: string
}): Draft {
  const { captured, sanitised, namespace, at, id } = accepted
  return {
    id,
    captured,
    namespace,
    content: sanitised.text,
    excisions: sanitised.excisions,
    flags: sanitised.flags,
    capturedAt: captured.capturedAt ?? at,
    sessionId: captured.session ? deriveId('MemSession', namespace, captured.session) : null,
  }
}

/** What makes two requests with one operation id the same request. */
export function requestHashOf({ captured, namespace, content }: Draft): string {
  const { capturedAt, session, speaker, role, supersedes, scope, workItemId } = captured
  const rest = [capturedAt?.toISOString(), session, speaker, role, supersedes, scope, workItemId]
  return hashParts(namespace, content, ...rest.map((part) => part ?? ''))
}

/**
 * What makes two captures one event: who said what, in which session, and when, as far as the caller
 * said so. Two people may say "Thanks!" in two conversations, and both happened.
 */
function dedupeKeyOf({ captured, content }: Draft): string {
  const { role, speaker, session, capturedAt } = captured
  const parts = [role, speaker, session, capturedAt?.toISOString()]
  return hashParts(content, ...parts.map((part) => part ?? ''))
}

/** The row of `episode.capture` for one draft: every node it may create, complete. */
export function rowOf(input: {
  context: Context
  draft: Draft
  index: number
  vector: Float32Array | undefined
  /** Whether to look for an episode that says nearly the same. */
  isCompared: boolean
  at: Date
}) {
  const { context, draft, index, vector, isCompared, at } = input
  const { id, captured, namespace, sessionId } = draft
  const identity = { namespace, ingestedAt: at }
  const requestHash = requestHashOf(draft)
  const agent = agentOf(context.principal, at)
  return {
    index,
    namespace,
    dedupeKey: dedupeKeyOf(draft),
    operationId: captured.operationId ?? null,
    tombstone: tombstoneOf(hashParts(draft.content)),
    requestHash,
    supersedes: captured.supersedes ?? null,
    workItemId: captured.workItemId ?? null,
    embedding: vector ?? null,
    nearScoreMin: isCompared ? NEAR_SCORE_MIN : null,
    episode: { ...identity, ...episodeOf(input) },
    provenance: {
      ...identity,
      id: deriveId('ProvenanceRecord', id),
      subjectId: id,
      writerId: agent.id,
      transport: context.transport,
      sessionId,
      modelFamily: captured.modelFamily ?? null,
      modelVersion: captured.modelVersion ?? null,
      trustAtWrite: trustOf({ role: captured.role, isSuspicious: draft.flags.length > 0 }),
    },
    audit: {
      ...identity,
      id: deriveId('AuditEvent', 'capture', id),
      verb: 'capture',
      subjectId: id,
      actorId: agent.id,
      reason: captured.supersedes ? 'correction' : 'captured',
      occurredAt: at,
      operationId: captured.operationId ?? null,
      requestHash,
      isUnsealed: true,
      payload: JSON.stringify({
        contentHash: hashParts(draft.content),
        excisions: draft.excisions,
        flags: draft.flags,
      }),
    },
    agent,
    session: captured.session
      ? {
          ...identity,
          id: sessionId,
          key: captured.session,
          startedAt: draft.capturedAt,
          ownerAgentId: agent.id,
        }
      : null,
    scope: captured.scope
      ? {
          ...identity,
          id: deriveId('Scope', namespace, captured.scope),
          name: captured.scope,
          scopeKind: captured.scope.split(':')[0]!,
        }
      : null,
  }
}

function episodeOf({ context, draft, vector, isCompared, at }: Parameters<typeof rowOf>[0]) {
  const { id, captured, namespace, content, capturedAt, sessionId, flags, excisions } = draft
  const { role, speaker, modelFamily, modelVersion } = captured
  return {
    id,
    kind: 'message',
    content,
    contentHash: hashParts(content),
    role,
    capturedAt,
    consolidationState: 'raw',
    isCompared: isCompared && vector !== undefined ? true : null,
    namespaceKey: keyOf(namespace),
    cues: cuesOf({ speaker: speaker ?? undefined, capturedAt }),
    speaker: speaker ?? null,
    agentId: context.principal.agent,
    sessionId,
    scope: captured.scope ?? null,
    flags: [...flags],
    origin: JSON.stringify({ transport: context.transport, modelFamily, modelVersion, excisions }),
    embeddingModel: vector === undefined ? null : context.embedder!.model,
    embeddingState: embeddingStateOf(context, vector),
    importance: 0.5,
    trust: trustOf({ role, isSuspicious: flags.length > 0 }),
    lastAccess: at,
    accessCount: 0,
    isPinned: false,
  }
}
