import type { Rule, Span } from './rule.ts'

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
// What a key without its end may consist of: base 64, white space and escaped line breaks.
const BODY = /[A-Za-z0-9+/=\s\\]*/y
const LENGTH_MAX = 65_536

/**
 * A private key in armour, several lines long. A key cut off before its end is taken as far as it
 * still looks like one. Beginnings and ends are walked together, so the search is linear.
 */
export const PRIVATE_KEY: Rule = {
  id: 'private-key',
  kind: 'private-key',
  *find(text): Iterable<Span> {
    const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length)
    let next = 0
    let covered = 0
    for (const match of text.matchAll(BEGIN)) {
      if (match.index < covered) continue
      const bodyStart = match.index + match[0].length
      while (next < ends.length && ends[next]! < bodyStart) next += 1
      const end = ends[next] ?? Number.POSITIVE_INFINITY
      covered = end - match.index <= LENGTH_MAX ? end : bodyEnd(text, bodyStart)
      yield { start: match.index, end: covered }
    }
  },
}

function bodyEnd(text: string, from: number): number {
  BODY.lastIndex = from
  BODY.exec(text)
  return Math.max(from, from + text.slice(from, Math.max(from, BODY.lastIndex)).trimEnd().length)
}
