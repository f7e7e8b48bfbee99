/**
 * Belief revision: what follows from all that was ever said about one matter.
 *
 * A group is a set of claims of which at most one can hold at a time: all values of a functional
 * predicate, or the predicates that exclude each other of one subject and object. The answer depends
 * on the set of claims alone, not on the order in which they arrived, and every claim given is part
 * of exactly one belief of the answer: nothing is ever lost.
 */

/** One claim of one episode, as it bears on its group. Instants are milliseconds. */
export interface Evidence {
  readonly id: string
  /** What is claimed: predicate and object. Two values of a group exclude each other. */
  readonly value: string
  /** `states` speaks for the value; the others against it. */
  readonly stance: 'states' | 'ends' | 'denies' | 'never'
  readonly isCorrection: boolean
  readonly saidAt: number
  /** When it began to hold; the time of saying, unless the text names another. */
  readonly from: number
  readonly to: number | null
  readonly trust: number
  /** Taken back from outside: rejected by a person, or its episode was corrected or forgotten. */
  readonly withdrawn: string | null
}

export type Verdict = 'active' | 'contested' | 'superseded' | 'quarantined'

/** A stretch of time in which one value is believed, denied, or was claimed in vain. */
export interface Belief {
  readonly value: string
  readonly isNegated: boolean
  /** The how-manieth stretch of this value and polarity, in the order of time. */
  readonly ordinal: number
  readonly evidence: readonly string[]
  /** Null when it never held as far as is believed today. */
  readonly window: { readonly from: number; readonly to: number | null } | null
  readonly status: Verdict
  /** Why it is not active. */
  readonly reason: Reason | null
  /** The belief that took its place, as a place in the list. */
  readonly supersededBy: number | null
  readonly contradicts: readonly Contradiction[]
}

export type Reason =
  | 'newer_value'
  | 'ended'
  | 'corrected'
  | 'lower_trust'
  | 'contested'
  | 'withdrawn'

export interface Contradiction {
  /** The other belief, as a place in the list. */
  readonly with: number
  readonly reason: 'lower_trust' | 'same_time' | 'never_held'
  /** Open contradictions wait for somebody to decide. */
  readonly isOpen: boolean
}

/** A source that is believed this much less does not displace another by being newer. */
export const TRUST_MARGIN = 0.15

interface Stretch {
  readonly value: string
  readonly isNegated: boolean
  readonly evidence: Evidence[]
  readonly from: number
  /** The latest instant at which the value was said to hold. */
  lastFrom: number
  /** As the claims themselves say. */
  statedTo: number | null
  closedAt: number | null
  trust: number
  holds: boolean
  reason: Reason | null
  supersededBy: Stretch | null
  contradicts: { other: Stretch; reason: Contradiction['reason']; isOpen: boolean }[]
}

export function revise(evidence: readonly Evidence[]): Belief[] {
  const claims = evidence.toSorted(byTime)
  const { live, corrected } = afterCorrections(claims.filter(({ withdrawn }) => !withdrawn))
  const withdrawn = claims.filter((claim) => claim.withdrawn)
  const stretches = timeline(live)
  attach(stretches, corrected, 'corrected')
  attach(
    stretches,
    withdrawn.map((claim) => ({ evidence: claim, by: null })),
    'withdrawn',
  )
  return numbered(stretches)
}

/**
 * Takes out what a later "actually" takes back: the claims of the value that was said last before it,
 * back to where another value was said. The correction then holds from where the mistake began.
 */
function afterCorrections(evidence: readonly Evidence[]): {
  live: Evidence[]
  corrected: { evidence: Evidence; by: string }[]
} {
  const said = evidence.toSorted(bySaying)
  const gone = new Map<string, string>()
  const backdated = new Map<string, number>()
  said.forEach((correction, place) => {
    if (!correction.isCorrection || correction.stance !== 'states' || gone.has(correction.id))
      return
    const before = said.slice(0, place).filter(({ id, stance, saidAt }) => {
      return stance === 'states' && !gone.has(id) && saidAt < correction.saidAt
    })
    const mistaken = before.findLast(({ value }) => value !== correction.value)?.value
    if (mistaken === undefined || before.at(-1)!.value !== mistaken) return
    for (const each of before.toReversed()) {
      if (each.value !== mistaken) break
      gone.set(each.id, correction.id)
      const from = backdated.get(correction.id) ?? correction.from
      backdated.set(correction.id, Math.min(from, each.from))
    }
  })
  return {
    live: said
      .filter(({ id }) => !gone.has(id))
      .map((each) => ({ ...each, from: backdated.get(each.id) ?? each.from })),
    corrected: said
      .filter(({ id }) => gone.has(id))
      .map((each) => ({ evidence: each, by: gone.get(each.id)! })),
  }
}

/** Walks the claims in the order of the world, not of their arrival. */
function timeline(evidence: readonly Evidence[]): Stretch[] {
  const stretches: Stretch[] = []
  const denials = new Map<string, Stretch>()
  const refused = new Map<string, Stretch>()
  const past = new Map<string, Stretch>()
  let open: Stretch | null = null

  function begin(first: Evidence): Stretch {
    const stretch = stretchOf(first)
    stretches.push(stretch)
    return stretch
  }
  /** Claims that lost stay together until their value wins. */
  function refuse(claim: Evidence, winner: Stretch, reason: 'lower_trust' | 'contested'): Stretch {
    const key = `${claim.stance === 'states'} ${claim.value}`
    const stretch = refused.get(key) ?? begin(claim)
    if (stretch.evidence.includes(claim)) refused.set(key, stretch)
    else join(stretch, claim)
    settle(stretch, winner, reason)
    return stretch
  }

  for (const claim of evidence.toSorted(byTime)) {
    if (isOver(claim)) {
      const stretch = past.get(claim.value)
      if (stretch === undefined) past.set(claim.value, over(begin(claim)))
      else join(stretch, claim)
      continue
    }
    const denial = denials.get(claim.value)
    if (claim.stance === 'states') {
      if (open !== null && open.value === claim.value && !hasEnded(open, claim.from)) {
        join(open, claim)
        continue
      }
      if (open !== null && open.value !== claim.value && !hasEnded(open, claim.from)) {
        const isChange = claim.from > open.lastFrom
        if (claim.trust < open.trust - TRUST_MARGIN) {
          refuse(claim, open, 'lower_trust')
          continue
        }
        const next: Stretch = begin(claim)
        if (isChange) close(open, next, claim.from, 'newer_value')
        else dispute(open, next, claim)
        open = next
      } else {
        open = begin(claim)
      }
      if (denial !== undefined && denial.evidence[0]!.stance !== 'never') {
        close(denial, open, claim.from, 'newer_value')
        denials.delete(claim.value)
      }
      continue
    }
    const isNever = claim.stance === 'never'
    const isAgainst = !isNever && open !== null && open.value === claim.value
    if (isAgainst && claim.trust < open!.trust - TRUST_MARGIN) {
      refuse(claim, open!, 'lower_trust')
      continue
    }
    const stretch: Stretch =
      denial !== undefined && (denial.evidence[0]!.stance === 'never') === isNever
        ? join(denial, claim)
        : begin(claim)
    if (denial === undefined || !isNever) denials.set(claim.value, stretch)
    if (isAgainst) {
      close(open!, stretch, claim.from, 'ended')
      open = null
    }
  }
  disputeNevers(stretches)
  return stretches
}

/** "I have never been to Rome" disputes every time it was said to be so, before or after. */
function disputeNevers(stretches: readonly Stretch[]): void {
  for (const never of stretches) {
    if (never.evidence[0]!.stance !== 'never') continue
    for (const other of stretches) {
      if (other.isNegated || other.value !== never.value || !other.holds) continue
      never.contradicts.push({ other, reason: 'never_held', isOpen: true })
    }
  }
}

function stretchOf(claim: Evidence): Stretch {
  return {
    value: claim.value,
    isNegated: claim.stance !== 'states',
    evidence: [claim],
    from: claim.from,
    lastFrom: claim.from,
    statedTo: claim.to,
    closedAt: null,
    trust: claim.trust,
    holds: true,
    reason: null,
    supersededBy: null,
    contradicts: [],
  }
}

function join(stretch: Stretch, claim: Evidence): Stretch {
  stretch.evidence.push(claim)
  stretch.lastFrom = Math.max(stretch.lastFrom, claim.from)
  stretch.trust = Math.max(stretch.trust, claim.trust)
  if (claim.to !== null) stretch.statedTo = Math.max(stretch.statedTo ?? claim.to, claim.to)
  return stretch
}

/** "We used to live in Rome": true once, and it displaces nothing. */
function isOver({ stance, from, to }: Evidence): boolean {
  return stance === 'states' && to !== null && to <= from
}

function over(stretch: Stretch): Stretch {
  stretch.closedAt = stretch.from
  stretch.reason = 'ended'
  return stretch
}

function hasEnded({ statedTo }: Stretch, at: number): boolean {
  return statedTo !== null && statedTo <= at
}

function close(stretch: Stretch, by: Stretch, at: number, reason: Reason): void {
  stretch.closedAt = at
  stretch.reason = reason
  stretch.supersededBy = by
}

function settle(loser: Stretch, winner: Stretch, reason: 'lower_trust' | 'contested'): void {
  loser.holds = false
  loser.reason = reason
  if (loser.contradicts.some(({ other }) => other === winner)) return
  const isOpen = reason === 'contested'
  loser.contradicts.push({ other: winner, reason: isOpen ? 'same_time' : reason, isOpen })
}

/** Two values of one moment. The older one keeps the time before it. */
function dispute(older: Stretch, newer: Stretch, claim: Evidence): void {
  settle(older, newer, older.trust < claim.trust - TRUST_MARGIN ? 'lower_trust' : 'contested')
  if (older.from === claim.from) return
  older.holds = true
  older.closedAt = claim.from
}

/** Claims that count no more stay with the belief they spoke for, or make one that never held. */
function attach(
  stretches: Stretch[],
  lost: readonly { evidence: Evidence; by: string | null }[],
  reason: 'corrected' | 'withdrawn',
): void {
  for (const { evidence, by } of lost) {
    const isNegated = evidence.stance !== 'states'
    const same = stretches.find(
      (each) => each.value === evidence.value && each.isNegated === isNegated,
    )
    if (same !== undefined) {
      same.evidence.push(evidence)
      continue
    }
    const stretch = stretchOf(evidence)
    stretch.holds = false
    stretch.reason = reason
    stretch.supersededBy =
      stretches.find((each) => each.evidence.some(({ id }) => id === by)) ?? null
    stretches.push(stretch)
  }
}

function numbered(stretches: readonly Stretch[]): Belief[] {
  const ordered = stretches.toSorted((a, b) => byTime(a.evidence[0]!, b.evidence[0]!))
  const place = new Map(ordered.map((stretch, index) => [stretch, index]))
  const disputed = new Set(
    stretches.flatMap((stretch) =>
      stretch.contradicts.filter(({ isOpen }) => isOpen).flatMap(({ other }) => [stretch, other]),
    ),
  )
  const seen = new Map<string, number>()
  return ordered.map((stretch) => {
    const { value, isNegated, evidence, holds, reason, supersededBy, contradicts } = stretch
    const key = `${isNegated} ${value}`
    const ordinal = seen.get(key) ?? 0
    seen.set(key, ordinal + 1)
    return {
      value,
      isNegated,
      ordinal,
      evidence: evidence.map(({ id }) => id).toSorted(),
      window: holds ? { from: stretch.from, to: endOf(stretch) } : null,
      status: statusOf(stretch, disputed.has(stretch)),
      reason,
      supersededBy: supersededBy === null ? null : place.get(supersededBy)!,
      contradicts: contradicts
        .map(({ other, reason: why, isOpen }) => ({ with: place.get(other)!, reason: why, isOpen }))
        .toSorted((a, b) => a.with - b.with),
    }
  })
}

function statusOf(stretch: Stretch, isDisputed: boolean): Verdict {
  if (isDisputed) return 'contested'
  if (stretch.supersededBy !== null || stretch.reason === 'ended') return 'superseded'
  return stretch.holds ? 'active' : 'quarantined'
}

function endOf({ from, statedTo, closedAt }: Stretch): number | null {
  if (statedTo === null && closedAt === null) return null
  const end = Math.min(statedTo ?? Number.POSITIVE_INFINITY, closedAt ?? Number.POSITIVE_INFINITY)
  return Math.max(from, end)
}

function bySaying(a: Evidence, b: Evidence): number {
  return a.saidAt - b.saidAt || a.from - b.from || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

function byTime(a: Evidence, b: Evidence): number {
  return a.from - b.from || bySaying(a, b)
}
