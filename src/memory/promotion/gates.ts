import { posterior } from '../posterior.ts'

/** What a fact must pass to be promoted, in the order in which it is looked at. */
const GATES = ['policy', 'team', 'current', 'quorum', 'posterior', 'unopposed'] as const
export type GateName = (typeof GATES)[number]

export interface Gate {
  readonly gate: GateName
  readonly isMet: boolean
  /** What was looked at, in words. */
  readonly detail: string
}

export interface PromotionPolicy {
  /** Off unless the deployment says otherwise. */
  readonly isOn: boolean
  /** How many agents must vouch for a fact that they did not write. Two at least. */
  readonly quorum: number
  readonly posterior: number
}

export const PROMOTION_OFF: PromotionPolicy = { isOn: false, quorum: 2, posterior: 0.7 }

/** How often the facts of an agent stood and fell, of the predicate in question. */
export interface Trials {
  readonly successes: number
  readonly failures: number
}

/** All that the gates look at. */
export interface Candidate {
  readonly namespace: string
  readonly status: string
  readonly isKept: boolean
  readonly isHeld: boolean
  readonly writerIds: readonly string[]
  readonly attesterIds: readonly string[]
  /** Facts that hold for everybody and cannot hold beside this one. */
  readonly opposedBy: readonly string[]
}

export interface Judgement {
  readonly gates: readonly Gate[]
  readonly attesterCount: number
  readonly posterior: number
}

/**
 * Judges a candidate. Pure: the same candidate, policy and outcomes always give the same judgement.
 *
 * The posterior is the mean of a Beta distribution over pooled trials: every attester who did not write
 * the fact is one success, and everything that came of its other facts of this predicate is a trial of
 * its own. Two attesters of whom nothing is known give 0.75, and one past failure among them 0.6.
 */
export function judge(
  candidate: Candidate,
  policy: PromotionPolicy,
  outcomes: ReadonlyMap<string, Trials>,
): Judgement {
  const { namespace, status, isKept, isHeld, writerIds, attesterIds, opposedBy } = candidate
  const voices = [...new Set(attesterIds)].filter((id) => !writerIds.includes(id))
  const isCurrent = status === 'active' && isKept && isHeld
  const likely = posterior(pooled(voices, outcomes, isCurrent && voices.length > 1))
  const gate = (name: GateName, isMet: boolean, detail: string): Gate => ({
    gate: name,
    isMet,
    detail,
  })
  return {
    attesterCount: voices.length,
    posterior: likely,
    gates: [
      gate('policy', policy.isOn, policy.isOn ? 'promotion is on' : 'promotion is off here'),
      gate('team', /^[^/]+\/team:/.test(namespace), `the fact is of ${namespace}`),
      gate('current', isCurrent, standing(status, isKept, isHeld)),
      gate(
        'quorum',
        voices.length >= policy.quorum,
        `${voices.length} of ${policy.quorum} agents who did not write it vouch for it`,
      ),
      gate(
        'posterior',
        likely >= policy.posterior,
        `${likely.toFixed(2)}, and ${policy.posterior} is wanted`,
      ),
      gate(
        'unopposed',
        opposedBy.length === 0,
        opposedBy.length === 0
          ? 'nothing that holds for everybody speaks against it'
          : `it cannot hold beside ${opposedBy.join(', ')}`,
      ),
    ],
  }
}

/** A fact says nothing about who vouches for it until it is judged, so its own outcome is left out. */
function pooled(
  voices: readonly string[],
  outcomes: ReadonlyMap<string, Trials>,
  isOwnSuccess: boolean,
): Trials {
  const own = isOwnSuccess ? 1 : 0
  const trials = voices.map((id) => outcomes.get(id) ?? { successes: own, failures: 0 })
  return {
    successes: trials.reduce((sum, { successes }) => sum + 1 + successes - own, 0),
    failures: trials.reduce((sum, { failures }) => sum + failures, 0),
  }
}

function standing(status: string, isKept: boolean, isHeld: boolean): string {
  if (!isKept) return 'the fact was put away'
  if (status !== 'active') return `the fact is ${status}`
  return isHeld ? 'the fact is active and holds now' : 'the fact does not hold now'
}
