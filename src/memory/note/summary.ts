/** A fact as far as a summary looks at it. */
export interface SummarisedFact {
  readonly id: string
  readonly predicate: string
  readonly statement: string
  readonly objectId: string | null
  readonly confidence: number
}

/** Below these a cluster is not summed up: too few facts, about too little, or too doubtful. */
const FACTS_MIN = 3
const ENTITIES_MIN = 2
const CONFIDENCE_MIN = 0.6
const FACTS_MAX = 40

export interface Summary {
  readonly title: string
  readonly content: string
  readonly keywords: readonly string[]
  readonly factIds: readonly string[]
  readonly objectIds: readonly string[]
}

/**
 * What is known of something, in the facts' own sentences and nothing else, or null when that is too
 * little. Equal facts give equal bytes.
 */
export function summaryOf(name: string, facts: readonly SummarisedFact[]): Summary | null {
  const objectIds = [...new Set(facts.flatMap(({ objectId }) => objectId ?? []))].toSorted()
  const certain = facts.reduce((sum, { confidence }) => sum + confidence, 0) / facts.length
  if (facts.length < FACTS_MIN || objectIds.length + 1 < ENTITIES_MIN || certain < CONFIDENCE_MIN) {
    return null
  }
  const ordered = facts.toSorted(
    (a, b) =>
      compare(a.predicate, b.predicate) || compare(a.statement, b.statement) || compare(a.id, b.id),
  )
  const shown = ordered.slice(0, FACTS_MAX)
  const left = ordered.length - shown.length
  return {
    title: `What is known of ${name}`,
    content: [
      ...new Set(shown.map(({ statement }) => statement)),
      ...(left === 0 ? [] : [`And ${left} more.`]),
    ].join('\n'),
    keywords: [...new Set(ordered.map(({ predicate }) => predicate))],
    factIds: ordered.map(({ id }) => id),
    objectIds,
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
