import type { ENUMS } from '../../vocabulary.ts'
import { type Delta, deltasBetween } from './delta.ts'

/** A check, as far as it bears on a decision. */
export interface Check {
  readonly id: string
  readonly checkLabel: string
  readonly checkResult: string
  readonly status: (typeof ENUMS.CheckStatus)[number]
  readonly validatedAt: Date
}

/** A decision with what came of it. */
export interface DecisionOutcome {
  /** What the last conclusive check found. Null until there is one. */
  readonly outcome: string | null
  /** How the checks taken together stand. */
  readonly standing: 'unvalidated' | 'inconclusive' | 'passed' | 'diverged' | 'failed'
  /** The numbers that were expected and found, compared; the worst first. */
  readonly deltas: readonly Delta[]
  /** How far it missed: 2 for a failure, then the largest unfavourable share, 0 when all went well. */
  readonly mismatch: number
}

/** A pass that misses a number by more than this share of it has diverged. */
const TOLERANCE = 0.2

/**
 * What became of a decision, read from its checks and never written down. The newest conclusive check
 * decides; a pass whose numbers fell short by more than a fifth, or that follows a failure, diverged.
 */
export function outcomeOf(expectedOutcome: string, checks: readonly Check[]): DecisionOutcome {
  const inOrder = checks.toSorted(
    (a, b) => a.validatedAt.getTime() - b.validatedAt.getTime() || (a.id < b.id ? -1 : 1),
  )
  const conclusive = inOrder.filter(({ status }) => status !== 'inconclusive')
  const last = conclusive.at(-1)
  if (last === undefined) {
    const standing = checks.length === 0 ? 'unvalidated' : 'inconclusive'
    return { outcome: null, standing, deltas: [], mismatch: 0 }
  }
  const deltas = deltasBetween(expectedOutcome, last.checkResult).toSorted(
    (a, b) => shortfall(b) - shortfall(a),
  )
  const miss = Math.max(0, ...deltas.map(shortfall))
  const standing =
    last.status === 'fail'
      ? 'failed'
      : miss > TOLERANCE || conclusive.some(({ status }) => status === 'fail')
        ? 'diverged'
        : 'passed'
  return {
    outcome: last.checkResult,
    standing,
    deltas,
    mismatch: Math.round((standing === 'failed' ? 2 + miss : miss) * 1e4) / 1e4,
  }
}

/** How far a number fell short, as a share of what was expected. */
function shortfall({ isBetter, share, difference }: Delta): number {
  if (isBetter !== false) return 0
  return share === null ? Math.min(1, Math.abs(difference)) : Math.abs(share)
}

/** Failed and diverging decisions first, the largest miss before the smaller, then the newest. */
export function byMismatch(
  a: { mismatch: number; decidedAt: Date },
  b: { mismatch: number; decidedAt: Date },
): number {
  return b.mismatch - a.mismatch || b.decidedAt.getTime() - a.decidedAt.getTime()
}
