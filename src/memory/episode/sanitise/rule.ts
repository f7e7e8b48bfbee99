/** A half-open range of UTF-16 units in the text at hand. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type Action = 'redacted' | 'excised' | 'fenced' | 'flagged'

/** One finding: which rule, what kind of thing, where, and what becomes of it. */
export interface Finding extends Span {
  readonly rule: string
  readonly kind: string
  readonly action: Action
}

/**
 * A rule over normalised text. Either a global expression, of which group 1 (or the whole match) is
 * taken if `accept` agrees, or a `find` of its own where an expression could not stay linear.
 */
export interface Rule {
  readonly id: string
  readonly kind: string
  find(text: string): Iterable<Span>
}

interface PatternRule {
  readonly id: string
  readonly kind: string
  readonly pattern: RegExp
  readonly accept?: (value: string) => boolean
}

/** A rule from an expression. The expression must be global and have no unbounded overlap. */
export function patternRule({ id, kind, pattern, accept = () => true }: PatternRule): Rule {
  const indexed = new RegExp(pattern.source, `${pattern.flags}d`)
  return {
    id,
    kind,
    *find(text) {
      for (const match of text.matchAll(indexed)) {
        const [start, end] = match.indices![1] ?? match.indices![0]!
        if (accept(text.slice(start, end))) yield { start, end }
      }
    },
  }
}
