/** The circles in which a question may be asked, from the nearest to the widest. */
export const SCOPES = ['turn', 'session', 'lineage', 'workspace', 'profile'] as const
export type RetrievalScope = (typeof SCOPES)[number]

/** What the caller is doing, which decides which circles are opened and in what order. */
export const POSTURES = ['active', 'resume', 'open'] as const
export type Posture = (typeof POSTURES)[number]

const BY_POSTURE: Readonly<Record<Posture, readonly RetrievalScope[]>> = {
  active: ['turn', 'session', 'lineage'],
  resume: ['lineage', 'session', 'workspace'],
  open: ['workspace', 'profile'],
}

/** How many of the newest episodes of a session count as the turn at hand. */
const TURN_SIZE = 4

export interface Plan {
  readonly posture: Posture
  readonly scopes: readonly RetrievalScope[]
}

/** What a caller says of where it is at work. */
export interface PlanRequest {
  readonly posture?: Posture | null | undefined
  readonly scopes?: readonly RetrievalScope[] | null | undefined
  readonly session?: string | null | undefined
  readonly workItemId?: string | null | undefined
}

/**
 * The circles that are opened. Whoever names a session or a piece of work is at work there, unless
 * they say otherwise; whoever names neither asks the whole memory.
 */
export function planOf(request: PlanRequest): Plan {
  const isAtWork = Boolean(request.session ?? request.workItemId)
  const posture = request.posture ?? (isAtWork ? 'active' : 'open')
  return { posture, scopes: request.scopes ?? BY_POSTURE[posture] }
}

/** Where the question was asked: the sessions of that name that the caller may see. */
export interface Asked {
  readonly sessionIds: ReadonlySet<string>
  readonly newestSequence: number
}

/** The nearest circle a candidate stands in. */
export function scopeOf(
  candidate: {
    label: string
    sessionId: string | null
    sequence: number | null
    isLineage: boolean
    /** A fact that was read out of one of the sessions. */
    isOfSession: boolean
  },
  asked: Asked,
): RetrievalScope {
  if (candidate.label === 'CoreBlock') return 'profile'
  if (candidate.sessionId !== null && asked.sessionIds.has(candidate.sessionId)) {
    return (candidate.sequence ?? 0) > asked.newestSequence - TURN_SIZE ? 'turn' : 'session'
  }
  if (candidate.isOfSession) return 'session'
  return candidate.isLineage ? 'lineage' : 'workspace'
}
