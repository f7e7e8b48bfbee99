/**
 * The question as the named speaker would say it: "What did Ada paint?" becomes "What did I paint?".
 * Turns are written in the first person, so this is the text to embed. Unchanged unless exactly one
 * speaker is named.
 */
export function firstPerson(question: string, speakers: readonly string[]): string {
  const named = namedSpeakers(question, speakers)
  if (named.length !== 1) return question
  const name = quoted(named[0]!)
  return question
    .replace(new RegExp(`\\bdid ${name}\\b`, 'g'), 'did I')
    .replace(new RegExp(`\\bdoes ${name}\\b`, 'g'), 'do I')
    .replace(new RegExp(`\\bhas ${name}\\b`, 'g'), 'have I')
    .replace(new RegExp(`\\bis ${name}\\b(?!['’])`, 'g'), 'am I')
    .replace(new RegExp(`\\b${name}(?:['’]s|s['’]|s['’]s)`, 'g'), 'my')
    .replace(new RegExp(`\\b${name}\\b`, 'g'), 'I')
    .replace(/\b(his|her|their)\b/g, 'my')
    .replace(/\b(he|she)\b/g, 'I')
    .replace(/\b(him|himself|herself)\b/g, 'me')
}

/** The speakers whose name stands in the question, in the order given. */
export function namedSpeakers(question: string, speakers: readonly string[]): string[] {
  return speakers.filter((name) => new RegExp(`\\b${quoted(name)}s?\\b`).test(question))
}

function quoted(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
