import type { Candidate } from './candidate.ts'

/** A fact among the candidates, as far as folding looks at it. */
export interface FoldedFact {
  readonly id: string
  readonly text: string
  readonly dense: number | null
  readonly supersededBy: string | null
  readonly sourceIds: readonly string[]
}

/** A short sentence lies nearer to a short question than the turn it was read out of, by about this. */
const FACT_DISCOUNT = 0.1

/**
 * Lets facts speak for the episodes they were read out of. An episode is about as near to a question
 * as the nearest of its facts, and has the facts' words beside its own: there "I" has become a name,
 * and "yesterday" a date. One whose fact gave way to another's yields to the episode of that other.
 */
export function fold(
  episodes: readonly Candidate[],
  facts: readonly FoldedFact[],
): { candidates: Candidate[]; factsOf: ReadonlyMap<string, readonly FoldedFact[]> } {
  const factsOf = new Map<string, FoldedFact[]>()
  for (const fact of facts) {
    for (const id of fact.sourceIds) factsOf.set(id, [...(factsOf.get(id) ?? []), fact])
  }
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const present = new Set(episodes.map(({ id }) => id))
  const candidates = episodes.map((episode): Candidate => {
    const own = factsOf.get(episode.id)
    if (own === undefined) return episode
    const nearest = Math.max(
      ...own.map(({ dense }) => (dense ?? -1) - FACT_DISCOUNT),
      episode.dense ?? -1,
    )
    const successor = own
      .flatMap(({ supersededBy }) => byId.get(supersededBy ?? '')?.sourceIds ?? [])
      .findLast((id) => id !== episode.id && present.has(id))
    return {
      ...episode,
      facts: own.map(({ text }) => text),
      ...(nearest > -1 ? { dense: nearest } : {}),
      ...(successor === undefined ? {} : { yieldsTo: successor }),
    }
  })
  return { candidates, factsOf }
}
