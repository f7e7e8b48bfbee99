export interface Fact {
  readonly subject: string
  readonly predicate: string
  readonly object: string
}

/** Predicates that careful readers choose differently for the same words. */
const FAMILIES: readonly (readonly string[])[] = [
  ['did', 'attended', 'visited', 'met', 'has_state', 'owns'],
  ['does', 'likes', 'member_of', 'studies', 'prefers'],
  ['plans', 'wants', 'works_on'],
  ['works_as', 'works_at', 'is_a'],
  ['uses', 'runs_on', 'is_a'],
  ['owns', 'has_pet', 'uses'],
  ['deadline', 'scheduled_for'],
  ['has_value', 'has_size', 'has_count'],
  ['sibling_of', 'child_of', 'parent_of', 'relative_of', 'spouse_of'],
]
const STOP = new Set(
  'a an the my our his her their its some any of to in on at for with and or by from into this that'.split(
    ' ',
  ),
)

/** Same subject, a predicate of the same family, and objects that share most of their words. */
export function matches(label: Fact, claim: Fact): boolean {
  if (label.subject.toLowerCase() !== claim.subject.toLowerCase()) return false
  return isAkin(label.predicate, claim.predicate) && overlap(label.object, claim.object)
}

function isAkin(one: string, other: string): boolean {
  return one === other || FAMILIES.some((each) => each.includes(one) && each.includes(other))
}

function overlap(one: string, other: string): boolean {
  const left = stems(one)
  const right = stems(other)
  const shared = [...left].filter((stem) => right.has(stem)).length
  const isContained = shared > 0 && (shared === left.size || shared === right.size)
  return isContained || shared / (left.size + right.size - shared) >= 0.5
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? []
  return new Set(words.filter((word) => !STOP.has(word)).map(stem))
}

function stem(word: string): string {
  return word.replace(/\.+$/, '').replace(/(?<=.{3})(?:ing|ed|es|s|e)$/, '')
}
