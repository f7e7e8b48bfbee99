import { type Abstention, abstention } from './abstain.ts'
import { type ScoreBand, scoreBand } from './band.ts'
import type { Candidate, Contributions, QueryFeatures } from './candidate.ts'
import { classify, type QueryClass } from './classify.ts'
import { diversify } from './diversity.ts'
import { namedSpeakers } from './first-person.ts'
import { contributions, total } from './fuse.ts'
import { lineagePenalties } from './lineage.ts'

export type RankOptions = {
  readonly limit?: number
  /** The caller's clock. Without it nothing is recent. */
  readonly now?: string
  /** The instant up to which importance has faded. Without it nothing has. */
  readonly decayAt?: string | undefined
  /** At most this many hits of one session, while others are left. Unlimited unless given. */
  readonly perSessionMax?: number
}

export type Hit = {
  readonly id: string
  readonly score: number
  /** 1 for the best hit of this answer, falling towards 0. Says nothing across answers. */
  readonly relative: number
  readonly band: ScoreBand
  readonly components: Contributions
}

export type Ranked = {
  readonly class: QueryClass
  readonly hits: readonly Hit[]
  readonly consideredCount: number
  readonly abstention: Abstention
}

/** The drop in score at which `relative` has fallen to 1/e. The fitted scores span about ten. */
const RELATIVE_SPAN = 4

/**
 * Orders the candidates of one query, best first, and keeps what each component gave. Pure: the
 * order of the input does not matter, and nothing is changed or read from outside.
 */
export function rank(
  query: QueryFeatures,
  candidates: readonly Candidate[],
  { limit = 10, now, decayAt, perSessionMax = Number.POSITIVE_INFINITY }: RankOptions = {},
): Ranked {
  const pool = [...candidates].sort((a, b) => compareIds(a.id, b.id))
  const scored = withLineage(pool, contributions(query, pool, { now, decayAt }))
  scored.sort((a, b) => b.score - a.score || compareIds(a.candidate.id, b.candidate.id))
  const top = scored[0]?.score ?? 0
  const chosen = inOrderOfTime(
    diversify(scored, {
      limit,
      perGroupMax: perSessionMax,
      groupOf: ({ candidate }) => candidate.sessionId,
    }),
  )
  return {
    class: classify(query.text).class,
    hits: chosen.map(({ candidate, score, components }) => {
      const relative = Math.exp((score - top) / RELATIVE_SPAN)
      return { id: candidate.id, score, relative, band: scoreBand(relative), components }
    }),
    consideredCount: pool.length,
    abstention: abstention(
      scored.map(({ candidate, score, components }) => ({
        speaker: candidate.speaker,
        scoreWithoutSpeaker: score - components.speaker,
      })),
      namedSpeakers(query.text, query.speakers ?? []),
    ),
  }
}

/**
 * Where an older value and the newer one are both shown, the newer stands first. They change places
 * and scores; neither is pushed out, because a question may be about the change itself.
 */
function inOrderOfTime<Chosen extends { candidate: Candidate; score: number }>(
  chosen: readonly Chosen[],
): Chosen[] {
  const ordered = [...chosen]
  for (let older = 0; older < ordered.length; older++) {
    const { yieldsTo } = ordered[older]!.candidate
    const newer = ordered.findIndex(({ candidate }) => candidate.id === yieldsTo)
    if (newer <= older) continue
    const [high, low] = [ordered[older]!, ordered[newer]!]
    ordered[older] = { ...low, score: high.score }
    ordered[newer] = { ...high, score: low.score }
  }
  return ordered
}

function withLineage(pool: readonly Candidate[], parts: readonly Contributions[]) {
  const scores = parts.map(total)
  const penalties = lineagePenalties(
    pool.map(({ id, supersededBy }, index) => ({
      id,
      score: scores[index]!,
      ...(supersededBy === undefined ? {} : { supersededBy }),
    })),
  )
  return pool.map((candidate, index) => {
    const lineage = penalties.get(candidate.id) ?? 0
    const components = { ...parts[index]!, lineage }
    return { candidate, components, score: scores[index]! + lineage }
  })
}

function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
